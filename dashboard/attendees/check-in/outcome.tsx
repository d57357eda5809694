import { formatTime } from '../../format.ts'
import { Icon, type IconName } from '../../kit/index.ts'
import { words } from '../../words.ts'
import type { Outcome, Scan } from './scans.ts'

const tones: Record<Outcome, 'good' | 'warning' | 'bad' | 'waiting'> = {
  checking: 'waiting',
  welcome: 'good',
  already: 'warning',
  declined: 'bad',
  pending: 'bad',
  waiting: 'bad',
  offered: 'bad',
  cancelled: 'bad',
  otherEvent: 'bad',
  unknown: 'bad',
  failed: 'warning',
  undone: 'waiting',
}
const icons: Record<(typeof tones)[Outcome], IconName> = {
  good: 'check',
  warning: 'warning',
  bad: 'close',
  waiting: 'time',
}

export const toneOf = ({ outcome }: Scan) => tones[outcome]

/** Yes or no, to be read from a distance. */
export function OutcomePanel({ scan, canScan }: { scan: Scan | undefined; canScan: boolean }) {
  const tone = scan ? toneOf(scan) : 'waiting'
  const { ready, readyText, readyToType } = words.attendees.door
  const { title, text } = scan ? textsOf(scan) : { title: ready, text: canScan ? readyText : readyToType }
  return (
    <div class={`door-outcome ${tone}`} role="status" aria-live="assertive" data-outcome={scan?.outcome ?? 'ready'}>
      <Icon name={scan ? icons[tone] : 'checkIn'} size={48} />
      <p class="door-title">{title}</p>
      <p class="door-text">{text}</p>
    </div>
  )
}

/** What a scan came to, in a few words and a sentence. */
export function textsOf({ outcome, attendee, label, message }: Scan): { title: string; text: string } {
  const texts = words.attendees.door
  const name = attendee?.name || attendee?.email || label
  switch (outcome) {
    case 'checking':
      return { title: texts.checking(label), text: '' }
    case 'welcome':
      return { title: texts.welcome(name), text: texts.seats(attendee!.amount) }
    case 'already':
      return {
        title: texts.already(name),
        text: `${texts.alreadyAt(formatTime(attendee!.checked_in))} · ${texts.seats(attendee!.amount)}`,
      }
    case 'otherEvent':
      return { title: texts.otherEvent, text: message ?? texts.otherEventText }
    case 'cancelled':
      return { title: texts.cancelled, text: texts.cancelledText }
    case 'declined':
      return { title: texts.declined, text: texts.declinedText }
    case 'pending':
      return { title: texts.pending, text: texts.pendingText }
    case 'waiting':
      return { title: texts.waiting, text: texts.waitingText }
    case 'offered':
      return { title: texts.offered, text: texts.offeredText }
    case 'unknown':
      return { title: texts.unknown, text: texts.unknownText }
    case 'failed':
      return { title: texts.failed, text: `${message ?? texts.failedText} ${texts.failedKept}` }
    case 'undone':
      return { title: texts.undone, text: texts.undoneText }
  }
}
