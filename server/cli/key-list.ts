import { keys } from '../accounts/keys.ts'
import { findOrganization } from '../accounts/organizations.ts'
import type { Run } from './command.ts'
import { inDatabase, optionalId } from './in-database.ts'
import { minute, table } from './text.ts'

export const run: Run = async (given) => {
  const organization = optionalId(given.options.org, '--org')
  return inDatabase(given.settings(), async ({ database }) => {
    if (organization !== undefined) await findOrganization(database, organization)
    const data = await keys(database, organization)
    const text = table(
      data,
      {
        id: (key) => key.id,
        org: (key) => key.organization,
        key: (key) => key.key,
        name: (key) => key.name,
        scope: (key) => key.scope,
        state: (key) => (key.active ? 'on' : 'off'),
        expires: (key) => minute(key.expires) ?? 'never',
        'last used': (key) => minute(key.last_used) ?? 'never',
      },
      'There is no key yet. "kalends key create --org ID" makes one.',
    )
    return { data, text }
  })
}
