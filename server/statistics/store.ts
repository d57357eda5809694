import { type Kysely, type Selectable, sql } from 'kysely'
import { isSqlite } from '../database/engine.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { dayLength, dayOf, dimensionNumber, monthOf, mostKeys, otherKey, viewDimensions } from './dimensions.ts'

type VisitRow = Selectable<Tables['visit']>

/** Aggregates the next visits and returns how many there were; undefined if another server did it first. */
export async function fold(tx: Transaction, limit: number): Promise<number | undefined> {
  const { folded_to: from } = await watermark(tx)
  const visits = await tx.selectFrom('visit').selectAll().where('id', '>', from).orderBy('id').limit(limit).execute()
  if (visits.length === 0) return 0
  const to = visits.at(-1)!.id
  // A concurrent fold waits here and then finds that the work is done.
  const taken = await tx
    .updateTable('visit_fold')
    .set({ folded_to: to })
    .where('name', '=', 'visit')
    .where('folded_to', '=', from)
    .returning('folded_to')
    .executeTakeFirst()
  if (!taken) return undefined
  const days = await cappedSums(tx, visits)
  await addSums(tx, 'visit_day', days)
  await addSums(tx, 'visit_month', merged(days, monthOf))
  await addSums(
    tx,
    'visit_total',
    merged(days, () => 0),
  )
  return visits.length
}

interface Sum {
  readonly subject: number
  readonly dimension: number
  readonly period: number
  readonly key: number
  total: number
}

const nameOf = ({ subject, dimension, period, key }: Sum) => `${subject} ${dimension} ${period} ${key}`

function dailySums(visits: readonly VisitRow[]): Sum[] {
  const sums = new Map<string, Sum>()
  const add = (subject: number, dimension: number, period: number, key: number) => {
    const sum = { subject, dimension, period, key, total: 0 }
    const known = sums.get(nameOf(sum)) ?? sum
    sums.set(nameOf(sum), known)
    known.total += 1
  }
  for (const visit of visits) {
    const [subject, day] = [visit.subject, dayOf(visit.at)]
    if (visit.type !== null) {
      add(subject, dimensionNumber('saves'), day, 0)
      add(subject, dimensionNumber('type'), day, visit.type)
      continue
    }
    add(subject, dimensionNumber('views'), day, 0)
    for (const dimension of viewDimensions) {
      const key = visit[dimension]
      // Unknown values are not stored: they are the total minus the known ones.
      if (key !== null) add(subject, dimensionNumber(dimension), day, key)
    }
  }
  return [...sums.values()]
}

/** Applies the cap again, because several servers may each have let through a full set of keys for a day. */
async function cappedSums(tx: Transaction, visits: readonly VisitRow[]): Promise<Sum[]> {
  const sums = dailySums(visits)
  const groups = Map.groupBy(sums, ({ subject, dimension, period }) => `${subject} ${dimension} ${period}`)
  const result: Sum[] = []
  for (const group of groups.values()) {
    const { subject, dimension, period } = group[0]!
    const isTotal = dimension === dimensionNumber('views') || dimension === dimensionNumber('saves')
    const stored =
      isTotal || group.length < mostKeys / 10 ? undefined : await keysOf(tx, { subject, dimension, period })
    const room = stored ? mostKeys - stored.size : Infinity
    const known = group.filter(({ key }) => !stored || stored.has(key))
    const fresh = group.filter(({ key }) => stored && !stored.has(key))
    result.push(...known, ...fresh.slice(0, Math.max(0, room)))
    const rest = fresh.slice(Math.max(0, room))
    if (rest.length > 0) {
      const key = await otherId(tx)
      const total = rest.reduce((sum, each) => sum + each.total, 0)
      const present = result.find((each) => nameOf(each) === nameOf({ ...rest[0]!, key }))
      if (present) present.total += total
      else result.push({ subject, dimension, period, key, total })
    }
  }
  return result
}

