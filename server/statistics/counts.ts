import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { type Dimension, type Metric, dayLength, dayOf, dimensionNumber, firstDayOf, monthOf } from './dimensions.ts'
import { watermark } from './store.ts'

/** What is counted. */
export interface Asked {
  readonly subject: number
  readonly metric: Metric
  /** Undefined: everything there is. */
  readonly range: { readonly from: number; readonly to: number } | undefined
  readonly breakdown: Dimension | null
}

export interface Counted {
  readonly total: number
  /** By day, where there were any. */
  readonly days: ReadonlyMap<number, number>
  /** By the id of the key, where one is known; null without a breakdown. */
  readonly keys: ReadonlyMap<number, number> | null
}

/** Where the sums and the visits stand that an answer is made of. */
export interface Position {
  readonly folded: number
  readonly last: number
}

export async function positionOf(db: Kysely<Tables>): Promise<Position> {
  const { folded_to: folded } = await watermark(db)
  const { last } = await db
    .selectFrom('visit')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  return { folded, last: Math.max(folded, last) }
}

/** Sums of whole days, and visits one by one for the days that the range cuts and for what has come since. */
export async function countVisits(db: Kysely<Tables>, asked: Asked, position: Position): Promise<Counted> {
  const { range, breakdown, metric } = asked
  const [summed, visited] = [partsOf(range), rangesOf(range)]
  const days = new Map<number, number>()
  const add = (day: number, count: number) => days.set(day, (days.get(day) ?? 0) + count)
  let total = 0
  if (range) {
    for (const { period, total: count } of await daySums(db, asked, summed)) add(period, count)
  } else total = await allSum(db, asked, metric)
  for (const part of visited.cut)
    for (const { day, count } of await visitsByDay(db, asked, part, position, 'folded')) add(day, count)
  for (const { day, count } of await visitsByDay(db, asked, range, position, 'tail')) {
    if (range) add(day, count)
    else total += count
  }
  for (const count of days.values()) total += count
  if (!breakdown) return { total, days, keys: null }

  const keys = new Map<number, number>()
  const addKeys = (rows: readonly { key: number; count: number }[]) => {
    for (const { key, count } of rows) keys.set(key, (keys.get(key) ?? 0) + count)
  }
  addKeys(await keySums(db, asked, breakdown, range ? summed : undefined))
  for (const part of visited.cut) addKeys(await visitsByKey(db, asked, breakdown, part, position, 'folded'))
  addKeys(await visitsByKey(db, asked, breakdown, range, position, 'tail'))
  return { total, days, keys }
}

interface Range {
  readonly from: number
  readonly to: number
}

interface Parts {
  /** Whole days, from the first up to but without the second. */
  readonly days: readonly [number, number]
}

function partsOf(range: Range | undefined): Parts {
  if (!range) return { days: [0, 0] }
  const first = Math.ceil(range.from / dayLength)
  return { days: [first, Math.max(first, Math.floor(range.to / dayLength))] }
}

/** The days at both ends that are covered in part. */
function rangesOf(range: Range | undefined): { cut: Range[] } {
  if (!range) return { cut: [] }
  const { from, to } = range
  const [first, last] = partsOf(range).days
  if (first * dayLength > to || (first === last && dayOf(from) === dayOf(to - 1))) return { cut: [{ from, to }] }
  return {
    cut: [
      { from, to: first * dayLength },
      { from: last * dayLength, to },
    ].filter((part) => part.from < part.to),
  }
}

function daySums(db: Kysely<Tables>, { subject, metric }: Asked, { days: [first, end] }: Parts) {
  return db
    .selectFrom('visit_day')
    .select(['period', 'total'])
    .where('subject', '=', subject)
    .where('dimension', '=', dimensionNumber(metric))
    .where('period', '>=', first)
    .where('period', '<', end)
    .execute()
}

async function allSum(db: Kysely<Tables>, { subject }: Asked, metric: Metric): Promise<number> {
  const row = await db
    .selectFrom('visit_total')
    .select('total')
    .where('subject', '=', subject)
    .where('dimension', '=', dimensionNumber(metric))
    .executeTakeFirst()
  return row?.total ?? 0
}

