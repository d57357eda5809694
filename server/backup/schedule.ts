import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Backups } from '../config/backups.ts'
import type { Settings } from '../config.ts'
import type { Backup } from './backup.ts'
import { pastPooler } from './place.ts'

const hour = 3_600_000
const written = /^kalends-(\d{8}T\d{6}Z)\.db$/
const unfinished = /^kalends-\d{8}T\d{6}Z\.db\.part$/

/** When a scheduled backup was written, by its name; the newest first. Other files in the folder are none of ours. */
export function scheduledBackups({ folder }: Backups): { readonly file: string; readonly at: number }[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, at] = written.exec(name) ?? []
      return at ? [{ file: join(folder, name), at: Temporal.Instant.from(at).epochMilliseconds }] : []
    })
    .toSorted((a, b) => b.at - a.at)
}

/** Milliseconds since a backup should have been there; 0 if none is missing. */
export function backupOverdue(backups: Backups, now: number): number {
  const [last] = existsSync(backups.folder) ? scheduledBackups(backups) : []
  return last ? Math.max(0, now - last.at - backups.every * hour) : Infinity
}

/**
 * Writes a backup unless this period has one, and returns it. Periods begin at midnight UTC, so backups do not come a
 * little later each day. Servers that share the folder write one together, because a job runs once.
 */
export async function backUpIfDue({ settings, now }: { settings: Settings; now: () => number }, signal: AbortSignal) {
  const backups = settings.backups!
  const period = (at: number) => Math.floor(at / (backups.every * hour))
  if (!existsSync(backups.folder)) throw new Error(`The folder ${backups.folder} does not exist. Create it first.`)
  const [last] = scheduledBackups(backups)
  if (last && period(last.at) >= period(now())) return undefined

  for (const name of readdirSync(backups.folder)) if (unfinished.test(name)) rmSync(join(backups.folder, name))
  const stamp = Temporal.Instant.fromEpochMilliseconds(now()).toString({ smallestUnit: 'second' })
  const file = join(backups.folder, `kalends-${stamp.replaceAll(/[-:]/g, '')}.db`)
  const backup = await backUpInThread(pastPooler(settings), file, signal)
  for (const { file: old } of scheduledBackups(backups).slice(backups.keep)) rmSync(old)
  return backup
}

/**
 * Copies the newest backup to object storage unless it is there, and removes the oldest copies. Returns the name of a new
 * copy.
 */
export async function copyIfDue(
  { settings }: { settings: Settings },
  signal: AbortSignal,
): Promise<string | undefined> {
  const backups = settings.backups!
  const [last] = scheduledBackups(backups)
  if (backups.storage === null || !last) return undefined
  const storage = (await import('./object-storage.ts')).objectStorage(backups.storage, signal)
  const name = basename(last.file)
  if (await storage.has(name)) return undefined
  await storage.put(name, last.file)
  const copies = (await storage.names('kalends-'))
    .filter((each) => written.test(each))
    .toSorted()
    .toReversed()
  for (const old of copies.slice(backups.keep)) await storage.remove(old)
  return name
}

/** In a thread, because copying and verifying a SQLite file hold up everything else in theirs. */
async function backUpInThread(place: object, file: string, signal: AbortSignal): Promise<Backup> {
  const thread = new Worker(new URL('backup-thread.ts', import.meta.url), { workerData: { place, file } })
  try {
    const [backup] = (await once(thread, 'message', { signal })) as [Backup]
    return backup
  } finally {
    await thread.terminate()
  }
}
