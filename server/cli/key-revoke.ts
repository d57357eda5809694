import { revokeKey } from '../accounts/keys.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async ({ database }) => {
    await database.transaction((tx) => revokeKey(tx, id))
    return { data: { id, revoked: true }, text: `The key ${id} is gone.` }
  })
}
