import { randomUUID } from 'node:crypto'
import { tellWhoExports } from '../accounts/export-mail.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Run } from '../jobs/worker.ts'
import { archived } from './archive.ts'
import { type Progress, exportedFiles } from './content.ts'
import { beginAttempt, failExport, insertChunk, updateAttempt } from './export-store.ts'
import { keptFor } from './exports.ts'

/** Bytes. Small enough that writing one doesn't hold up other writers. */
export const chunkLength = 262_144

/** Writes the file of an export into the database. After a restart it starts from the beginning. */
export async function runExport(context: Context, run: Run) {
  const { database, now } = context
  const id = run.payload as string
  try {
    await writeFile(context, run, id)
  } catch (error) {
    // A server that stops leaves the job to the next one.
    if (run.isLastAttempt && !run.signal.aborted) await database.transaction((tx) => fail(tx, id, now()))
    throw error
  }
}

async function writeFile(context: Context, run: Run, id: string) {
  const { database, now } = context
  const name = randomUUID()
  const organization = await database.transaction((tx) => beginAttempt(tx, id, name))
  if (organization === undefined)
    return database.transaction(async (tx) => {
      await run.complete(tx)
      await fail(tx, id, now())
    })
  const attempt = { organization, id, attempt: name }
  const progress: Progress = { part: '', done: 0, total: 0 }
  const files = exportedFiles(context, organization as OrganizationId, progress)
  let [position, bytes] = [0, 0]
  for await (const chunk of archived(files, chunkLength, now())) {
    run.signal.throwIfAborted()
    bytes += chunk.length
    const isOurs = await database.transaction(async (tx) => {
      if (!(await updateAttempt(tx, attempt, { ...progress, bytes }))) return false
      await insertChunk(tx, id, position, chunk)
      return true
    })
    // It was cancelled, or another server has taken over.
    if (!isOurs) return undefined
    position += 1
  }
  run.signal.throwIfAborted()
  return database.transaction(async (tx) => {
    await run.complete(tx)
    const expires = now() + keptFor
    const isOurs = await updateAttempt(tx, attempt, { ...progress, state: 'done', finished: now(), expires })
    if (isOurs) await tellWhoExports(tx, 'ready', { organization, id, expires }, now())
  })
}

async function fail(tx: Transaction, id: string, now: number) {
  const expires = now + keptFor
  const organization = await failExport(tx, id, now, expires)
  if (organization !== undefined) await tellWhoExports(tx, 'failed', { organization, id, expires }, now)
}
