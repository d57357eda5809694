import { isDynamic } from '../../calendar/event-time.ts'
import { calendarLink } from '../../calendar/links.ts'
import type { Calendars } from '../../mail/layout.ts'
import { calendarName, isLinkType } from '../../publication/calendars.ts'
import { deviceOf } from '../../publication/device.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import type { MailSources } from './sources.ts'

/** Those that people without a calendar program use. All others take the attached file. */
const linked: readonly string[] = ['google', 'outlookcom', 'ms365']
/** Later mails would add the event a second time: what is attached to them replaces it. */
const kinds: readonly string[] = ['rsvp_signup_confirmation', 'rsvp_thank_you']

/**
 * Links into calendars, for people who are coming. Those with one date lead straight there, the others to the page that lists
 * the dates, as does the only link in plain text: these addresses are long.
 */
export function calendarsIn({ kind, content, event, words }: MailSources): Calendars | null {
  const isComing = content.status === 'confirmed' || content.status === 'undecided'
  const { item, isPublic, address, links } = event
  if (!kinds.includes(kind) || !isComing || !isPublic || !item.distribution || item.hideButton) return null
  if (isCalledOff(event) || event.progress().state === 'over') return null
  const types = event.look
    .offered(deviceOf(''))
    .filter((type) => linked.includes(type))
    .filter(isLinkType)
  if (types.length === 0) return null
  const { add, series } = words.page
  const href = `${address}${links.page}?type=share`
  const hasOneDate = event.dates.length === 1 && event.recurrence === null && !item.dates.some(isDynamic)
  const nameOf = (type: (typeof types)[number]) => event.look.labels[type] ?? calendarName(type, words.page)
  return {
    label: add,
    links: hasOneDate
      ? types.map((type) => ({ label: nameOf(type), href: calendarLink(type, entryOf(event), 'mobile') }))
      : [{ label: series.whole, href }],
    href,
  }
}

/** Without the description, which the page has. */
function entryOf({ dates: [date], address, links }: PublishedEvent): Parameters<typeof calendarLink>[1] {
  const { name, location, availability } = date!.details
  const description = `${address}${links.page}`
  return { time: date!.time, rule: null, name, description, descriptionHtml: null, location, availability }
}
