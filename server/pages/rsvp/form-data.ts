import type { ButtonData } from '@kalends/contract'
import type { Context } from '../../context.ts'
import { failureOf } from '../../database/failure.ts'
import { sanitize } from '../../html/sanitize.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import { availabilities } from '../../rsvp/availability.ts'
import { type Mistyped, heldSeats } from '../../rsvp/correction.ts'
import { hasOpenLine } from '../../rsvp/last-call.ts'
import { placeOf } from '../../rsvp/place.ts'
import { formTokens } from '../../rsvp/reception.ts'
import { isClosed } from '../../rsvp/refusals.ts'
import { replies } from '../../rsvp/states.ts'

export type RsvpForm = NonNullable<ButtonData['rsvp']>

/** Past and cancelled events take no sign-ups. A pure form has no date. */
export function isPast(event: PublishedEvent): boolean {
  return isCalledOff(event) || (event.item.distribution && event.progress().state === 'over')
}

interface Shown {
  readonly isFilledIn?: boolean
  /** The seats that are held for a mistyped address are free for the person who corrects it. */
  readonly corrects?: Mistyped | undefined
}

/** The current form of an RSVP event, for one visitor. */
export function rsvpForms(context: Context) {
  const [availability, token, held] = [availabilities(context), formTokens(context), heldSeats(context)]
  const available = async (event: PublishedEvent, corrects: Mistyped | undefined) => {
    const own = corrects ? await held(placeOf(event), corrects) : 0
    const { state, remaining } = await availability(placeOf(event), event.rsvp!)
    return own > 0 && remaining !== null && state !== 'closed'
      ? ({ state: 'open', remaining: remaining + own } as const)
      : { state, remaining }
  }

  return async (event: PublishedEvent, { isFilledIn = false, corrects }: Shown = {}): Promise<RsvpForm> => {
    const { prokey, address, links, item } = event
    const template = event.rsvp!
    const [form, { state, remaining }] = await Promise.all([
      token(prokey, isFilledIn),
      available(event, corrects),
    ]).catch(whileAway(isClosed(template, context.now())))
    return {
      url: `${address}${links.page}/rsvp`,
      distribution: item.distribution,
      form,
      state: isPast(event) ? 'closed' : state,
      remaining,
      headline: template.headline,
      text: template.text === null ? null : sanitize(template.text),
      fields: template.fields,
      replies: [...replies(template, { isFirst: true })],
      maxpp: template.maxpp,
      waiting_list: !isPast(event) && hasOpenLine(item, template, context.now()),
      mails: context.settings.smtpUrl !== null,
    }
  }
}

/** If the database is unreachable, the cached event is still shown, without sign-up. */
function whileAway(isOver: boolean) {
  return (error: unknown): [string, Pick<RsvpForm, 'state' | 'remaining'>] => {
    if (failureOf(error) !== 'unavailable') throw error
    return ['', { state: isOver ? 'closed' : 'unavailable', remaining: null }]
  }
}
