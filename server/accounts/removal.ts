import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import type { MailKind } from '../mail/kind.ts'
import { queueMails, withdrawMail } from '../mail/store.ts'
import { Faults, Refusal } from '../refusal.ts'
import { unknownOrganization } from './keys.ts'
import { removeOrganization } from './organizations.ts'
import { type RemovalNews, removalCancelled, removalScheduled } from './removal-mail.ts'
import { beginRemoval, deleteRemoval, dueRemovals, insertRemoval, ownersOf, removalOf } from './removal-store.ts'
import { takeOrganization } from './store.ts'

const daysToTakeBack = 7
const day = 86_400_000

/**
 * Schedules the removal of an organization in seven days. Until then everything works as before. Asking again changes
 * nothing. Returns the moment.
 */
export async function scheduleRemoval(tx: Transaction, actor: Actor, now: number, typed: string): Promise<string> {
  const { name } = await locked(tx, actor)
  const faults = new Faults()
  if (typed.trim() !== name)
    faults.add('name', `name must be the name of the organization, "${name}", exactly as it is written.`)
  faults.throwIfAny()

  const planned = await removalOf(tx, actor.organization)
  if (planned === 0) throw alreadyBegun()
  if (planned !== undefined) return instantText(planned)
  const at = now + daysToTakeBack * day
  await insertRemoval(tx, actor.organization, at, now)
  await record(tx, actor, now, { action: 'organization.removal-scheduled', item: actor.organization })
  const news = { organization: actor.organization, name, at }
  await tellOwners(tx, removalScheduled, news, await ownersOf(tx, actor.organization), now)
  return instantText(at)
}

/** Takes a scheduled removal back. Without one, nothing changes. */
export async function cancelRemoval(tx: Transaction, actor: Actor, now: number) {
  const { name } = await locked(tx, actor)
  const at = await removalOf(tx, actor.organization)
  if (at === undefined) return
  if (at <= now) throw alreadyBegun()
  await deleteRemoval(tx, actor.organization)
  await record(tx, actor, now, { action: 'organization.removal-cancelled', item: actor.organization })
  const news = { organization: actor.organization, name, at }
  const owners: Owner[] = []
  // An owner who has not heard of the removal need not hear that it was taken back.
  for (const owner of await ownersOf(tx, actor.organization)) {
    const mail = { organization: null, key: mailKey(removalScheduled, news, owner) }
    if (!(await withdrawMail(tx, mail, 'The deletion was taken back.'))) owners.push(owner)
  }
  await tellOwners(tx, removalCancelled, news, owners, now)
}

/** Removes every organization whose time has come, or resumes its removal. */
export async function removeDue(context: Pick<Context, 'database' | 'now'>, signal: AbortSignal) {
  for (const id of await dueRemovals(context.database, context.now())) {
    signal.throwIfAborted()
    if (await begin(context, id)) await removeOrganization(context, { system: 'remove-organizations' }, id)
  }
}

/** Whether it is still to be removed. From here on it cannot be taken back. */
export function begin({ database, now }: Pick<Context, 'database' | 'now'>, id: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    // The lock makes sure that an owner takes it back either before or not at all.
    await takeOrganization(tx, id)
    const at = await removalOf(tx, id)
    if (at === undefined || at > now()) return false
    await beginRemoval(tx, id)
    return true
  })
}

async function locked(tx: Transaction, { organization: id }: Actor): Promise<{ name: string }> {
  const organization = await takeOrganization(tx, id)
  if (!organization) throw new Refusal('missing', unknownOrganization(id))
  return organization
}

type Owner = Awaited<ReturnType<typeof ownersOf>>[number]

async function tellOwners(tx: Transaction, kind: MailKind, news: RemovalNews, owners: readonly Owner[], now: number) {
  const mails = owners.map((owner) => ({
    organization: null,
    kind,
    recipient: owner.email,
    language: owner.language ?? 'en',
    key: mailKey(kind, news, owner),
    content: news,
  }))
  await queueMails(tx, mails, now)
}

const mailKey = (kind: MailKind, { organization, at }: RemovalNews, { id }: Owner) =>
  `${kind.name}:${organization}:${at}:${id}`

const alreadyBegun = () => new Refusal('conflict', 'The organization is being deleted. This cannot be taken back.')
