import type { Transaction } from '../database/open.ts'
import { ownedBy } from '../database/rows.ts'
import { queueAgain } from '../mail/store.ts'

const columns = ['recipient', 'content', 'subject', 'error', 'state'] as const

/** Keeps what is in the mails about answers that are about to be removed. */
export async function keepMails(tx: Transaction, organization: number, answers: readonly string[]) {
  await tx
    .insertInto('removed_mail')
    .columns(['id', 'answer', ...columns])
    .expression((eb) =>
      eb
        .selectFrom('mail')
        .select((of) => ['id', of.ref('answer').$notNull().as('answer'), ...columns])
        .where(ownedBy(organization))
        .where('answer', 'in', answers)
        .where('recipient', '<>', ''),
    )
    .execute()
}

/** Gives the mails about these answers back what was in them. Those that were still waiting wait again. */
export async function returnMails(tx: Transaction, organization: number, answers: readonly string[], now: number) {
  const kept = await tx.selectFrom('removed_mail').selectAll().where('answer', 'in', answers).execute()
  if (kept.length === 0) return
  for (const { id, answer: _, ...values } of kept)
    await tx.updateTable('mail').set(values).where(ownedBy(organization)).where('id', '=', id).execute()
  const waiting = kept.filter(({ state }) => state === 'waiting')
  await queueAgain(tx, waiting.map(({ id }) => ({ organization, id })), now) // oxfmt-ignore
}
