import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import type { MailServer } from '../testing/mail-server.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, withMailServer, work } from '../testing/mailing.ts'
import { tokenIn } from '../testing/mail-server.ts'
import { postForm } from '../testing/attendee.ts'
import type { TestServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const hour = 3_600_000
const day = 24 * hour

/** Long after the organization was created, so that it is not new. The clock shows noon in UTC. */
function atNoon(server: TestServer) {
  const moment = server.context.now()
  server.turnClock((Math.floor(moment / day) + 10) * day + 12 * hour - moment)
}

const heldBack = async (server: TestServer) =>
  (await mailsOf(server)).filter(({ state, error }) => state === 'waiting' && error !== null)

/** When pending mails are due. */
const turnsOf = async ({ context: { database } }: TestServer) => {
  const jobs = await database.read((db) =>
    db.selectFrom('job').select('run_at').where('name', '=', 'send-mail').orderBy('run_at').execute(),
  )
  return jobs.map((job) => job.run_at)
}

const recipients = ({ taken }: MailServer) => taken.flatMap(({ to }) => to).toSorted()

test('mails beyond the daily quota wait for the next day, with links that are still valid then', async (t) => {
  const [server, sink] = await withMailServer(t, { MAIL_DAILY_LIMIT: '3' })
  atNoon(server)
  const event = await newRsvpEvent(server, { doi: true, max: 5 })
  const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`)
  const outcomes = []
  for (const email of people) outcomes.push(await signUp(server, event, { email }))

  work(t, server, ['send-mail', 'expire-rsvp-answers'])
  await until(async () => {
    const mails = await mailsOf(server)
    return mails.filter(({ state }) => state === 'sent').length === 3 && (await heldBack(server)).length === 2
  })
  const waiting = await heldBack(server)
  const env = envOf(server.context.settings)
  const listed = await kalendsJson(env, 'mail', 'list', '--state', 'waiting')
  const shown = await kalends(env, 'mail', 'list', '--state', 'waiting')
  const tomorrow = new Date(server.context.now() + 12 * hour).toISOString().slice(0, 10)
  for (const [index, turn] of (await turnsOf(server)).entries()) {
    server.advance(Math.max(0, turn - server.context.now()))
    await until(() => sink.taken.length > 3 + index)
  }
  const mails = await arrived(server, sink, 5)
  const late = waiting[0]!.recipient
  const token = tokenIn(
    mails.find(({ headers }) => headers.to === late)!,
    'confirm',
  )
  const confirmed = await postForm(server, `/${event}/rsvp/confirm/${token}`, { sure: 'yes' })

  assert.deepEqual(outcomes, Array(5).fill('pending'))
  assert.equal(waiting.length, 2)
  for (const { error } of listed)
    assert.match(
      error,
      new RegExp(`^The organization may not send more mails today. This one is sent on ${tomorrow}T00:`),
    )
  assert.match(shown.stdout, /may not send more mails today/)
  assert.deepEqual(recipients(sink), people)
  assert.equal(confirmed.status, 200)
  const [answer] = (await server.get(`/rsvp-answers/${event}`)).body.filter(({ email }: any) => email === late)
  assert.equal(answer.status, 'confirmed')
})

test('a new organization starts with a twentieth of the quota, doubled each day, without affecting others', async (t) => {
  const [server, sink] = await withMailServer(t, { MAIL_DAILY_LIMIT: '60' })
  atNoon(server)
  const young: TestServer = { ...server, ...(await server.newOrganization()) }
  const [event, other] = [await newRsvpEvent(young), await newRsvpEvent(server)]
  for (let n = 0; n < 12; n += 1) await signUp(young, event, { email: `guest${n}@example.org` })
  for (let n = 0; n < 5; n += 1) await signUp(server, other, { email: `friend${n}@example.org` })

  const counts = []
  for (const left of [9, 3, 0]) {
    const worker = work(t, server, ['send-mail'])
    await until(async () => {
      const mails = (await mailsOf(server)).filter(({ state }) => state === 'waiting')
      return mails.length === left && (await heldBack(server)).length === left
    })
    await worker.stop()
    counts.push(sink.taken.length)
    server.advance(13 * hour)
    atLaterNoon(server)
  }

  assert.deepEqual(counts, [3 + 5, 9 + 5, 12 + 5])
  assert.equal(new Set(recipients(sink)).size, 17)
})

/** On the same day. */
function atLaterNoon(server: TestServer) {
  const moment = server.context.now()
  server.advance(Math.floor(moment / day) * day + 12 * hour - moment)
}

test('updates leave a fifth of the quota to mails that people are waiting for', async (t) => {
  const [server, sink] = await withMailServer(t, { MAIL_DAILY_LIMIT: '10' })
  atNoon(server)
  const event = await newRsvpEvent(server)
  for (let n = 0; n < 6; n += 1) await signUp(server, event, { email: `guest${n}@example.org` })
  work(t, server, ['send-mail', 'send-mass-mail', 'inform-attendees'])
  await arrived(server, sink, 6)

  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })
  await until(async () => (await heldBack(server)).length === 4)
  await signUp(server, event, { email: 'late@example.org' })
  await until(() => sink.taken.some(({ to }) => to.includes('late@example.org')))

  assert.equal((await heldBack(server)).length, 4)
  assert.equal(sink.taken.length, 6 + 2 + 1)
})
