import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findOnPath, findOrInstall } from '../scripts/debian.ts'
import { freePort } from '../scripts/free-port.ts'

export interface Cluster {
  readonly version: string
  /** Of the present process. */
  readonly pid: number
  /** Creates a database and returns its URL. */
  create(name: string): Promise<string>
  /** Restarts it without waiting for clients. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A cluster that writes as durably as a real one, unlike the one for tests (scripts/postgres.ts). */
export async function startCluster(folder: string): Promise<Cluster> {
  const programs = dirname(await findOrInstall(findInitdb, 'postgresql'))
  const user = process.getuid?.() === 0 ? postgresUser() : undefined
  const port = await freePort()
  mkdirSync(folder)
  if (user) chownSync(folder, user.uid, user.gid)

  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'shared_buffers=128MB',
  ]
  const start = () =>
    spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
  let server = start()
  // PostgreSQL's fast shutdown, which does not wait for clients.
  const shutDown = async () => {
    if (server.kill('SIGINT')) await once(server, 'exit')
  }
  const leave = () => void server.kill('SIGQUIT')
  process.prependListener('exit', leave)

  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  return {
    version: await untilReady(address('postgres')),
    get pid() {
      return server.pid!
    },
    async create(name) {
      await query(address('postgres'), `create database ${name}`)
      return address(name)
    },
    async restart() {
      await shutDown()
      server = start()
      await untilReady(address('postgres'))
    },
    async stop() {
      process.off('exit', leave)
      await shutDown()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function query(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows
}

async function untilReady(address: string): Promise<string> {
  for (let left = 300; ; left -= 1) {
    try {
      return (await query(address, 'show server_version'))[0]!.server_version!.split(' ')[0]!
    } catch (error) {
      if (left === 0) throw error
      await sleep(100)
    }
  }
}

function findInitdb(): string | undefined {
  return findOnPath('initdb') ?? globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1)
}

/** PostgreSQL refuses to run as root. */
function postgresUser() {
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
