import { closeSync, existsSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UnusableDatabase } from './failure.ts'
import { makeFolder } from './folder.ts'
import { isBusy } from './node-sqlite.ts'
import type { Program } from './program.ts'
import { removeSignature, signLock, signedBy } from './server-file.ts'

export const databaseFile = (dataDir: string) => join(dataDir, 'kalends.db')
const markerFile = (dataDir: string) => join(dataDir, 'kalends.created')
const creatingFile = (dataDir: string) => join(dataDir, 'kalends.creating')

/**
 * Inspects the file before SQLite opens it: SQLite would take an empty or missing file for a new database, and a
 * partial copy for a good one until it needs a missing page. Returns whether the file is marked as in use.
 */
export function inspectFile(dataDir: string): boolean {
  const path = databaseFile(dataDir)
  // In this order, so that another process creating or growing the file never looks like damage.
  const hasLog = existsSync(`${path}-wal`)
  const header = readHeader(path)

  if (header.length === 0) {
    const isThere = existsSync(path)
    if (!existsSync(markerFile(dataDir)) && !hasLog) {
      if (!isThere || existsSync(creatingFile(dataDir))) return false
      // Another process may have filled it in the meantime.
      if (readHeader(path).length > 0) return inspectFile(dataDir)
      throw empty(path)
    }
    throw new UnusableDatabase(
      `${path} is ${isThere ? 'empty' : 'missing'}, although a database was created in this folder before. ` +
        `Put the file back or restore a backup with "kalends restore FILE". To start over, remove the whole folder ${dataDir}.`,
    )
  }

  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0')
    throw damaged(path, 'it does not start like a SQLite database')
  if (header.length < headerSize) throw damaged(path, 'it ends within its header')
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const pages = header.readUInt32BE(28)
  // While the write-ahead log has frames, the file may be shorter than its final size.
  const { size } = statSync(path)
  if (!hasFrames(path) && size < pages * pageSize) {
    throw damaged(path, `it should have ${pages * pageSize} bytes but has ${size}; it was probably copied in part`)
  }
  if (needsLog(path)) throw withoutLog(path)
  return isMarked(header)
}

/** The value of `pragma user_version` while a process uses the file: see file-use.ts. */
export const inUse = 1
export const notInUse = 0

/** Whether the latest writes are in a missing write-ahead log. */
export function needsLog(path: string): boolean {
  const marked = () => isMarked(readHeader(path))
  // Checked twice: another process may be opening or closing the file right now.
  return marked() && !hasFrames(path) && marked()
}

/** SQLite starts with an empty file. One left by a killed process is ours, not a partial copy. */
export function markCreating(dataDir: string) {
  if (!existsSync(databaseFile(dataDir)) && !existsSync(markerFile(dataDir)))
    writeFileSync(creatingFile(dataDir), 'A Kalends database is being created in this folder.\n')
}

/** From now on a missing database in this folder means lost data, not a fresh start. */
export function markCreated(dataDir: string, now: number) {
  writeMarker(dataDir, now)
  rmSync(creatingFile(dataDir), { force: true })
}

function writeMarker(dataDir: string, now: number) {
  if (existsSync(markerFile(dataDir))) return
  const when = Temporal.Instant.fromEpochMilliseconds(now).toString()
  writeFileSync(
    markerFile(dataDir),
    `A Kalends database was created in this folder at ${when}. While this file is here, a missing kalends.db is treated as lost.\n`,
  )
}

export interface ServerLock {
  release(): void
}

const lockedHere = new Set<string>()

/** Held by a server while it runs; the operating system releases it even if the process is killed. */
export function lockForServer(dataDir: string, whenTaken = secondServer): ServerLock {
  makeFolder(dataDir)
  const lock = tryLock(dataDir)
  if (!lock) throw new UnusableDatabase(whenTaken(dataDir))
  return lock
}

/** The lock of the server, or undefined if another server holds it. */
export function tryLock(dataDir: string): ServerLock | undefined {
  const path = join(dataDir, 'server.lock')
  const lock = new DatabaseSync(path, { open: false, timeout: 0 })
  try {
    lock.open()
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    if (lock.isOpen) lock.close()
    if (isBusy(error)) return undefined
    throw unusable(path, error as Error)
  }
  lockedHere.add(dataDir)
  signLock(dataDir)
  return {
    release() {
      removeSignature(dataDir)
      lockedHere.delete(dataDir)
      lock.close()
    },
  }
}

/** Who holds the lock. */
export function serverIn(dataDir: string): Program | 'this process' {
  return lockedHere.has(dataDir) ? 'this process' : signedBy(dataDir)
}

const secondServer = (dataDir: string) =>
  `Another Kalends server is already using the folder ${dataDir}. Stop it first, give this one another DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several servers.`

export function damaged(path: string, why: string) {
  return new UnusableDatabase(
    `${path} is damaged: ${why}. Nothing was changed. Keep a copy of it, then restore a backup with "kalends restore FILE".`,
  )
}

function empty(path: string) {
  return new UnusableDatabase(
    `${path} is empty, and no Kalends database was being created here: a copy was probably interrupted. Nothing was changed. ` +
      'Copy it again or restore a backup with "kalends restore FILE". To start over, remove this file.',
  )
}

function withoutLog(path: string) {
  return new UnusableDatabase(
    `${path} was in use when it was copied, and its file ${path}-wal, which contains the newest writes, is missing or empty. ` +
      'Stop the server and copy both files, or restore a backup made with "kalends backup FILE". ' +
      'If that file is lost, run "kalends doctor --accept-missing-wal" to continue without it.',
  )
}

/** Why SQLite could not open the file, by its result code: https://www.sqlite.org/rescode.html */
export function unusable(path: string, error: Error & { errcode?: number }) {
  const code = (error.errcode ?? 0) % 256
  const advice = {
    5: 'Another program is using it. Close that program and try again.',
    8: mayWrite,
    13: 'The disk is full. Free up space.',
    14: mayWrite,
  }[code]
  return advice
    ? new UnusableDatabase(`${path} cannot be opened: ${error.message}. ${advice}`)
    : damaged(path, error.message)
}

const mayWrite = 'Check that this user can read and write the file and its folder.'

const headerSize = 100

/** A file that isn't in WAL mode needs no log whatever its mark: it is a complete copy. */
function isMarked(header: Buffer): boolean {
  return header.length === headerSize && header[18] === 2 && header.readUInt32BE(60) === inUse
}

/** Whether the file has a non-empty write-ahead log. */
export function hasFrames(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

/** Undefined if there is no file. */
function readHeader(path: string): Buffer {
  if (!existsSync(path)) return Buffer.alloc(0)
  const header = Buffer.alloc(headerSize)
  const file = openSync(path, 'r')
  const length = readSync(file, header, 0, headerSize, 0)
  closeSync(file)
  return header.subarray(0, length)
}
