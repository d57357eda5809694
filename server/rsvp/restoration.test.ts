import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailsOf, linkIn, mailsOf, personalData, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { engine } from '../testing/database.ts'
import { arrived, withMailServer, work } from '../testing/mailing.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { recorded } from '../testing/activity.ts'
import { until } from '../testing/until.ts'
import { forgetRemovedAnswers } from './restoration.ts'
import { changeTaken, findAnswer, seatsTaken, wrongCounters } from './store.ts'

const minute = 60_000
const eva = 'eva@example.org'

const takenOf = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people
const idOf = async (server: TestServer, event: string) => (await server.get(`/rsvp-answers/${event}`)).body[0].id
const rowOf = (server: TestServer, id: string) =>
  server.context.database.read((db) => findAnswer(db, server.organization, id))
const restore = (server: TestServer, id: string, query = '') =>
  server.post(`/rsvp-answers/${id}/restore${query}`, undefined)

test('a removed RSVP comes back as it was, with its ticket, its place in the list and the links in its mails', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await rsvpEvent(server, { max: 5, maxpp: 3, fields: [{ type: 'text', name: 'name' }] })
  await signUp(server, event, { email: 'Eva@example.org', amount: 3, payload: { name: 'Eva' } })
  await signUp(server, event, { email: 'tom@example.org' })
  const id = await idOf(server, event)
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', eva)
  await editor.app.post('/attendees/check-in', { id })
  const before = await rowOf(server, id)

  const removed = await editor.delete(`/rsvp-answers/${id}`)
  const without = [
    await takenOf(server, event),
    await emailsOf(server, event),
    (await server.request({ url: link })).status,
  ]
  const restored = await editor.post(`/rsvp-answers/${id}/restore`)

  assert.equal(removed.status, 200)
  assert.deepEqual(without, [1, ['tom@example.org'], 404])
  assert.deepEqual(restored.body, { status: 'success', message: 'restored', id })
  assert.deepEqual({ ...(await rowOf(server, id))! }, { ...before!, nonce: null, version: before!.version + 1 })
  assert.deepEqual(await emailsOf(server, event), ['Eva@example.org', 'tom@example.org'])
  assert.equal((await server.request({ url: link })).status, 200)
  assert.equal(await takenOf(server, event), 4)
  assert.deepEqual(await wrongCounters(server.context.database), [])
  assert.deepEqual(
    (await recorded(server, server.organization)).slice(-2).map(({ by, action }) => [by, action]),
    [
      [`user ${editor.user}`, 'rsvp.deleted'],
      [`user ${editor.user}`, 'rsvp.restored'],
    ],
  )
})

test('the mails about a removed RSVP come back with it, also with its event, and those that were waiting are sent', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, {})
  await signUp(server, event, { email: eva })
  const [mail] = await mailsOf(server)
  const shown = () => mailsOf(server).then((all) => all.find(({ id }) => id === mail!.id))

  await server.delete(`/rsvp-answers/${mail!.answer}`)
  const removed = await shown()
  await restore(server, mail!.answer!)
  const restored = await shown()
  await server.delete(`/event/${event}`)
  const deleted = await shown()
  await server.post(`/event/${event}/restore`, undefined)

  for (const each of [removed, deleted])
    assert.deepEqual([each!.recipient, each!.content, each!.state], ['', null, 'dropped'])
  assert.deepEqual(restored, mail)
  assert.deepEqual(await shown(), mail)
  work(t, server)
  await until(async () => (await shown())!.state === 'kept')
  assert.equal((await shown())!.recipient, eva)
})

test('nobody else can bring it back: not twice, not after ten minutes, not another organization, not a viewer', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const viewer = await signedIn(server, 'viewer')
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: eva })
  const id = await idOf(server, event)

  const present = await restore(server, id)
  await server.delete(`/rsvp-answers/${id}`)
  const foreign = await other.post(`/rsvp-answers/${id}/restore`, undefined)
  const reading = await viewer.post(`/rsvp-answers/${id}/restore`)
  const odd = await restore(server, id, '?over=maybe')
  server.advance(10 * minute)
  const late = await restore(server, id)

  const message = 'This RSVP is not removed.'
  assert.deepEqual(
    [present.status, present.body.message, present.body.details],
    [409, message, { reason: 'not-removed' }],
  )
  assert.deepEqual([foreign.status, reading.status, late.status], [404, 403, 404])
  assert.deepEqual([odd.status, odd.body.message], [400, 'over must be true or false.'])
  assert.deepEqual(await emailsOf(server, event), [])
  server.advance(minute)
  await forgetRemovedAnswers(server.context)
  assert.doesNotMatch(await personalData(server, server.organization), /eva@/)
})

