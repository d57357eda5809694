import { execFileSync } from 'node:child_process'
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailServer } from '../../server/testing/mail-server.ts'
import { startProxy } from '../../server/testing/proxy.ts'
import { query, startCluster } from '../postgres.ts'
import { childrenOf } from '../usage.ts'

export interface Fault {
  readonly name: string
  /** What may fail during the fault and for some seconds afterwards. If omitted, nothing may. */
  readonly excuses?: RegExp
  /** Seconds; by default a third of a turn. */
  readonly lasts?: number
  readonly begin: () => Promise<void> | void
  readonly end: () => Promise<void> | void
}

/** What a fault can do to the servers. */
export interface Harm {
  readonly mails: MailServer
  restart(): Promise<void>
  turnClock(seconds: number): void
}

/** The database that a campaign runs on, and its faults. */
export interface Stage {
  readonly env: Record<string, string>
  /** How many servers may share it. */
  readonly servers: number
  readonly faults: (harm: Harm) => Fault[]
  readonly restartDatabase?: () => Promise<void>
  readonly close: () => Promise<void>
}

const everything = /./
// Pages that were opened before stay available, such as those of events with sign-up.
const allButCached = /^(POST|PATCH|DELETE|GET) /

function commonFaults({ mails, restart, turnClock }: Harm): Fault[] {
  return [
    {
      name: 'mail server hangs',
      lasts: 25,
      begin: () => void (mails.mode = 'hang'),
      end: () => {
        mails.mode = 'open'
        mails.release()
      },
    },
    { name: 'clock 90 seconds back', begin: () => turnClock(-90), end: () => turnClock(0) },
    { name: 'clock two hours back', begin: () => turnClock(-7200), end: () => turnClock(0) },
    { name: 'server killed', excuses: everything, begin: restart, end: () => {} },
  ]
}

/** Kills the servers in turn; after a third and two thirds of all turns, PostgreSQL is restarted instead. */
export function restarts({ restart }: Harm, { restartDatabase }: Stage, turns: number): Fault[] {
  const killed = { name: 'server killed', excuses: everything, lasts: 1, begin: restart, end: () => {} }
  const restarted = restartDatabase && {
    name: 'database restarts',
    excuses: allButCached,
    lasts: 1,
    begin: restartDatabase,
    end: () => {},
  }
  const third = Math.floor(turns / 3)
  return Array.from({ length: turns }, (_, n) => (n > 0 && n % third === 0 && restarted) || killed)
}

/** On a small file system that fills up for a while. Mounting it takes root. */
export function sqliteStage(folder: string): Stage {
  const disk = join(folder, 'disk')
  const ballast = join(disk, 'ballast')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk])
  const unmount = () => void execFileSync('umount', ['-l', disk])
  process.on('exit', unmount)
  const fill = () => {
    for (const size of [1_000_000, 4096]) {
      for (let n = 0; statfsSync(disk).bavail * statfsSync(disk).bsize >= size; n += 1)
        writeFileSync(`${ballast}-${size}-${n}`, Buffer.alloc(size))
    }
  }
  const empty = () => void execFileSync('sh', ['-c', `rm -f ${ballast}-*`])
  return {
    env: { DATA_DIR: join(disk, 'data') },
    servers: 1,
    faults: (harm) => [{ name: 'disk full', excuses: everything, begin: fill, end: empty }, ...commonFaults(harm)],
    close: async () => {
      process.off('exit', unmount)
      unmount()
    },
  }
}

export async function postgresStage(folder: string): Promise<Stage> {
  const cluster = await startCluster(join(folder, 'postgres'))
  const url = await cluster.create('kalends')
  const { hostname, port } = new URL(url)
  const proxy = await startProxy({ host: hostname, port: Number(port) })
  const freeze = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of [cluster.pid, ...childrenOf(cluster.pid)]) process.kill(pid, signal)
  }
  return {
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: proxy.through(url) },
    servers: 2,
    restartDatabase: cluster.restart,
    faults: (harm) => [
      {
        name: 'database frozen',
        excuses: allButCached,
        begin: () => freeze('SIGSTOP'),
        end: () => freeze('SIGCONT'),
      },
      {
        name: 'database stopped',
        excuses: allButCached,
        begin: () => (proxy.refuse(true), proxy.cut()),
        end: () => proxy.refuse(false),
      },
      {
        name: 'database silent',
        excuses: allButCached,
        begin: () => proxy.silence({ toCome: true }),
        end: () => proxy.resume(),
      },
      { name: 'open connections silent', excuses: allButCached, begin: () => proxy.silence(), end: () => {} },
      { name: 'database crashes', excuses: allButCached, begin: () => crash(url), end: () => {} },
      { name: 'listener cut', excuses: everything, begin: () => proxy.cut('listen '), end: () => {} },
      { name: 'listener silent', excuses: everything, begin: () => proxy.silence({ sent: 'listen ' }), end: () => {} },
      { name: 'network slow', excuses: everything, begin: () => proxy.delay(100), end: () => proxy.delay(0) },
      ...commonFaults(harm),
    ],
    close: async () => {
      await proxy.close()
      await cluster.stop()
    },
  }
}

/** When one of its processes dies, PostgreSQL ends all of them and recovers. */
async function crash(url: string) {
  const [backend] = await query(
    url,
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  process.kill(Number(backend!.pid), 'SIGKILL')
}
