import { existsSync, statfsSync } from 'node:fs'

const path = '/dev/shm'
const enough = 2 * 1024 ** 3

/** A folder in memory, if there is one with enough room. */
export function memoryFolder(): string | undefined {
  if (!existsSync(path)) return undefined
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize > enough ? path : undefined
}
