import { readFileSync } from 'node:fs'
import { type UserRole, roles } from '@kalends/contract'
import { setEmail } from '../accounts/email-change.ts'
import { accessLink, createLink } from '../accounts/one-time-links.ts'
import { findOrganization } from '../accounts/organizations.ts'
import { createUser, findUser, removeUser, setUserRole, users } from '../accounts/users.ts'
import { instantText } from '../http/formats.ts'
import { idFrom, ofOneOrganization, optionalId, organizationOption } from './arguments.ts'
import type { Command } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

const roleOption = { value: 'ROLE', what: `${roles.join(', ')}. Default: owner.` }
const userArgument = { name: 'USER', what: 'The id or email address of the user; see "kalends user list".' }

export const commands: Command[] = [
  {
    name: 'user create',
    summary: 'Create a user, or let an existing one join an organization.',
    options: {
      org: { ...organizationOption, required: true },
      email: { value: 'ADDRESS', what: 'The email address.', required: true },
      name: { value: 'NAME', what: 'The name.' },
      password: { value: 'TEXT', what: 'At least 10 characters; - reads it from standard input.' },
      role: roleOption,
    },
    example: 'kalends user create --org 1 --email ann@example.org --role editor',
    namesDatabase: true,
    run: async (given) => {
      const { org = '', email = '', name, role } = given.options
      const organization = idFrom(org, '--org')
      const password = passwordFrom(given.options.password)
      return inDatabase(given.settings(), async (context) => {
        const { isNew, ...user } = await createUser(context, by, { organization, email, name, role, password })
        if (!isNew)
          return {
            data: user,
            text: `User ${user.id}, ${user.email}, joined organization ${organization} as ${user.role}.`,
          }
        const hint = password === undefined ? ` To let them sign in, run "kalends user link ${user.email}".` : ''
        return { data: user, text: `Created user ${user.id}, ${user.email}, as ${user.role}.${hint}` }
      })
    },
  },
  {
    name: 'user link',
    summary: 'Create a link with which a user can sign in once.',
    details:
      'The way back in for somebody who has lost every other. It is valid for 24 hours; an earlier one stops working.',
    argument: userArgument,
    example: 'kalends user link ann@example.org',
    namesDatabase: true,
    run: (given) =>
      inDatabase(given.settings(), async ({ database, now, settings }) => {
        const { id, email } = await findUser(database, given.argument ?? '')
        const { token, expires } = await database.transaction((tx) =>
          createLink(tx, now(), { purpose: 'access', user: id }),
        )
        const link = accessLink(settings, token)
        const text = `With this link ${email} can sign in once, within 24 hours:\n\n  ${link}`
        return { data: { user: id, link, expires: instantText(expires) }, text }
      }),
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
            email: (user) => user.email,
            name: (user) => user.name,
            organizations: (user) => user.organizations.map(({ id, role }) => `${id} (${role})`).join(', '),
            created: (user) => minute(user.created),
          },
          'There is no user yet. Create one with "kalends user create --org ID --email ADDRESS".',
        )
        return { data, text }
      })
    },
  },
  {
    name: 'user role',
    summary: 'Change the role of a user in an organization.',
    argument: userArgument,
    options: {
      org: { ...organizationOption, required: true },
      role: { ...roleOption, what: `${roles.join(', ')}.`, required: true },
    },
    example: 'kalends user role ann@example.org --org 1 --role admin',
    namesDatabase: true,
    run: async (given) => {
      const { org = '', role = '' } = given.options
      const organization = idFrom(org, '--org')
      return inDatabase(given.settings(), async ({ database, now }) => {
        const { id, email } = await findUser(database, given.argument ?? '')
        await findOrganization(database, organization)
        await database.transaction((tx) => setUserRole(tx, by, now(), organization, id, role))
        const data = { id, email, organization, role: role as UserRole }
        return { data, text: `${email} is now ${role} of organization ${organization}.` }
      })
    },
  },
  {
    name: 'user email',
    summary: 'Change the email address of a user.',
    details:
      'For people who cannot confirm a new address by mail themselves. It ends their sessions, and a mail tells the address before. Invitations stay with the address they were sent to.',
    argument: userArgument,
    options: { to: { value: 'ADDRESS', what: 'The new email address.', required: true } },
    example: 'kalends user email ann@example.org --to ann@example.com',
    namesDatabase: true,
    run: (given) =>
      inDatabase(given.settings(), async (context) => {
        const user = await findUser(context.database, given.argument ?? '')
        const email = await setEmail(context, by, user, given.options.to ?? '')
        return { data: { id: user.id, email }, text: `User ${user.id}, ${user.email}, is now ${email}.` }
      }),
  },
  {
    name: 'user remove',
    summary: 'Permanently remove a user, or only from one organization.',
    argument: userArgument,
    options: { org: { ...ofOneOrganization, what: 'Remove the user only from this organization.' } },
    example: 'kalends user remove 3',
    namesDatabase: true,
    run: async (given) => {
      const organization = optionalId(given.options.org, '--org')
      return inDatabase(given.settings(), async ({ database, now }) => {
        const { id, email } = await findUser(database, given.argument ?? '')
        await database.transaction((tx) => removeUser(tx, by, now(), id, organization))
        const where = organization === undefined ? '' : ` from organization ${organization}`
        return { data: { id, removed: true }, text: `Removed user ${id}, ${email}${where}.` }
      })
    },
  },
]

/** Other users of the machine can see the command line, but not standard input. */
function passwordFrom(text: string | undefined): string | undefined {
  return text === '-' ? readFileSync(0, 'utf8').replace(/\r?\n$/, '') : text
}
