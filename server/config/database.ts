import type { Read } from './reader.ts'
import { postgresUrl, wholeNumber } from './values.ts'

export const defaultDatabaseTimeout = 5

export function readDatabase(read: Read, faults: string[]) {
  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    null,
    postgresUrl,
    'an address such as postgres://user:password@host:5432/kalends; leave it out to use SQLite',
  )
  const databaseDirectUrl = read<string | null>(
    'DATABASE_DIRECT_URL',
    null,
    postgresUrl,
    'an address such as postgres://user:password@host:5432/kalends that leads past the pooler in DATABASE_URL',
  )
  if (databaseDirectUrl !== null && databaseUrl === null)
    faults.push('DATABASE_DIRECT_URL belongs to DATABASE_URL: set both, or only DATABASE_URL.')
  const databaseTimeout = read(
    'DATABASE_TIMEOUT',
    defaultDatabaseTimeout,
    wholeNumber(1, 60),
    'the number of seconds a PostgreSQL query may take, from 1 to 60',
  )
  return { databaseUrl, databaseDirectUrl, databaseTimeout }
}
