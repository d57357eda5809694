import { existsSync, statSync } from 'node:fs'
import { backupOverdue, scheduledBackups } from '../backup/schedule.ts'
import type { Settings } from '../config.ts'
import type { Check } from './checks.ts'
import { now } from './in-database.ts'
import { size } from './text.ts'

const name = 'backups'
const hour = 3_600_000

/** Whether the backups of the schedule are there. */
export function checkBackups({ backups, dataDir, databaseUrl }: Settings): Check {
  const warning = (text: string): Check => ({ name, result: 'warning', text })
  if (backups === null)
    return {
      name,
      result: 'ok',
      text: 'The server makes no backups by itself, because BACKUP_DIR is not set. Run "kalends backup FILE" every day.',
    }
  const { folder, every } = backups
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
  if (!databaseUrl && existsSync(dataDir) && statSync(folder).dev === statSync(dataDir).dev)
    return warning(
      `The backups in ${folder} are on the same disk as the database, and are lost with it. Copy them elsewhere.`,
    )
  return { name, result: 'ok', text: `The newest backup is ${last.file}, ${size(statSync(last.file).size)}.` }
}
