import { globSync } from 'node:fs'
import { findOrInstall } from './debian.ts'

/** The library that gives a program its own clock: see `ownClock` in server/testing/kalends.ts. */
export async function findFaketime(): Promise<string> {
  // The variant for multithreaded programs.
  const find = () => globSync('/usr/{lib,local/lib}{,/*}/faketime/libfaketimeMT.so.1')[0]
  return findOrInstall(find, 'faketime')
}

if (import.meta.main) console.log(await findFaketime())
