import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailsOf, faultsIn, linkIn, mailsOf, personalData, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'

const takenOf = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people

const onlyAnswer = async (server: TestServer, event: string) => (await server.get(`/rsvp-answers/${event}`)).body[0]

test('an organizer changes only the fields that are sent, and rules apply only to those', async (t) => {
  const server = await startServer(t)
  const fields = [
    { type: 'text', name: 'name', required: true },
    { type: 'radio', name: 'soup', placeholder: 'yes' },
    { type: 'radio', name: 'salad', placeholder: 'yes' },
    { type: 'text', name: 'note' },
    { type: 'radio', name: 'day', placeholder: 'Monday' },
    { type: 'radio', name: 'day', placeholder: 'Tuesday' },
  ]
  const event = await rsvpEvent(server, { max: 4, maxpp: 3, fields })
  await signUp(server, event, {
    email: 'eva@example.org',
    amount: 2,
    payload: { name: 'Eva', soup: 'yes', day: 'Monday' },
  })
  const before = await onlyAnswer(server, event)
  const block = (await server.get(`/event/${event}`)).body.rsvp_block
  await server.patch(`/rsvp-block/${block}`, {
    maxpp: 1,
    fields: [...fields, { type: 'text', name: 'phone', required: true }],
  })
  const patch = (body: object) => server.patch(`/rsvp-answers/${before.id}`, body)

  const salad = await patch({ payload: { salad: 'yes' }, status: null, id: before.id, prokey: event })
  const more = await patch({ amount: 3 })
  const empty = await patch({ payload: { name: '' } })
  const readOnly = await patch({ event: crypto.randomUUID(), ticket: 'x' })
  const { date_updated: updated, ...after } = await onlyAnswer(server, event)

  assert.deepEqual(salad.body, { status: 'success', message: 'updated', id: before.id })
  assert.deepEqual(after.payload, { name: 'Eva', salad: 'yes', note: '', day: 'Monday' })
  assert.deepEqual([after.amount, after.ticket], [2, before.ticket])
  assert.notEqual(updated, null)
  assert.deepEqual(faultsIn(more), ['amount'])
  assert.deepEqual(faultsIn(empty), ['payload.name'])
  assert.deepEqual(faultsIn(readOnly), ['event', 'ticket'])
  assert.equal((await mailsOf(server)).length, 1)
})

test('a status from the organizer confirms a pending RSVP, and seats follow every change', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 3, maxpp: 3 })
  await signUp(server, event, { email: 'eva@example.org', amount: 2 })
  const { id } = await onlyAnswer(server, event)
  const patch = async (body: object) => {
    const { status } = await server.patch(`/rsvp-answers/${id}`, body)
    return [status, (await onlyAnswer(server, event))?.status, await takenOf(server, event)]
  }

  assert.deepEqual(await patch({ amount: 3 }), [200, 'pending', 3])
  assert.deepEqual(await patch({ status: 'confirmed', inform: true }), [200, 'confirmed', 3])
  server.advance(2 * 3_600_000)
  assert.deepEqual(await patch({ status: 'declined' }), [200, 'declined', 0])
  assert.deepEqual(await patch({ status: 'confirmed', amount: 1 }), [200, 'confirmed', 1])
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind }) => kind),
    ['rsvp_doi', 'rsvp_signup_confirmation'],
  )
})

test('a new address gets the mails, and links in mails to the former one stop working', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@exmaple.org' })
  await signUp(server, event, { email: 'tom@example.org' })
  const { id } = await onlyAnswer(server, event)
  const former = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'eva@exmaple.org')

  const taken = await server.patch(`/rsvp-answers/${id}`, { email: 'Tom@example.org' })
  const changed = await server.patch(`/rsvp-answers/${id}`, { email: 'eva@example.org', inform: true })
  const opened = await server.request({ url: former })
  const now = await server.request({ url: await linkIn(server, event, 'rsvp_change_confirmation', 'manage') })

  assert.deepEqual([taken.status, taken.body.details], [409, { reason: 'exists' }])
  assert.equal(changed.status, 200)
  assert.deepEqual([opened.status, now.status], [404, 200])
  assert.deepEqual(await emailsOf(server, event), ['eva@example.org', 'tom@example.org'])
  assert.doesNotMatch(await personalData(server, server.organization), /exmaple/)
})

