import { randomUUID } from 'node:crypto'
import type { Export } from '@kalends/contract'
import { withdrawExportMails } from '../accounts/export-mail.ts'
import { newToken, tokenHash } from '../accounts/sessions/sessions.ts'
import { lockOrganization } from '../accounts/organizations.ts'
import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { enqueue } from '../jobs/queue.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import {
  type ExportRow,
  deleteExport,
  expiredExports,
  insertExport,
  insertLink,
  isRunning,
  readExport,
} from './export-store.ts'

/** Milliseconds that a finished file is kept: long enough to download it, no longer than needed for personal data. */
export const keptFor = 24 * 3_600_000

export const exportJob = 'export-organization'

/** Starts an export, which replaces the previous one. */
export async function startExport(tx: Transaction, actor: Actor, now: number) {
  const { organization } = actor
  // Of two requests at once, one is refused.
  await lockOrganization(tx, organization)
  if (await isRunning(tx, organization))
    throw new Refusal('conflict', 'An export is already running. Wait until it has finished, or cancel it.')
  const id = randomUUID()
  await insertExport(tx, organization, id, now)
  await enqueue(tx, { name: exportJob, organization, payload: id, key: `export ${id}`, runAt: now }, now)
  await record(tx, actor, now, { action: 'organization.export-started', item: organization })
}

/** Cancels a running export, or removes the file of a finished one. */
export async function cancelExport(tx: Transaction, actor: Actor, now: number) {
  const id = await deleteExport(tx, actor.organization)
  if (id === undefined) throw noEntryFound()
  await withdrawExportMails(tx, id)
  await record(tx, actor, now, { action: 'organization.export-cancelled', item: actor.organization })
}

export async function exportOf(
  { database, now }: Pick<Context, 'database' | 'now'>,
  organization: number,
): Promise<Export> {
  const row = await readExport(database, organization)
  return row && (row.expires ?? Infinity) > now() ? presented(row) : noExport
}

const noExport: Export = {
  state: 'none',
  percent: 0,
  part: null,
  bytes: null,
  started: null,
  finished: null,
  expires: null,
}

/** A link to the finished file. It works for owners who are signed in, as long as the file is kept. */
export async function newExportLink(
  { database, now, settings }: Pick<Context, 'database' | 'now' | 'settings'>,
  organization: number,
): Promise<{ link: string; expires: string }> {
  const row = await readExport(database, organization)
  if (!row || (row.expires ?? Infinity) <= now()) throw noEntryFound()
  if (row.state !== 'done') throw new Refusal('conflict', 'The export has not finished yet.')
  const token = newToken()
  await database.transaction((tx) => insertLink(tx, row.id, tokenHash(token)))
  return { link: `${settings.publicUrl}/exports/${token}`, expires: instantText(row.expires!) }
}

/** Removes files that have expired. */
export async function removeExpiredExports({ database, now }: Pick<Context, 'database' | 'now'>) {
  for (const organization of await expiredExports(database, now()))
    await database.transaction((tx) => deleteExport(tx, organization))
}

function presented({ state, part, done, total, bytes, created, finished, expires }: ExportRow): Export {
  const isDone = state === 'done'
  return {
    state: state as Export['state'],
    percent: isDone ? 100 : total === 0 ? 0 : Math.min(99, Math.floor((100 * done) / total)),
    part: state === 'running' ? part : null,
    bytes: isDone ? bytes : null,
    started: instantText(created),
    finished: finished === null ? null : instantText(finished),
    expires: isDone ? instantText(expires!) : null,
  }
}
