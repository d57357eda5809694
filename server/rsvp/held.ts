import { type AnswerState, isLapsed, isOffered, lapse } from './states.ts'
import { type AnswerRow, columnsOf, stateOf } from './store.ts'

/** Whether seats are held for somebody from the waiting list. */
export function isHeld({ status, waiting_since: waitingSince }: Pick<AnswerRow, 'status' | 'waiting_since'>): boolean {
  return isOffered({ status: status as AnswerState['status'], waitingSince })
}

/** Whether the time to take seats is over, even if nothing has ended the offer yet. */
export const isOverdue = (answer: AnswerRow, now: number) => isHeld(answer) && answer.pending_until! <= now

/** The answer as it will be as soon as something ends its offer. */
export function lapsedIfOverdue<T extends AnswerRow>(answer: T, now: number): T {
  return isOverdue(answer, now) ? { ...answer, ...columnsOf(lapse(stateOf(answer)).state) } : answer
}

/** Whether seats were offered to them, and nobody has taken them in time. */
export const hasLapsed = (answer: AnswerRow) => isLapsed(stateOf(answer))