/** Whole months come from the sums of months, and what is left at both ends from those of days. */
async function keySums(db: Kysely<Tables>, { subject }: Asked, breakdown: Dimension, parts: Parts | undefined) {
  const dimension = dimensionNumber(breakdown)
  if (!parts)
    return db
      .selectFrom('visit_total')
      .select(['key', 'total as count'])
      .where('subject', '=', subject)
      .where('dimension', '=', dimension)
      .execute()
  const [first, end] = parts.days
  const firstMonth = firstDayOf(monthOf(first)) === first ? monthOf(first) : monthOf(first) + 1
  const endMonth = Math.max(firstMonth, monthOf(end))
  const [monthsFrom, monthsTo] = [firstDayOf(firstMonth), firstDayOf(endMonth)]
  const sums = (table: 'visit_day' | 'visit_month', from: number, to: number) =>
    db
      .selectFrom(table)
      .select(['key', sql<number>`cast(sum(total) as bigint)`.as('count')])
      .where('subject', '=', subject)
      .where('dimension', '=', dimension)
      .where('period', '>=', from)
      .where('period', '<', to)
      .groupBy('key')
      .execute()
  if (firstMonth >= endMonth) return sums('visit_day', first, end)
  return (
    await Promise.all([
      sums('visit_day', first, monthsFrom),
      sums('visit_month', firstMonth, endMonth),
      sums('visit_day', monthsTo, end),
    ])
  ).flat()
}

type Share = 'folded' | 'tail'

function visitsIn(
  asked: Asked,
  range: Range | undefined,
  { folded, last }: Position,
  share: Share,
): RawBuilder<boolean> {
  const { subject, metric } = asked
  const kind = metric === 'saves' ? sql`type is not null` : sql`type is null`
  const when = range ? sql`at >= ${range.from} and at < ${range.to}` : sql`1 = 1`
  const which = share === 'tail' ? sql`id > ${folded} and id <= ${last}` : sql`id <= ${folded}`
  return sql`subject = ${subject} and ${kind} and ${when} and ${which}`
}

async function visitsByDay(
  db: Kysely<Tables>,
  asked: Asked,
  range: Range | undefined,
  position: Position,
  share: Share,
) {
  if (share === 'tail' && position.folded === position.last) return []
  const query = sql<{
    day: number
    count: number
  }>`select at / ${sql.lit(dayLength)} as day, count(*) as count from visit
    where ${visitsIn(asked, range, position, share)} group by at / ${sql.lit(dayLength)}`
  return (await query.execute(db)).rows
}

async function visitsByKey(
  db: Kysely<Tables>,
  asked: Asked,
  breakdown: Dimension,
  range: Range | undefined,
  position: Position,
  share: Share,
) {
  if (share === 'tail' && position.folded === position.last) return []
  const column = sql.ref(breakdown)
  const query = sql<{ key: number; count: number }>`select ${column} as key, count(*) as count from visit
    where ${visitsIn(asked, range, position, share)} and ${column} is not null group by ${column}`
  return (await query.execute(db)).rows
}

/** The texts of keys. */
export async function textsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  const texts = new Map<number, string>()
  for (let i = 0; i < ids.length; i += rowsAtOnce) {
    const some = ids.slice(i, i + rowsAtOnce)
    const rows = await db.selectFrom('visit_key').selectAll().where('id', 'in', some).execute()
    for (const { id, text } of rows) texts.set(id, text)
  }
  return texts
}

export async function idOf(db: Kysely<Tables>, text: string): Promise<number | undefined> {
  return (await db.selectFrom('visit_key').select('id').where('text', '=', text).executeTakeFirst())?.id
}

const rowsAtOnce = 500

export function eventReader(database: Database) {
  return database.statement<{ id: number }>('select id from event where organization = ? and prokey = ?')
}

/** Whosever it is. */
export function anyEventReader(database: Database) {
  return database.statement<{ id: number }>('select id from event where prokey = ?')
}

export async function hasVisits(database: Database, event: number): Promise<boolean> {
  const rows = await database.statement<{ id: number }>('select id from visit where subject = ? limit 1')(event)
  return rows.length > 0
}
