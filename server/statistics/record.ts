import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { TimeLimit } from '../database/time-limit.ts'
import {
  type Dimension,
  type Metric,
  dayOf,
  dimensionNumber,
  dimensions,
  dimensionsOf,
  mostKeys,
  otherKey,
  unknownKey,
} from './dimensions.ts'
import { keyGeneration, lockVisits } from './keys.ts'

export interface Visit {
  readonly subject: number
  readonly at: number
  readonly metric: Metric
  readonly keys: Partial<Record<Dimension, string>>
}

interface Waiting {
  readonly visit: Visit
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

const most = 500
// Across all events.
const mostSeen = 200_000

interface Limits {
  /** Milliseconds after which visits fail, because pages wait for them. Without it they take as long as they need. */
  readonly longestWait?: number
  /** How many texts have their ids cached. */
  readonly mostTexts?: number
}

/**
 * Stores visits one batch at a time: visits that arrive while a batch is being stored share the next transaction. The
 * promise of a visit resolves once it is on disk.
 */
export function visitStore({ database }: Pick<Context, 'database'>, { longestWait, mostTexts = 50_000 }: Limits = {}) {
  const counted = database.metrics.counter('kalends_visits_counted_total', 'Visits that were stored.')
  const dictionary = new Map<string, number>()
  let generation = 0
  const caps = new Map<string, Set<string>>()
  let seenTexts = 0
  let waiting: Waiting[] = []
  let isStoring = false
  let isStalled = false

  return (visit: Visit): Promise<void> =>
    new Promise((done, failed) => {
      if (isStalled) return failed(timedOut())
      waiting.push({ visit, done, failed })
      if (isStoring) return
      isStoring = true
      setImmediate(() => void drain())
    })

  async function drain() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      const late = longestWait === undefined ? undefined : setTimeout(failWaiting, longestWait, batch)
      try {
        await TimeLimit.renew(() => store(batch.map(({ visit }) => visit)))
        counted.add(batch.length)
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      } finally {
        clearTimeout(late)
        isStalled = false
      }
    }
    isStoring = false
  }

  /** Rejects all waiting visits, and new ones until this batch ends. The batch may still be stored. */
  function failWaiting(batch: readonly Waiting[]) {
    isStalled = true
    for (const { failed } of [...batch, ...waiting]) failed(timedOut())
    waiting = []
  }

  async function store(visits: readonly Visit[]) {
    const capped = await Promise.all(visits.map(withinCaps))
    const texts = [...new Set(capped.flatMap(({ keys }) => Object.values(keys)))]
    const { ids, current } = await database.transaction(async (tx) => {
      // The lock makes ids follow commit order, so folding up to an id never skips a row.
      await lockVisits(tx)
      const now = await keyGeneration(tx)
      const known = await idsOf(tx, texts, now === generation ? dictionary : new Map())
      await append(tx, capped, known)
      return { ids: known, current: now }
    })
    if (current !== generation || dictionary.size > mostTexts) dictionary.clear()
    generation = current
    for (const [text, id] of ids) dictionary.set(text, id)
  }

  /** Maps texts to ids. New ones are inserted in this transaction, so they are cached only after it commits. */
  async function idsOf(tx: Transaction, texts: readonly string[], cached: ReadonlyMap<string, number>) {
    const ids = new Map<string, number>()
    const unknown: string[] = []
    for (const text of texts) {
      const id = cached.get(text)
      if (id === undefined) unknown.push(text)
      else ids.set(text, id)
    }
    if (unknown.length === 0) return ids
    const find = () => tx.selectFrom('visit_key').select(['id', 'text']).where('text', 'in', unknown).execute()
    for (const { id, text } of await find()) ids.set(text, id)
    const fresh = unknown.filter((text) => !ids.has(text)).map((text) => ({ text }))
    if (fresh.length === 0) return ids
    await tx
      .insertInto('visit_key')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const { id, text } of await find()) ids.set(text, id)
    return ids
  }

  async function append(tx: Transaction, visits: readonly Visit[], ids: ReadonlyMap<string, number>) {
    const id = (text: string | undefined) => {
      if (text === undefined) return null
      const known = ids.get(text)
      if (known === undefined) throw new Error('A key of a visit has no number.')
      return known
    }
    const rows = visits.map(({ subject, at, keys }) => {
      const row = { subject, at } as Pick<Visit, 'subject' | 'at'> & Record<Dimension, number | null>
      for (const dimension of dimensions) row[dimension] = id(keys[dimension])
      return row
    })
    await tx.insertInto('visit').values(rows).execute()
  }

  /**
   * Visitors can make up values, so each dimension has a cap per event and day. Values above it count as `otherKey`.
   */
  async function withinCaps(visit: Visit): Promise<Visit> {
    const keys: Visit['keys'] = {}
    for (const dimension of dimensionsOf[visit.metric]) {
      // A save without a type would be stored as a view.
      const text = visit.keys[dimension] ?? (dimension === 'type' ? unknownKey(dimension) : undefined)
      if (text === undefined) continue
      keys[dimension] = (await capOf(visit, dimension, text)) ? text : otherKey
    }
    return { ...visit, keys }
  }

  async function capOf({ subject, at }: Visit, dimension: Dimension, text: string): Promise<boolean> {
    const name = `${subject} ${dayOf(at)} ${dimension}`
    let seen = caps.get(name)
    if (!seen) {
      caps.set(name, (seen = new Set()))
      for (const { text: stored } of await keysOfDay(subject, dimension, dayOf(at))) seen.add(stored)
      seenTexts += seen.size + 1
    }
    if (seen.has(text)) return true
    if (seen.size >= mostKeys) return false
    seen.add(text)
    seenTexts += 1
    if (seenTexts > mostSeen) {
      caps.clear()
      seenTexts = 0
    }
    return true
  }

  function keysOfDay(subject: number, dimension: Dimension, day: number) {
    return database.read((db) =>
      db
        .selectFrom('visit_day')
        .innerJoin('visit_key', 'visit_key.id', 'visit_day.key')
        .select('visit_key.text')
        .where('subject', '=', subject)
        .where('dimension', '=', dimensionNumber(dimension))
        .where('period', '=', day)
        .limit(mostKeys)
        .execute(),
    )
  }
}

const timedOut = () => new Error('Visits could not be stored in time.')
