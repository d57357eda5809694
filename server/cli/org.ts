import { createInterface } from 'node:readline/promises'
import {
  type ListedOrganization,
  contentOf,
  findOrganization,
  organizations,
  removeOrganization,
  switchOrganization,
  updateOrganization,
} from '../accounts/organizations.ts'
import { createOrganization } from '../provisioning.ts'
import { idFrom, organizationOption } from './arguments.ts'
import { type Command, type Given, type Output, WrongUsage } from './command.ts'
import { by, inDatabase, inNewDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

const organizationId = { name: 'ID', what: organizationOption.what }

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
        const organization = await database.transaction((tx) =>
          createOrganization(tx, by, now(), { name, plan, credits }),
        )
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
    argument: organizationId,
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
      return inDatabase(given.settings(), async ({ database, now }) => {
        const updated = await database.transaction((tx) =>
          updateOrganization(tx, by, now(), id, { name, plan, credits }),
        )
        const limit = updated.credits === null ? 'without a limit of credits' : `with ${updated.credits} credits`
        return {
          data: updated,
          text: `The organization ${id} is ${updated.name} on the plan ${updated.plan} now, ${limit}.`,
        }
      })
    },
  },
  {
    name: 'org disable',
    summary: 'Disable an organization.',
    details:
      'From this moment, on every server, its keys are refused (401), its pages, files, feeds, links and images are not found (404), its custom ' +
      'domains answer as unknown hosts do, and no mails are sent: those that are waiting are dropped. Nothing else is lost; "kalends org enable" takes it back.',
    argument: organizationId,
    example: 'kalends org disable 2',
    namesDatabase: true,
    run: (given) =>
      switched(given, 'disabled: its keys are refused, the public sees nothing of it, and no mails are sent'),
  },
  {
    name: 'org enable',
    summary: 'Enable an organization that was disabled.',
    argument: organizationId,
    example: 'kalends org enable 2',
    namesDatabase: true,
    run: (given) => switched(given, 'enabled'),
  },
  {
    name: 'org remove',
    summary: 'Remove an organization with everything it has, for good.',
    details:
      'It lists what goes and asks for the name of the organization. Visits follow within hours. There is no way back but a backup.',
    argument: organizationId,
    options: { name: { value: 'NAME', what: 'The name of the organization, for scripts: nothing is asked then.' } },
    example: 'kalends org remove 2 --name "Example Events"',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const { name } = await findOrganization(context.database, id)
        const content = await contentOf(context, id)
        const list = listOf(content)
        const typed = given.options.name ?? (await ask(`This removes ${name} with ${list}, for good.`))
        if (typed !== name) {
          const told = `This would remove ${name} with ${list}, for good. Nothing was removed.`
          throw new WrongUsage(
            given.options.name === undefined && typed === undefined
              ? `${told} Give the name of the organization to do it: --name "${name}".`
              : `${told} The name of the organization ${id} is "${name}", not "${typed}".`,
          )
        }
        await removeOrganization(context, by, id)
        return { data: { id, name, removed: true, content }, text: `Removed ${name} with ${list}.` }
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
            ...(data.some(({ disabled }) => disabled !== null) && {
              disabled: (organization: ListedOrganization) => minute(organization.disabled) ?? 'no',
            }),
            created: (organization) => minute(organization.created),
          },
          'There is no organization yet. "kalends org create" makes one.',
        )
        return { data, text }
      }),
  },
]

function switched(given: Given, state: string): Promise<Output> {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async ({ database, now }) => {
    const isOn = state === 'enabled'
    await database.transaction((tx) => switchOrganization(tx, by, now(), id, isOn))
    const { name } = await findOrganization(database, id)
    return { data: { id, name, disabled: !isOn }, text: `The organization ${id}, ${name}, is ${state}.` }
  })
}

/** Such as "2 events, 1 group and 7 templates". */
function listOf(content: Readonly<Record<string, number>>): string {
  const parts = Object.entries(content)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`)
  return parts.length === 0 ? 'nothing in it' : new Intl.ListFormat('en', { style: 'long' }).format(parts)
}

/** What a person types; undefined if nobody is there to be asked. */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question}\nType the name of the organization to go on: `)).trim()
  } finally {
    terminal.close()
  }
}
