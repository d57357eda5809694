import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createKey } from '../../server/accounts/keys.ts'
import { readSettings } from '../../server/config.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { createOrganization } from '../../server/provisioning.ts'
import { ownClock } from '../../server/testing/kalends.ts'
import { type Proxy, startProxy } from '../../server/testing/proxy.ts'
import { type Cluster, query, startCluster } from '../postgres.ts'
import { type Running, launch, untilAnswering } from '../processes.ts'
import { type Failure, Load } from './load.ts'

/**
 * Mixed load while one thing after another breaks: `npm run faults -- --engine postgres --minutes 10`. Requests may fail
 * while a fault lasts and for five seconds after it. Nothing that was acknowledged may be lost, and memory stays flat.
 */
const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'postgres' }, minutes: { type: 'string', default: '10' } },
})
const seconds = Number(values.minutes) * 60
const recovery = 5000

interface Fault {
  readonly name: string
  readonly begin: () => Promise<void> | void
  readonly end: () => Promise<void> | void
}

interface Stage {
  readonly env: Record<string, string>
  readonly faults: (server: { restart(): Promise<void>; turnClock(seconds: number): void }) => Fault[]
  readonly close: () => Promise<void>
}

const folder = mkdtempSync(join(tmpdir(), 'kalends-faults-'))
chmodSync(folder, 0o755)
const isGood = await campaign(values.engine === 'sqlite' ? sqliteStage() : await postgresStage())
rmSync(folder, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1

async function campaign(stage: Stage): Promise<boolean> {
  const key = await createAccount(stage.env)
  const clock = await ownClock(folder)
  const env = { ...stage.env, ...clock.env, LOG_LEVEL: 'silent' }
  const start = () => launch(['server/kalends.js', 'serve'], env)
  let server: Running = await start()
  await untilAnswering(server)
  const group = await newGroup(server.port, key)
  const load = new Load({ port: () => server.port, key, group })
  load.start(8)

  const faults = stage.faults({
    turnClock: clock.turn,
    restart: async () => {
      process.kill(server.pid, 'SIGKILL')
      server = await start()
      await untilAnswering(server)
    },
  })
  await sleep(5000)
  const memory: number[] = []
  const excused: { name: string; from: number; to: number; failures: number; last: number }[] = []
  const each = Math.max(12_000, (seconds * 1000) / Math.ceil(seconds / 30))
  const deadline = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < deadline; n += 1) {
    const fault = faults[n % faults.length]!
    const from = performance.now()
    await fault.begin()
    await sleep(each / 3)
    await fault.end()
    const to = performance.now()
    await sleep((each * 2) / 3)
    memory.push(memoryOf(server))
    const during = load.failures.filter(({ at, until }) => until >= from && at <= to + recovery)
    const last = Math.max(to, ...load.failures.filter(({ at }) => at >= from).map(({ at }) => at)) - to
    excused.push({ name: fault.name, from, to: to + recovery, failures: during.length, last })
    console.log(
      `${fault.name}: ${during.length} failed, the last one ${(last / 1000).toFixed(1)} s after it was over; ${memory.at(-1)} MB`,
    )
  }
  await load.stop()

  const unexcused = load.failures.filter(({ at, until }) => !excused.some(({ from, to }) => until >= from && at <= to))
  const lost = await lostEvents(server.port, key, load)
  // After the first fault caches are full.
  const [first, most] = [memory[0]!, Math.max(...memory.slice(-3))]
  await server.stop()
  await stage.close()

  console.log(`\n${load.answered} answers, ${load.created.size} events created, ${load.removed.size} removed`)
  console.log(`Failures outside of faults: ${unexcused.length}${listed(unexcused, excused)}`)
  console.log(`Acknowledged and lost: ${lost.length}${lost.length > 0 ? ` (${lost.slice(0, 5).join()})` : ''}`)
  console.log(`Memory: ${first} MB at first, ${most} MB at last`)
  return unexcused.length === 0 && lost.length === 0 && most < first * 1.5
}

function listed(failures: readonly Failure[], faults: readonly { name: string; to: number }[]): string {
  return failures
    .slice(0, 5)
    .map(({ what, at }) => {
      const { name, to } = faults.findLast((fault) => fault.to <= at) ?? { name: 'the start', to: 0 }
      return `\n  ${what}, ${Math.round((at - to) / 1000)} s after "${name}"`
    })
    .join('')
}

/** In MB. */
function memoryOf({ pid }: Running): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)
}

async function lostEvents(port: number, key: string, { created, removed }: Load): Promise<string[]> {
  const lost: string[] = []
  for (const prokey of created) {
    if (removed.has(prokey)) continue
    const { status } = await fetch(`http://127.0.0.1:${port}/v1/event/${prokey}`, { headers: { authorization: key } })
    if (status !== 200) lost.push(prokey)
  }
  return lost
}

async function createAccount(env: Record<string, string>): Promise<string> {
  const now = Temporal.Now.instant().epochMilliseconds
  const database = await openDatabase(readSettings(env))
  await migrate(database, now)
  const { key } = await database.transaction(async (tx) => {
    const { id } = await createOrganization(tx, now, { name: 'Faults' })
    return createKey(tx, now, { organization: id })
  })
  await database.close()
  return key
}

async function newGroup(port: number, key: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/group`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Faults', subscription: 'children' }),
  })
  return ((await answer.json()) as { prokey: string }).prokey
}

function clockFault(turn: (seconds: number) => void): Fault {
  return { name: 'clock two hours back', begin: () => turn(-7200), end: () => turn(0) }
}

function killFault(restart: () => Promise<void>): Fault {
  return { name: 'server killed', begin: restart, end: () => {} }
}

/** On a small file system of its own, which is full for a while. Mounting it takes root. */
function sqliteStage(): Stage {
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
    env: { DATA_DIR: join(disk, 'data'), SETTINGS_FILE: 'none' },
    faults: ({ restart, turnClock }) => [
      { name: 'disk full', begin: fill, end: empty },
      clockFault(turnClock),
      killFault(restart),
    ],
    close: async () => {
      process.off('exit', unmount)
      unmount()
    },
  }
}

async function postgresStage(): Promise<Stage> {
  const cluster: Cluster = await startCluster(join(folder, 'postgres'))
  const url = await cluster.create('kalends')
  const { hostname, port } = new URL(url)
  const proxy: Proxy = await startProxy({ host: hostname, port: Number(port) })
  return {
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: proxy.through(url), SETTINGS_FILE: 'none' },
    faults: ({ restart, turnClock }) => [
      {
        name: 'database refuses connections',
        begin: () => (proxy.refuse(true), proxy.cut()),
        end: () => proxy.refuse(false),
      },
      { name: 'database silent', begin: () => proxy.silence({ toCome: true }), end: () => proxy.resume() },
      { name: 'open connections silent', begin: () => proxy.silence(), end: () => {} },
      { name: 'database crashes', begin: () => crash(url), end: () => {} },
      { name: 'listener cut', begin: () => proxy.cut('listen '), end: () => {} },
      { name: 'listener silent', begin: () => proxy.silence({ sent: 'listen ' }), end: () => {} },
      { name: 'network slow', begin: () => proxy.delay(100), end: () => proxy.delay(0) },
      clockFault(turnClock),
      killFault(restart),
    ],
    close: async () => {
      await proxy.close()
      await cluster.stop()
    },
  }
}

/** PostgreSQL ends all its processes when one of them dies, and recovers. */
async function crash(url: string) {
  const [backend] = await query(
    url,
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  process.kill(Number(backend!.pid), 'SIGKILL')
}
