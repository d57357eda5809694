import type { Read } from './reader.ts'
import { wholeNumber } from './values.ts'

/** Backups that the server writes by itself. */
export interface Backups {
  readonly folder: string
  /** Hours from one to the next. */
  readonly every: number
  /** How many are kept. */
  readonly keep: number
}

/** Null if none are wanted. */
export function readBackups(read: Read, path: (text: string) => string): Backups | null {
  const folder = read<string | null>('BACKUP_DIR', null, path, 'a folder')
  const every = read('BACKUP_EVERY', 24, wholeNumber(1, 168), 'a number of hours from 1 to 168')
  const keep = read('BACKUP_KEEP', 14, wholeNumber(1, 1000), 'the number of backups to keep, from 1 to 1000')
  return folder === null ? null : { folder, every, keep }
}
