import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newFormToken } from '../../server/rsvp/form-token.ts'
import { sharedSecret } from '../../server/database/shared-secret.ts'
import { launchProduct } from '../product.ts'
import { type Running, untilHealthy } from '../processes.ts'
import { setUp } from './stage.ts'

export interface RaceResult {
  readonly engine: string
  readonly tries: number
  readonly kills: number
  readonly seats: number
  readonly taken: number
  /** By how many seats the counter differs from the sign-ups. */
  readonly miscounted: number
  /** Acknowledged but not stored. */
  readonly lost: number
  /** Refused without a valid reason. */
  readonly wrong: number
}

const clients = 64
const kills = 10

/**
 * Far more attempts than seats, from many clients, on servers that are repeatedly killed; on PostgreSQL on two of them.
 */
export async function race(
  engine: 'SQLite' | 'PostgreSQL',
  { folder, databaseUrl, tries }: { folder: string; databaseUrl?: string; tries: number },
): Promise<RaceResult> {
  const seats = Math.floor(tries / 4)
  const env = { DATA_DIR: join(folder, `rsvp-race-${engine}`), ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const stage = await setUp(env, 1, { max: seats, maxpp: 2 })
  const [event, { database }] = [stage.events[0]!, stage.context]
  const secret = await sharedSecret(database, 'rsvp-form', 0)
  const servers: Running[] = []
  const start = async (i: number) => {
    servers[i] = await launchProduct(stage.env)
    await untilHealthy(servers[i])
  }
  for (let i = 0; i < (databaseUrl ? 2 : 1); i += 1) await start(i)

  const taken = new Set<string>()
  let [sent, wrong, killed] = [0, 0, 0]
  let restart = Promise.resolve()
  const kill = async () => {
    const i = killed % servers.length
    killed += 1
    process.kill(servers[i]!.pid, 'SIGKILL')
    await servers[i]!.stop()
    await start(i)
  }
  const client = async (_: unknown, n: number) => {
    while (sent < tries) {
      sent += 1
      if (sent % Math.ceil(tries / (kills + 1)) === 0) restart = restart.then(kill)
      const email = `${randomUUID()}@example.org`
      const form = newFormToken(secret, event, Date.now())
      const body = JSON.stringify({ email, amount: (n % 2) + 1, form })
      // A client without a response retries with the same form.
      for (let status: number | undefined; status === undefined;) {
        status = await post(`http://127.0.0.1:${servers[n % servers.length]!.port}/${event}/rsvp`, body)
        if (status === 200) taken.add(email)
        else if (status === 503) status = undefined
        else if (status !== undefined && status !== 409) wrong += 1
        if (status === undefined) await sleep(50)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  await restart
  for (const server of servers) await server.stop()

  const [answers, counted] = await database.read((db) =>
    Promise.all([
      db.selectFrom('rsvp_answer').select(['email', 'amount']).where('event', '=', event).execute(),
      db.selectFrom('rsvp_seats').select('taken').where('event', '=', event).executeTakeFirstOrThrow(),
    ]),
  )
  await stage.close()
  const places = answers.reduce((sum, { amount }) => sum + amount, 0)
  const emails = new Set(answers.map(({ email }) => email))
  return {
    engine,
    tries,
    kills: killed,
    seats,
    taken: places,
    miscounted: counted.taken - places,
    lost: [...taken].filter((email) => !emails.has(email)).length,
    wrong,
  }
}

async function post(url: string, body: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}
