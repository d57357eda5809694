import { unpublishDomain } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async (context) => {
    const domain = await unpublishDomain(context, id)
    return { data: domain, text: `${domain.host} is a draft again; no pages are served on it.` }
  })
}
