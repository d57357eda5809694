import { createKey } from '../server/accounts/keys.ts'
import { readSettings } from '../server/config.ts'
import { type Database, openDatabase } from '../server/database/open.ts'
import { createOrganization } from '../server/provisioning.ts'
import { query } from './postgres.ts'
import type { Product } from './product.ts'

/** Three organizations. The first hundred events of each are in the window that lists request. */
export interface Events {
  readonly few: Calendar
  /** In a hundred groups. New events go here. */
  readonly many: Calendar
  /** A thousand events in one group with a feed. Read only. */
  readonly hot: Calendar
  /** An event of the hot organization that people can sign up for. */
  readonly signUp: string
  /** Of the hot organization's public content. */
  readonly etags: { readonly files: readonly string[]; readonly pages: readonly string[]; readonly feed: string }
}

export interface Calendar {
  readonly key: string
  readonly groups: readonly string[]
  readonly prokeys: readonly string[]
}

export const counts = { few: 100, hot: 1000, groups: 100 }
export const listed = { from: '2030-01-01T00:00:00Z', to: '2030-04-11T00:00:00Z' }

const formFields = [
  { type: 'text', name: 'name', label: 'Your name', required: true },
  { type: 'checkbox', name: 'vegetarian', label: 'I am a vegetarian' },
]
const firstDay = Temporal.PlainDate.from('2030-01-01')
const dayLength = 86_400_000
const perStatement = 200

/** Creates one event through the API and the rest as copies in the database, which is a hundred times faster. */
export async function fillEvents({ env, port }: Pick<Product, 'env' | 'port'>, many: number): Promise<Events> {
  const database = await openDatabase(readSettings(env))
  try {
    const fill = async (count: number, inGroups = 1, subscription = 'no'): Promise<Calendar> => {
      const key = await createAccount(database)
      const groups = await Array.fromAsync({ length: inGroups }, (_, n) =>
        post(port, key, 'group', { name: `Bench ${n}`, subscription }),
      )
      const first = await post(port, key, 'event', { ...eventBody(0), event_group: groups[0] })
      return { key, groups, prokeys: [first, ...(await copyEvent(database, first, groups, count - 1))] }
    }
    const filled = {
      few: await fill(counts.few),
      many: await fill(many, counts.groups),
      hot: await fill(counts.hot, 1, 'children'),
    }
    const signUp = await createSignUp(port, filled.hot.key, { max: 500, fields: formFields })
    // Otherwise PostgreSQL does this in the middle of the run.
    if (env.DATABASE_URL) await query(env.DATABASE_URL, 'vacuum analyze')
    return { ...filled, signUp, etags: await etagsOf(port, filled.hot) }
  } finally {
    await database.close()
  }
}

/** An event with a sign-up form of its own. */
export async function createSignUp(port: number, key: string, template: object): Promise<string> {
  const rsvp_block = Number(await post(port, key, 'rsvp-block', { name: 'Bench', ...template }))
  const event_group = await post(port, key, 'group', { name: 'Sign-up' })
  return post(port, key, 'event', { ...eventBody(0), event_group, rsvp: true, rsvp_block })
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

/** The first hundred are in the requested window, the others before and after it. */
function dayOf(n: number): string {
  const offset = n < counts.few ? n : n % 2 === 0 ? 200 + (n % 9000) : -200 - (n % 9000)
  return firstDay.add({ days: offset }).toString()
}

async function copyEvent(
  database: Database,
  prokey: string,
  groups: readonly string[],
  count: number,
): Promise<string[]> {
  const [row] = await database.statement<Row>('select * from event where prokey = ?')(prokey)
  const { id: _, ...original } = row!
  const prokeys = Array.from({ length: count }, () => crypto.randomUUID())
  for (let from = 0; from < count; from += perStatement) {
    const copies = prokeys.slice(from, from + perStatement).map((copy, i) => {
      const n = from + i + 1
      const group = groups[n % groups.length]!
      return copyOf(original, { [prokey]: copy, [groups[0]!]: group }, dayOf(n))
    })
    await database.transaction((tx) =>
      tx
        .insertInto('event')
        .values(copies as never)
        .execute(),
    )
  }
  return prokeys
}

type Row = Record<string, string | number | null>

function copyOf(original: Row, names: Record<string, string>, day: string): Row {
  const later = firstDay.until(day).days * dayLength
  const replaced = Object.entries({ ...names, '2030-01-01': day, '20300101': day.replaceAll('-', '') })
  const changed = Object.entries(original).map(([column, value]) => [
    column,
    typeof value === 'string'
      ? replaced.reduce((text, [before, after]) => text.replaceAll(before, after), value)
      : column === 'starts' || column === 'ends'
        ? Number(value) + later
        : value,
  ])
  return Object.fromEntries(changed) as Row
}

function createAccount(database: Database): Promise<string> {
  const now = Temporal.Now.instant().epochMilliseconds
  return database.transaction(async (tx) => {
    const { id } = await createOrganization(tx, { system: 'bench' }, now, { name: 'Bench' })
    return (await createKey(tx, { system: 'bench' }, now, { organization: id })).key
  })
}

async function post(
  port: number,
  key: string,
  resource: 'group' | 'event' | 'rsvp-block',
  body: unknown,
): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${resource}`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`A ${resource} could not be created: ${await answer.text()}`)
  const { prokey, id } = (await answer.json()) as { prokey?: string; id: string }
  return prokey ?? id
}

async function etagsOf(port: number, { groups, prokeys }: Calendar): Promise<Events['etags']> {
  const etagOf = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' })
    if (status !== 200) throw new Error(`${path} returned ${status}.`)
    return headers.get('etag')!
  }
  return {
    files: await Array.fromAsync(prokeys, (prokey) => etagOf(`/${prokey}/event.ics`)),
    pages: await Array.fromAsync(prokeys, (prokey) => etagOf(`/${prokey}`)),
    feed: await etagOf(`/${groups[0]}/calendar.ics`),
  }
}
