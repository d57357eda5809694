import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UnusableDatabase } from './failure.ts'

/**
 * Creates a folder and those above it. One by one: `recursive` tries for ever where the system calls the folder above
 * missing although it is there, as in /proc.
 */
export function makeFolder(path: string) {
  if (isFolder(path)) return
  if (existsSync(path)) throw new UnusableDatabase(`${path} is a file, not a folder. Choose another DATA_DIR.`)
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have been quicker.
    if (isFolder(path)) return
    throw new UnusableDatabase(
      `The folder ${path} cannot be created: ${(error as Error).message}. Choose another DATA_DIR, or create it for this user.`,
    )
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
