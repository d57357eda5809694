import { execFileSync } from 'node:child_process'
import { findOrInstall, isExecutable } from './debian.ts'

const program = '/usr/bin/python3'

let found: Promise<string> | undefined

/** A Python with dateutil and icalendar, as independent reference implementations. */
export function findPython(): Promise<string> {
  // This package depends on python3 and includes dateutil.
  return (found ??= findOrInstall(
    () => (isExecutable(program) && hasModules() ? program : undefined),
    'python3-icalendar',
  ))
}

function hasModules(): boolean {
  try {
    execFileSync(program, ['-c', 'import dateutil, icalendar'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
