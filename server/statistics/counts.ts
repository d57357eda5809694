import type { Database, Value } from '../database/open.ts'
import {
  type Dimension,
  type Metric,
  dayLength,
  dimensionNumber,
  firstDayOf,
  mostValues,
  unknownKey,
} from './dimensions.ts'
import { leadingKeys } from './leading-key-store.ts'
import { type Cut, type Span, monthsIn, partsOf, withoutEmpty } from './parts.ts'
import type { Counted, Question, Scope } from './question.ts'
import { scopeSlices } from './slice-store.ts'

interface Row {
  readonly day: number | null
  readonly text: string | null
  readonly total: number
  readonly keys: number
  readonly sum: number
}

/** Leading values with their texts, or the number and the count of every value. */
type Form = 'leading' | 'all'

/**
 * Counts visits: sums for whole days and months, single visits where the range cuts a day, and visits that are not
 * aggregated yet. A single statement, so sums and visits come from the same snapshot. On SQLite there is one for some
 * events at a time: see slice-store.ts.
 */
export function visitCounter(database: Database) {
  const statements = new Map<string, (...values: Value[]) => Row[] | Promise<Row[]>>()
  const slices = scopeSlices(database)
  const leadingOf = leadingKeys(database)

  return async (question: Question): Promise<Counted> => {
    if (!('organization' in question.scope) || database.engine !== 'sqlite')
      return countedOf(question, await rowsOf(question, 'leading'))
    const days = new Map<number, number>()
    const keys = new Map<number, number>()
    for await (const scope of slices(question.scope)) {
      const rows = await rowsOf({ ...question, scope }, 'all')
      addDays(days, rows)
      for (const { day, keys: key, total } of rows) if (day === null) keys.set(key, (keys.get(key) ?? 0) + total)
    }
    return { total: sumOf(days), days, keys: question.breakdown && (await leadingOf(keys)) }
  }

  function rowsOf(question: Question, form: Form): Row[] | Promise<Row[]> {
    const { text, values } = statementOf(question, form)
    const run = statements.get(text) ?? database.statement<Row>(text)
    statements.set(text, run)
    return run(...values)
  }
}

function countedOf({ breakdown }: Question, rows: readonly Row[]): Counted {
  const days = new Map<number, number>()
  addDays(days, rows)
  const values = rows.filter(({ day }) => day === null)
  const leading = values.map(({ text, total }) => ({ key: text!, value: total }))
  const { keys: count = 0, sum = 0 } = values[0] ?? {}
  return { total: sumOf(days), days, keys: breakdown && { leading, count, sum } }
}

function addDays(days: Map<number, number>, rows: readonly Row[]) {
  for (const { day, total } of rows) {
    if (day === null) continue
    const first = day < 0 ? firstDayOf(-day) : day
    days.set(first, (days.get(first) ?? 0) + total)
  }
}

const sumOf = (days: ReadonlyMap<number, number>) => days.values().reduce((sum, total) => sum + total, 0)

/**
 * The text depends only on the metric, the breakdown, the kind of scope and whether there is a range, so that each
 * variant is prepared once.
 */
