import type { Case, Goal } from './cases.ts'
import type { Figures } from './load.ts'
import { startGenerator } from './processes.ts'

export interface Result {
  readonly title: string
  readonly target: string
  readonly rounds: readonly Figures[]
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Against the first target of the case, round by round. */
  readonly ratio: number
  readonly cpuRatio: number | undefined
  readonly goal: Goal | undefined
}

const connections = 64
const most = 1_000_000
// The compiler of V8 is still at work after thousands of requests; without this the first rounds are far too slow.
const warmUp = 2
// Before each measurement: the work before it has pushed what this one uses out of all caches. After writes a server needs
// about a second until it reads as fast again.
const leadIn = 1

/** All cases in every round, so that what else the machine does falls on all of them alike. */
export async function measure(cases: readonly Case[], options: { rounds: number; seconds: number }): Promise<Result[]> {
  const generator = startGenerator()
  const run = (one: Case, i: number, seconds: number) => {
    const { port, trees, requests } = one.targets[i]!
    return generator.run({ port, trees, requests, status: one.status, connections, seconds, most })
  }
  const taken = cases.map((one) => one.targets.map((): Figures[] => []))
  try {
    for (const one of cases) for (const i of one.targets.keys()) await run(one, i, warmUp)
    for (let round = 0; round < options.rounds; round += 1) {
      console.error(`Round ${round + 1} of ${options.rounds} …`)
      for (const [c, one] of cases.entries()) {
        const order = [...one.targets.keys()]
        // In turn forwards and backwards: nobody always runs after the same neighbour.
        for (const i of round % 2 === 0 ? order : order.toReversed()) {
          await run(one, i, leadIn)
          taken[c]![i]!.push(await run(one, i, options.seconds))
        }
      }
    }
  } finally {
    await generator.stop()
  }
  return cases.flatMap((one, c) =>
    one.targets.map((target, i) => result(one.title, target, taken[c]![i]!, taken[c]![0]!)),
  )
}

function result(title: string, target: Case['targets'][number], rounds: Figures[], base: Figures[]): Result {
  const ratios = (figure: (figures: Figures) => number) =>
    median(rounds.map((figures, round) => figure(figures) / figure(base[round]!)))
  const cpuRatio = ratios(({ count, cpu }) => count / (cpu ?? Number.NaN))
  return {
    title,
    target: target.name,
    rounds,
    perSecond: median(rounds.map((figures) => figures.perSecond)),
    p50: median(rounds.map((figures) => figures.p50)),
    p99: median(rounds.map((figures) => figures.p99)),
    ratio: ratios((figures) => figures.perSecond),
    cpuRatio: Number.isFinite(cpuRatio) ? cpuRatio : undefined,
    goal: target.goal,
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}
