import type { Read } from './reader.ts'
import { bucketUrl, wholeNumber } from './values.ts'

/** Backups that the server writes by itself. */
export interface Backups {
  readonly folder: string
  /** Hours from one to the next. */
  readonly every: number
  /** How many are kept. */
  readonly keep: number
  /** The address of object storage that they are copied to, with key and secret; null: there is none. */
  readonly storage: string | null
}

/** Null if none are wanted. */
export function readBackups(read: Read, path: (text: string) => string, faults: string[]): Backups | null {
  const folder = read<string | null>('BACKUP_DIR', null, path, 'a folder')
  const every = read('BACKUP_EVERY', 24, wholeNumber(1, 168), 'a number of hours from 1 to 168')
  const keep = read('BACKUP_KEEP', 14, wholeNumber(1, 1000), 'the number of backups to keep, from 1 to 1000')
  const storage = read<string | null>(
    'BACKUP_S3_URL',
    null,
    bucketUrl,
    'an address such as https://KEY_ID:SECRET@s3.eu-central-1.amazonaws.com/bucket/folder, with special characters percent-encoded',
  )
  if (storage !== null && folder === null)
    faults.push('BACKUP_S3_URL needs BACKUP_DIR: backups are written there before they are copied. Set both.')
  return folder === null ? null : { folder, every, keep, storage }
}
