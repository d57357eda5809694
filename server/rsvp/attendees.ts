import type { AttendeeData } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Actor } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { repeated } from './attempts.ts'
import { erase } from './erasure.ts'
import { comparable } from './form.ts'
import { answersFrom, eraseMailsTo, findSuppression, mailsTo, removeSuppression } from './personal-store.ts'
import { presentAnswers } from './presentation.ts'
import { forgetRemoved } from './removed-store.ts'
import { findAnswer } from './store.ts'

/** Personal data of attendees, across all events of an organization. */
export function attendees({ database, now }: Pick<Context, 'database' | 'now'>) {
  return { find, eraseAll }

  function find(organization: number, email: string): Promise<AttendeeData> {
    const address = comparable(email)
    return database.read(async (db) => {
      const suppression = await findSuppression(db, { organization, address })
      const found = await answersFrom(db, organization, address)
      const shown = await presentAnswers(db, found)
      return {
        answers: shown.map((answer, i) => ({ ...answer, event_label: found[i]!.label })),
        mails: (await mailsTo(db, organization, address)).map(
          ({ id, kind, event, recipient, language, subject, state, created, sent }) => ({
            id,
            kind,
            event,
            recipient,
            language,
            subject,
            state: state as AttendeeData['mails'][number]['state'],
            date_created: instantText(created),
            date_sent: sent === null ? null : instantText(sent),
          }),
        ),
        unsubscribed: suppression
          ? { reason: suppression.reason, date_created: instantText(suppression.created) }
          : null,
      }
    })
  }

  /**
   * Erases answers as attendees do, and then the address in other mails. Each answer has its own transaction, because others
   * wait for the seats of an event. No mail is sent: it would store the address again. Answers that were removed a moment ago
   * can't be brought back any more; `removed` counts them.
   */
  async function eraseAll(
    { organization, by }: Actor,
    email: string,
    { keepsSeats }: { keepsSeats: boolean },
  ): Promise<{ removed: number }> {
    const address = comparable(email)
    const found = await database.read((db) => answersFrom(db, organization, address))
    for (const { id } of found) {
      const work = () =>
        database.transaction(async (tx) => {
          const answer = await findAnswer(tx, organization, id)
          if (answer) await erase(tx, answer, { keepsSeats, now: now(), by })
        })
      await repeated(work, 'These RSVPs are being changed right now.')
    }
    return database.transaction(async (tx) => {
      const removed = await forgetRemoved(tx, organization, address)
      await eraseMailsTo(tx, organization, address)
      await removeSuppression(tx, { organization, address })
      return { removed }
    })
  }
}
