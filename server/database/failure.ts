/** Classifies errors of the drivers, by code and never by message text. */
export type Failure = 'unavailable' | 'retry' | 'foreign-key' | 'unique' | 'locked' | 'unknown'

// https://www.sqlite.org/rescode.html, primary codes: busy, locked, readonly, io error, corrupt, full, cannot open, not a database
const sqliteUnavailable = new Set([5, 6, 8, 10, 11, 13, 14, 26])
const sqliteForeignKey = 787
const sqliteUnique = new Set([1555, 2067])

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return 'unknown'
  const { code, errcode } = error as { code?: string; errcode?: number }

  if (code === 'ERR_SQLITE_ERROR' && errcode !== undefined) {
    if (errcode === sqliteForeignKey) return 'foreign-key'
    if (sqliteUnique.has(errcode)) return 'unique'
    return sqliteUnavailable.has(errcode & 0xff) ? 'unavailable' : 'unknown'
  }

  if (error instanceof DatabaseUnreachable || (code !== undefined && networkCodes.has(code))) return 'unavailable'
  return typeof code === 'string' && code.length === 5 ? postgresFailure(code) : 'unknown'
}

// https://www.sqlite.org/rescode.html: corrupt, not a database
const sqliteDamage = new Set([11, 26])
// data_corrupted and index_corrupted
const postgresDamage = new Set(['XX001', 'XX002'])

/** Whether stored data is unreadable, which no retry fixes. */
export function isDamage(error: unknown): boolean {
  const { code = '', errcode = 0 } = (error ?? {}) as { code?: string; errcode?: number }
  return code === 'ERR_SQLITE_ERROR' ? sqliteDamage.has(errcode & 0xff) : postgresDamage.has(code)
}

/**
 * Connecting timed out, a connection broke, or the database was closed: drivers throw plain errors without a code for
 * these.
 */
export class DatabaseUnreachable extends Error {}

/** A commit got no reply, so it may or may not have been carried out. */
export class OutcomeUnknown extends DatabaseUnreachable {}

// admin_shutdown, crash_shutdown, cannot_connect_now
const postgresAway = new Set(['57P01', '57P02', '57P03'])

/** Whether the database is unreachable, as opposed to refusing something. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseUnreachable) return true
  const { code = '' } = (error ?? {}) as { code?: string }
  return networkCodes.has(code) || postgresAway.has(code) || code.startsWith('08')
}

// query_canceled, which is what a statement timeout raises, and lock_not_available
const postgresTooSlow = new Set(['57014', '55P03'])

/** Whether the database is reachable but took too long. */
export function isTooSlow(error: unknown): boolean {
  return postgresTooSlow.has((error as { code?: string } | null)?.code ?? '')
}

/** A database that must not be opened. The message says what to do. */
export class UnusableDatabase extends Error {}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
function postgresFailure(code: string): Failure {
  if (code === '23503') return 'foreign-key'
  if (code === '23505') return 'unique'
  if (code === '40001' || code === '40P01') return 'retry'
  if (code === '55P03') return 'locked'
  const unavailable = ['08', '53', '57', '58', 'XX'].some((prefix) => code.startsWith(prefix)) || code === '25006'
  return unavailable ? 'unavailable' : 'unknown'
}
