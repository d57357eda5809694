import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { eraseAnswer } from './personal-store.ts'
import type { AnswerRow } from './store.ts'

const day = 86_400_000
const atOnce = 100
// Few enough for other writers to get in between.
const linksAtOnce = 1000

/** Erases what is personal in answers to events that are long over, and removes links that have expired. Old mails: `removeOldMails`. */
export async function removeLeftovers({ database, settings, now }: Context) {
  const before = now() - settings.rsvpRetentionDays * day
  for (let some = atOnce; some === atOnce && Number.isFinite(before);) {
    some = await database.transaction(async (tx) => {
      const answers = await outlivedAnswers(tx, before, atOnce)
      for (const answer of answers) await eraseAnswer(tx, answer, now())
      return answers.length
    })
  }
  const removeSome = () => database.transaction((tx) => removeLinksBefore(tx, now() - day, linksAtOnce))
  while ((await removeSome()) === linksAtOnce);
}

/**
 * Some answers that are not erased yet, of events whose last date was over before this moment. Where there is no last date,
 * because the dates move with the day or the series has no end, an answer counts from its own last change, and not before
 * the series begins.
 */
function outlivedAnswers(tx: Transaction, before: number, limit: number): Promise<AnswerRow[]> {
  return tx
    .selectFrom('rsvp_answer')
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .selectAll('rsvp_answer')
    .where((eb) =>
      eb.or([
        eb('event.ends', '<', before),
        eb.and([
          eb('event.ends', 'is', null),
          eb(eb.fn.coalesce('rsvp_answer.updated', 'rsvp_answer.created'), '<', before),
          eb(eb.fn.coalesce('event.starts', eb.val(0)), '<', before),
        ]),
      ]),
    )
    .where('rsvp_answer.email', '<>', '')
    .orderBy('rsvp_answer.serial')
    .limit(limit)
    .execute()
}

async function removeLinksBefore(tx: Transaction, before: number, most: number): Promise<number> {
  const removed = await tx
    .deleteFrom('attendee_link')
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('attendee_link')
        .select('hash')
        .where('expires', '<', before)
        // A confirm link tells those who come back whether they had been in time.
        .where('purpose', '!=', 'confirm')
        .limit(most),
    )
    .returning('hash')
    .execute()
  return removed.length
}
