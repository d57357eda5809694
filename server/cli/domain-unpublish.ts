import { unpublishDomain } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async (context) => {
    const { domain, wasDefault } = await unpublishDomain(context, id)
    const lost = wasDefault ? ' It was the default of its organization, which has none now.' : ''
    return { data: { ...domain, was_default: wasDefault }, text: `${domain.host} is a draft again.${lost}` }
  })
}
