import type { Context } from '../context.ts'
import { eraseAnswer, outlivedAnswers, removeOldRows } from './store.ts'

const day = 86_400_000
const atOnce = 100
const mailsFor = 90 * day

/** Erases what is personal in answers to events that are long over, and removes links and mails that are of no use any more. */
export async function removeLeftovers({ database, settings, now }: Context) {
  const before = now() - settings.rsvpRetentionDays * day
  for (let some = atOnce; some === atOnce && Number.isFinite(before);) {
    some = await database.transaction(async (tx) => {
      const answers = await outlivedAnswers(tx, before, atOnce)
      for (const answer of answers) await eraseAnswer(tx, answer, now())
      return answers.length
    })
  }
  await database.transaction((tx) => removeOldRows(tx, { links: now() - day, mails: now() - mailsFor }))
}
