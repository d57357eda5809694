import { switchKey } from '../accounts/keys.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async ({ database }) => {
    await database.transaction((tx) => switchKey(tx, id, false))
    return {
      data: { id, active: false },
      text: `The key ${id} is off now. "kalends key enable ${id}" switches it on again.`,
    }
  })
}
