import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { type Dimension, type Metric, dayOf, dimensionNumber, dimensionsOf, mostKeys, otherKey } from './dimensions.ts'

/** A visit as it is counted. */
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
const mostTexts = 50_000
// Texts that are remembered to have been seen, of all events together.
const mostSeen = 200_000

/**
 * Stores visits. Those that come while others are being stored share the next transaction, and each is known to be on
 * disk when its promise is fulfilled.
 */
export function visitStore({ database }: Pick<Context, 'database'>) {
  const dictionary = new Map<string, number>()
  const caps = new Map<string, Set<string>>()
  let seenTexts = 0
  let waiting: Waiting[] = []
  let isStoring = false

  return (visit: Visit): Promise<void> =>
    new Promise((done, failed) => {
      waiting.push({ visit, done, failed })
      if (isStoring) return
      isStoring = true
      setImmediate(() => void drain())
    })

  async function drain() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        await inTime(store(batch.map(({ visit }) => visit)))
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    isStoring = false
  }

  async function store(visits: readonly Visit[]) {
    const capped = await Promise.all(visits.map(withinCaps))
    const texts = new Set(capped.flatMap(({ keys }) => Object.values(keys)))
    const unknown = [...texts].filter((text) => !dictionary.has(text))
    if (dictionary.size > mostTexts) dictionary.clear()
    if (unknown.length > 0 || dictionary.size === 0) await learn([...texts].filter((text) => !dictionary.has(text)))
    await database.transaction((tx) => append(tx, capped))
  }

  async function append(tx: Transaction, visits: readonly Visit[]) {
    // Numbers are given in the order of commits, so whoever adds them up up to a number misses none that comes later.
    if (database.engine === 'postgres') await sql`select pg_advisory_xact_lock(${visitLock})`.execute(tx)
    const id = (text: string | undefined) => (text === undefined ? null : dictionary.get(text)!)
    const rows = visits.map(({ subject, at, keys }) => ({
      subject,
      at,
      type: id(keys.type),
      country: id(keys.country),
      referrer: id(keys.referrer),
      utm_source: id(keys.utm_source),
      utm_medium: id(keys.utm_medium),
      utm_campaign: id(keys.utm_campaign),
      utm_term: id(keys.utm_term),
      utm_content: id(keys.utm_content),
    }))
    await tx.insertInto('visit').values(rows).execute()
  }

  /** Finds the numbers of texts, and gives some to new ones. */
  async function learn(texts: readonly string[]) {
    if (texts.length === 0) return
    const known = (tx: Transaction) =>
      tx.selectFrom('visit_key').select(['id', 'text']).where('text', 'in', texts).execute()
    const rows = await database.transaction(async (tx) => {
      const found = await known(tx)
      if (found.length === texts.length) return found
      const fresh = texts.filter((text) => !found.some((row) => row.text === text)).map((text) => ({ text }))
      await tx
        .insertInto('visit_key')
        .values(fresh)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return known(tx)
    })
    for (const { id, text } of rows) dictionary.set(text, id)
  }

  /** Anybody can make up values. Of each dimension there are so many for an event and a day; the rest is one. */
  async function withinCaps(visit: Visit): Promise<Visit> {
    const keys: Visit['keys'] = {}
    for (const dimension of dimensionsOf[visit.metric]) {
      const text = visit.keys[dimension]
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

/** Nobody waits for long. What was on its way is perhaps stored all the same. */
async function inTime(storing: Promise<void>) {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(new Error('Visits could not be stored in time.')), longestWait)
  storing.catch(() => undefined)
  try {
    await Promise.race([storing, promise])
  } finally {
    clearTimeout(late)
  }
}

// Milliseconds.
const longestWait = 2000
// Any number that nobody else uses.
const visitLock = 7_311_842
