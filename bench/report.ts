import { execFileSync } from 'node:child_process'
import { arch, cpus, release, type } from 'node:os'
import { type ApplicationResult, applicationHead, applicationRows } from './application.ts'
import { type ButtonResult, buttonHead, buttonRows } from './button.ts'
import type { CalendarResult } from './calendar.ts'
import type { MailRate } from './mails.ts'
import type { Result } from './measure.ts'
import { canPin } from './pinning.ts'
import type { RebuildResult } from './rebuilds.ts'
import type { RsvpReport } from './rsvp/rsvp.ts'
import type { StatisticsReport } from './statistics.ts'
import type { StartResult } from './starts.ts'

export interface Report {
  /** When, what and where, as one sentence. */
  readonly measured: string
  readonly results: readonly Result[]
  readonly rebuilds: readonly RebuildResult[]
  readonly starts: readonly StartResult[]
  readonly calendar: readonly CalendarResult[]
  readonly button: readonly ButtonResult[]
  readonly application: readonly ApplicationResult[]
  readonly rsvp: RsvpReport | undefined
  readonly mails: readonly MailRate[]
  readonly statistics: StatisticsReport | undefined
}

/** As shown in docs/performance.md. */
export function markdown({
  measured,
  results,
  rebuilds,
  starts,
  calendar,
  button,
  application,
  rsvp,
  mails,
  statistics,
}: Report): string {
  const parts = [measured]
  if (results.length > 0) {
    const rows = results.map((result) => [
      result.title,
      result.target,
      Math.round(result.perSecond),
      ...[result.p50, result.p99, result.max, result.ratio, result.cpuRatio, result.p99Ratio].map(fixed),
      judged(result),
    ])
    const milliseconds = ['p50 ms', 'p99 ms', 'max ms']
    const ratios = ['ratio', 'per CPU-s', 'p99 ratio']
    parts.push(table(['Work', 'Server', 'req/s', ...milliseconds, ...ratios, 'goal'], rows))
  }
  if (rebuilds.length > 0) {
    const rows = rebuilds.map(({ work, milliseconds, goal }) => [
      work,
      fixed(milliseconds),
      verdict(goal.text, goal.met),
    ])
    parts.push(table(['Rebuild', 'CPU ms', 'goal'], rows))
  }
  const [bare, product] = starts
  if (bare && product) {
    parts.push(table(['Start', bare.target, product.target, 'ratio', 'goal'], startRows(bare, product)))
  }
  if (calendar.length > 0) {
    const rows = calendar.map(({ work, against, baseMicroseconds, microseconds, ratio, goal }) => [
      work,
      against ?? '–',
      baseMicroseconds?.toFixed(1) ?? '–',
      microseconds.toFixed(1),
      fixed(ratio),
      goal ? verdict(goal.text, goal.met) : '',
    ])
    parts.push(table(['Calendar', 'against', 'that, µs', 'Kalends, µs', 'ratio', 'goal'], rows))
  }
  if (button.length > 0) parts.push(table(buttonHead, buttonRows(button, verdict)))
  if (application.length > 0) parts.push(table(applicationHead, applicationRows(application, verdict)))
  if (rsvp) parts.push(...rsvpTables(rsvp))
  if (mails.length > 0) {
    const rows = mails.map(({ work, perSecond, milliseconds, goal }) => [
      work,
      Math.round(perSecond),
      fixed(milliseconds),
      goal ? verdict(goal.text, goal.met) : '',
    ])
    parts.push(table(['Mails', 'per second', 'CPU ms', 'goal'], rows))
  }
  if (statistics) parts.push(...statisticsTables(statistics))
  return parts.join('\n\n')
}

function rsvpTables({ rates, races }: RsvpReport): string[] {
  const rows = rates.map(({ work, perSecond, ratio, goal }) => [
    work,
    Math.round(perSecond),
    fixed(ratio),
    goal ? verdict(goal.text, goal.met) : '',
  ])
  const rushes = races.map(({ engine, tries, kills, seats, taken, miscounted, lost, wrong }) => {
    const isGood = taken <= seats && miscounted === 0 && lost === 0 && wrong === 0
    const goal = verdict('0 oversold, lost or miscounted', isGood)
    return [engine, tries, kills, seats, taken, miscounted, lost, wrong, goal]
  })
  return [
    table(['Sign-ups', 'per second', 'ratio', 'goal'], rows),
    table(['Rush', 'tries', 'kills', 'seats', 'taken', 'miscounted', 'lost', 'wrong', 'goal'], rushes),
  ]
}

function statisticsTables({ counting, answers }: StatisticsReport): string[] {
  const rates = counting.map(({ work, perSecond, ratio, goal }) => [
    work,
    Math.round(perSecond),
    fixed(ratio),
    goal ? verdict(goal.text, goal.met) : '',
  ])
  const rows = answers.map(({ engine, work, hits, plain, product, p99, tenth, unit, goal }) => [
    `${engine}, ${hits.toLocaleString('en')} visits: ${work}, ${unit}`,
    ...[plain, product, p99, product / plain, product / tenth].map(fixed),
    goal ? verdict(goal.text, goal.met) : '',
  ])
  return [
    table(['Counting', 'per second', 'ratio', 'goal'], rates),
    table(['Statistics', 'plain table', 'Kalends', 'p99', 'ratio', 'of a tenth of the visits', 'goal'], rows),
  ]
}

function startRows(bare: StartResult, product: StartResult): string[][] {
  const row = (name: string, unit: string, [base, value]: (number | undefined)[], goal: (ratio: number) => string) => {
    if (base === undefined || value === undefined) return []
    const ratio = value / base
    return [[name, `${Math.round(base)} ${unit}`, `${Math.round(value)} ${unit}`, fixed(ratio), goal(ratio)]]
  }
  const { megabytes = Infinity } = product
  return [
    ...row('Start to first response', 'ms', [bare.milliseconds, product.milliseconds], (ratio) =>
      verdict('≤ 1.30', ratio <= 1.3),
    ),
    ...row('CPU time until then', 'ms', [bare.cpuMilliseconds, product.cpuMilliseconds], () => ''),
    ...row('Idle memory (PSS)', 'MB', [bare.megabytes, product.megabytes], (ratio) =>
      verdict('≤ 70 MB or ≤ 1.70', megabytes <= 70 || ratio <= 1.7),
    ),
  ]
}

export function conditions(programs: string[], load: number, isPinned = canPin): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes')
  const machine = `${cpus().length} cores ${arch()} (${cpus()[0]?.model ?? 'unknown'}), ${type()} ${release()}`
  const today = Temporal.Now.plainDateISO().toString()
  const pinning = isPinned ? 'servers and wrk pinned to a core each' : 'nothing pinned to a core'
  return `Measured on ${today} at commit ${commit}: ${machine}, ${programs.join(', ')}; ${pinning}; load average ${load.toFixed(1)} before the run.`
}

function judged({ goal, ratio, p99Ratio }: Result): string {
  if (!goal) return ''
  const { ratio: least, p99Ratio: most } = goal
  const text = `≥ ${fixed(least)}${most ? `, p99 ≤ ${fixed(most)}` : ''}`
  return verdict(text, ratio >= least && p99Ratio <= (most ?? Infinity))
}

const fixed = (value: number | undefined) => value?.toFixed(2) ?? '–'
const verdict = (goal: string, met: boolean) => `${goal}: ${met ? 'met' : '**not met**'}`

export function table(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
