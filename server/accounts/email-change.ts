import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../database/failure.ts'
import type { Transaction } from '../database/open.ts'
import type { By, OrganizationId } from '../http/actor.ts'
import { Faults, Refusal, noEntryFound } from '../refusal.ts'
import { queueAccountMail } from './account-mails.ts'
import { deleteLinksOf } from './link-store.ts'
import { createLink, useLink } from './one-time-links.ts'
import { type UserRow, lockUser, organizationsOf, updateUser, userByEmail } from './people-store.ts'
import { deleteSessions } from './sessions/session-store.ts'
import { userAddress } from './users.ts'

type Storage = Pick<Context, 'database' | 'now'>

/**
 * Sends a link to the address that a person wants to use from now on; an earlier request ends. The response is the same if
 * somebody else has the address: only the mail says so, which its owner reads.
 */
export async function requestEmail(
  { database, now, settings }: Storage & Pick<Context, 'settings'>,
  user: number,
  text: string,
) {
  if (settings.smtpUrl === null)
    throw new Refusal(
      'forbidden',
      'This server cannot send mail. Ask the person who runs it to change your address with "kalends user email".',
    )
  const email = checkedAddress(text, 'email')
  await database.transaction(async (tx) => {
    // Of simultaneous requests, the later one ends the earlier one.
    const person = await lockUser(tx, user)
    if (!person) throw noEntryFound()
    if (person.email === email) throw sameAddress('email')
    await cancelEmail(tx, user)
    const { token, expires } = await createLink(tx, now(), { purpose: 'email', user, email })
    const mail = { recipient: email, language: person.language ?? 'en', content: { token }, expires }
    await queueAccountMail(tx, now(), 'email_change', mail)
  })
}

/** The link stops working, and the mail isn't sent if it still waits. */
export async function cancelEmail(tx: Transaction, user: number) {
  await deleteLinksOf(tx, user, 'email')
}

/** Uses up the link of a person who is signed in. Returns false if it no longer works. */
export async function confirmEmail(
  { database, now }: Storage,
  token: string,
  { user, session }: { readonly user: UserRow; readonly session: number },
): Promise<boolean> {
  return unlessTaken(
    database.transaction(async (tx) => {
      const link = await useLink(tx, now(), ['email'], token)
      if (link?.user_account !== user.id) return false
      await changeEmail(tx, { user: user.id }, now(), user, link.email!, session)
      return true
    }),
  )
}

/** By the operator, without a mail to the new address. */
export async function setEmail({ database, now }: Storage, by: By, user: UserRow, text: string): Promise<string> {
  const email = checkedAddress(text, 'to')
  if (user.email === email) throw sameAddress('to')
  await unlessTaken(database.transaction((tx) => changeEmail(tx, by, now(), user, email, null)))
  return email
}

/**
 * As a new password does, it ends all sessions but one, and all links that were sent to the person. Invitations stay with
 * the address they were sent to. A mail tells the address before, in case somebody else did it.
 */
async function changeEmail(
  tx: Transaction,
  by: By,
  now: number,
  { id, email: before, language }: UserRow,
  email: string,
  session: number | null,
) {
  if (await userByEmail(tx, email)) throw taken()
  await updateUser(tx, id, { email })
  await deleteSessions(tx, id, { except: session })
  await deleteLinksOf(tx, id)
  const mail = { recipient: before, language: language ?? 'en', content: { email } }
  await queueAccountMail(tx, now, 'email_changed', mail)
  for (const { id: organization } of await organizationsOf(tx, id)) {
    const actor = { organization: organization as OrganizationId, by }
    await record(tx, actor, now, { action: 'member.updated', item: id, fields: ['email'] })
  }
}

/** Two people may confirm the same address at the same time. */
function unlessTaken<T>(changed: Promise<T>): Promise<T> {
  return changed.catch((error: unknown) => {
    throw failureOf(error) === 'unique' ? taken() : error
  })
}

const taken = () => new Refusal('conflict', 'Another user has this address already.')

function checkedAddress(text: string, field: string): string {
  const email = userAddress(text)
  if (email !== undefined) return email
  throw fault(field, `${field} must be one plain email address such as ann@example.org.`)
}

const sameAddress = (field: string) => fault(field, `${field} must be another address than the present one.`)

function fault(field: string, message: string): Refusal {
  const faults = new Faults()
  faults.add(field, message)
  return faults.refusal()!
}
