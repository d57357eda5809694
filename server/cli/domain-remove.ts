import { removeDomain } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async (context) => {
    const host = await removeDomain(context, id)
    return { data: { id, host, removed: true }, text: `${host} is gone.` }
  })
}
