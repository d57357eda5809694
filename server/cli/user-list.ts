import { findOrganization } from '../accounts/organizations.ts'
import { users } from '../accounts/users.ts'
import type { Run } from './command.ts'
import { inDatabase, optionalId } from './in-database.ts'
import { minute, table } from './text.ts'

export const run: Run = async (given) => {
  const organization = optionalId(given.options.org, '--org')
  return inDatabase(given.settings(), async ({ database }) => {
    if (organization !== undefined) await findOrganization(database, organization)
    const data = await users(database, organization)
    const text = table(
      data,
      {
        id: (user) => user.id,
        org: (user) => user.organization,
        email: (user) => user.email,
        role: (user) => user.role,
        created: (user) => minute(user.created),
      },
      'There is no user yet. "kalends user create --org ID --email ADDRESS" makes one.',
    )
    return { data, text }
  })
}
