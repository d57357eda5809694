import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UnusableDatabase } from './failure.ts'
import { isBusy } from './node-sqlite.ts'

export const databaseFile = (dataDir: string) => join(dataDir, 'kalends.db')
const markerFile = (dataDir: string) => join(dataDir, 'kalends.created')

/**
 * Looks at the file before SQLite does: SQLite would take an empty or missing file for a new database and a
 * half-copied one for a good one until it meets a missing page.
 */
export function inspectFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const path = databaseFile(dataDir)
  // Looked at in this order, so that another process creating or growing the file at this moment never looks like damage.
  const hasLog = existsSync(`${path}-wal`)
  const header = readHeader(path)

  if (header.length === 0) {
    if (!existsSync(markerFile(dataDir)) && !hasLog) return
    throw new UnusableDatabase(
      `${path} is ${existsSync(path) ? 'empty' : 'missing'}, although a database was created in this folder before. ` +
        `Put the file back or restore a backup with "kalends restore FILE". To start afresh, remove the whole folder ${dataDir}.`,
    )
  }

  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0')
    throw damaged(path, 'it does not begin like a SQLite database')
  if (header.length < headerSize) throw damaged(path, 'it ends within its header')
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const pages = header.readUInt32BE(28)
  // With frames waiting in the write-ahead log the file may rightly be shorter than its final size.
  const logged = existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0
  const { size } = statSync(path)
  if (!logged && size < pages * pageSize) {
    throw damaged(path, `it should have ${pages * pageSize} bytes but has ${size}; it was probably copied in part`)
  }
}

/** From now on a missing database in this folder is lost data, not a fresh start. */
export function markCreated(dataDir: string, now: number) {
  if (existsSync(markerFile(dataDir))) return
  const when = Temporal.Instant.fromEpochMilliseconds(now).toString()
  writeFileSync(
    markerFile(dataDir),
    `A Kalends database was created in this folder at ${when}. While this file is here, a missing kalends.db is treated as lost.\n`,
  )
}

/** Held by a server for as long as it runs; the operating system lets go of it even when the process is killed. */
export function lockForServer(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new UnusableDatabase(
      `Another Kalends server is already using the folder ${dataDir}. Stop it first, give this one another DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several servers.`,
    )
  }
  return { release: () => lock.close() }
}

export function damaged(path: string, why: string) {
  return new UnusableDatabase(
    `${path} is damaged: ${why}. Nothing was changed. Keep a copy of it, then restore a backup with "kalends restore FILE".`,
  )
}

/** Why SQLite could not open the file, by its result code: https://www.sqlite.org/rescode.html */
export function unusable(path: string, error: Error & { errcode?: number }) {
  const code = (error.errcode ?? 0) % 256
  const advice = {
    5: 'Another program holds it; close that one and try again.',
    8: mayWrite,
    13: 'The disk is full; make room.',
    14: mayWrite,
  }[code]
  return advice
    ? new UnusableDatabase(`${path} cannot be opened: ${error.message}. ${advice}`)
    : damaged(path, error.message)
}

const mayWrite = 'Check that this user may read and write the file and its folder.'

const headerSize = 100

/** Nothing when there is no file. */
function readHeader(path: string): Buffer {
  if (!existsSync(path)) return Buffer.alloc(0)
  const header = Buffer.alloc(headerSize)
  const file = openSync(path, 'r')
  const length = readSync(file, header, 0, headerSize, 0)
  closeSync(file)
  return header.subarray(0, length)
}
