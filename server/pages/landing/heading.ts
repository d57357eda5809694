import { memoize } from '../../cache/memoize.ts'
import { Html, html } from '../../html/html.ts'
import type { RsvpMessages } from '../../messages/messages.ts'
import { isPureForm } from '../../publication/event.ts'
import type { Publication } from '../../publication/sources.ts'
import { logoOf, tileOf } from '../parts.ts'
import type { RsvpForm } from '../rsvp/form-data.ts'
import type { View } from './view.ts'

/** Placeholder of the state of the sign-up, which changes while the page is cached. */
export const signUpStatePlace = '<!--sign-up-state-->'
const statePlace = new Html(signUpStatePlace)

/** All seats taken, or sign-up closed. */
export function stateBadge({ state }: RsvpForm, words: RsvpMessages): Html | false {
  return (state === 'full' || state === 'closed') && html`<p class="badge ${state}">${words[state]}</p>`
}

/** The title with the date and the state of the event. */
export function headingOf(view: View): Html {
  const { event, progress, dateText, words } = view
  if (isPureForm(event)) return headerOf(event, event.title)
  const badge = badgeOf(view)
  const isTentative = progress.date.details.status === 'TENTATIVE' && progress.state !== 'over'
  const badges = html`<p class="badge ${badge.kind}">${badge.text}</p>
    ${isTentative && html`<p class="badge tentative">${words.tentative}</p>`} ${event.rsvp && statePlace}`
  return headerOf(event, event.title, { tile: tileOf(dateText(progress.time).tile), badges })
}

/** Names that are read as one and the same. */
export function isSame(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().toLowerCase()
  return plain(one) === plain(other)
}

interface HeaderParts {
  readonly tile?: Html
  readonly badges?: Html
}

/** The event or group leads its page. The headline of the template stands above it in small letters, unless it is the same. */
export function headerOf(
  { landingPage: { title }, organization }: Publication,
  name: string,
  { tile, badges }: HeaderParts = {},
): Html {
  return html`<header>
    ${logoOf(organization)} ${tile}
    <div>
      ${title !== '' && !isSame(title, name) && html`<p class="above-title" dir="auto">${title}</p>`} ${titleOf(name)}
      ${badges}
    </div>
  </header>`
}

/** Long titles are set in smaller steps. */
function titleOf(name: string): Html {
  const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  const size = name.length > 80 || longestWord > 24 ? 'longest' : name.length > 40 || longestWord > 16 ? 'long' : ''
  return size === '' ? html`<h1 dir="auto">${name}</h1>` : html`<h1 dir="auto" class="${size}">${name}</h1>`
}

function badgeOf({ event, progress, words, language }: View) {
  if (progress.isCancelled) return { kind: 'cancelled', text: words.event.cancelled }
  if (progress.state === 'over') {
    // The series of a date that is over may go on.
    const text = event.progress().state === 'over' ? words.event.over : words.over
    return { kind: 'over', text }
  }
  if (progress.state === 'now') return { kind: 'now', text: words.event.now }
  return { kind: 'ahead', text: countdown(progress.daysAhead, language) }
}

const relativeTimes = memoize((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

/** "tomorrow", "in 3 days", "in 4 months". */
function countdown(days: number, language: string): string {
  const [count, unit] =
    days < 14
      ? [days, 'day' as const]
      : days < 60
        ? [Math.round(days / 7), 'week' as const]
        : days < 640
          ? [Math.round(days / 30.44), 'month' as const]
          : [Math.round(days / 365.25), 'year' as const]
  // In Norwegian the word for counted days is not used for dates.
  const text = relativeTimes(language).format(count, unit).replace('døgn', 'dager')
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
