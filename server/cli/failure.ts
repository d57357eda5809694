import { SettingsError } from '../config.ts'
import { DatabaseUnreachable, OutcomeUnknown, UnusableDatabase, failureOf, isDamage } from '../database/failure.ts'
import { Refusal } from '../refusal.ts'
import { WrongUsage } from './command.ts'

/** What went wrong, in sentences for the person at the terminal. A stack is shown only for what is a defect of ours. */
export function sentencesFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, path, port } = error as NodeJS.ErrnoException & { port?: number }

  if ([Refusal, SettingsError, UnusableDatabase, WrongUsage].some((told) => error instanceof told)) return error.message
  if (code === 'EADDRINUSE')
    return `The port ${port} is already in use. Stop the other program, or choose another port with PORT.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on the port ${port}. Choose one from 1024 with PORT.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo'))
    return 'This machine does not have the address in HOST. Use one of its own, or 0.0.0.0 for all.'
  if (error instanceof OutcomeUnknown)
    return `PostgreSQL did not confirm the change, so it may or may not have been made: ${reasonOf(error)}. Look before you repeat the command.`
  if (error instanceof DatabaseUnreachable)
    return `PostgreSQL cannot be reached: ${reasonOf(error)}. Check DATABASE_URL and that the database server runs.`
  if (isDamage(error))
    return `The database is damaged: ${error.message}. Keep a copy of it, then restore a backup with "kalends restore FILE".`
  if (failureOf(error) === 'unavailable')
    return `The database does not work right now: ${error.message}. "kalends doctor" tells more.`
  if (isPostgresRefusal(error)) return `PostgreSQL refuses: ${error.message}. Check DATABASE_URL.`
  if (syscall !== undefined && code !== undefined) return `${path ?? syscall}: ${systemErrors[code] ?? error.message}.`
  return `Something unexpected went wrong, which is a defect of Kalends.\n${error.stack}`
}

const systemErrors: Record<string, string> = {
  EACCES: 'this user may not do that. Check the permissions',
  EPERM: 'this user may not do that. Check the permissions',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EISDIR: 'this is a folder, not a file',
  ENOSPC: 'the disk is full. Make room and try again',
  EROFS: 'the disk is read-only',
  EEXIST: 'there is already a file of this name. Choose another one',
}

/** A name that leads to several addresses fails once for each of them, and says so only inside. */
function reasonOf(error: Error): string {
  const cause =
    error.cause instanceof AggregateError ? error.cause.errors.map((each: Error) => each.message).join(', ') : ''
  return error.message || cause || 'no reason is known'
}

// Classes 28 and 3D: the user, the password or the database is not known there. 42501: the user has too few rights.
function isPostgresRefusal(error: Error): boolean {
  return /^(28...|3D...|42501)$/.test((error as { code?: string }).code ?? '')
}
