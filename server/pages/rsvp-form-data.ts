import type { ButtonData } from '@kalends/contract'
import type { Context } from '../context.ts'
import { sanitize } from '../html/sanitize.ts'
import type { PublishedEvent } from '../publication/event.ts'
import { availabilities } from '../rsvp/availability.ts'
import { formTokens } from '../rsvp/reception.ts'
import { replies } from '../rsvp/states.ts'

export type RsvpForm = NonNullable<ButtonData['rsvp']>

/** The form of an RSVP event as one visitor gets it at this moment. */
export function rsvpForms(context: Context) {
  const [availability, token] = [availabilities(context), formTokens(context)]

  return async ({ prokey, address, links, item, rsvp }: PublishedEvent): Promise<RsvpForm> => {
    const template = rsvp!
    const [form, { state, remaining }] = await Promise.all([token(prokey), availability(prokey, template)])
    return {
      url: `${address}${links.page}/rsvp`,
      distribution: item.distribution,
      form,
      state,
      remaining,
      headline: template.headline,
      text: template.text === null ? null : sanitize(template.text),
      fields: template.fields,
      replies: [...replies(template, { isFirst: true })],
      maxpp: template.maxpp,
    }
  }
}
