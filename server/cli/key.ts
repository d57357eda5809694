import { createKey, keys, revokeKey, switchKey } from '../accounts/keys.ts'
import { findOrganization } from '../accounts/organizations.ts'
import { idFrom, ofOneOrganization, optionalId, organizationOption } from './arguments.ts'
import type { Command } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

const keyId = { name: 'ID', what: 'The id of the key; see "kalends key list".' }

export const commands: Command[] = [
  {
    name: 'key create',
    summary: 'Create an API key.',
    details: 'The key is printed once and cannot be shown again. Its scope and expiry cannot be changed later.',
    options: {
      org: { ...organizationOption, required: true },
      scope: { value: 'SCOPE', what: 'read, write or read-write. Default: read-write.' },
      expires: { value: 'TIME', what: 'When it expires, in UTC. Default: never.' },
      name: { value: 'NAME', what: 'What it is for.' },
    },
    example: 'kalends key create --org 1 --scope read --expires 2027-12-31T23:59:59Z --name Website',
    namesDatabase: true,
    run: async (given) => {
      const { org = '', name, scope, expires } = given.options
      const organization = idFrom(org, '--org')
      return inDatabase(given.settings(), async ({ database, now }) => {
        const key = await database.transaction((tx) => createKey(tx, by, now(), { organization, name, scope, expires }))
        return {
          data: key,
          text: `Created key ${key.id} with the scope ${key.scope}. It is shown only once, so store it safely:\n\n  ${key.key}\n`,
        }
      })
    },
  },
  {
    name: 'key list',
    summary: 'List the API keys.',
    details: 'Only the first characters of each key are shown; the rest is not stored.',
    options: { org: ofOneOrganization },
    example: 'kalends key list --org 1',
    run: async (given) => {
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
            state: (key) => (key.active ? 'enabled' : 'disabled'),
            expires: (key) => minute(key.expires) ?? 'never',
            'last used': (key) => minute(key.last_used) ?? 'never',
          },
          'There is no key yet. Create one with "kalends key create --org ID".',
        )
        return { data, text }
      })
    },
  },
  {
    name: 'key disable',
    summary: 'Disable an API key.',
    argument: keyId,
    example: 'kalends key disable 3',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async ({ database, now }) => {
        await database.transaction((tx) => switchKey(tx, by, now(), id, false))
        return {
          data: { id, active: false },
          text: `Disabled key ${id}. Run "kalends key enable ${id}" to enable it again.`,
        }
      })
    },
  },
  {
    name: 'key enable',
    summary: 'Enable an API key.',
    argument: keyId,
    example: 'kalends key enable 3',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async ({ database, now }) => {
        await database.transaction((tx) => switchKey(tx, by, now(), id, true))
        return { data: { id, active: true }, text: `Enabled key ${id}.` }
      })
    },
  },
  {
    name: 'key revoke',
    summary: 'Permanently remove an API key.',
    argument: keyId,
    example: 'kalends key revoke 3',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async ({ database, now }) => {
        await database.transaction((tx) => revokeKey(tx, by, now(), id))
        return { data: { id, revoked: true }, text: `Revoked key ${id}.` }
      })
    },
  },
]