test('with If-Match, an RSVP is changed or removed only if it is still the one that was read', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await rsvpEvent(server, { maxpp: 5 })
  const added = await server.post('/rsvp-answers', { event, email: 'eva@example.org' })
  const url = `/rsvp-answers/${added.body.id}`
  const patch = (amount: number, etag: string) => server.patch(url, { amount }, { 'if-match': etag })
  const tagOf = async () => (await editor.app.get(`/attendees/${added.body.id}`)).headers.etag as string
  const first = await tagOf()

  const changed = await patch(2, first)
  const stale = await patch(3, first)
  const staleRemoval = await server.delete(url, { 'if-match': first })
  const second = await tagOf()
  await editor.app.post('/attendees/check-in', { id: added.body.id })
  const sinceCheckIn = await patch(4, second)
  const { amount } = await onlyAnswer(server, event)
  const removed = await server.delete(url, { 'if-match': await tagOf() })

  assert.equal(added.headers.etag, first)
  assert.deepEqual([changed.status, changed.headers.etag], [200, second])
  assert.deepEqual([stale.status, staleRemoval.status, sinceCheckIn.status], [412, 412, 412])
  assert.equal(stale.body.message, 'This item has changed since you read it. Read it again and repeat your change.')
  assert.deepEqual([amount, removed.status], [2, 200])
})

test('an RSVP is removed by its id, and nobody else can', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const event = await rsvpEvent(server, { max: 2 })
  await signUp(server, event, { email: 'eva@example.org' })
  await signUp(server, event, { email: 'tom@example.org' })
  const [eva, tom] = (await server.get(`/rsvp-answers/${event}`)).body

  const foreign = [await other.delete(`/rsvp-answers/${eva.id}`), await other.patch(`/rsvp-answers/${eva.id}`, {})]
  const wrong = [await server.delete('/rsvp-answers/x'), await server.delete(`/rsvp-answers/${crypto.randomUUID()}`)]
  const unclear = await server.delete(`/rsvp-answers/${eva.id}?inform=maybe`)
  const quiet = await server.delete(`/rsvp-answers/${eva.id.toUpperCase()}`)
  const again = await server.delete(`/rsvp-answers/${eva.id}`)
  const informed = await server.delete(`/rsvp-answers/${tom.id}?inform=true`)

  assert.deepEqual(
    [...foreign, ...wrong, again].map(({ status }) => status),
    [404, 404, 404, 404, 404],
  )
  assert.equal(unclear.status, 400)
  assert.deepEqual(quiet.body, { status: 'success', message: 'deleted', id: eva.id })
  assert.equal(informed.status, 200)
  assert.equal(await takenOf(server, event), 0)
  assert.deepEqual(
    (await mailsOf(server))
      .filter(({ state }) => state === 'waiting')
      .map(({ kind, recipient }) => `${kind} ${recipient}`),
    ['rsvp_change_confirmation tom@example.org'],
  )
})

test('of an erased RSVP only status and seats can change', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'name' }] })
  await signUp(server, event, { email: 'eva@example.org' })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  await postForm(server, `${link}/erase`, { sure: 'yes', seats: 'keep' })
  const { id } = await onlyAnswer(server, event)

  for (const body of [{ email: 'eva@example.org' }, { payload: { name: 'Eva' } }, { status: 'declined', inform: true }])
    assert.equal((await server.patch(`/rsvp-answers/${id}`, body)).body.details?.reason, 'erased', JSON.stringify(body))
  assert.equal((await server.patch(`/rsvp-answers/${id}`, { status: 'declined' })).status, 200)
  assert.equal(await takenOf(server, event), 0)
})

test('an RSVP to an event without a form can only be declined or removed', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { maxpp: 2 })
  await signUp(server, event, { email: 'eva@example.org' })
  const { id } = await onlyAnswer(server, event)
  await server.delete(`/rsvp-block/${(await server.get(`/event/${event}`)).body.rsvp_block}`)

  const more = await server.patch(`/rsvp-answers/${id}`, { amount: 2 })
  const declined = await server.patch(`/rsvp-answers/${id}`, { status: 'declined' })

  assert.deepEqual([more.status, declined.status], [409, 200])
})
