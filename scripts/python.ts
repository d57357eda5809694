import { execFileSync } from 'node:child_process'
import { findOrInstall, isExecutable } from './debian.ts'

const program = '/usr/bin/python3'

/** A Python with dateutil and icalendar: independent judges of what we compute. */
export async function findPython(): Promise<string> {
  // Depends on python3 and brings dateutil along.
  return findOrInstall(() => (isExecutable(program) && hasModules() ? program : undefined), 'python3-icalendar')
}

function hasModules(): boolean {
  try {
    execFileSync(program, ['-c', 'import dateutil, icalendar'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
