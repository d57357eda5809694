import { existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { backupOverdue, scheduledBackups } from '../backup/schedule.ts'
import type { Settings } from '../config.ts'
import type { Check } from './checks.ts'
import { now } from './in-database.ts'
import { size } from './text.ts'

const name = 'backups'
const hour = 3_600_000
const patience = 10_000

/** Whether the backups of the schedule are there. */
export async function checkBackups({ backups, dataDir, databaseUrl }: Settings): Promise<Check> {
  const warning = (text: string): Check => ({ name, result: 'warning', text })
  if (backups === null)
    return {
      name,
      result: 'ok',
      text: 'The server makes no backups by itself, because BACKUP_DIR is not set. Run "kalends backup FILE" every day.',
    }
  const { folder, every, storage } = backups
  if (!existsSync(folder)) return { name, result: 'failed', text: `The folder ${folder} does not exist. Create it.` }
  const [last] = scheduledBackups(backups)
  if (!last)
    return warning(`There is no backup in ${folder} yet. A running server writes the first within five minutes.`)
  // A server that was stopped for the night is no reason to worry.
  if (backupOverdue(backups, now()) > Math.max(every, 24) * hour) {
    const days = Math.floor((now() - last.at) / (24 * hour))
    return {
      name,
      result: 'failed',
      text: `The newest backup, ${last.file}, is ${days} days old. Run "kalends job list" to see why there is no newer one.`,
    }
  }
  if (storage !== null) return checkCopy(last.file, storage)
  if (!databaseUrl && existsSync(dataDir) && statSync(folder).dev === statSync(dataDir).dev)
    return warning(
      `The backups in ${folder} are on the same disk as the database, and are lost with it. Copy them elsewhere.`,
    )
  return { name, result: 'ok', text: `The newest backup is ${last.file}, ${size(statSync(last.file).size)}.` }
}

async function checkCopy(file: string, address: string): Promise<Check> {
  const { objectStorage } = await import('../backup/object-storage.ts')
  const { host, pathname } = new URL(address)
  const place = `${host}${pathname}`
  try {
    const isThere = await objectStorage(address, AbortSignal.timeout(patience)).has(basename(file))
    if (isThere) return { name, result: 'ok', text: `The newest backup is ${file}, with a copy in ${place}.` }
  } catch (error) {
    const text = `Copies of backups in ${place} cannot be read: ${(error as Error).message} Check BACKUP_S3_URL.`
    return { name, result: 'failed', text }
  }
  const text = `The newest backup, ${file}, is not in ${place} yet. A running server copies it within five minutes.`
  return { name, result: 'warning', text }
}
