import { parseKey } from '../server/accounts/key-text.ts'
import { join } from '../server/accounts/members.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { cookieName, startSession } from '../server/accounts/sessions/sessions.ts'
import { addUser } from '../server/accounts/users.ts'
import { readSettings } from '../server/config.ts'
import { openDatabase } from '../server/database/open.ts'
import type { OrganizationId } from '../server/http/actor.ts'
import { type Case, target } from './cases.ts'
import { pages, readsOf } from './event-cases.ts'
import type { Product } from './product.ts'
import type { Engine, Servers } from './servers.ts'

const password = 'correct horse battery staple'
const signIns = 20
// Some 600 pages a second: 20 checks take three quarters of the core, and have a low priority.
const pause = 100

/** Sent with a key too: a header that is parsed takes a few hundredths of such a request. */
const fromBrowser = { 'sec-fetch-site': 'same-origin' }

/** Reading with a session against reading with a key, and pages while people sign in. */
export async function sessionCases({ engines }: Servers): Promise<Case[]> {
  const cases = await Promise.all(
    engines.map(async (engine) => {
      const people = await signUp(engine.product, engine.events.hot.key)
      return [asPerson(engine, people.headers), besideSignIns(engine, people.addresses)]
    }),
  )
  return cases.flat()
}

function asPerson({ name, product, database, events: { hot } }: Engine, headers: Record<string, string>): Case {
  return {
    title: `Read an event, one of the same 1,000, ${name}`,
    status: 200,
    targets: [
      target('with a key', product, database, readsOf({ authorization: hot.key, ...fromBrowser }, hot.prokeys)),
      target('with a session', product, database, readsOf(headers, hot.prokeys), 0.9),
    ],
  }
}

function besideSignIns(engine: Engine, addresses: readonly string[]): Case {
  const { name, product, database } = engine
  const beside = {
    url: `http://127.0.0.1:${product.port}/app/sign-in`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    status: 303,
    bodies: addresses.map((email) => new URLSearchParams({ email, password }).toString()),
    perSecond: signIns,
  }
  return {
    title: `Landing page at a steady rate, ${name}`,
    status: 200,
    targets: [
      { ...target('alone', product, database, pages(engine)), pause },
      {
        ...target(`beside ${signIns} sign-ins a second`, product, database, pages(engine)),
        pause,
        beside,
        goal: { ratio: 0, p99Ratio: 2 },
      },
    ],
  }
}

/** Creates users of the organization of this key. Returns the headers of the first, and all their addresses. */
export async function signUp({ env }: Pick<Product, 'env'>, key: string) {
  const settings = readSettings(env)
  const database = await openDatabase(settings)
  const now = Temporal.Now.instant().epochMilliseconds
  const addresses = Array.from({ length: signIns }, (_, n) => `person-${n}@example.org`)
  const password_hash = await hashPassword(password)
  try {
    return await database.transaction(async (tx) => {
      const { organization } = await tx
        .selectFrom('api_key')
        .select('organization')
        .where('public_id', '=', parseKey(key)!.publicId)
        .executeTakeFirstOrThrow()
      const actor = { organization: organization as OrganizationId, by: { system: 'bench' } }
      const users: number[] = []
      for (const email of addresses) {
        const user = await addUser(tx, now, { email, name: '', password_hash })
        await join(tx, actor, now, user, 'editor')
        users.push(user)
      }
      const origin = { device: 'bench', country: null }
      const { token } = await startSession(tx, now, { user: users[0]!, way: 'password', origin })
      const headers = {
        cookie: `${cookieName(settings)}=${token}`,
        'kalends-organization': String(organization),
        ...fromBrowser,
      }
      return { headers, addresses }
    })
  } finally {
    await database.close()
  }
}
