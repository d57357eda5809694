import { SettingsError } from '../config.ts'
import {
  DatabaseUnreachable,
  OutcomeUnknown,
  UnusableDatabase,
  failureOf,
  isDamage,
  isTooSlow,
} from '../database/failure.ts'
import { Refusal } from '../refusal.ts'
import { WrongUsage } from './command.ts'

/** Explains an error to the user. The stack is shown only for bugs. */
export function sentencesFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, path, port } = error as NodeJS.ErrnoException & { port?: number }

  if ([Refusal, SettingsError, UnusableDatabase, WrongUsage].some((kind) => error instanceof kind)) return error.message
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This user is not allowed to listen on port ${port}. Choose a port from 1024 with PORT.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo'))
    return 'This machine does not have the address in HOST. Use one of its own addresses, or 0.0.0.0 for all.'
  if (error instanceof OutcomeUnknown)
    return `PostgreSQL did not confirm the change, which may have succeeded: ${reasonOf(error)}. Check before you run the command again.`
  if (error instanceof DatabaseUnreachable)
    return `PostgreSQL cannot be reached: ${reasonOf(error)}. Check DATABASE_URL and that the database server is running.`
  if (isDamage(error))
    return `The database is damaged: ${error.message}. Keep a copy of it, then restore a backup with "kalends restore FILE".`
  if (isTooSlow(error) || failureOf(error) === 'retry')
    return `The database was too busy: ${error.message}. Try again in a moment.`
  if (code === '25006')
    return 'This PostgreSQL does not accept writes: it is a standby, or read-only by its settings. Set DATABASE_URL to the primary.'
  if (failureOf(error) === 'unavailable')
    return `The database is not available right now: ${error.message}. Run "kalends doctor" for details.`
  if (isPostgresRefusal(error)) return `PostgreSQL refused access: ${error.message}. Check DATABASE_URL.`
  if (syscall !== undefined && code !== undefined) return `${path ?? syscall}: ${systemErrors[code] ?? error.message}.`
  return `Something unexpected went wrong. This is a bug in Kalends.\n${error.stack}`
}

const systemErrors: Record<string, string> = {
  EACCES: 'permission denied. Check the permissions of this user',
  EPERM: 'permission denied. Check the permissions of this user',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of this path is a file, not a folder',
  EISDIR: 'this is a folder, not a file',
  ENOSPC: 'the disk is full. Free up space and try again',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file with this name already exists. Choose another name',
}

/** If a name resolves to several addresses, the connection fails once for each, and only the inner errors say why. */
function reasonOf(error: Error): string {
  const cause =
    error.cause instanceof AggregateError ? error.cause.errors.map((each: Error) => each.message).join(', ') : ''
  return error.message || cause || 'unknown reason'
}

// Classes 28 and 3D: the user, the password or the database is unknown. 42501: the user lacks privileges.
function isPostgresRefusal(error: Error): boolean {
  return /^(28...|3D...|42501)$/.test((error as { code?: string }).code ?? '')
}
