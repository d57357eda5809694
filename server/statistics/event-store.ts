import type { Database, Value } from '../database/open.ts'
import { farAway, folded, subjectIn } from './counts.ts'
import type { Scope } from './question.ts'
import { dayLength, dimensionNumber } from './dimensions.ts'
import { type Cut, type Range, type Span, monthsIn, partsOf, withoutEmpty } from './parts.ts'
import { scopeSlices } from './slice-store.ts'

export interface EventCount {
  readonly id: number
  readonly prokey: string
  readonly label: string
  readonly views: number
  readonly saves: number
}

/** The events with the most views, then saves, in one statement: see counts.ts. */
export function topEvents(database: Database) {
  const statements = new Map<string, (...values: Value[]) => EventCount[] | Promise<EventCount[]>>()
  const slices = scopeSlices(database)

  return async (scope: Scope, range: Range | undefined, limit: number): Promise<EventCount[]> => {
    let most: EventCount[] = []
    for await (const slice of slices(scope)) {
      const { text, values } = statementOf(slice, range, limit)
      const run = statements.get(text) ?? database.statement<EventCount>(text)
      statements.set(text, run)
      most = [...most, ...(await run(...values))].toSorted(compare).slice(0, limit)
    }
    return most
  }
}

const compare = (one: EventCount, other: EventCount) =>
  other.views - one.views || other.saves - one.saves || one.id - other.id

const [views, saves] = [dimensionNumber('views'), dimensionNumber('saves')]

function statementOf(scope: Scope, range: Range | undefined, limit: number): { text: string; values: Value[] } {
  const values: Value[] = []
  const value = (of: Value) => {
    values.push(of)
    return '?'
  }
  const subject = subjectIn(scope, value)
  const visits = (which: string, sign = '') =>
    `select subject, ${sign}sum(case when type is null then 1 else 0 end) as views,
      ${sign}sum(case when type is null then 0 else 1 end) as saves from visit where ${which} group by subject`
  const during = ([from, to]: Span) => `at >= ${value(from)} and at < ${value(to)}`
  const cut = ({ span, sign }: Cut) => visits(`subject ${subject()} and ${during(span)}`, sign)
  const unfolded = (span?: Span) =>
    visits(
      `+subject ${subject()} and id > ${folded} and id <= ${folded} + ${farAway}${span ? ` and ${during(span)}` : ''}`,
    )
  const sums = (table: string, sign: string, periods?: Span) =>
    `select subject, ${sign}sum(case when dimension = ${views} then total else 0 end),
      ${sign}sum(case when dimension = ${saves} then total else 0 end)
      from ${table} where subject ${subject()} and dimension in (${views}, ${saves})${
        periods ? ` and period >= ${value(periods[0])} and period < ${value(periods[1])}` : ''
      } group by subject`

  const parts = range && withoutEmpty(partsOf(range))
  const all = parts
    ? [
        ...parts.cuts.map(cut),
        unfolded([parts.days[0] * dayLength, parts.days[1] * dayLength]),
        ...monthsIn(parts).map((months) => sums('visit_month', '', months)),
        ...parts.added.map((days) => sums('visit_day', '', days)),
        ...parts.taken.map((days) => sums('visit_day', '-', days)),
      ]
    : [unfolded(), sums('visit_total', '')]
  const text = `with part as (${all.join(' union all ')}),
    counted as (select subject, cast(sum(views) as bigint) as views, cast(sum(saves) as bigint) as saves
      from part group by subject having sum(views) <> 0 or sum(saves) <> 0)
    select id, prokey, label, views, saves from counted join event on id = subject
    order by views desc, saves desc, id limit ${limit}`
  return { text, values }
}
