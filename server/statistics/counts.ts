import type { Database, Value } from '../database/open.ts'
import {
  type Dimension,
  type Metric,
  dayLength,
  dimensionNumber,
  firstDayOf,
  monthOf,
  mostValues,
  unknownKey,
} from './dimensions.ts'

export interface Question {
  readonly subject: number
  readonly metric: Metric
  /** Undefined: all time. */
  readonly range: { readonly from: number; readonly to: number } | undefined
  readonly breakdown: Dimension | null
}

export interface Counted {
  readonly total: number
  /** By day. Days without visits are left out. */
  readonly days: ReadonlyMap<number, number>
  /** Null without a breakdown. */
  readonly keys: {
    /** The highest counts of known values; the unknown ones are not included. */
    readonly leading: readonly { readonly key: string; readonly value: number }[]
    /** Of all known values. */
    readonly count: number
    readonly sum: number
  } | null
}

interface Row {
  readonly day: number | null
  readonly text: string | null
  readonly total: number
  readonly keys: number
  readonly sum: number
}

/**
 * Counts visits: sums for whole days and months, single visits where the range cuts a day, and visits that are not
 * aggregated yet. A single statement, so sums and visits come from the same snapshot.
 */
export function visitCounter(database: Database) {
  const statements = new Map<string, (...values: Value[]) => Row[] | Promise<Row[]>>()
  return async (question: Question): Promise<Counted> => {
    const { text, values } = statementOf(question)
    const run = statements.get(text) ?? database.statement<Row>(text)
    statements.set(text, run)
    return countedOf(question, await run(...values))
  }
}

function countedOf({ breakdown }: Question, rows: readonly Row[]): Counted {
  const days = new Map<number, number>()
  const leading: { key: string; value: number }[] = []
  let [total, count, sum] = [0, 0, 0]
  for (const row of rows) {
    if (row.day !== null) {
      total += row.total
      days.set(row.day, (days.get(row.day) ?? 0) + row.total)
    } else {
      leading.push({ key: row.text!, value: row.total })
      count = row.keys
      sum = row.sum
    }
  }
  return { total, days, keys: breakdown && { leading, count, sum } }
}

/**
 * The text depends only on the metric, the breakdown and whether there is a range, so that each variant is prepared
 * once.
 */
function statementOf({ subject, metric, range, breakdown }: Question): { text: string; values: Value[] } {
  const values: Value[] = []
  const value = (of: Value) => {
    values.push(of)
    return '?'
  }
  const isMetric = `type is ${metric === 'saves' ? 'not null' : 'null'}`
  const visits = (which: string, grouping: string, sign = '') =>
    `select min(at) / ${dayLength} as day${breakdown ? `, ${breakdown} as key` : ''}, ${sign}count(*) as total
      from visit where ${isMetric} and ${which} ${grouping}`
  const during = ([from, to]: Span) => `at >= ${value(from)} and at < ${value(to)}`
  // A cut never spans more than one day.
  const cut = ({ span, sign }: Cut) =>
    visits(
      `subject = ${value(subject)} and ${during(span)}`,
      breakdown ? `group by ${breakdown}` : 'having count(*) > 0',
      sign,
    )
  // The plus sign keeps both engines from scanning all visits of the subject, and the upper bound tells PostgreSQL that
  // few rows are beyond the lower one.
  const unfolded = (span?: Span) =>
    visits(
      `+subject = ${value(subject)} and id > ${folded} and id <= ${folded} + ${farAway}${span ? ` and ${during(span)}` : ''}`,
      `group by at / ${dayLength}${breakdown ? `, ${breakdown}` : ''}`,
    )
  const sums = (of: Metric | Dimension, columns: string, table: string, periods?: Span) =>
    `select ${columns} from ${table} where subject = ${value(subject)} and dimension = ${value(dimensionNumber(of))}${
      periods ? ` and period >= ${value(periods[0])} and period < ${value(periods[1])}` : ''
    }`

  const parts = range && partsOf(range)
  // Functions, because values must be added in the order of their placeholders in the text.
  const visited = () =>
    parts ? [...parts.cuts.map(cut), unfolded([parts.days[0] * dayLength, parts.days[1] * dayLength])] : [unfolded()]
  const keySums = (of: Dimension) =>
    parts
      ? [
          sums(of, 'key, total', 'visit_month', parts.months),
          ...parts.added.map((days) => sums(of, 'key, total', 'visit_day', days)),
          ...parts.taken.map((days) => sums(of, 'key, -total', 'visit_day', days)),
        ]
      : [sums(of, 'key, total', 'visit_total')]
  const totals = (
    columns: string,
  ) => `select day, cast(sum(total) as bigint) as total${columns} from visited group by day
    union all ${
      parts
        ? sums(metric, `period, total${columns}`, 'visit_day', parts.days)
        : sums(metric, `0, total${columns}`, 'visit_total')
    }`
  const text = breakdown
    ? `with visited as materialized (${visited().join(' union all ')}),
      part as not materialized (
        select key, total from visited where key is not null union all ${keySums(breakdown).join(' union all ')}
      ),
      known as materialized (
        select key, cast(sum(total) as bigint) as total from part
        where key <> coalesce((select id from visit_key where text = ${value(unknownKey(breakdown))}), 0)
        group by key having sum(total) <> 0
      ),
      top as (
        select text, total, (select count(*) from known) as keys, (select sum(total) from known) as sum
        from known join visit_key on id = key
        where total >= coalesce((select total from known order by total desc limit 1 offset ${mostValues - 1}), 0)
        order by total desc, text limit ${mostValues}
      )
      ${totals(', null as text, 0 as keys, 0 as sum')}
      union all select null, total, text, keys, cast(sum as bigint) from top`
    : `with visited as (${visited().join(' union all ')}) ${totals('')}`
  return { text, values }
}

