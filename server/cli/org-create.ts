import { createOrganization } from '../provisioning.ts'
import type { Run } from './command.ts'
import { inNewDatabase } from './in-database.ts'

export const run: Run = (given) =>
  inNewDatabase(given.settings(), async ({ database, now }) => {
    const { name = '', plan, credits } = given.options
    const organization = await database.transaction((tx) => createOrganization(tx, now(), { name, plan, credits }))
    return {
      data: organization,
      text: `Created the organization ${organization.id}, ${organization.name}. "kalends key create --org ${organization.id}" makes a key for it.`,
    }
  })
