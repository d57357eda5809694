import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { By, OrganizationId } from '../http/actor.ts'
import { instantText, mailboxIn } from '../http/formats.ts'
import { Faults, Refusal } from '../refusal.ts'
import { checkOrganization } from './keys.ts'
import { deleteUser, insertUser, listUsers, userExists } from './store.ts'

export const roles = ['owner', 'admin', 'member'] as const
export type UserRole = (typeof roles)[number]

export interface UserRequest {
  organization: number
  email: string
  role?: string | undefined
  password?: string | undefined
}

/** Passwords are hashed before the transaction begins: hashing takes long, and SQLite has one writer. */
export async function createUser(
  { database, now }: Pick<Context, 'database' | 'now'>,
  by: By,
  request: UserRequest,
): Promise<{ id: number; email: string; role: UserRole }> {
  const faults = new Faults()
  const email = (mailboxIn(request.email) ?? '').toLowerCase()
  const role = roles.find((known) => known === (request.role ?? 'owner'))
  if (email === '') faults.add('email', 'email must be one plain email address such as ann@example.org.')
  if (!role) faults.add('role', `role must be one of ${roles.join(', ')}.`)
  if (request.password !== undefined && [...request.password].length < 10)
    faults.add('password', 'password must have at least 10 characters.')
  faults.throwIfAny()

  const password_hash = request.password === undefined ? null : await hashPassword(request.password)
  return database.transaction(async (tx) => {
    const organization = request.organization as OrganizationId
    await checkOrganization(tx, organization)
    if (await userExists(tx, organization, email))
      throw new Refusal('conflict', `${email} is already a user of this organization.`)
    const id = await insertUser(tx, { organization, email, role: role!, password_hash, created: now() })
    await record(tx, { organization, by }, now(), { action: 'user.created', item: id })
    return { id, email, role: role! }
  })
}

export async function users(database: Database, organization?: number) {
  const rows = await listUsers(database, organization)
  return rows.map((row) => ({ ...row, created: instantText(row.created) }))
}

export async function removeUser(tx: Transaction, by: By, now: number, id: number) {
  const organization = await deleteUser(tx, id)
  if (organization === undefined)
    throw new Refusal('missing', `There is no user ${id}. Run "kalends user list" to see them.`)
  await record(tx, { organization, by }, now, { action: 'user.removed', item: id })
}

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** argon2id as a PHC string, which other libraries can verify as well. */
async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await promisify(argon2)('argon2id', { ...cost, message: password, nonce })
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(tag)}`
}