test('it says why an RSVP cannot come back: no seat, a new sign-up, a deleted event, no confirmation in time', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 1 })
  await signUp(server, event, { email: eva })
  const id = await idOf(server, event)
  await server.delete(`/rsvp-answers/${id}`)
  await signUp(server, event, { email: 'tom@example.org' })
  const toms = await idOf(server, event)

  const full = await restore(server, id)
  const over = await restore(server, id, '?over=true')
  const taken = await takenOf(server, event)
  await server.delete(`/rsvp-answers/${id}`)
  await server.delete(`/rsvp-answers/${toms}`)
  await signUp(server, event, { email: eva })
  const exists = await restore(server, id)
  await server.delete(`/event/${event}`)
  const deleted = await restore(server, id)
  const asking = await rsvpEvent(server, { doi: true })
  await signUp(server, asking, { email: eva })
  const pending = await idOf(server, asking)
  server.advance(55 * minute)
  await server.delete(`/rsvp-answers/${pending}`)
  server.advance(6 * minute)
  const expired = await restore(server, pending)

  assert.deepEqual([full.status, full.body.details], [409, { reason: 'full', remaining: 0 }])
  assert.deepEqual([over.status, taken], [200, 2])
  assert.deepEqual([exists.status, exists.body.details], [409, { reason: 'exists' }])
  assert.deepEqual([deleted.status, deleted.body.details], [409, { reason: 'event' }])
  assert.deepEqual([expired.status, expired.body.details], [409, { reason: 'expired' }])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('the mail about the removal is withdrawn while it waits; once it was sent, the answer says so', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await rsvpEvent(server)
  for (const email of [eva, 'tom@example.org']) await server.post('/rsvp-answers', { event, email })
  const [{ id: evas }, { id: toms }] = (await server.get(`/rsvp-answers/${event}`)).body

  await server.delete(`/rsvp-answers/${evas}?inform=true`)
  const quiet = await restore(server, evas)
  await server.delete(`/rsvp-answers/${toms}?inform=true`)
  work(t, server, ['send-mail'])
  const [sent] = await arrived(server, sink, 1)
  const told = await restore(server, toms)
  await server.delete(`/rsvp-answers/${evas}?inform=true`)
  await arrived(server, sink, 2)

  assert.equal(quiet.body.warnings, undefined)
  assert.equal(sent!.headers.to, 'tom@example.org')
  assert.deepEqual(told.body.warnings, ['The attendee was already told that the RSVP is removed.'])
  assert.equal((await rowOf(server, toms))!.sequence, 2)
  const mails = (await mailsOf(server)).map(({ recipient, state }) => `${recipient} ${state}`)
  // The withdrawn one was erased by the second removal.
  assert.deepEqual(new Set(mails), new Set([' dropped', 'tom@example.org sent', 'eva@example.org sent']))
})

test('somebody who was erased is never brought back', async (t) => {
  const server = await startServer(t)
  const admin = await signedIn(server, 'admin')
  const event = await rsvpEvent(server)
  const remove = async () => {
    await signUp(server, event, { email: eva })
    const id = await idOf(server, event)
    await server.delete(`/rsvp-answers/${id}`)
    return id
  }

  const first = await remove()
  const erased = await admin.app.delete('/attendees/person/eva@example.org')
  const back = await restore(server, first)
  const again = await admin.app.delete('/attendees/person/eva@example.org')
  const second = await remove()
  await signUp(server, event, { email: eva })
  await postForm(server, `${await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', eva)}/erase`, {
    sure: 'yes',
  })
  const byThemselves = await restore(server, second)

  assert.deepEqual([erased.status, erased.body.answers], [200, 1])
  assert.deepEqual([back.status, again.status, byThemselves.status], [404, 404, 404])
  assert.doesNotMatch(await personalData(server, server.organization), /eva@/)
})

test('undone twice and against new sign-ups for the last seats, an RSVP comes back once and nobody is oversold', async (t) => {
  const server = await startServer(t)
  const { database } = server.context
  const servers = [server, ...(engine === 'postgres' ? [await serveSettings(t, server.context.settings)] : [])]
  const event = await rsvpEvent(server, { max: 10 })
  const unguarded = await rsvpEvent(server, { max: 1 })
  const removed = []
  for (let i = 0; i < 10; i += 1)
    removed.push((await server.post('/rsvp-answers', { event, email: `old${i}@example.org` })).body.id)
  for (const id of removed) await server.delete(`/rsvp-answers/${id}`)
  const post = (url: string, payload?: object) =>
    servers[(turn += 1) % servers.length]!.app.inject({
      method: 'POST',
      url: `/v1/rsvp-answers${url}`,
      headers: { authorization: server.key, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { payload: JSON.stringify(payload) }),
    })
  let turn = 0

  // Without the condition on the seats, two who read that one is left would both take it.
  const place = { event: unguarded, organization: server.organization }
  const counted = () => database.read((db) => seatsTaken(db, place))
  const seen = await Promise.all([counted(), counted()])
  for (const taken of seen) if (taken < 1) await database.transaction((tx) => changeTaken(tx, place, 1, null))
  const answers = await Promise.all([
    ...removed.flatMap((id) => [post(`/${id}/restore`), post(`/${id}/restore`)]),
    ...removed.map((_, i) => post('', { event, email: `new${i}@example.org` })),
  ])

  assert.equal(await counted(), 2)
  const ok = answers.filter(({ statusCode }) => statusCode < 300)
  assert.equal(ok.length, 10)
  assert.deepEqual(
    new Set(answers.filter((each) => !ok.includes(each)).map(({ statusCode }) => statusCode)),
    new Set([409]),
  )
  assert.equal((await emailsOf(server, event)).length, 10)
  assert.equal(await takenOf(server, event), 10)
})
