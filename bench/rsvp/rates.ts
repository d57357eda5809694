import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { signUps } from '../../server/rsvp/sign-ups.ts'
import { median } from '../measure.ts'
import { type Plain, plainPostgres, plainSqlite } from './plain.ts'
import { type Stage, setUp } from './stage.ts'

export interface RsvpRate {
  readonly work: string
  readonly perSecond: number
  /** Relative to hand-written rows, round by round. */
  readonly ratio?: number
  readonly goal?: { readonly text: string; readonly met: boolean }
}

const inFlight = 64
const template = { max: 1_000_000 }
const manyEvents = 200

type Contender = { readonly work: string; readonly clients: number; readonly signUp: (n: number) => Promise<unknown> }

/** Durable sign-ups per second inside this process. HTTP is measured elsewhere. */
export async function measureRates(
  name: 'SQLite' | 'PostgreSQL',
  {
    folder,
    databaseUrl,
    rounds,
    seconds,
  }: { folder: string; databaseUrl?: (name: string) => Promise<string>; rounds: number; seconds: number },
): Promise<RsvpRate[]> {
  const envOf = async (part: string) => ({
    DATA_DIR: join(folder, `rsvp-${part}-${name}`),
    ...(databaseUrl && { DATABASE_URL: await databaseUrl(`rsvp_${part}`) }),
  })
  const beside = await setUp(await envOf('plain'), 1, template)
  await beside.close()
  const plain: Plain = databaseUrl ? await plainPostgres(beside) : plainSqlite(beside)
  const stage = await setUp(await envOf('product'), manyEvents + 2, template)
  const contenders = contendersOf(stage, plain, databaseUrl !== undefined)
  const figures = contenders.map(() => [] as number[])
  for (const each of contenders) await rate(each, 0.5)
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, each] of contenders.entries()) figures[i]!.push(await rate(each, seconds))
  }
  await plain.close()
  await stage.close()

  const least = databaseUrl ? 2.5 : 3
  return contenders.map(({ work }, i) => {
    const ratio = median(figures[i]!.map((figure, round) => figure / figures[0]![round]!))
    return {
      work: `${name}: ${work}`,
      perSecond: median(figures[i]!),
      ...(i > 0 && { ratio }),
      ...(i === hotEvent && { goal: { text: `≥ ${least}`, met: ratio >= least } }),
    }
  })
}

const hotEvent = 2

function contendersOf({ context, events }: Stage, plain: Plain, isPooled: boolean): Contender[] {
  const [hot, single, ...many] = events as [string, string, ...string[]]
  const together = signUps(context)
  // Sign-ups on different instances do not share a transaction.
  const apart = Array.from({ length: isPooled ? 10 : 1 }, () => signUps(context))
  const answer = () => {
    const id = randomUUID()
    return { sent: { email: `${id}@example.org`, isText: false }, language: 'en', nonce: id }
  }
  return [
    {
      work: isPooled ? 'rows by hand, a pool of 16, a transaction each' : 'rows by hand, a commit each',
      clients: isPooled ? 16 : 1,
      signUp: plain.signUp,
    },
    {
      work: 'Kalends, a transaction each',
      clients: apart.length,
      signUp: (n) => apart[n]!(single, answer()),
    },
    { work: 'Kalends, one hot event', clients: inFlight, signUp: () => together(hot, answer()) },
    {
      work: `Kalends, ${manyEvents} events`,
      clients: inFlight,
      signUp: () => together(many[Math.floor(Math.random() * many.length)]!, answer()),
    },
  ]
}

async function rate({ clients, signUp }: Contender, seconds: number): Promise<number> {
  const begin = performance.now()
  const end = begin + seconds * 1000
  let done = 0
  const client = async (_: unknown, n: number) => {
    while (performance.now() < end) {
      await signUp(n)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (done / (performance.now() - begin)) * 1000
}