function statementOf(
  { scope, metric, range, breakdown, byMonth = false }: Question,
  form: Form,
): {
  text: string
  values: Value[]
} {
  const values: Value[] = []
  const value = (of: Value) => {
    values.push(of)
    return '?'
  }
  const subject = subjectIn(scope, value)
  const isMetric = `type is ${metric === 'saves' ? 'not null' : 'null'}`
  const visits = (which: string, grouping: string, sign = '') =>
    `select min(at) / ${dayLength} as day${breakdown ? `, ${breakdown} as key` : ''}, ${sign}count(*) as total
      from visit where ${isMetric} and ${which} ${grouping}`
  const during = ([from, to]: Span) => `at >= ${value(from)} and at < ${value(to)}`
  // A cut never spans more than one day.
  const cut = ({ span, sign }: Cut) =>
    visits(
      `subject ${subject()} and ${during(span)}`,
      breakdown ? `group by ${breakdown}` : 'having count(*) > 0',
      sign,
    )
  // The plus sign keeps both engines from scanning all visits of the subject, and the upper bound tells PostgreSQL that
  // few rows are beyond the lower one.
  const unfolded = (span?: Span) =>
    visits(
      `+subject ${subject()} and id > ${folded} and id <= ${folded} + ${farAway}${span ? ` and ${during(span)}` : ''}`,
      `group by at / ${dayLength}${breakdown ? `, ${breakdown}` : ''}`,
    )
  const sums = (of: Metric | Dimension, columns: string, table: string, periods?: Span) =>
    `select ${columns} from ${table} where subject ${subject()} and dimension = ${value(dimensionNumber(of))}${
      periods ? ` and period >= ${value(periods[0])} and period < ${value(periods[1])}` : ''
    }`

  // Every part costs a search for each of the events, so empty ones are left out; for one event, one text serves all.
  const parts = range && ('event' in scope ? partsOf(range) : withoutEmpty(partsOf(range)))
  // Functions, because values must be added in the order of their placeholders in the text.
  const visited = () =>
    parts ? [...parts.cuts.map(cut), unfolded([parts.days[0] * dayLength, parts.days[1] * dayLength])] : [unfolded()]
  const keySums = (of: Dimension) =>
    parts
      ? [
          ...monthsIn(parts).map((months) => sums(of, 'key, total', 'visit_month', months)),
          ...parts.added.map((days) => sums(of, 'key, total', 'visit_day', days)),
          ...parts.taken.map((days) => sums(of, 'key, -total', 'visit_day', days)),
        ]
      : [sums(of, 'key, total', 'visit_total')]
  // Sums of several events are added up here, so that there is a row for each day and not for each event and day.
  const isOne = 'event' in scope
  const daySums = (columns: string, table: string, day: string, sign: string, periods?: Span) =>
    isOne
      ? sums(metric, `${day}, ${sign}total${columns}`, table, periods)
      : `${sums(metric, `${day}, ${sign}cast(sum(total) as bigint)${columns}`, table, periods)} ${
          periods ? 'group by period' : 'having count(*) > 0'
        }`
  const totalParts = (columns: string): string[] => {
    if (!parts) return [daySums(columns, 'visit_total', '0', '')]
    if (!byMonth) return [daySums(columns, 'visit_day', 'period', '', parts.days)]
    return [
      ...monthsIn(parts).map((months) => daySums(columns, 'visit_month', '-period', '', months)),
      ...parts.added.map((days) => daySums(columns, 'visit_day', 'period', '', days)),
      ...parts.taken.map((days) => daySums(columns, 'visit_day', 'period', '-', days)),
    ]
  }
  const totals = (columns: string) =>
    `select day, cast(sum(total) as bigint) as total${columns} from visited group by day
    union all ${totalParts(columns).join(' union all ')}`
  const text = breakdown
    ? `with visited as materialized (${visited().join(' union all ')}),
      part as not materialized (
        select key, total from visited where key is not null union all ${keySums(breakdown).join(' union all ')}
      ),
      known as materialized (
        select key, cast(sum(total) as bigint) as total from part
        where key <> coalesce((select id from visit_key where text = ${value(unknownKey(breakdown))}), 0)
        group by key having sum(total) <> 0
      )${
        form === 'all'
          ? ''
          : `,
      top as (
        select text, total, (select count(*) from known) as keys, (select sum(total) from known) as sum
        from known join visit_key on id = key
        where total >= coalesce((select total from known order by total desc limit 1 offset ${mostValues - 1}), 0)
        order by total desc, text limit ${mostValues}
      )`
      }
      ${totals(', null as text, 0 as keys, 0 as sum')}
      union all select null, total, ${form === 'all' ? 'null, key, 0 from known' : 'text, keys, cast(sum as bigint) from top'}`
    : `with visited as (${visited().join(' union all ')}) ${totals('')}`
  return { text, values }
}

/** Completes the condition `subject …`. */
export function subjectIn(scope: Scope, value: (of: Value) => string): () => string {
  if ('event' in scope) return () => `= ${value(scope.event)}`
  if ('groupsOf' in scope) {
    const { groupsOf, group } = scope
    return () =>
      `in (select -id from event_group where organization = ${value(groupsOf)}${group === null ? '' : ` and prokey = ${value(group)}`})`
  }
  const { organization, group, ids } = scope
  // The organization is part of the condition, because the prokey of a group comes from the request.
  return () =>
    `in (select id from event where organization = ${value(organization)}${group === null ? '' : ` and event_group = ${value(group)}`}${
      ids ? ` and id > ${value(ids[0])} and id <= ${value(ids[1])}` : ''
    })`
}

export const folded = "(select folded_to from visit_fold where name = 'visit')"
export const farAway = 1e15

export function eventReader(database: Database) {
  return database.statement<{ id: number }>('select id from event where organization = ? and prokey = ?')
}

export function groupReader(database: Database) {
  return database.statement<{ id: number }>('select id from event_group where organization = ? and prokey = ?')
}

/** In any organization. */
export function anyEventReader(database: Database) {
  return database.statement<{ id: number }>('select id from event where prokey = ?')
}

export function anyGroupReader(database: Database) {
  return database.statement<{ id: number }>('select id from event_group where prokey = ?')
}

export async function hasVisits(database: Database, event: number): Promise<boolean> {
  const rows = await database.statement<{ id: number }>('select id from visit where subject = ? limit 1')(event)
  return rows.length > 0
}
