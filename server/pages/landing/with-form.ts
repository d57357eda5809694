import type { IncomingMessage } from 'node:http'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { type Html, html } from '../../html/html.ts'
import { type Asset, asset } from '../../http/asset.ts'
import { messagesIn, regionOf } from '../../messages/messages.ts'
import { deviceOf } from '../../publication/device.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import { withRsvpLabels, withLabels } from '../../publication/labels.ts'
import { languageFor } from '../../publication/look.ts'
import { rsvpSection } from '../rsvp/form.ts'
import { type RsvpForm, isPast, rsvpForms } from '../rsvp/form-data.ts'
import { farewell } from '../rsvp/greeting.ts'
import { sharedCalendars } from '../rsvp/share.ts'
import { withSignUpMark } from '../preview/preview.ts'
import { sharedForms, stateShown } from '../rsvp/shared-form.ts'
import { joinAction, joinPlace } from './action.ts'
import { signUpStatePlace, stateBadge } from './heading.ts'
import { rsvpPlace } from './page.ts'

/** What a page depends on besides its content. */
export type Asking = Pick<IncomingMessage, 'headers' | 'url'>

type Choose = (asking: Asking) => Asset | Promise<Asset>

/** Inserts the form of an event into its pages. */
export function formInserter(context: Context, files: () => Promise<Addresses>) {
  const formOf = rsvpForms(context)
  const { withForm } = sharedForms(context)

  return (event: PublishedEvent, choosePage: Choose): Choose =>
    (asking) => {
      const link = linkIn(asking.url)
      const page = choosePage(asking)
      // Pages are held from the second request on, and what a link changes is for its visitor only.
      if (link || page instanceof Promise)
        return Promise.all([page, formOf(event)]).then(([made, form]) =>
          insert(event, asking, { page: made, form, link }),
        )
      return withForm(event, `page with form ${page.digest}`, (form) => insert(event, asking, { page, form }))
    }

  async function insert(event: PublishedEvent, { headers }: Asking, { page, form, link }: Insertion): Promise<Asset> {
    const language = languageFor(event.look, { headers })
    const [{ rsvp, page: words }, addresses] = await Promise.all([messagesIn(language), files()])
    const { labels } = event.look
    const region = regionOf(language, headers['accept-language'])
    const texts = { rsvp: withRsvpLabels(rsvp, labels), page: withLabels(words, event.look, region) }
    const device = deviceOf(headers['user-agent'])
    const calendars = link?.isShare && sharedCalendars(event, { language, words: texts.page, device })
    // Nobody is invited to what is over.
    const script = addresses('replied.js')
    const parts: Record<string, Html | false> = isPast(event)
      ? { [rsvpPlace]: farewell(event, texts, script) }
      : {
          [signUpStatePlace]: stateBadge(form, texts.rsvp),
          [joinPlace]: !calendars && joinAction(form, texts.rsvp),
          [rsvpPlace]:
            calendars || rsvpSection({ event, form, words: texts, greeter: script }, { email: link?.email ?? '' }),
        }
    const markup = page.bytes.toString().replaceAll(/<!--[a-z-]+-->/g, (place) => html`${parts[place]}`.toString())
    const { 'content-security-policy': policy, vary } = page.plain.headers as Record<string, string>
    const state = stateShown(event, form)
    const marked = state ? withSignUpMark(markup, { kind: state, text: texts.rsvp[state] }) : markup
    const kept = { 'content-security-policy': policy!, vary: vary! }
    return asset('text/html; charset=utf-8', marked, 'no-store', kept)
  }
}

interface Insertion {
  readonly page: Asset
  readonly form: RsvpForm
  readonly link?: Link | undefined
}

/** What links to a form may say about their visitor. */
interface Link {
  readonly email: string
  /** Whether the page shows calendars in place of the form. */
  readonly isShare: boolean
}

function linkIn(url = ''): Link | undefined {
  const start = url.indexOf('?')
  if (start === -1) return undefined
  const query = new URLSearchParams(url.slice(start + 1))
  const [attendee, type] = [query.getAll('attendee'), query.getAll('type')]
  const email = attendee.length === 1 ? attendee[0]!.split('|').at(-1)!.slice(0, 254) : ''
  const isShare = type.length === 1 && type[0] === 'share'
  return email === '' && !isShare ? undefined : { email, isShare }
}
