import { switchKey } from '../accounts/keys.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async ({ database }) => {
    await database.transaction((tx) => switchKey(tx, id, true))
    return { data: { id, active: true }, text: `The key ${id} is on now.` }
  })
}
