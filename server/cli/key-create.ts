import { createKey } from '../accounts/keys.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const { org = '', name, scope, expires } = given.options
  const organization = idFrom(org, '--org')
  return inDatabase(given.settings(), async ({ database, now }) => {
    const key = await database.transaction((tx) => createKey(tx, now(), { organization, name, scope, expires }))
    return {
      data: key,
      text: `Created the key ${key.id} with the scope ${key.scope}. It is shown only this once, so keep it:\n\n  ${key.key}\n`,
    }
  })
}
