import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedSecret } from '../database/shared-secret.ts'
import { rsvpEvent } from '../testing/attendee.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { anyGenerator } from '../testing/random.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { newFormToken } from './form-token.ts'

const [rounds, clients, perRound, seats] = [10, 8, 25, 150]

interface Try {
  readonly email: string
  readonly amount: number
  readonly form: string
}

test('a server that is killed again and again during sign-ups loses none, sells no seat twice and sends each mail once', async (t) => {
  const beside = await startServer(t)
  const event = await rsvpEvent(beside, { max: seats, maxpp: 2 })
  const secret = await sharedSecret(beside.context.database, 'rsvp-form', 0)
  const env = envOf(beside.context.settings, { RSVP_LIMITS: 'off' })
  const [taken, refused] = [new Set<string>(), new Set<string>()]
  const others: string[] = []
  // Unacknowledged sign-ups are sent once more, as people would: the outcome is unknown.
  const unanswered: Try[] = []
  const random = anyGenerator()
  let guests = 0
  const newTry = (): Try => ({
    email: `guest-${(guests += 1)}@example.org`,
    amount: (guests % 2) + 1,
    form: newFormToken(secret, event, Date.now()),
  })

  for (let round = 0; round < rounds; round += 1) {
    const { url, child, ended } = await spawnServer(t, env)
    const last = Math.ceil(random() * 2 * perRound)
    let answered = 0
    let isAlive = true
    const client = async () => {
      while (isAlive) {
        const sent = unanswered.pop() ?? newTry()
        const status = await post(`${url}/${event}/rsvp`, sent)
        if (status === 200) taken.add(sent.email)
        else if (status === 409) refused.add(sent.email)
        else if (status === undefined) unanswered.push(sent)
        else others.push(`${status} in round ${round}`)
        isAlive &&= status !== undefined
        if ((answered += 1) === last) child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    assert.equal(await ended, 'SIGKILL')
  }

  // PostgreSQL may still be committing what a killed server has sent.
  await until(async () => (await beside.context.database.others()).length === 0)
  const { answers, mails, counter } = await stored(beside, event)
  const places = answers.reduce((sum, { amount }) => sum + amount, 0)
  assert.deepEqual(others, [])
  assert.deepEqual(
    [...taken].filter((email) => !answers.some((answer) => answer.email === email)),
    [],
  )
  assert.deepEqual(
    [...refused].filter((email) => answers.some((answer) => answer.email === email)),
    [],
  )
  assert.ok(taken.size >= rounds, String(taken.size))
  assert.ok(places <= seats, String(places))
  assert.equal(counter, places)
  assert.deepEqual(mails.toSorted(), answers.map(({ id }) => id).toSorted())
})

async function post(url: string, body: Try): Promise<number | undefined> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}

/** The final state: RSVPs, the RSVPs that mails are about, and the counted seats. */
async function stored({ context: { database } }: TestServer, event: string) {
  const [answers, mails, seatsTaken] = await database.read((db) =>
    Promise.all([
      db.selectFrom('rsvp_answer').select(['id', 'email', 'amount']).where('event', '=', event).execute(),
      db.selectFrom('mail').select('answer').where('event', '=', event).execute(),
      db.selectFrom('rsvp_seats').select('taken').where('event', '=', event).executeTakeFirst(),
    ]),
  )
  return { answers, mails: mails.map(({ answer }) => answer!), counter: seatsTaken!.taken }
}
