import { removeUser } from '../accounts/users.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async ({ database }) => {
    await database.transaction((tx) => removeUser(tx, id))
    return { data: { id, removed: true }, text: `The user ${id} is gone.` }
  })
}
