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
import { type SettingsChanges, updateSettings } from '../accounts/settings.ts'
import type { OrganizationId } from '../http/actor.ts'
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
      name: { value: 'NAME', what: 'The name.', required: true },
      plan: { value: 'PLAN', what: 'hobby, regular or enterprise. Default: enterprise.' },
      credits: { value: 'N', what: 'The number of event credits. Default: unlimited.' },
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
          text: `Created organization ${organization.id}, ${organization.name}. Create a key for it with "kalends key create --org ${organization.id}".`,
        }
      }),
  },
  {
    name: 'org update',
    summary: 'Change an organization.',
    details:
      'What you leave out stays as it is. The value default restores what applies without the setting: --reply-to default.',
    argument: organizationId,
    options: {
      name: { value: 'NAME', what: 'The name.' },
      plan: { value: 'PLAN', what: 'hobby, regular or enterprise.' },
      credits: { value: 'N', what: 'The number of event credits from now on, or unlimited.' },
      logo: { value: 'IMAGE', what: 'The id of an uploaded image, shown on pages and in mails.' },
      'sender-name': { value: 'NAME', what: 'The name that mails come from. Default: the name of the organization.' },
      'reply-to': { value: 'ADDRESS', what: 'The address that replies to mails go to.' },
      language: { value: 'CODE', what: 'Of pages, unless the style or the browser of the visitor chooses another.' },
      'time-zone': { value: 'ZONE', what: 'The time zone that forms start with, such as Europe/Berlin.' },
      'time-format': { value: 'FORMAT', what: '12, 24, or language for what is usual in the language.' },
    },
    example: 'kalends org update 1 --plan enterprise --credits unlimited',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      const { name, plan, credits } = given.options
      const settings = settingsFrom(given.options)
      if ([name, plan, credits, ...Object.values(settings)].every((value) => value === undefined))
        throw new WrongUsage(
          'There is nothing to change. Use --name, --plan, --credits or another option. See "kalends org update --help".',
        )
      return inDatabase(given.settings(), async ({ database, now }) => {
        const updated = await database.transaction(async (tx) => {
          await updateOrganization(tx, by, now(), id, { name, plan, credits })
          return updateSettings(tx, { organization: id as OrganizationId, by }, now(), settings)
        })
        const limit = updated.credits === null ? 'with unlimited credits' : `with ${updated.credits} credits`
        return {
          data: updated,
          text: `Organization ${id} is now ${updated.name}, on the plan ${updated.plan} ${limit}.`,
        }
      })
    },
  },
  {
    name: 'org disable',
    summary: 'Disable an organization.',
    details:
      'Takes effect on every server immediately: its keys are refused (401), its pages, files, feeds, links and images are not found (404), its ' +
      'custom domains become unknown hosts, and no mails are sent; waiting ones are dropped. Nothing else is lost: "kalends org enable" reverts it.',
    argument: organizationId,
    example: 'kalends org disable 2',
    namesDatabase: true,
    run: (given) => switched(given, 'disabled: its keys are refused, its pages are not found, and no mails are sent'),
  },
  {
    name: 'org enable',
    summary: 'Enable a disabled organization.',
    argument: organizationId,
    example: 'kalends org enable 2',
    namesDatabase: true,
    run: (given) => switched(given, 'enabled'),
  },
  {
    name: 'org remove',
    summary: 'Permanently remove an organization and everything in it.',
    details:
      'Lists what will be removed and asks for the name of the organization. Visits are removed within hours. Only a backup can bring it back.',
    argument: organizationId,
    options: { name: { value: 'NAME', what: 'The name of the organization, to confirm without a prompt.' } },
    example: 'kalends org remove 2 --name "Example Events"',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const { name } = await findOrganization(context.database, id)
        const content = await contentOf(context, id)
        const list = listOf(content)
        const typed = given.options.name ?? (await ask(`This permanently removes ${name} with ${list}.`))
        if (typed !== name) {
          const warning = `This would permanently remove ${name} with ${list}. Nothing was removed.`
          throw new WrongUsage(
            given.options.name === undefined && typed === undefined
              ? `${warning} To confirm, add --name "${name}".`
              : `${warning} The name of organization ${id} is "${name}", not "${typed}".`,
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
            credits: (organization) => organization.credits ?? 'unlimited',
            owners: (organization) => organization.owners.join(', '),
            ...(data.some(({ disabled }) => disabled !== null) && {
              disabled: (organization: ListedOrganization) => minute(organization.disabled) ?? 'no',
            }),
            created: (organization) => minute(organization.created),
          },
          'There is no organization yet. Create one with "kalends org create".',
        )
        return { data, text }
      }),
  },
]

/** `default` clears a setting. */
function settingsFrom(options: Given['options']): SettingsChanges {
  const value = (text: string | undefined) => (text === 'default' ? null : text)
  return {
    logo: value(options.logo),
    sender_name: value(options['sender-name']),
    reply_to: value(options['reply-to']),
    language: value(options.language),
    time_zone: value(options['time-zone']),
    time_format: value(options['time-format']),
  }
}

function switched(given: Given, state: string): Promise<Output> {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async ({ database, now }) => {
    const isOn = state === 'enabled'
    await database.transaction((tx) => switchOrganization(tx, by, now(), id, isOn))
    const { name } = await findOrganization(database, id)
    return { data: { id, name, disabled: !isOn }, text: `Organization ${id}, ${name}, is ${state}.` }
  })
}

/** Such as "2 events, 1 group and 7 templates". */
function listOf(content: Readonly<Record<string, number>>): string {
  const parts = Object.entries(content)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`)
  return parts.length === 0 ? 'nothing in it' : new Intl.ListFormat('en', { style: 'long' }).format(parts)
}

/** What the user types; undefined without a terminal. */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question}\nType the name of the organization to continue: `)).trim()
  } finally {
    terminal.close()
  }
}
