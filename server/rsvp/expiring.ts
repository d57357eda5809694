import type { Transaction } from '../database/open.ts'
import { isHeld } from './held.ts'
import { lockLine } from './line.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { expiry, recordAnswers } from './recording.ts'
import { releaseSeats } from './seats.ts'
import { lapse, placesOf } from './states.ts'
import { type AnswerRow, columnsOf, deleteAnswer, stateOf, updateAnswer } from './store.ts'

interface Ended {
  /** Offers that nobody has taken, as they are now. The others were removed. */
  readonly lapsed: readonly AnswerRow[]
  readonly count: number
  /** What they had held. The caller releases it. */
  readonly places: number
}

export const nothingEnded: Ended = { lapsed: [], count: 0, places: 0 }

/** Ends what nobody has confirmed in time: RSVPs are removed, offers lapse. Skips what another writer has changed. */
export async function endInTime(tx: Transaction, answers: readonly AnswerRow[], now: number): Promise<Ended> {
  const ended: AnswerRow[] = []
  const lapsed: AnswerRow[] = []
  for (const answer of answers) {
    if (isHeld(answer)) {
      const values = { ...columnsOf(lapse(stateOf(answer)).state), updated: now }
      if (!(await updateAnswer(tx, answer, values))) continue
      lapsed.push({ ...answer, ...values, version: answer.version + 1 })
    } else if (!(await deleteAnswer(tx, answer))) continue
    ended.push(answer)
  }
  await recordAnswers(tx, now, 'rsvp.expired', ended, { by: expiry })
  const mails = lapsed.map((answer) => attendeeMail(answer, 'rsvp_waiting_lapsed', String(answer.version), now))
  await queueAttendeeMails(tx, mails, now)
  return { lapsed, count: ended.length, places: ended.reduce((sum, answer) => sum + placesOf(stateOf(answer)), 0) }
}

/** The same for answers to one event, whose seats go to the next in line. Returns how many have ended. */
export async function endAndRelease(tx: Transaction, answers: readonly AnswerRow[], now: number): Promise<number> {
  const [first] = answers
  if (!first) return 0
  await lockLine(tx, first)
  const { count, places } = await endInTime(tx, answers, now)
  await releaseSeats(tx, first, places, now)
  return count
}
