import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signUps } from '../server/rsvp/sign-ups.ts'
import { openMailServer } from '../server/testing/mail-server.ts'
import { pin } from './pinning.ts'
import { startCluster } from './postgres.ts'
import { untilHealthy } from './processes.ts'
import { launchProduct } from './product.ts'
import { type Stage, setUp } from './rsvp/stage.ts'
import { cpuSeconds } from './usage.ts'

export interface MailRate {
  readonly work: string
  readonly perSecond: number
  /** CPU time of each, including the database; NaN if the system does not report it. */
  readonly milliseconds: number
  readonly goal?: { readonly text: string; readonly met: boolean }
}

interface Options {
  readonly folder: string
  readonly engines: readonly ('sqlite' | 'postgres')[]
  readonly mails: number
}

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const
// Milliseconds of CPU time to compose a mail.
const goals = { sqlite: 1, postgres: 2 } as const

/** How fast a server composes and sends the mails after a rush: confirmations of sign-ups for one event, with tickets. */
export async function measureMails({ folder, engines, mails }: Options): Promise<MailRate[]> {
  const rates: MailRate[] = []
  for (const engine of engines) {
    const cluster = engine === 'postgres' ? await startCluster(join(folder, 'postgres-of-mails')) : undefined
    const database = cluster ? [cluster.pid] : []
    try {
      for (const part of ['kept', 'sent']) {
        const env = {
          DATA_DIR: join(folder, `mails-${part}-${engine}`),
          ...(cluster && { DATABASE_URL: await cluster.create(`mails_${part}`) }),
        }
        const stage = await setUp(env, 1, { max: 1_000_000 })
        await signUpMany(stage, mails)
        const isSent = part === 'sent'
        const rate = await measured(stage, { mails, isSent, database })
        const goal = { text: `≤ ${goals[engine]} ms`, met: rate.milliseconds <= goals[engine] }
        const work = `${engineNames[engine]}: ${isSent ? 'composed and sent' : 'composed, without a mail server'}`
        rates.push({ work, ...rate, ...(!isSent && { goal }) })
        await stage.close()
      }
    } finally {
      await cluster?.stop()
    }
  }
  return rates
}

interface How {
  readonly mails: number
  readonly isSent: boolean
  readonly database: readonly number[]
}

/** The sign-ups were made in this process; only the server works off their mails. */
async function measured(stage: Stage, { mails, isSent, database }: How) {
  const sink = await openMailServer()
  const server = await launchProduct({ ...stage.env, LOG_LEVEL: 'info', ...(isSent && { SMTP_URL: sink.url }) })
  pin(server.pid, 'server')
  const now = async () => ({
    left: await mailsLeft(stage),
    at: performance.now(),
    cpu: cpuSeconds([server.pid, ...database]) ?? Number.NaN,
  })
  const when = async (share: number) => {
    while ((await mailsLeft(stage)) > mails * share) await sleep(50)
    return now()
  }
  try {
    await untilHealthy(server)
    // The first ones load the code.
    const [first, last] = [await when(0.95), await when(0.05)]
    const done = first.left - last.left
    return {
      perSecond: (done / (last.at - first.at)) * 1000,
      milliseconds: ((last.cpu - first.cpu) / done) * 1000,
    }
  } finally {
    await server.stop()
    await sink.close()
  }
}

async function signUpMany({ context, events: [event] }: Stage, count: number) {
  const signUp = signUps(context)
  const inFlight = 64
  for (let n = 0; n < count; n += inFlight)
    await Promise.all(
      Array.from({ length: Math.min(inFlight, count - n) }, (_, i) => {
        const guest = `guest${n + i}`
        const sent = { email: `${guest}@example.org`, isText: false }
        return signUp(event!, { sent, language: 'en', nonce: guest })
      }),
    )
}

async function mailsLeft({ context: { database } }: Stage): Promise<number> {
  const [row] = await database.statement<{ count: number }>(
    "select count(*) as count from job where name = 'send-mail'",
  )()
  return row!.count
}
