import type { Selectable } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

type ChallengeRow = Selectable<Tables['challenge']>

export async function insertChallenge(tx: Transaction, challenge: ChallengeRow) {
  await tx.insertInto('challenge').values(challenge).execute()
}

/** Removes and returns a challenge: of two requests with the same one, one gets it. */
export function takeChallengeRow(
  tx: Transaction,
  { hash, purpose, browser }: Pick<ChallengeRow, 'hash' | 'purpose' | 'browser'>,
): Promise<ChallengeRow | undefined> {
  return tx
    .deleteFrom('challenge')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('browser', '=', browser)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteChallengesBefore(tx: Transaction, now: number) {
  await tx.deleteFrom('challenge').where('expires', '<=', now).execute()
}
