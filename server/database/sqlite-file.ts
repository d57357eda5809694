import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './node-sqlite.ts'

/** A database that must not be opened as it is, said so that a person knows what to do. */
export class UnusableDatabase extends Error {}

export const databaseFile = (dataDir: string) => join(dataDir, 'kalends.db')
const markerFile = (dataDir: string) => join(dataDir, 'kalends.created')

/**
 * Looks at the file before SQLite does: SQLite would take an empty or missing file for a new database and a
 * half-copied one for a good one until it meets a missing page.
 */
export function inspectFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const path = databaseFile(dataDir)
  const size = existsSync(path) ? statSync(path).size : 0

  if (size === 0) {
    if (!existsSync(markerFile(dataDir)) && !existsSync(`${path}-wal`)) return
    throw new UnusableDatabase(
      `${path} is ${existsSync(path) ? 'empty' : 'missing'}, although a database was created in this folder before. ` +
        `Put the file back or restore a backup with "kalends restore FILE". To start afresh, remove the whole folder ${dataDir}.`,
    )
  }

  const header = readHeader(path)
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') throw damaged(path, 'it does not begin like a SQLite database')
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const pages = header.readUInt32BE(28)
  // With frames waiting in the write-ahead log the file may rightly be shorter than its final size.
  const logged = existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0
  if (!logged && size < pages * pageSize) {
    throw damaged(path, `it should have ${pages * pageSize} bytes but has ${size}; it was probably copied in part`)
  }
}

/** From now on a missing database in this folder is lost data, not a fresh start. */
export function markCreated(dataDir: string, now: number) {
  if (existsSync(markerFile(dataDir))) return
  const when = Temporal.Instant.fromEpochMilliseconds(now).toString()
  writeFileSync(markerFile(dataDir), `A Kalends database was created in this folder at ${when}. While this file is here, a missing kalends.db is treated as lost.\n`)
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

function readHeader(path: string): Buffer {
  const header = Buffer.alloc(100)
  const file = openSync(path, 'r')
  readSync(file, header, 0, 100, 0)
  closeSync(file)
  return header
}