const folded = "(select folded_to from visit_fold where name = 'visit')"
const farAway = 1e15

/** Times, days or months: start inclusive, end exclusive. */
type Span = readonly [number, number]

interface Parts {
  /** Whole days. */
  readonly days: Span
  /** The same days as whole months, the days to add to them and the days to subtract. */
  readonly months: Span
  readonly added: readonly [Span, Span]
  readonly taken: readonly [Span, Span]
  readonly cuts: readonly [Cut, Cut]
}

/**
 * The part of the first or last day to add to the whole days or, if the range covers most of that day, the part to
 * subtract. May be empty.
 */
interface Cut {
  readonly span: Span
  readonly sign: '' | '-'
}

function partsOf({ from, to }: NonNullable<Question['range']>): Parts {
  const [first, end] = [Math.round(from / dayLength), Math.round(to / dayLength)]
  const [daysFrom, daysTo] = [first * dayLength, end * dayLength]
  const midnight = Math.min(Math.ceil(from / dayLength) * dayLength, to)
  const cuts: Parts['cuts'] =
    first < end
      ? [
          daysFrom < from ? { span: [daysFrom, from], sign: '-' } : { span: [from, daysFrom], sign: '' },
          daysTo > to ? { span: [to, daysTo], sign: '-' } : { span: [daysTo, to], sign: '' },
        ]
      : [
          { span: [from, midnight], sign: '' },
          { span: [midnight, to], sign: '' },
        ]
  const months: Span = [nearestMonth(first), nearestMonth(end)]
  const [monthsFrom, monthsTo] = months.map(firstDayOf) as [number, number]
  const none: Span = [0, 0]
  if (monthsFrom >= monthsTo)
    return { days: [first, end], months: none, added: [[first, end], none], taken: [none, none], cuts }
  return {
    days: [first, end],
    months,
    added: [
      [first, monthsFrom],
      [monthsTo, end],
    ],
    taken: [
      [monthsFrom, first],
      [end, monthsTo],
    ],
    cuts,
  }
}

/** The month that starts closest to a day. */
function nearestMonth(day: number): number {
  const month = monthOf(day)
  return day - firstDayOf(month) < firstDayOf(month + 1) - day ? month : month + 1
}

export function eventReader(database: Database) {
  return database.statement<{ id: number }>('select id from event where organization = ? and prokey = ?')
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
