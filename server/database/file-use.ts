import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UnusableDatabase, failureOf } from './failure.ts'
import { makeFolder } from './folder.ts'
import { openReader, openWriter } from './node-sqlite.ts'
import {
  databaseFile,
  inUse,
  inspectFile,
  lockForServer,
  markCreating,
  needsLog,
  notInUse,
  unusable,
} from './sqlite-file.ts'

interface FileInUse {
  readonly writer: DatabaseSync
  readonly reader: DatabaseSync
  /** Call before each write. Only the first call takes time. */
  mark(): void
  close(): void
}

/**
 * Opens the database file. From the first write until the last process closes it, the file carries a durable mark. A
 * marked file without its write-ahead log was copied without it: see docs/decisions/0011.
 */
export function openForUse(dataDir: string): FileInUse {
  makeFolder(dataDir)
  const path = databaseFile(dataDir)
  try {
    using opening = new DisposableStack()
    const presence = opening.adopt(enter(dataDir), (entered) => entered.leave())
    const wasMarked = inspectFile(dataDir)
    markCreating(dataDir)
    const openReading = () => read(opening.use(openReader(path)))
    // The log of a crashed server must survive a failed attempt to open it. The read-only connection never deletes the
    // log, so it is opened first and closed last.
    const early = wasMarked ? openReading() : undefined
    const writer = opening.use(openWriter(path))
    const reader = early ?? openReading()
    let isMarked = wasMarked && markIn(reader) === inUse
    opening.move()
    return {
      writer,
      reader,
      mark: () => void (isMarked ||= mark(writer)),
      close() {
        const isUnmarked = presence.isLast() && unmark(writer, wasMarked)
        // Unless we were the last user and unmarked the file, the log stays: SQLite keeps it if a read-only connection
        // closes last.
        const order = isUnmarked ? [reader, writer] : [writer, reader]
        for (const connection of order) connection.close()
        presence.leave()
      },
    }
  } catch (error) {
    throw error instanceof UnusableDatabase || failureOf(error) === 'unknown' ? error : unusable(path, error as Error)
  }
}

/** Accepts a marked file without its log. Returns whether there was such a file. */
export function acceptMissingLog(dataDir: string): boolean {
  const path = databaseFile(dataDir)
  const lock = lockForServer(dataDir, (folder) => `A Kalends server is using the folder ${folder}. Stop it first.`)
  try {
    if (!needsLog(path)) return false
    const file = new DatabaseSync(path, { timeout: maxWait })
    file.exec(`pragma user_version = ${notInUse}; pragma wal_checkpoint(truncate)`)
    file.close()
    return true
  } finally {
    lock.release()
  }
}

const maxWait = 5000

function markIn(connection: DatabaseSync): number {
  return (connection.prepare('pragma user_version').get() as { user_version: number }).user_version
}

/** Returns whether the mark is in the file itself: a mark that is only in the log is lost with it. */
function mark(writer: DatabaseSync): boolean {
  if (markIn(writer) !== inUse) writer.exec(`pragma user_version = ${inUse}`)
  const { log, checkpointed } = writer.prepare('pragma wal_checkpoint(passive)').get() as Record<string, number>
  return log === checkpointed
}

/** First in the log, then in the file: if the log is gone, the file has no mark. */
function unmark(writer: DatabaseSync, wasMarked: boolean): boolean {
  try {
    if (wasMarked || markIn(writer) === inUse)
      writer.exec(`pragma user_version = ${notInUse}; pragma wal_checkpoint(truncate)`)
    return true
  } catch {
    return false
  }
}

interface Presence {
  /** Whether no one else uses the file. No one can open it until `leave`. */
  isLast(): boolean
  leave(): void
}

/** The operating system releases the lock even if the process is killed. */
function enter(dataDir: string): Presence {
  const lock = new DatabaseSync(join(dataDir, 'use.lock'), { timeout: maxWait })
  lock.exec('pragma journal_mode = memory; begin; select count(*) from sqlite_master')
  return {
    isLast() {
      try {
        lock.exec('pragma busy_timeout = 0; rollback; begin exclusive')
        return true
      } catch {
        return false
      }
    },
    leave: () => lock.close(),
  }
}

/** A connection holds the file only once it has read from it. */
function read(connection: DatabaseSync): DatabaseSync {
  connection.prepare('select count(*) from sqlite_master').get()
  return connection
}
