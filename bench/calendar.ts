import { type Comparison, expansion, feed, singleFile } from './calendar-files.ts'
import { hostile, legal, rangeOf, refuse } from './calendar-rules.ts'
import { median } from './measure.ts'

export interface CalendarResult {
  readonly work: string
  /** The baseline, if any, and how long it takes. */
  readonly against?: string
  readonly baseMicroseconds?: number
  readonly microseconds: number
  /** How many times faster, round by round. */
  readonly ratio?: number
  readonly goal?: { readonly text: string; readonly met: boolean }
}

// Rounds that do not count, because V8 is still compiling.
const warmUp = 6
// Per measurement, in microseconds of CPU time.
const enough = { compared: 100_000, rule: 10_000 }

/** Calendar work inside this process, by CPU time. */
export function measureCalendar(rounds: number): CalendarResult[] {
  // Comes first, because an attacker does not wait for a server to warm up.
  const refused = refusals(rounds)
  const compared = [singleFile(), feed(), expansion()].map((each) => compare(each, rounds))
  return [...compared, ...ranges(rounds), refused]
}

function compare({ work, against, base, product, goal }: Comparison, rounds: number): CalendarResult {
  const contenders = [base, product]
  const taken = contenders.map((): number[] => [])
  for (let round = -warmUp; round < rounds; round += 1) {
    const order = [...contenders.keys()]
    for (const i of round % 2 === 0 ? order : order.toReversed()) {
      const microseconds = timed(contenders[i]!, enough.compared)
      if (round >= 0) taken[i]!.push(microseconds)
    }
  }
  const [bases, products] = taken as [number[], number[]]
  const ratio = median(bases.map((microseconds, round) => microseconds / products[round]!))
  return {
    work,
    against,
    baseMicroseconds: median(bases),
    microseconds: median(products),
    ratio,
    goal: { text: `≥ ${goal.toFixed(2)}`, met: ratio >= goal },
  }
}

/** All rules in every round, one after the other, as a server would get them. */
function ranges(rounds: number): CalendarResult[] {
  const taken = legal.map((): number[] => [])
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [i, rule] of legal.entries()) {
      const microseconds = timed(rangeOf(rule), enough.rule)
      if (round >= 0) taken[i]!.push(microseconds)
    }
  }
  const medians = taken.map(median)
  const slowest = Math.max(...medians)
  const withinGoal = medians.filter((microseconds) => microseconds <= 50).length
  return [
    { work: `Earliest start and latest end, median of ${legal.length} rules`, microseconds: median(medians) },
    {
      work: `The slowest of them: \`${legal[medians.indexOf(slowest)]}\``,
      microseconds: slowest,
      goal: { text: `≤ 50 µs (${withinGoal} of ${legal.length} rules)`, met: slowest <= 50 },
    },
  ]
}

/** Times every call by wall clock, because CPU time is too coarse for a single one. */
function refusals(rounds: number): CalendarResult {
  const taken = hostile.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, text] of hostile.entries()) {
      const before = performance.now()
      const isRefused = refuse(text)
      taken[i]!.push((performance.now() - before) * 1000)
      if (!isRefused) throw new Error(`This rule should be refused: ${text}`)
    }
  }
  const medians = taken.map(median)
  const slowest = Math.max(...medians)
  return {
    work: `The slowest refusal of ${hostile.length} hostile rules: \`${hostile[medians.indexOf(slowest)]!.slice(0, 80)}\``,
    microseconds: slowest,
    goal: { text: '≤ 5000 µs', met: slowest <= 5000 },
  }
}

/**
 * The CPU time of one call. Every call has to return the same number, which depends on everything it made, so that no
 * work can be skipped.
 */
function timed(work: () => number, least: number): number {
  const expected = work()
  const before = process.cpuUsage()
  let calls = 0
  let spent = 0
  for (let step = 1; spent < least; step *= 2) {
    for (let i = 0; i < step; i += 1) if (work() !== expected) throw new Error('The same work gave another result.')
    calls += step
    spent = since(before)
  }
  return spent / calls
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return user + system
}
