import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, globSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findOnPath, findOrInstall, isExecutable } from './debian.ts'
import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'

// Nothing in it outlives the run, so durability would only cost time.
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: 200,
  shared_buffers: '32MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '256MB',
  jit: 'off',
}

export interface Cluster {
  readonly url: string
  /** The same without TCP. */
  readonly socketUrl: string
  /** Such as 15. */
  readonly version: number
  stop(): Promise<void>
  /** Like `pg_ctl restart -m immediate`: drops all clients, flushes nothing, and replays the WAL. */
  crash(): Promise<void>
}

/**
 * Starts a throwaway PostgreSQL cluster, which is removed by `stop` or when the process ends. A `durable` one loses
 * nothing when it crashes.
 */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const programs = await findPrograms()
  const user = unprivilegedUser()
  const folder = await createCluster(programs, user)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const start = () => launch(programs, user, folder, port, durable ? { synchronous_commit: 'on' } : {})
  let server = await start()
  const forget = removeAtExit(programs, user, folder)

  async function stop(): Promise<void> {
    forget()
    // SIGINT is PostgreSQL's fast shutdown, which does not wait for clients.
    if (isRunning(server) && server.kill('SIGINT')) await once(server, 'exit')
    remove(folder)
  }

  async function crash(): Promise<void> {
    // The exit may come before anyone awaits it.
    const exit = once(server, 'exit')
    server.kill('SIGQUIT')
    await exit
    server = await start()
    await waitUntilReady(server, url)
  }

  try {
    await waitUntilReady(server, url)
  } catch (cause) {
    const log = readFileSync(join(folder, 'log'), 'utf8')
    await stop()
    throw new Error(`PostgreSQL did not start.\n${log}`, { cause })
  }
  return { url, socketUrl: `${url}?host=${folder}`, version: versionOf(programs), stop, crash }
}

/** Starts a hot standby that follows this cluster. */
export async function startStandby({ url: primary }: Cluster): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const programs = await findPrograms()
  const user = unprivilegedUser()
  const folder = folderFor(user)
  const copy = ['-d', primary, '-D', join(folder, 'data'), '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  await promisify(execFile)(join(programs, 'pg_basebackup'), copy, { ...user, cwd: folder })
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const server = await launch(programs, user, folder, port, {})
  const forget = removeAtExit(programs, user, folder)
  await waitUntilReady(server, url)
  return {
    url,
    async stop() {
      forget()
      if (isRunning(server) && server.kill('SIGINT')) await once(server, 'exit')
      remove(folder)
    },
  }
}

function versionOf(programs: string): number {
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(version)?.[0])
}

export async function findPrograms(): Promise<string> {
  // A link to one of them may not be next to links to all.
  return dirname(realpathSync(await findOrInstall(findInitdb, 'postgresql')))
}

function findInitdb(): string | undefined {
  const version = (path: string) => Number(path.split('/').at(-3))
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) => version(b) - version(a))
  return findOnPath('initdb') ?? debian.find(isExecutable)
}

type User = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root, so root runs it as another user. */
export function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {}

  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (option: string) => Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody to run it as.')
}

async function createCluster(programs: string, user: User): Promise<string> {
  const folder = folderFor(user)

  const initdb = (locale: string) =>
    promisify(execFile)(
      join(programs, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'],
      { ...user, cwd: folder },
    )
  try {
    await initdb('C.UTF-8').catch(() => initdb('C'))
  } catch (error) {
    remove(folder)
    throw error
  }
  return folder
}

function folderFor(user: User): string {
  const folder = mkdtempSync(join(placeFor(user), 'kalends-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  return folder
}

/** In memory if there is room: each test copies a database of several hundred files. */
function placeFor(user: User): string {
  const memory = memoryFolder()
  if (memory) return memory
  // The other user may not have access to root's TMPDIR; /tmp is open to all.
  return user.uid === undefined ? tmpdir() : '/tmp'
}

async function launch(
  programs: string,
  user: User,
  folder: string,
  port: number,
  more: Partial<typeof settings>,
): Promise<ChildProcess> {
  const options = Object.entries({ ...settings, ...more, port, unix_socket_directories: folder })
  const args = ['-D', join(folder, 'data'), ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const log = openSync(join(folder, 'log'), 'a')

  const server = spawn(join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: ['ignore', log, log] })
  closeSync(log)
  await once(server, 'spawn')
  return server
}

async function waitUntilReady(server: ChildProcess, connectionString: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (!isRunning(server) || Date.now() > deadline) throw error
    }
    await sleep(50)
  }
}

function removeAtExit(programs: string, user: User, folder: string): () => void {
  const leave = () => {
    // The event loop has ended by then, so run pg_ctl synchronously.
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-m', 'immediate', '-D', join(folder, 'data')], {
      ...user,
      cwd: folder,
    })
    remove(folder)
  }
  const exit = (signal: 'SIGINT' | 'SIGTERM') => process.exit(128 + constants.signals[signal])

  process.on('exit', leave).on('SIGINT', exit).on('SIGTERM', exit)
  return () => process.off('exit', leave).off('SIGINT', exit).off('SIGTERM', exit)
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null
}

if (import.meta.main) {
  const { url } = await startPostgres()
  console.log(url)
}
