import { type PublishedEvent, isPureForm } from '../../publication/event.ts'
import type { AnswerStatus } from '../../rsvp/states.ts'
import type { IconName } from '../icons.ts'
import type { Words } from './fields.ts'

/** What became of a reply, in a few words. A form that is not about a date has nowhere to go to. */
export function headlineOf(
  event: PublishedEvent,
  status: AnswerStatus,
  { rsvp }: Words,
  { isLineClosed = false } = {},
): string {
  const { ticket, waiting } = rsvp
  if (status === 'waiting') return isLineClosed ? waiting.page.closed : waiting.texts.rsvp_waiting_joined.headline
  return status === 'confirmed' && isPureForm(event) ? ticket.signedUp : ticket[status]
}

export const isComing = (status: string) => status === 'confirmed' || status === 'undecided'

export const signs: Readonly<Record<AnswerStatus | 'held' | 'cancelled' | 'over', IconName>> = {
  confirmed: 'done',
  undecided: 'maybe',
  declined: 'close',
  waiting: 'waiting',
  pending: 'mail',
  held: 'seats',
  cancelled: 'close',
  over: 'calendar',
}
