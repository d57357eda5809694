import { readFileSync } from 'node:fs'
import { findOrganization } from '../accounts/organizations.ts'
import { createUser, removeUser, users } from '../accounts/users.ts'
import { idFrom, ofOneOrganization, optionalId, organizationOption } from './arguments.ts'
import type { Command } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

export const commands: Command[] = [
  {
    name: 'user create',
    summary: 'Create a user of an organization.',
    options: {
      org: { ...organizationOption, required: true },
      email: { value: 'ADDRESS', what: 'The email address.', required: true },
      password: { value: 'TEXT', what: 'At least 10 characters; - reads it from standard input.' },
      role: { value: 'ROLE', what: 'owner, admin or member. Default: owner.' },
    },
    example: 'kalends user create --org 1 --email ann@example.org --password -',
    namesDatabase: true,
    run: async (given) => {
      const { org = '', email = '', role } = given.options
      const organization = idFrom(org, '--org')
      const password = passwordFrom(given.options.password)
      return inDatabase(given.settings(), async (context) => {
        const user = await createUser(context, by, { organization, email, role, password })
        const hint = password === undefined ? ' Without a password, the user cannot sign in yet.' : ''
        return { data: user, text: `Created user ${user.id}, ${user.email}, as ${user.role}.${hint}` }
      })
    },
  },
  {
    name: 'user list',
    summary: 'List the users.',
    options: { org: ofOneOrganization },
    example: 'kalends user list',
    run: async (given) => {
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
          'There is no user yet. Create one with "kalends user create --org ID --email ADDRESS".',
        )
        return { data, text }
      })
    },
  },
  {
    name: 'user remove',
    summary: 'Permanently remove a user.',
    argument: { name: 'ID', what: 'The id of the user; see "kalends user list".' },
    example: 'kalends user remove 3',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async ({ database, now }) => {
        await database.transaction((tx) => removeUser(tx, by, now(), id))
        return { data: { id, removed: true }, text: `Removed user ${id}.` }
      })
    },
  },
]

/** Other users of the machine can see the command line, but not standard input. */
function passwordFrom(text: string | undefined): string | undefined {
  return text === '-' ? readFileSync(0, 'utf8').replace(/\r?\n$/, '') : text
}
