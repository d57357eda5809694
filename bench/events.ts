import { createKey } from '../server/accounts/keys.ts'
import { readSettings } from '../server/config.ts'
import { type Database, openDatabase } from '../server/database/open.ts'
import { createOrganization } from '../server/provisioning.ts'
import type { Product } from './product.ts'

/** Organizations with few and with many events, of which the same hundred are in the window that lists ask for. */
export interface Events {
  readonly few: Calendar
  readonly many: Calendar
}

export interface Calendar {
  readonly key: string
  readonly group: string
  readonly prokeys: readonly string[]
}

export const counts = { few: 100, many: 100_000 }
export const listed = { from: '2030-01-01T00:00:00Z', to: '2030-04-11T00:00:00Z' }

const firstDay = Temporal.PlainDate.from('2030-01-01')
const dayLength = 86_400_000
const perStatement = 200

/** Makes one event over the API and the rest in the database as copies of it, because that is a hundred times faster. */
export async function fillEvents({ env, port }: Product): Promise<Events> {
  const database = await openDatabase(readSettings(env))
  try {
    const fill = async (count: number): Promise<Calendar> => {
      const key = await createAccount(database)
      const { prokey, event_group } = await post(port, key, { ...eventBody(0), new_event_group_name: 'Bench' })
      return { key, group: event_group!, prokeys: [prokey, ...(await copyEvent(database, prokey, count - 1))] }
    }
    return { few: await fill(counts.few), many: await fill(counts.many) }
  } finally {
    await database.close()
  }
}

/** What a client sends for the n-th event. */
export function eventBody(n: number) {
  const day = dayOf(n)
  const date = {
    name: 'Summer concert in the park',
    description: '<p>Bring a <strong>blanket</strong> and something to drink.</p><p>In rain we play in the hall.</p>',
    startDate: day,
    endDate: day,
    startTime: '18:00',
    endTime: '20:30',
    timeZone: 'Europe/Berlin',
    location: 'Rheinaue, Bonn',
  }
  return { dates: [date] }
}

/** The first hundred are in the window that is asked for, the others before and behind it. */
function dayOf(n: number): string {
  const offset = n < counts.few ? n : n % 2 === 0 ? 200 + (n % 9000) : -200 - (n % 9000)
  return firstDay.add({ days: offset }).toString()
}

async function copyEvent(database: Database, prokey: string, count: number): Promise<string[]> {
  const [row] = await database.statement<Record<string, string | number | null>>(
    'select * from event where prokey = ?',
  )(prokey)
  const { id: _, ...original } = row!
  const prokeys = Array.from({ length: count }, () => crypto.randomUUID())
  for (let from = 0; from < count; from += perStatement) {
    const copies = prokeys
      .slice(from, from + perStatement)
      .map((copy, i) => copyOf(original, prokey, copy, from + i + 1))
    await database.transaction((tx) =>
      tx
        .insertInto('event')
        .values(copies as never)
        .execute(),
    )
  }
  return prokeys
}

function copyOf(original: Record<string, string | number | null>, prokey: string, copy: string, n: number) {
  const day = dayOf(n)
  const later = firstDay.until(day).days * dayLength
  const changed = Object.entries(original).map(([column, value]) => [
    column,
    typeof value === 'string'
      ? value.replaceAll(prokey, copy).replaceAll('2030-01-01', day).replaceAll('20300101', day.replaceAll('-', ''))
      : column === 'starts' || column === 'ends'
        ? Number(value) + later
        : value,
  ])
  return Object.fromEntries(changed) as Record<string, string | number | null>
}

function createAccount(database: Database): Promise<string> {
  const now = Temporal.Now.instant().epochMilliseconds
  return database.transaction(async (tx) => {
    const { id } = await createOrganization(tx, now, { name: 'Bench' })
    return (await createKey(tx, now, { organization: id })).key
  })
}

async function post(port: number, key: string, body: unknown) {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/event`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`An event could not be created: ${await answer.text()}`)
  return (await answer.json()) as { prokey: string; event_group?: string }
}
