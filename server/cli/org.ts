import { organizations, updateOrganization } from '../accounts/organizations.ts'
import { createOrganization } from '../provisioning.ts'
import { idFrom, organizationOption } from './arguments.ts'
import { type Command, WrongUsage } from './command.ts'
import { inDatabase, inNewDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

export const commands: Command[] = [
  {
    name: 'org create',
    summary: 'Create an organization.',
    options: {
      name: { value: 'NAME', what: 'What it is called.', required: true },
      plan: { value: 'PLAN', what: 'hobby, regular or enterprise (the default).' },
      credits: { value: 'N', what: 'How many event credits it has; unlimited when left out.' },
    },
    example: 'kalends org create --name "Example Events" --plan regular --credits 100',
    namesDatabase: true,
    run: (given) =>
      inNewDatabase(given.settings(), async ({ database, now }) => {
        const { name = '', plan, credits } = given.options
        const organization = await database.transaction((tx) => createOrganization(tx, now(), { name, plan, credits }))
        return {
          data: organization,
          text: `Created the organization ${organization.id}, ${organization.name}. "kalends key create --org ${organization.id}" makes a key for it.`,
        }
      }),
  },
  {
    name: 'org update',
    summary: 'Change the name, the plan or the credits of an organization.',
    details: 'What is left out stays as it is.',
    argument: { name: 'ID', what: organizationOption.what },
    options: {
      name: { value: 'NAME', what: 'What it is called.' },
      plan: { value: 'PLAN', what: 'hobby, regular or enterprise.' },
      credits: { value: 'N', what: 'How many event credits it has from now on, or unlimited.' },
    },
    example: 'kalends org update 1 --plan enterprise --credits unlimited',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      const { name, plan, credits } = given.options
      if (name === undefined && plan === undefined && credits === undefined)
        throw new WrongUsage('Say what to change: --name, --plan or --credits. See "kalends org update --help".')
      return inDatabase(given.settings(), async ({ database }) => {
        const updated = await database.transaction((tx) => updateOrganization(tx, id, { name, plan, credits }))
        const limit = updated.credits === null ? 'without a limit of credits' : `with ${updated.credits} credits`
        return {
          data: updated,
          text: `The organization ${id} is ${updated.name} on the plan ${updated.plan} now, ${limit}.`,
        }
      })
    },
  },
  {
    name: 'org list',
    summary: 'List the organizations.',
    example: 'kalends org list',
    run: (given) =>
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
      }),
  },
]
