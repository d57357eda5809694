import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../server/config.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { startCluster } from '../postgres.ts'
import { type Running, ask, launch, untilHealthy } from '../processes.ts'
import { createAccount } from '../product.ts'
import { residentMemory } from '../usage.ts'

export interface Server extends Running {
  readonly key: string
  /** In MB. */
  memory(): number
  post(path: string, body: object): Promise<Record<string, string>>
}

/**
 * Starts a server on an empty database of this engine, runs the campaign and cleans up. `heap` is in MB; 0: Node's
 * default.
 */
export async function onServer(
  engine: string,
  heap: number,
  campaign: (server: Server, database: Database) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-campaign-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  const cluster = engine === 'postgres' ? await startCluster(join(folder, 'postgres')) : undefined
  const env = {
    DATA_DIR: join(folder, 'data'),
    SETTINGS_FILE: 'none',
    LOG_LEVEL: 'silent',
    ...(cluster && { DATABASE_URL: await cluster.create('kalends') }),
  }
  const database = await openDatabase(readSettings(env))
  const key = await createAccount(database)
  const options = heap > 0 ? [`--max-old-space-size=${heap}`] : []
  const server = await launch([...options, 'server/kalends.js', 'serve'], env)
  await untilHealthy(server)
  try {
    await campaign(
      {
        ...server,
        key,
        memory: () => residentMemory(server.pid),
        async post(path, body) {
          const answer = await fetch(`http://127.0.0.1:${server.port}/v1${path}`, {
            method: 'POST',
            headers: { authorization: key, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          if (answer.status !== 201) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`)
          return (await answer.json()) as Record<string, string>
        },
      },
      database,
    )
  } finally {
    await server.stop()
    await database.close()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Requests `/healthz` on a new connection every few milliseconds, and records memory. */
export function watch(server: Server) {
  const times: number[] = []
  const pending = new Set<Promise<void>>()
  let failures = 0
  let most = server.memory()
  const timer = setInterval(() => {
    if (server.alive()) most = Math.max(most, server.memory())
    const since = performance.now()
    const probe = ask(server.port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n')
      .then(
        (answer) => void (answer.startsWith('HTTP/1.1 200') ? times.push(performance.now() - since) : (failures += 1)),
        () => void (failures += 1),
      )
      .finally(() => pending.delete(probe))
    pending.add(probe)
  }, 20)
  return async () => {
    clearInterval(timer)
    await Promise.all(pending)
    times.sort((one, other) => one - other)
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? NaN)
    return { probes: times.length, failures, p50: at(0.5), p99: at(0.99), worst: at(1), most }
  }
}
