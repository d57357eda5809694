import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findOnPath, findOrInstall } from './debian.ts'
import { freePort } from './free-port.ts'
import { unprivilegedUser } from './postgres.ts'

export interface PgBouncer {
  /** The same URL, through the pooler. */
  through(url: string): string
  stop(): Promise<void>
}

/** Starts a PgBouncer in front of the PostgreSQL at this URL, with these settings. */
export async function startPgBouncer(url: string, settings: Record<string, string | number>): Promise<PgBouncer> {
  const program = await findOrInstall(() => findOnPath('pgbouncer'), 'pgbouncer')
  const { hostname, port: serverPort, username } = new URL(url)
  const user = unprivilegedUser()
  const folder = mkdtempSync('/tmp/kalends-pgbouncer-')
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  const target = `* = host=${hostname} port=${serverPort} user=${username}`
  writeFileSync(join(folder, 'ini'), `[databases]\n${target}\n[pgbouncer]\n${lines.join('\n')}\n`)
  const server = spawn(program, [join(folder, 'ini')], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))

  const through = (address: string) => {
    const changed = new URL(address)
    changed.host = `127.0.0.1:${port}`
    changed.searchParams.delete('host')
    return changed.href
  }
  const kill = () => server.kill('SIGKILL')
  process.on('exit', kill)
  try {
    await waitUntilReady(server, through(url))
  } catch (cause) {
    kill()
    throw new Error(`PgBouncer did not start.\n${log}`, { cause })
  }
  return {
    through,
    async stop() {
      process.off('exit', kill)
      if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(server: ChildProcess, connectionString: string) {
  for (let tries = 100; ; tries -= 1) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (server.exitCode !== null || tries === 0) throw error
    }
    await pause(50)
  }
}
