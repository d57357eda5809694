import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'

export interface Running {
  readonly port: number
  readonly pid: number
  /** When it was started, by performance.now(). */
  readonly since: number
  /** Its log file, until it is stopped. */
  readonly log: string
  alive(): boolean
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Starts `node …` on a free port, passed as PORT. Logs to a file, as in production. */
export async function launch(args: string[], env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const log = join(tmpdir(), `kalends-${port}.log`)
  const output = openSync(log, 'w')
  const since = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, SETTINGS_FILE: 'none', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', output],
  })
  closeSync(output)
  const leave = () => void child.kill('SIGKILL')
  process.prependListener('exit', leave)

  return {
    port,
    pid: child.pid!,
    since,
    log,
    alive: () => isAlive(child),
    async stop() {
      process.off('exit', leave)
      await end(child)
      rmSync(log, { force: true })
    },
  }
}

/** Requests `/healthz` every two milliseconds until it responds. */
export async function untilHealthy({ port, alive, log }: Running): Promise<void> {
  const deadline = performance.now() + 30_000
  while (alive() && performance.now() < deadline) {
    const answer = await ask(port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n').catch(() => '')
    if (answer.startsWith('HTTP/1.1 200')) return
    await sleep(2)
  }
  throw new Error(alive() ? `Nothing answers on port ${port}.` : `A server ended before it answered; see ${log}.`)
}

/** One request on a new connection. */
export function ask(port: number, head: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = ''
    connect({ port, host: '127.0.0.1' })
      .setEncoding('utf8')
      .on('data', (text: string) => void (answer += text))
      .on('end', () => done(answer))
      .on('error', fail)
      .write(`${head}connection: close\r\n\r\n`)
  })
}

async function end(child: ChildProcess) {
  if (!isAlive(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await exited
  clearTimeout(late)
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}
