import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UnusableDatabase } from './failure.ts'

/**
 * Creates a folder and its parents, one by one: `recursive` retries forever if the system reports an existing parent as
 * missing, as in /proc.
 */
export function makeFolder(path: string) {
  if (isFolder(path)) return
  if (existsSync(path)) throw new UnusableDatabase(`${path} is a file, not a folder. Choose another DATA_DIR.`)
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have created it first.
    if (isFolder(path)) return
    throw new UnusableDatabase(
      `The folder ${path} cannot be created: ${(error as Error).message}. Choose another DATA_DIR, or create it for this user.`,
    )
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
