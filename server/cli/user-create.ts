import { readFileSync } from 'node:fs'
import { createUser } from '../accounts/users.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const { org = '', email = '', role } = given.options
  const organization = idFrom(org, '--org')
  const password = passwordFrom(given.options.password)
  return inDatabase(given.settings(), async ({ database, now }) => {
    const user = await database.transaction((tx) => createUser(tx, now(), { organization, email, role, password }))
    const hint = password === undefined ? ' Without a password there is no way to sign in yet.' : ''
    return { data: user, text: `Created the user ${user.id}, ${user.email}, as ${user.role}.${hint}` }
  })
}

/** Other users of the machine can see the command line, but not what comes in. */
function passwordFrom(text: string | undefined): string | undefined {
  return text === '-' ? readFileSync(0, 'utf8').replace(/\r?\n$/, '') : text
}
