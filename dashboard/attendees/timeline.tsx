import type { AttendeeData } from '@kalends/contract'
import { formatAgo, formatMoment } from '../format.ts'
import { Icon, type IconName } from '../kit/index.ts'
import { words } from '../words.ts'
import { eventTitle } from '../event-title.ts'

interface Happening {
  readonly at: string
  readonly text: string
  readonly icon: IconName
  readonly isBad?: boolean
}

/** What happened with this person, latest first. */
export function Timeline({ data }: { data: AttendeeData }) {
  return (
    <ol class="timeline">
      {happeningsOf(data).map(({ at, text, icon, isBad }, index) => (
        <li key={index} class={isBad ? 'bad' : ''}>
          <Icon name={icon} size={16} />
          <span>{text}</span>
          <time dateTime={at} title={formatMoment(at)}>
            {formatAgo(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

const stateTexts = {
  sent: 'mailSent',
  waiting: 'mailWaiting',
  failed: 'mailFailed',
  kept: 'mailKept',
  dropped: 'mailDropped',
} as const

function happeningsOf({ answers, mails, unsubscribed }: AttendeeData): Happening[] {
  const texts = words.attendees.person
  const found: Happening[] = []
  for (const { event_label: label, date_created: created, date_updated: updated, checked_in: arrived } of answers) {
    const event = eventTitle(label)
    found.push({ at: created, text: texts.signedUp(event), icon: 'ticket' })
    if (updated !== null) found.push({ at: updated, text: texts.changed(event), icon: 'edit' })
    if (arrived !== null) found.push({ at: arrived, text: texts.arrived(event), icon: 'checkIn' })
  }
  for (const { kind, subject, state, date_created: created, date_sent: sent } of mails) {
    const what = subject ?? texts.kinds[kind] ?? texts.otherMail
    found.push({ at: sent ?? created, text: texts[stateTexts[state]](what), icon: 'mail', isBad: state === 'failed' })
  }
  if (unsubscribed) {
    const at = unsubscribed.date_created
    found.push({ at, text: texts.unsubscribed(formatMoment(at)), icon: 'hide' })
  }
  return found.toSorted((a, b) => b.at.localeCompare(a.at))
}
