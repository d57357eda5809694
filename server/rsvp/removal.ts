import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { remove } from './erasure.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { recordAnswers } from './recording.ts'
import type { AnswerRow } from './store.ts'

/** Removes an answer on the word of an organizer. The mail goes to those who said yes or maybe: the event leaves their calendar. */
export async function removeAnswer(
  tx: Transaction,
  actor: Actor,
  answer: AnswerRow,
  { sendMail, now }: { readonly sendMail: boolean; readonly now: number },
) {
  await recordAnswers(tx, now, 'rsvp.deleted', [answer], actor)
  await remove(tx, answer)
  // If the address was erased, there is nobody to write to.
  if (!sendMail || answer.email === '' || (answer.status !== 'confirmed' && answer.status !== 'undecided')) return
  const gone = { ...answer, status: 'declined', sequence: answer.sequence + 1 }
  const { mail } = attendeeMail(gone, 'rsvp_change_confirmation', 'removed', now)
  // The links of a removed answer lead nowhere.
  const withoutLinks = { mail: { ...mail, content: { ...mail.content, tokens: {} } }, links: [] }
  await queueAttendeeMails(tx, [withoutLinks], now)
}
