import { makeDefault, unsetDefault } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async (context) => {
    if (given.switches.has('unset')) {
      const domain = await unsetDefault(context, id)
      return { data: domain, text: `${domain.host} is not the default any more.` }
    }
    const domain = await makeDefault(context, id)
    return { data: domain, text: `${domain.host} is the default now, where a landing page names no other.` }
  })
}
