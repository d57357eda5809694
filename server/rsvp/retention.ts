import type { Context } from '../context.ts'
import { eraseAnswer, outlivedAnswers, removeLinksBefore } from './personal-store.ts'
import { removeMessagesBefore } from './mail/message-store.ts'
import { recordAnswers } from './recording.ts'

const day = 86_400_000
// Longer than any of their mails waits.
const messageDays = 180
const atOnce = 100
// Few enough to let other writers in between.
const linksAtOnce = 1000

/** Erases personal data in answers to events that are long over, and removes expired links. Old mails: `removeOldMails`. */
export async function removeLeftovers({ database, settings, now }: Context) {
  const before = now() - settings.rsvpRetentionDays * day
  for (let some = atOnce; some === atOnce && Number.isFinite(before);) {
    some = await database.transaction(async (tx) => {
      const answers = await outlivedAnswers(tx, before, atOnce)
      for (const answer of answers)
        // Nobody can offer a seat to an address that is gone.
        await eraseAnswer(tx, answer, now(), answer.status === 'waiting' ? 'declined' : answer.status)
      for (const same of Map.groupBy(answers, ({ event }) => event).values())
        await recordAnswers(tx, now(), 'rsvp.erased', same, { by: { system: 'remove-rsvp-leftovers' } })
      return answers.length
    })
  }
  await database.transaction((tx) => removeMessagesBefore(tx, now() - messageDays * day))
  const removeSome = () => database.transaction((tx) => removeLinksBefore(tx, now() - day, linksAtOnce))
  while ((await removeSome()) === linksAtOnce);
}
