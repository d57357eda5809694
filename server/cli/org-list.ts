import { organizations } from '../accounts/organizations.ts'
import type { Run } from './command.ts'
import { inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

export const run: Run = (given) =>
  inDatabase(given.settings(), async ({ database }) => {
    const data = await organizations(database)
    const text = table(
      data,
      {
        id: (organization) => organization.id,
        name: (organization) => organization.name,
        plan: (organization) => organization.plan,
        credits: (organization) => organization.credits ?? 'no limit',
        created: (organization) => minute(organization.created),
      },
      'There is no organization yet. "kalends org create" makes one.',
    )
    return { data, text }
  })
