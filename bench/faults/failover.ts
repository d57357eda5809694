import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readSettings } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { openMailServer } from '../../server/testing/mail-server.ts'
import { query } from '../postgres.ts'
import { launch, untilHealthy } from '../processes.ts'
import { createAccount } from '../product.ts'
import { AttendeeLoad, audit } from './attendees.ts'
import { Client } from './client.ts'
import { ContentLoad, createEvents, createGroup } from './content.ts'
import { type HighAvailability, type Node, leaderAt, startHighAvailability, switchOver } from './patroni.ts'
import { type FaultPeriod, latencies, printFailures } from './report.ts'

/**
 * Organizers and attendees at work while the primary of PostgreSQL fails and its standby takes over: `npm run failover`.
 * No acknowledged write may be lost, cached pages have to be available throughout, nothing may return 500, and writes
 * have to succeed again within 15 seconds.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const most = 15

interface Failover {
  readonly name: string
  begin(primary: Node): Promise<void> | void
  /** Makes the former primary a standby. */
  end(former: Node): void
}

const failovers: Failover[] = [
  ...Array.from({ length: 3 }, () => ({
    name: 'killed',
    begin: (primary: Node) => primary.signal('SIGKILL'),
    end: (former: Node) => former.start(),
  })),
  {
    name: 'frozen',
    begin: (primary) => primary.signal('SIGSTOP'),
    end: (former) => former.signal('SIGCONT'),
  },
  { name: 'crashed', begin: (primary) => primary.crash(), end: () => {} },
  { name: 'switched over', begin: switchOver, end: () => {} },
]

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const folder = mkdtempSync(join(tmpdir(), 'kalends-failover-'))
chmodSync(folder, 0o755)
const isGood = await campaign(await startHighAvailability(folder))
if (isGood) rmSync(folder, { recursive: true, force: true })
else console.log(`Logs are in ${folder}.`)
process.exitCode = isGood ? 0 : 1

async function campaign(postgres: HighAvailability): Promise<boolean> {
  const { name: superuser, password } = postgres.superuser
  for (const statement of ["create role kalends login password 'secret'", 'create database kalends owner kalends'])
    await query(postgres.url(superuser, password, 'postgres'), statement)
  const mails = await openMailServer()
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url('kalends', 'secret', 'kalends'),
    SETTINGS_FILE: 'none',
    LOG_LEVEL: 'error',
    SMTP_URL: mails.url,
    MAIL_FROM: 'faults@example.org',
    RSVP_PER_NETWORK: '1000000',
  }
  const database = await openDatabase(readSettings(env))
  const keys = [await createAccount(database), await createAccount(database)]
  const servers = [await launch(['server/kalends.js', 'serve'], env), await launch(['server/kalends.js', 'serve'], env)]
  for (const server of servers) await untilHealthy(server)
  const ports = servers.map(({ port }) => port)
  // The writer belongs to another organization, because every write invalidates the cached pages of its own.
  const [client, writer] = [new Client(keys[0]!), new Client(keys[1]!)]
  const events = await createEvents(client, ports[0]!)
  const content = new ContentLoad(writer, { port: () => ports[0]!, group: await createGroup(writer, ports[0]!) })
  const attendees = new AttendeeLoad(client, { ports: () => ports, events })
  const ending = new AbortController()
  const loops = [
    ...Array.from({ length: 4 }, (_, n) => content.run(n, ending.signal)),
    ...Array.from({ length: 12 }, (_, n) => attendees.run(n, ending.signal)),
    ...Array.from({ length: 4 }, (_, n) => attendees.look(n, ending.signal)),
  ]

  const periods: FaultPeriod[] = []
  const pauses: number[] = []
  for (const failover of failovers.filter(({ name }) => name === (values.only ?? name))) {
    const period = await failOver(failover)
    periods.push(period)
    pauses.push(pauseOfWrites(period))
    const acknowledged = `${attendees.acknowledged.size} sign-ups acknowledged so far`
    console.log(
      `${period.name}: writes again after ${pauses.at(-1)!.toFixed(1)} s; ${latencies(client, period)}; ${acknowledged}`,
    )
  }
  ending.abort()
  await Promise.all(loops)
  const lost = await content.lost()
  const found = await database.read((db) => audit(db, attendees, events, mails))
  for (const server of servers) await server.stop()
  await database.close()
  await mails.close()
  postgres.close()

  console.log(`\n${content.created.size} events and ${attendees.acknowledged.size} sign-ups acknowledged`)
  const unexcused = printFailures([...client.failures, ...writer.failures], periods)
  console.log(
    `Acknowledged and lost: ${lost.length} events, ${found.lost.length} sign-ups; ${found.unmailed.length} mails`,
  )
  console.log(`Oversold: ${found.oversold.length}. Counters that differ: ${found.miscounted.length}`)
  const wrong = [lost, found.lost, found.unmailed, found.oversold, found.unfair, found.miscounted].flat().length
  return unexcused === 0 && wrong === 0 && pauses.every((pause) => pause <= most)

  async function failOver({ name, begin, end }: Failover): Promise<FaultPeriod> {
    const { primary: former, standby: next } = await postgres.settled()
    await sleep(5000)
    const from = performance.now()
    await begin(former)
    while ((await leaderAt(next)) !== next.name) await sleep(50)
    const promotedAt = performance.now()
    while (!writes().some(({ at }) => at > promotedAt)) await sleep(50)
    const to = performance.now()
    await sleep(5000)
    end(former)
    // Nothing may fail while the former primary becomes a standby.
    await postgres.settled()
    return { name, excuses: /^(POST|PATCH|DELETE|GET) [^:]*: 503 /, from, to }
  }

  function writes() {
    return [...client.timings, ...writer.timings].filter(({ name }) => name.startsWith('POST'))
  }

  /** From the failure to the end of the longest time without a successful write, in seconds. */
  function pauseOfWrites({ from, to }: FaultPeriod): number {
    const done = writes()
      .map(({ at, took }) => at + took)
      .filter((at) => at > from && at < to + 1000)
      .toSorted((a, b) => a - b)
    const times = [from, ...done]
    const longest = done.reduce(
      (best, _, n) => (times[n + 1]! - times[n]! > times[best + 1]! - times[best]! ? n : best),
      0,
    )
    return (done[longest]! - from) / 1000
  }
}
