import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case, Goal, Target } from './cases.ts'
import { startWriter } from './writer.ts'
import type { Figures, Wrk } from './wrk.ts'

export interface Result {
  readonly title: string
  readonly target: string
  readonly rounds: readonly Figures[]
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** The slowest response of all rounds. */
  readonly max: number
  /** Relative to the first target of the case, round by round. */
  readonly ratio: number
  readonly cpuRatio: number | undefined
  readonly p99Ratio: number
  readonly goal: Goal | undefined
}

export interface Options {
  readonly wrk: Wrk
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
  /** Where to write the requests for wrk. */
  readonly folder: string
}

// V8 is still compiling after thousands of requests. Without this the first rounds are far too slow.
const warmUp = 2
// Before each measurement, because the previous one has evicted its data from all caches. After writes a server needs
// about a second until it reads at full speed again.
const leadIn = 1
/** At most. A hundred pictures take fifteen seconds to draw. */
const leadIns = 20
/** Of the different requests, so many must have had a response: all of those that stay in the cache. */
const kept = 1000

/** Runs all cases in every round, so that other load on the machine affects them equally. */
export async function measure(cases: readonly Case[], options: Options): Promise<Result[]> {
  const { wrk, connections, folder } = options
  const prepared = cases.map(({ title, status, targets }, c) => ({
    title,
    runs: targets.map((target, i) => {
      const file = join(folder, `requests-${c}-${i}`)
      writeFileSync(file, target.requests.join('\0'))
      const { port, trees, pause } = target
      const load = { port, trees, file, connections, ...(pause && { pause }) }
      let expected = Number.NaN
      return {
        target,
        figures: [] as Figures[],
        /** Checks every status. Later runs only check that responses have about the same size. */
        async warmUp() {
          expected = (await wrk.run({ ...load, seconds: warmUp, status })).bytes
        },
        async measure() {
          const writer = target.beside && startWriter(target.beside)
          await settle(() => wrk.run({ ...load, seconds: leadIn }), Math.min(target.requests.length, kept))
          const figures = await wrk.run({ ...load, seconds: options.seconds })
          const writes = await writer?.stop()
          const { bytes } = figures
          if (bytes > expected * 2 || bytes < expected / 2) {
            throw new Error(`${title}, ${target.name}: answers of ${bytes} bytes, but of ${expected} when warming up.`)
          }
          this.figures.push(writes === undefined ? figures : { ...figures, writes })
        },
      }
    }),
  }))

  for (const { runs } of prepared) for (const run of runs) await run.warmUp()
  for (let round = 0; round < options.rounds; round += 1) {
    console.error(`Round ${round + 1} of ${options.rounds} …`)
    for (const { runs } of prepared) {
      // Alternates the direction, so that no case always runs after the same one.
      for (const run of round % 2 === 0 ? runs : runs.toReversed()) await run.measure()
    }
  }
  return prepared.flatMap(({ title, runs }) =>
    runs.map(({ target, figures }) => result(title, target, figures, runs[0]!.figures)),
  )
}

/** Sends requests until the server gets no faster. */
async function settle(run: () => Promise<Figures>, least: number) {
  let [answered, before] = [0, 0]
  for (let n = 0; n < leadIns; n += 1) {
    const { count, perSecond } = await run()
    answered += count
    if (answered >= least && perSecond < before * 1.1) return
    before = perSecond
  }
}

function result(title: string, target: Target, rounds: Figures[], base: Figures[]): Result {
  const middle = (figure: (figures: Figures) => number) => median(rounds.map(figure))
  const ratio = (figure: (figures: Figures) => number) =>
    median(rounds.map((figures, round) => figure(figures) / figure(base[round]!)))
  const cpuRatio = ratio(({ count, cpu }) => count / (cpu ?? Number.NaN))
  return {
    title,
    target: target.beside ? `${target.name} (${middle(({ writes = 0 }) => writes).toFixed()} completed)` : target.name,
    rounds,
    perSecond: middle((figures) => figures.perSecond),
    p50: middle((figures) => figures.p50),
    p99: middle((figures) => figures.p99),
    max: Math.max(...rounds.map((figures) => figures.max)),
    ratio: ratio((figures) => figures.perSecond),
    cpuRatio: Number.isFinite(cpuRatio) ? cpuRatio : undefined,
    p99Ratio: ratio((figures) => figures.p99),
    goal: target.goal,
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}
