import { globSync } from 'node:fs'
import { findOrInstall } from './debian.ts'

/** The library that gives a program a clock of its own: see `ownClock` in server/testing/kalends.ts. */
export async function findFaketime(): Promise<string> {
  // The one for programs with threads.
  const find = () => globSync('/usr/{lib,local/lib}{,/*}/faketime/libfaketimeMT.so.1')[0]
  return findOrInstall(find, 'faketime')
}

if (import.meta.main) console.log(await findFaketime())
