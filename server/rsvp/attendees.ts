import type { RsvpAnswer } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Actor } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { repeated } from './attempts.ts'
import { erase } from './erasure.ts'
import { comparable } from './form.ts'
import { answersFrom, eraseMailsTo, findSuppression, mailsTo, removeSuppression } from './personal-store.ts'
import { presentAnswer } from './presentation.ts'
import { findAnswer } from './store.ts'

/** Everything that an organization has stored about the person behind an address. */
export interface AttendeeData {
  readonly answers: readonly (RsvpAnswer & { readonly language: string })[]
  readonly mails: readonly AttendeeMail[]
  /** Why the address gets no more news; null: it does. */
  readonly unsubscribed: { readonly reason: string; readonly date_created: string } | null
}

interface AttendeeMail {
  readonly id: string
  readonly kind: string
  readonly event: string | null
  readonly recipient: string
  readonly language: string
  readonly subject: string | null
  readonly state: string
  readonly date_created: string
  readonly date_sent: string | null
}

/** What an organizer can tell people about their data, over all events of the organization. */
export function attendees({ database, now }: Pick<Context, 'database' | 'now'>) {
  return { find, eraseAll }

  function find(organization: number, email: string): Promise<AttendeeData> {
    const address = comparable(email)
    return database.read(async (db) => {
      const suppression = await findSuppression(db, { organization, address })
      return {
        answers: (await answersFrom(db, organization, address)).map((row) => ({
          ...presentAnswer(row),
          language: row.language,
        })),
        mails: (await mailsTo(db, organization, address)).map(
          ({ id, kind, event, recipient, language, subject, state, created, sent }) => ({
            id,
            kind,
            event,
            recipient,
            language,
            subject,
            state,
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
   * Erases as attendees do it themselves, and what is left of the address in other mails. Each answer in a transaction of its
   * own, because others wait for the seats of an event. Nobody is told, or the address would be stored again.
   */
  async function eraseAll({ organization, by }: Actor, email: string, { keepsSeats }: { keepsSeats: boolean }) {
    const address = comparable(email)
    const found = await database.read((db) => answersFrom(db, organization, address))
    for (const { id } of found) {
      const work = () =>
        database.transaction(async (tx) => {
          const answer = await findAnswer(tx, id)
          if (answer) await erase(tx, answer, { keepsSeats, now: now(), by })
        })
      await repeated(work, 'The answers are being changed right now.')
    }
    await database.transaction(async (tx) => {
      await eraseMailsTo(tx, organization, address)
      await removeSuppression(tx, { organization, address })
    })
  }
}
