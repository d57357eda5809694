import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readSettings } from '../../server/config.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { ownClock } from '../../server/testing/kalends.ts'
import { openMailServer } from '../../server/testing/mail-server.ts'
import { type Running, launch, untilHealthy } from '../processes.ts'
import { createAccount } from '../product.ts'
import { residentMemory } from '../usage.ts'
import { AttendeeLoad, audit } from './attendees.ts'
import { Client } from './client.ts'
import { ContentLoad, createEvents, createGroup } from './content.ts'
import { type FaultPeriod, latencies, printFailures } from './report.ts'
import { type Fault, type Stage, postgresStage, restarts, sqliteStage } from './stages.ts'

/**
 * Organizers and attendees at work while one thing after another breaks: `npm run faults -- --engine postgres --minutes
 * 10`. On PostgreSQL there are two servers whose clocks differ by 90 seconds. Requests that a fault excuses may fail
 * during it and for five seconds afterwards. No acknowledged write may be lost, no event oversold, nobody in line passed
 * over, and memory has to stay flat.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'postgres' },
    minutes: { type: 'string', default: '10' },
    restarts: { type: 'boolean', default: false },
  },
})
const milliseconds = Number(values.minutes) * 60_000
const turn = values.restarts ? 60_000 : 30_000
const clockDifference = 90

// The exit handlers stop all processes and unmount the disk.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const folder = mkdtempSync(join(tmpdir(), 'kalends-faults-'))
chmodSync(folder, 0o755)
const isGood = await campaign(values.engine === 'sqlite' ? sqliteStage(folder) : await postgresStage(folder))
rmSync(folder, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1

async function campaign(stage: Stage): Promise<boolean> {
  const mails = await openMailServer()
  const env = {
    ...stage.env,
    SETTINGS_FILE: 'none',
    LOG_LEVEL: 'silent',
    SMTP_URL: mails.url,
    MAIL_FROM: 'faults@example.org',
    MAIL_DAILY_LIMIT: 'unlimited',
    RSVP_PER_NETWORK: '1000000',
  }
  const database = await openDatabase(readSettings(env))
  // The writers belong to another organization, because every write invalidates the cached pages of its own.
  const [key, writersKey] = [await createAccount(database), await createAccount(database)]
  const servers = await Promise.all(Array.from({ length: stage.servers }, (_, n) => startServer(n, env)))

  const [client, writer] = [new Client(key), new Client(writersKey)]
  const events = await createEvents(client, servers[0]!.running().port)
  const group = await createGroup(writer, servers[0]!.running().port)
  const ports = () => servers.map(({ running }) => running().port)
  const content = new ContentLoad(writer, { port: () => ports()[0]!, group })
  const attendees = new AttendeeLoad(client, { ports, events })
  const ending = new AbortController()
  const loops = [
    ...Array.from({ length: 6 }, (_, n) => content.run(n, ending.signal)),
    ...Array.from({ length: 12 }, (_, n) => attendees.run(n, ending.signal)),
    ...Array.from({ length: 4 }, (_, n) => attendees.look(n, ending.signal)),
  ]

  const failures = () => [...client.failures, ...writer.failures]
  let kills = 0
  const restart = () => servers[(kills += 1) % servers.length]!.restart()
  const harm = { mails, restart, turnClock: servers[0]!.turnClock }
  const faults = values.restarts ? restarts(harm, stage, milliseconds / turn) : stage.faults(harm)
  await sleep(5000)
  const periods: FaultPeriod[] = []
  const memory: number[] = []
  let overdue = 0
  const deadline = performance.now() + milliseconds
  for (let n = 0; performance.now() < deadline; n += 1) {
    const fault = faults[n % faults.length]!
    periods.push(await breakSomething(fault))
    memory.push(Math.max(...servers.map(({ running }) => residentMemory(running().pid))))
    console.log(
      `${fault.name}: ${latencies(client, periods.at(-1)!)}; ${failures().length} failures, ${memory.at(-1)} MB`,
    )
  }
  ending.abort()
  await Promise.all(loops)
  const lost = await content.lost()
  const found = await database.read((db) => audit(db, attendees, events, mails))
  for (const { running } of servers) await running().stop()
  await database.close()
  await mails.close()
  await stage.close()

  const responses = client.timings.length + writer.timings.length
  console.log(`\n${responses} responses, ${content.created.size} events, ${content.removed.size} removed`)
  console.log(`${attendees.acknowledged.size} sign-ups acknowledged, ${attendees.full} refused because of no seats`)
  console.log(`${mails.taken.length} mails taken, ${found.twice} of them a second time`)
  const unexcused = printFailures(failures(), periods)
  console.log(
    `Acknowledged and lost: ${lost.length} events, ${found.lost.length} sign-ups; ${found.unmailed.length} mails`,
  )
  console.log(`Oversold: ${found.oversold.length}. Counters that differ: ${found.miscounted.length}`)
  console.log(
    `${attendees.removed.size} removed before others in line. Lines with empty seats or in wrong order: ${found.unfair.length}`,
  )
  console.log(`Scheduled jobs were overdue by at most ${(overdue / 1000).toFixed(1)} s while the mail server hung`)
  // Caches are full after the first fault.
  const [first, most] = [memory[0]!, Math.max(...memory.slice(-3))]
  console.log(`Memory: ${first} MB at first, ${most} MB at last`)
  const wrong = [lost, found.lost, found.unmailed, found.oversold, found.unfair, found.miscounted].flat().length
  // Regular restarts go on for so long that other work on the machine gets in between.
  const tolerated = values.restarts ? responses / 1000 : 0
  return unexcused <= tolerated && wrong === 0 && overdue < 15_000 && most < first * 1.5

  async function breakSomething(fault: Fault): Promise<FaultPeriod> {
    const from = performance.now()
    await fault.begin()
    await sleep(fault.lasts ? fault.lasts * 1000 : turn / 3)
    if (fault.lasts) overdue = Math.max(overdue, await longestOverdue(database))
    await fault.end()
    const to = performance.now()
    await sleep((turn * 2) / 3)
    return { name: fault.name, excuses: fault.excuses, from, to }
  }
}

/** A server with its own clock. Every second one is ahead. */
async function startServer(n: number, env: Record<string, string>) {
  const own = join(folder, `server-${n}`)
  mkdirSync(own)
  const clock = await ownClock(own)
  const ahead = (n % 2) * clockDifference
  clock.turn(ahead)
  const start = async () => {
    const running = await launch(['server/kalends.js', 'serve'], { ...env, ...clock.env })
    await untilHealthy(running)
    return running
  }
  let running: Running = await start()
  return {
    running: () => running,
    turnClock: (seconds: number) => clock.turn(ahead + seconds),
    async restart() {
      process.kill(running.pid, 'SIGKILL')
      await running.stop()
      running = await start()
    },
  }
}

/** How long the essential jobs have been overdue, in milliseconds. */
async function longestOverdue(database: Database): Promise<number> {
  const jobs = await database.read((db) =>
    db.selectFrom('job').select('run_at').where('name', 'in', ['fold-visits', 'expire-rsvp-answers']).execute(),
  )
  return Math.max(0, ...jobs.map(({ run_at: due }) => Temporal.Now.instant().epochMilliseconds - due))
}
