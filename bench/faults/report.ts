import { rsvpPage } from './attendees.ts'
import type { Client, Failure } from './client.ts'

/** When a fault lasted, by performance.now(). */
export interface FaultPeriod {
  readonly name: string
  readonly excuses: RegExp | undefined
  readonly from: number
  readonly to: number
}

// Milliseconds until everything has to work again.
const recovery = 5000

/** How long pages with a sign-up form took during a fault. */
export function latencies({ timings }: Client, { from, to }: FaultPeriod): string {
  const pages = timings
    .filter(({ at, name }) => name === rsvpPage && at >= from && at <= to)
    .map(({ took }) => took)
    .toSorted((a, b) => a - b)
  const at = (share: number) => (pages[Math.floor(pages.length * share)] ?? 0).toFixed(0)
  return `${pages.length} pages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

/** Prints the failures that no fault excuses, and returns their number. */
export function printFailures(failures: readonly Failure[], periods: readonly FaultPeriod[]): number {
  const unexcused = failures.filter(
    ({ at, until, what }) =>
      !periods.some(({ excuses, from, to }) => excuses?.test(what) && until >= from && at <= to + recovery),
  )
  console.log(`${failures.length} failures, ${unexcused.length} of them without an excuse`)
  for (const { what, at } of unexcused.slice(0, 20)) {
    const { name, from } = periods.findLast((period) => period.from <= at) ?? { name: 'the start', from: 0 }
    console.log(`  ${what}, ${((at - from) / 1000).toFixed(1)} s after "${name}" began`)
  }
  return unexcused.length
}
