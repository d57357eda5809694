import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, programName, thisProgram } from './program.ts'

/** Next to the lock of a server. Decisions depend on the lock; this file only says who holds it. */
const serverFile = (dataDir: string) => join(dataDir, 'server.json')

/** Lets programs that find the lock name the server, and commands find its address. */
export function signLock(dataDir: string, addresses?: string) {
  const start = Temporal.Instant.fromEpochMilliseconds(Math.round(performance.timeOrigin))
  const since = start.toString({ smallestUnit: 'second' })
  try {
    writeFileSync(serverFile(dataDir), `${JSON.stringify({ ...thisProgram, since, addresses })}\n`)
  } catch {
    // A full disk must not stop a server.
  }
}

export function removeSignature(dataDir: string) {
  rmSync(serverFile(dataDir), { force: true })
}

/** The server that holds the lock. The first release doesn't write this file. */
export function signedBy(dataDir: string): Program {
  const { since, ...server } = signatureIn(dataDir) ?? {}
  return {
    schema: 0,
    name: server.pid === undefined ? `an older Kalends server in the folder ${dataDir}` : programName(server, since),
  }
}

export function addressesIn(dataDir: string): string | undefined {
  return signatureIn(dataDir)?.addresses
}

/** Undefined if a killed server left it behind. */
function signatureIn(dataDir: string) {
  try {
    const signature = JSON.parse(readFileSync(serverFile(dataDir), 'utf8'))
    return signature.host !== thisProgram.host || isAlive(signature.pid) ? signature : undefined
  } catch {
    // It doesn't exist, or is being written.
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process belongs to another user, but exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
