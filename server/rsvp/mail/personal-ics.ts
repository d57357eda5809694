import type { EmailTemplateType, EventDate } from '@kalends/contract'
import { isDynamic } from '../../calendar/event-time.ts'
import { icsFile, icsParts } from '../../calendar/ics-files.ts'
import type { Rule } from '../../calendar/rule.ts'
import { scheduleOf } from '../../calendar/schedule.ts'
import { fileNameOf } from '../../events/ics.ts'
import type { CalendarFile, Mailbox } from '../../mail/message.ts'
import type { MailSources } from './sources.ts'

const carryFiles: readonly string[] = [
  'rsvp_signup_confirmation',
  'rsvp_thank_you',
  'rsvp_change_confirmation',
  'rsvp_event_update',
] satisfies EmailTemplateType[]

// Above this number, one file with all dates is more useful than that many invitations.
const mostInvitations = 10

/**
 * The calendar files of one attendee. Each date has a stable UID and a SEQUENCE that rises with every change of the event or
 * the answer, so that an update replaces the entry and a cancellation removes it. The organizer in the file is `sender`: an
 * event can name any address, and invitations must not be sent in the name of a stranger. The address of the event is a
 * contact.
 */
export function personalFiles(sources: MailSources, sender: Mailbox): CalendarFile[] {
  const { kind, mail, content, event, removed } = sources
  const { item } = event
  // An entry that was never in the calendar doesn't have to be removed.
  const wasNeverThere = content.isCancelled && content.sequence === 0
  if (content.status === 'pending' || !carryFiles.includes(kind)) return []
  if (!item.distribution || item.dates.some(isDynamic) || wasNeverThere) return []

  const facts = event.facts()
  const instant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at)
  const common = {
    prokey: mail.answer!,
    sequence: facts.sequence + content.sequence,
    created: instant(facts.created),
    updated: instant(Math.max(facts.updated, mail.created)),
    url: `${event.address}${event.links.page}`,
    partstat: partstats[content.status],
  }
  const filesOf = (dates: readonly EventDate[], serials: readonly number[], rule: Rule | null, isOff: boolean) => {
    const isOneFile = dates.length > mostInvitations
    const own = dates.map((date) => ({
      ...date,
      organizer_name: date.organizer_name || sender.name,
      organizer_email: sender.address,
      ...(date.organizer_email !== '' && { contact: contactOf(date) }),
      attendee_name: '',
      // A file with several events is for everybody and names no attendee (RFC 5546 3.2.1).
      attendee_email: isOneFile ? '' : content.email,
      status: isOff ? ('CANCELLED' as const) : date.status,
    }))
    const parts = icsParts({ ...common, dates: own, serials }, scheduleOf(dates, rule, instant(mail.created)))
    return isOneFile
      ? [{ parts, method: 'PUBLISH' as const }]
      : parts.map((part) => ({ parts: [part], method: part.method! }))
  }
  // Neither do dates that were cancelled before the attendee signed up.
  const isFirst = kind === 'rsvp_signup_confirmation' || kind === 'rsvp_thank_you'
  const included = item.dates
    .map((date, i) => [date, facts.serials[i]!] as const)
    .filter(([date]) => !isFirst || date.status !== 'CANCELLED')
  const files = [
    ...filesOf(
      included.map(([date]) => date),
      included.map(([, serial]) => serial),
      event.recurrence,
      content.isCancelled,
    ),
    // Without their rule: the UID alone identifies the entry to remove.
    ...filesOf(
      removed.map(({ date }) => date),
      removed.map(({ serial }) => serial),
      null,
      true,
    ),
  ]
  return files.map(({ parts, method }, i) => ({ name: fileNameOf(item, i), method, content: icsFile(parts, method) }))
}

function contactOf({ organizer_name: name, organizer_email: email }: EventDate): string {
  return name === '' ? email : `${name}, ${email}`
}

const partstats = {
  waiting: 'TENTATIVE',
  pending: 'TENTATIVE',
  confirmed: 'ACCEPTED',
  undecided: 'TENTATIVE',
  declined: 'DECLINED',
} as const