async function keysOf(tx: Transaction, { subject, dimension, period }: Omit<Sum, 'key' | 'total'>) {
  const rows = await tx
    .selectFrom('visit_day')
    .select('key')
    .where('subject', '=', subject)
    .where('dimension', '=', dimension)
    .where('period', '=', period)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

async function otherId(tx: Transaction): Promise<number> {
  await tx
    .insertInto('visit_key')
    .values({ text: otherKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await tx.selectFrom('visit_key').select('id').where('text', '=', otherKey).executeTakeFirstOrThrow()).id
}

function merged(days: readonly Sum[], periodOf: (day: number) => number): Sum[] {
  const sums = new Map<string, Sum>()
  for (const day of days) {
    const sum = { ...day, period: periodOf(day.period) }
    const known = sums.get(nameOf(sum))
    if (known) known.total += sum.total
    else sums.set(nameOf(sum), sum)
  }
  return [...sums.values()]
}

const columnsOf = {
  visit_day: ['subject', 'dimension', 'period', 'key'],
  visit_month: ['subject', 'dimension', 'period', 'key'],
  visit_total: ['subject', 'dimension', 'key'],
} as const

/**
 * Sends all sums as one JSON parameter. With one parameter per number, the statement would be prepared again for each
 * count.
 */
async function addSums(tx: Transaction, table: keyof typeof columnsOf, sums: readonly Sum[]) {
  const columns = columnsOf[table]
  const names = [...columns, 'total'] as const
  const json = JSON.stringify(sums.map((sum) => names.map((name) => sum[name])))
  const rows = isSqlite(tx) ? sql`json_each(${json})` : sql`json_array_elements(cast(${json} as json))`
  const cells = names.map((_, n) => sql`cast(value ->> ${sql.lit(n)} as bigint)`)
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(cells)} from ${rows} where true
    on conflict (${sql.join(columns.map((name) => sql.ref(name)))})
    do update set total = ${sql.ref(`${table}.total`)} + excluded.total`.execute(tx)
}

async function watermark(db: Kysely<Tables>) {
  return db.selectFrom('visit_fold').select('folded_to').where('name', '=', 'visit').executeTakeFirstOrThrow()
}

/** Removes some visits from before this time that have been aggregated. */
export async function removeVisits(tx: Transaction, before: number, limit: number): Promise<number> {
  const { folded_to: folded } = await watermark(tx)
  // Ids and times increase together, so the oldest visits come first.
  const oldest = await tx.selectFrom('visit').select(['id', 'at']).orderBy('id').limit(limit).execute()
  const ids = oldest.filter(({ id, at }) => id <= folded && at < before).map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('visit').where('id', 'in', ids).execute()
  return ids.length
}

/** Skips from subject to subject in the index, because there are far more totals than subjects. */
export async function subjectsAfter(db: Kysely<Tables>, after: number, limit: number) {
  const query = sql<{ subject: number; is_there: boolean | number }>`with recursive known (subject) as (
      select min(subject) from visit_total where subject > cast(${after} as bigint)
      union all
      select (select min(subject) from visit_total where subject > known.subject) from known where subject is not null
    )
    select subject, case when subject > 0 then exists (select 1 from event where id = subject)
      else exists (select 1 from event_group where id = -subject) end as is_there
    from known where subject is not null limit ${sql.lit(limit)}`
  return (await query.execute(db)).rows
}

const keysOfTables = { ...columnsOf, visit: ['id'] } as const

type VisitTable = keyof typeof keysOfTables

export async function removeSubject(
  tx: Transaction,
  table: VisitTable,
  subject: number,
  limit: number,
): Promise<number> {
  const key = sql.raw(keysOfTables[table].join())
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${key}) in
    (select ${key} from ${sql.table(table)} where subject = ${subject} limit ${sql.lit(limit)})`.execute(tx)
  return Number(numAffectedRows)
}

/** Recalculates the days whose visits are all kept, then months and totals from the days. */
export async function rebuildSums(tx: Transaction, engine: Database['engine']) {
  if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(tx)
  // Concurrent folds wait until the sums are complete.
  const { folded_to: folded } = await tx
    .updateTable('visit_fold')
    .set((eb) => ({ folded_to: eb.ref('folded_to') }))
    .where('name', '=', 'visit')
    .returning('folded_to')
    .executeTakeFirstOrThrow()
  const oldest = await tx.selectFrom('visit').select('at').orderBy('id').limit(1).executeTakeFirst()
  if (oldest) {
    // Some visits of the oldest day may have been removed already.
    const first = dayOf(oldest.at) + 1
    const day = sql`at / ${sql.lit(dayLength)}`
    await tx.deleteFrom('visit_day').where('period', '>=', first).execute()
    const dimensions = [...viewDimensions, 'type', 'views', 'saves'] as const
    for (const dimension of dimensions) {
      const isTotal = dimension === 'views' || dimension === 'saves'
      const key = isTotal ? sql`0` : sql.ref(dimension)
      const which =
        dimension === 'views'
          ? sql`type is null`
          : dimension === 'saves'
            ? sql`type is not null`
            : sql`${key} is not null`
      await sql`insert into visit_day (subject, dimension, period, key, total)
        select subject, ${sql.lit(dimensionNumber(dimension))}, ${day}, ${key}, count(*) from visit
        where id <= ${folded} and at >= ${first * dayLength} and ${which} group by subject, ${day}${isTotal ? sql`` : sql`, ${key}`}`.execute(
        tx,
      )
    }
  }
  await tx.deleteFrom('visit_month').execute()
  await tx.deleteFrom('visit_total').execute()
  const days = await tx.selectFrom('visit_day').select('period').distinct().execute()
  for (const [month, same] of Map.groupBy(days, ({ period }) => monthOf(period))) {
    const periods = same.map(({ period }) => period)
    await sql`insert into visit_month (subject, dimension, period, key, total)
      select subject, dimension, ${sql.lit(month)}, key, sum(total) from visit_day
      where period >= ${Math.min(...periods)} and period <= ${Math.max(...periods)} group by subject, dimension, key`.execute(
      tx,
    )
  }
  await sql`insert into visit_total (subject, dimension, key, total)
    select subject, dimension, key, sum(total) from visit_month group by subject, dimension, key`.execute(tx)
}
