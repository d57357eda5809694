import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findOnPath, findOrInstall } from '../../scripts/debian.ts'
import { freePort } from '../../scripts/free-port.ts'
import { findPrograms } from '../../scripts/postgres.ts'
import { childrenOf } from '../usage.ts'
import { Background } from './background.ts'

/** A PostgreSQL with Patroni. */
export interface Node {
  readonly name: string
  readonly port: number
  /** Of Patroni's REST API. */
  readonly api: number
  /** Starts Patroni, which starts PostgreSQL. */
  start(): void
  /** To Patroni, PostgreSQL and all their processes. */
  signal(signal: NodeJS.Signals): void
  /** Kills PostgreSQL alone. */
  crash(): void
}

export interface HighAvailability {
  /** Through HAProxy to whichever node is the primary. */
  url(user: string, password: string, database: string): string
  readonly superuser: { readonly name: string; readonly password: string }
  /** The primary and its synchronous standby, once there are both. */
  settled(): Promise<{ primary: Node; standby: Node }>
  close(): void
}

const superuser = { name: 'postgres', password: 'change-me-1' }

/** One etcd, two PostgreSQL with Patroni, and HAProxy, on loopback and from the examples in `deploy`. */
export async function startHighAvailability(folder: string): Promise<HighAvailability> {
  const background = new Background(folder)
  const etcd = await startEtcd(background)
  const nodes = [await createNode(background, 'db1', etcd), await createNode(background, 'db2', etcd)]
  nodes[0]!.start()
  await until('a primary', async () => (await leaderAt(nodes[0]!)) === 'db1')
  nodes[1]!.start()
  const port = await startHaproxy(background, nodes)

  const settled = async () => {
    const byRole = new Map<string, string>()
    await until('a primary with a standby', async () => {
      byRole.clear()
      for (const { role, name } of (await Promise.all(nodes.map(membersAt))).flat()) byRole.set(role, name)
      return byRole.has('leader') && byRole.has('sync_standby') && byRole.get('leader') !== byRole.get('sync_standby')
    })
    const node = (role: string) => nodes.find(({ name }) => name === byRole.get(role))!
    return { primary: node('leader'), standby: node('sync_standby') }
  }
  await settled()
  return {
    url: (name, password, database) => `postgres://${name}:${password}@127.0.0.1:${port}/${database}`,
    superuser,
    settled,
    close: () => background.end(),
  }
}

/** The leader according to this node; undefined if there is none or the node doesn't respond. */
export async function leaderAt(node: Node): Promise<string | undefined> {
  return (await membersAt(node)).find(({ role, state }) => role === 'leader' && state === 'running')?.name
}

/** Asks Patroni to make the standby the primary. */
export async function switchOver({ name: leader, api }: Node): Promise<void> {
  const body = JSON.stringify({ leader })
  const response = await fetch(`http://127.0.0.1:${api}/switchover`, { method: 'POST', body })
  if (!response.ok) throw new Error(`Patroni did not switch over: ${await response.text()}`)
}

/** A single one, which never fails here. Returns its address. */
async function startEtcd(background: Background): Promise<string> {
  const program = await findOrInstall(() => findOnPath('etcd'), 'etcd-server')
  const [own, peer] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const settings = {
    name: 'etcd',
    'data-dir': 'data',
    'initial-cluster': `etcd=http://${peer}`,
    'listen-client-urls': `http://${own}`,
    'advertise-client-urls': `http://${own}`,
    'listen-peer-urls': `http://${peer}`,
    'initial-advertise-peer-urls': `http://${peer}`,
    'enable-v2': await needsOldApi(),
  }
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  background.run('etcd', program, args)
  return own
}

/** The example says why. */
async function needsOldApi(): Promise<boolean> {
  const version = execFileSync(await findPatroni(), ['--version'], { encoding: 'utf8' })
  return /^patroni ([12]\.|3\.0\.[0-2]$)/m.test(version)
}

const findPatroni = () => findOrInstall(() => findOnPath('patroni'), 'patroni')

async function createNode(background: Background, name: string, etcd: string): Promise<Node> {
  const folder = background.folderOf(name)
  const [port, api] = [await freePort(), await freePort()]
  const patroni = await findPatroni()
  const file = join(folder, 'patroni.yml')
  const settings = example('patroni.yml', [
    ['name: db1', `name: ${name}`],
    ['\netcd3:', (await needsOldApi()) ? '\netcd:' : '\netcd3:'],
    ['10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', etcd],
    ['10.0.0.11:8008', `127.0.0.1:${api}`],
    ['10.0.0.11:5432', `127.0.0.1:${port}`],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/usr/lib/postgresql/15/bin', await findPrograms()],
    ['/var/lib/postgresql/15/kalends', `${folder}/data\n  parameters:\n    unix_socket_directories: ${folder}`],
  ])
  writeFileSync(file, settings)
  let started: number | undefined
  const postmaster = () => postmasterIn(join(folder, 'data'))
  const send = (what: NodeJS.Signals, ...roots: (number | undefined)[]) => {
    // A file may outlive its process, whose id may be in use again.
    const own = roots.filter((pid) => pid !== undefined && commandOf(pid).includes(folder)) as number[]
    for (const pid of own.flatMap((root) => [root, ...childrenOf(root)])) sendTo(pid, what)
  }
  const signal = (what: NodeJS.Signals) => send(what, started, postmaster())
  background.atEnd(() => signal('SIGKILL'))
  const start = () => void (started = background.run(name, patroni, [file]))
  return { name, port, api, start, signal, crash: () => send('SIGKILL', postmaster()) }
}

/** Returns the port that leads to the primary. */
async function startHaproxy(background: Background, nodes: readonly Node[]): Promise<number> {
  const program = await findOrInstall(() => findOnPath('haproxy'), 'haproxy')
  const port = await freePort()
  const file = join(background.folderOf('haproxy'), 'haproxy.cfg')
  const servers = nodes.map(
    (node, n) => [`10.0.0.1${n + 1}:5432 check port 8008`, `127.0.0.1:${node.port} check port ${node.api}`] as const,
  )
  writeFileSync(file, example('haproxy.cfg', [['bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`], ...servers]))
  background.run('haproxy', program, ['-db', '-f', file])
  return port
}

/** An example of `deploy` with other values. */
function example(name: string, values: readonly (readonly [string, string])[]): string {
  return values.reduce(
    (text, [documented, tried]) => {
      if (!text.includes(documented)) throw new Error(`deploy/${name} does not contain "${documented}".`)
      return text.replaceAll(documented, tried)
    },
    readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8'),
  )
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** As Patroni on this node knows them; none if it doesn't respond. */
async function membersAt({ api }: Node): Promise<Member[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${api}/cluster`, { signal: AbortSignal.timeout(1000) })
    return ((await response.json()) as { members: Member[] }).members
  } catch {
    return []
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The first line of its file is its process id. */
function postmasterIn(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  } catch {
    return undefined
  }
}

function sendTo(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has just ended.
  }
}

async function until(what: string, isTrue: () => Promise<boolean>) {
  const deadline = performance.now() + 120_000
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`There was not ${what} within two minutes.`)
    await sleep(200)
  }
}
