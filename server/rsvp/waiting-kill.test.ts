import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedSecret } from '../database/shared-secret.ts'
import { rsvpEvent } from '../testing/attendee.ts'
import { engine } from '../testing/database.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { anyGenerator } from '../testing/random.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { passedOver } from '../testing/waiting-list.ts'
import { until } from '../testing/until.ts'
import { answers } from './answers.ts'
import { newFormToken } from './form-token.ts'
import { offerEverywhere } from './offering.ts'
import type { AnswerRow } from './store.ts'

const [rounds, clients, perRound, seats, further] = [2, 6, 40, 20, 8]
/** On SQLite, one server at a time. */
const atOnce = engine === 'postgres' ? 2 : 1

test('servers that are killed while people join, cancel and are offered seats oversell none, leave none empty and pass nobody over', async (t) => {
  const beside = await startServer(t)
  const event = await rsvpEvent(beside, { max: seats, maxpp: 2, waiting_list: true })
  const { rsvp_block: block } = (await beside.get(`/event/${event}`)).body
  const secret = await sharedSecret(beside.context.database, 'rsvp-form', 0)
  const env = envOf(beside.context.settings, { RSVP_LIMITS: 'off' })
  const random = anyGenerator()
  const headers = { authorization: beside.key, 'content-type': 'application/json' }
  const [told, removed, others] = [new Map<string, string>(), new Set<string>(), [] as string[]]
  let guests = 0

  for (let round = 0; round < rounds; round += 1) {
    // While the first one is killed, the second one is still working.
    const servers = await Promise.all(Array.from({ length: atOnce }, () => spawnServer(t, env)))
    const last = perRound + Math.ceil(random() * perRound)
    let [sent, isAlive] = [0, true]
    const client = async (_: unknown, n: number) => {
      const { url } = servers[n % atOnce]!
      while (isAlive) {
        const email = `guest-${(guests += 1)}@example.org`
        const form = newFormToken(secret, event, Date.now())
        const body = { email, amount: (guests % 2) + 1, waiting: true, form }
        const { status, message } = await call(`${url}/${event}/rsvp`, { method: 'POST', body, headers })
        if (status === 200) told.set(email, message)
        else if (status !== undefined) others.push(`${status} in round ${round}: ${message}`)
        if (random() < 0.25) await removeOne(url)
        if ((sent += 1) !== last) continue
        isAlive = false
        servers[0]!.child.kill('SIGKILL')
      }
    }
    const removeOne = async (url: string) => {
      const seated = (await rows(beside, event)).filter(({ status }) => status === 'confirmed')
      const one = seated[Math.floor(random() * seated.length)]
      if (!one) return
      removed.add(one.email)
      await call(`${url}/v1/rsvp-answers/${one.id}`, { method: 'DELETE', headers: { authorization: beside.key } })
    }
    const raise = { method: 'PATCH', body: { max: seats + further }, headers }
    await Promise.all([
      ...Array.from({ length: clients }, client),
      round === 1 && call(`${servers[0]!.url}/v1/rsvp-block/${block}`, raise),
    ])
    for (const { child } of servers) child.kill('SIGKILL')
    assert.deepEqual(new Set(await Promise.all(servers.map(({ ended }) => ended))), new Set(['SIGKILL']))
  }
  // Whether the request that raised the limit was killed or not.
  await beside.patch(`/rsvp-block/${block}`, { max: seats + further })

  // PostgreSQL may still be committing what a killed server has sent. Then the jobs of every minute.
  await until(async () => (await beside.context.database.others()).length === 0)
  await answers(beside.context).expire()
  await offerEverywhere(beside.context)
  const all = await rows(beside, event)
  const [waiting, offered] = ['waiting', 'pending'].map((state) => all.filter(({ status }) => status === state))
  const taken = all.reduce((sum, { status, amount }) => sum + (status === 'waiting' ? 0 : amount), 0)
  const free = seats + further - taken
  assert.deepEqual(others, [])
  assert.ok(told.size >= rounds * clients && waiting!.length > 0 && offered!.length > 0, `${told.size} ${all.length}`)
  const known = new Set(all.map(({ email }) => email))
  assert.deepEqual(
    [...told.keys()].filter((email) => !known.has(email) && !removed.has(email)),
    [],
  )
  assert.ok(free >= 0, `oversold by ${-free}`)
  assert.deepEqual(
    waiting!.filter(({ amount }) => amount <= free),
    [],
  )
  assert.deepEqual(passedOver(waiting!, offered!), [])
  for (const { pending_until: end, updated } of offered!) assert.equal(end! - updated!, 24 * 3_600_000)
  assert.deepEqual(await countedAndMailed(beside, event), {
    counted: taken,
    offers: offered!.map(({ id }) => id).toSorted(),
  })
})

interface Call {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: object
}

/** Undefined if the server was killed meanwhile. */
async function call(url: string, { body, ...init }: Call): Promise<{ status?: number; message: string }> {
  try {
    const answer = await fetch(url, { ...init, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, message: ((await answer.json()) as { message: string }).message }
  } catch {
    return { message: '' }
  }
}

function rows({ context: { database } }: TestServer, event: string): Promise<AnswerRow[]> {
  return database.read((db) => db.selectFrom('rsvp_answer').selectAll().where('event', '=', event).execute())
}

/** The counted seats, and the RSVPs that were sent an offer and are still there, once for each mail. */
async function countedAndMailed({ context: { database } }: TestServer, event: string) {
  return database.read(async (db) => {
    const counter = await db.selectFrom('rsvp_seats').select('taken').where('event', '=', event).executeTakeFirst()
    const mails = await db
      .selectFrom('mail')
      .innerJoin('rsvp_answer', 'rsvp_answer.id', 'mail.answer')
      .select('answer')
      .where('mail.event', '=', event)
      .where('mail.kind', '=', 'rsvp_waiting_offer')
      .execute()
    return { counted: counter!.taken, offers: mails.map(({ answer }) => answer!).toSorted() }
  })
}
