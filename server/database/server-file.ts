import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, programName, thisProgram } from './program.ts'

/** Beside the lock of a server. What is decided follows from the lock; this only tells who holds it. */
const serverFile = (dataDir: string) => join(dataDir, 'server.json')

/** So that a program that meets the lock can name the server, and commands know where it is reached. */
export function signLock(dataDir: string, addresses?: string) {
  const start = Temporal.Instant.fromEpochMilliseconds(Math.round(performance.timeOrigin))
  const since = start.toString({ smallestUnit: 'second' })
  try {
    writeFileSync(serverFile(dataDir), `${JSON.stringify({ ...thisProgram, since, addresses })}\n`)
  } catch {
    // A full disk keeps no server from running.
  }
}

export function removeSignature(dataDir: string) {
  rmSync(serverFile(dataDir), { force: true })
}

/** The server that holds the lock. The first release does not sign it. */
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

/** Nothing if it was left behind by a server that was killed. */
function signatureIn(dataDir: string) {
  try {
    const signature = JSON.parse(readFileSync(serverFile(dataDir), 'utf8'))
    return signature.host !== thisProgram.host || isAlive(signature.pid) ? signature : undefined
  } catch {
    // It is not there, or it is being written.
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
