import { type Template, changeableBy } from './form.ts'
import { isHeld } from './held.ts'
import { isClosed } from './refusals.ts'
import { type Reply, replies } from './states.ts'
import type { AnswerRow } from './store.ts'

/** What an attendee can still change; `changed` in answers.ts enforces it. */
export type Offer =
  | { readonly kind: 'all'; readonly form: Template; readonly replies: readonly Reply[] }
  /** Sign-up is closed: only fewer places, or none. */
  | { readonly kind: 'fewer'; readonly form: Template }
  | { readonly kind: 'decline'; readonly isClosed: boolean }
  /** On the waiting list: only leaving it. */
  | { readonly kind: 'line' }
  /** Seats are held for them: taking or declining them. */
  | { readonly kind: 'held'; readonly until: number }

/** Without a template there is no form, so an answer can only be withdrawn. */
export function offerTo(
  answer: Pick<AnswerRow, 'status' | 'amount' | 'pending_until' | 'waiting_since'>,
  template: Template | null,
  now: number,
): Offer {
  if (answer.status === 'waiting') return { kind: 'line' }
  if (isHeld(answer)) return { kind: 'held', until: answer.pending_until! }
  if (template === null || answer.status === 'pending') return { kind: 'decline', isClosed: false }
  if (!isClosed(template, now))
    return { kind: 'all', form: changeableBy(template, answer), replies: replies(template, { isFirst: false }) }
  if (answer.status === 'declined' || answer.amount === 1) return { kind: 'decline', isClosed: true }
  return { kind: 'fewer', form: { ...template, maxpp: answer.amount - 1 } }
}
