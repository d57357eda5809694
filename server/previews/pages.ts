import type { BodyOf, previewOperations } from '@kalends/contract'
import type { Addresses } from '../browser/files.ts'
import { parseDay } from '../calendar/days.ts'
import type { Context } from '../context.ts'
import { regionOf } from '../messages/messages.ts'
import { publishedPages } from '../pages/landing/published-pages.ts'
import type { Asking } from '../pages/landing/with-form.ts'
import { rsvpForms } from '../pages/rsvp/form-data.ts'
import { inboxPage } from '../pages/rsvp/inbox.ts'
import { formPage, signedUpPage } from '../pages/rsvp/pages.ts'
import { rsvpVisits } from '../pages/rsvp/visit.ts'
import type { ShellPage } from '../pages/shell.ts'
import { publishedEvents } from '../publication/event.ts'
import { languageFor } from '../publication/look.ts'
import { Refusal } from '../refusal.ts'
import type { Target } from './changes.ts'
import { refuse } from './writing.ts'

type PageAsked = BodyOf<typeof previewOperations.page>
type Files = () => Promise<Addresses>

/**
 * A page as a visitor would get it, except that our own pages may show it in a frame. English dates are written for
 * the region of the browser that shows it: `reads` is its `accept-language`.
 */
export async function pageIn(
  inside: Context,
  files: Files,
  target: Target,
  asked: PageAsked,
  reads: string | undefined,
): Promise<ShellPage> {
  const { part = 'page', language, device = 'desktop' } = asked
  const region = regionOf('en', reads)
  const accepted = region === undefined ? language : `${language ?? 'en'}, en-${region}`
  const asking = { headers: { 'accept-language': accepted, 'user-agent': agents[device] } }
  const isForm = part === 'form' || part === 'done'
  const page = isForm
    ? await signUpPage(inside, files, target, asked, asking)
    : await landingPage(inside, files, target, asked, asking)
  return { html: page.html, policy: page.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") }
}

async function landingPage(
  inside: Context,
  files: Files,
  { kind, prokey }: Target,
  { part, day }: PageAsked,
  asking: Asking,
): Promise<ShellPage> {
  const pages = publishedPages(inside, files)
  const isEvent = kind === 'event'
  const found =
    part === 'cta'
      ? await pages.following(prokey)
      : day === undefined
        ? await pages.page(prokey)
        : isEvent
          ? await pages.occurrence(prokey, parseDay(day)!)
          : await pages.listing(prokey, day)
  if (!found && part === 'cta') throw new Refusal('conflict', 'There is no call to action: nothing would be shown.')
  if (!found)
    throw new Refusal('conflict', 'The group has no page: it has no subscription and no public_event_overview.')
  if (!found.pageFor) return refuse('day', 'must be a day on which the event takes place')
  const { bytes, plain } = await found.pageFor(asking)
  return { html: bytes.toString(), policy: plain.headers['content-security-policy']! }
}

async function signUpPage(
  inside: Context,
  files: Files,
  { prokey }: Target,
  { part, status = 'confirmed' }: PageAsked,
  asking: Asking,
): Promise<ShellPage> {
  const event = await publishedEvents(inside)(prokey)
  if (!event?.rsvp) return refuse('part', `cannot be ${part}: there is no sign-up`)
  const frame = await rsvpVisits(inside, files).frameOf(event, languageFor(event.look, asking), asking)
  if (part === 'form') return formPage(frame, await rsvpForms(inside)(event), {})
  return status === 'pending' ? inboxPage(frame) : signedUpPage(frame, status, inside.settings)
}

/** Typical browsers. Pages differ by device. */
export const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
}
