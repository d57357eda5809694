import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { remove } from './erasure.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { recordAnswers } from './recording.ts'
import { keepAnswer } from './removed-store.ts'
import type { AnswerRow } from './store.ts'

/**
 * Removes an answer on the word of an organizer, who can undo it for a few minutes. The mail goes to those who said yes or
 * maybe: the event leaves their calendar.
 */
export async function removeAnswer(
  tx: Transaction,
  actor: Actor,
  answer: AnswerRow,
  { sendMail, now }: { readonly sendMail: boolean; readonly now: number },
) {
  await recordAnswers(tx, now, 'rsvp.deleted', [answer], actor)
  await keepAnswer(tx, answer, now)
  await remove(tx, answer, now)
  // If the address was erased, there is nobody to write to.
  if (!sendMail || answer.email === '' || (answer.status !== 'confirmed' && answer.status !== 'undecided')) return
  const { mail } = removalMail(answer, now)
  // The links of a removed answer lead nowhere.
  const withoutLinks = { mail: { ...mail, content: { ...mail.content, tokens: {} } }, links: [] }
  await queueAttendeeMails(tx, [withoutLinks], now)
}

/** It takes the event out of the attendee's calendar, so it has the next sequence number. */
export function removalMail(answer: AnswerRow, now: number) {
  const gone = { ...answer, status: 'declined', sequence: answer.sequence + 1 }
  return attendeeMail(gone, 'rsvp_change_confirmation', `removed ${answer.version}`, now)
}
