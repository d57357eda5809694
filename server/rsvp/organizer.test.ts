import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailsOf, faultsIn, linkIn, mailsOf, personalData, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { engine } from '../testing/database.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { changeTaken } from './store.ts'

const takenOf = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people

const onlyAnswer = async (server: TestServer, event: string) => (await server.get(`/rsvp-answers/${event}`)).body[0]

test('an added RSVP gets its mails in the language of the organization, unless it names one', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const languageOf = async (email: string) => {
    const { id } = (await server.post('/rsvp-answers', { event, email })).body
    return (await server.get(`/rsvp-answers/${event}`)).body.find((answer: { id: string }) => answer.id === id).language
  }

  const before = await languageOf('eva@example.org')
  await (await signedIn(server, 'admin')).app.patch('/organization', { language: 'de' })

  assert.deepEqual([before, await languageOf('tom@example.org')], ['en', 'de'])
})

test('an organizer adds an RSVP, which counts at once and sends no mail unless asked', async (t) => {
  const server = await startServer(t)
  const fields = [{ type: 'text', name: 'name', required: true }]
  const event = await rsvpEvent(server, { doi: true, max: 5, maxpp: 3, expires: '2020-01-01T00:00:00Z', fields })
  const person = { event: event.toUpperCase(), email: 'Eva@example.org', payload: { name: 'Eva' } }

  const added = await server.post('/rsvp-answers', { ...person, amount: 3, language: 'de' })
  const informed = await server.post('/rsvp-answers', { ...person, email: 'tom@example.org', inform: true })
  const again = await server.post('/rsvp-answers', { ...person, email: 'eva@EXAMPLE.org' })

  assert.equal(added.status, 201)
  const { id } = added.body
  assert.deepEqual(added.body, { status: 'success', message: 'created', id })
  const answer = await onlyAnswer(server, event)
  assert.deepEqual(
    [answer.id, answer.status, answer.email, answer.amount, answer.payload, answer.language],
    [id, 'confirmed', 'Eva@example.org', 3, { name: 'Eva' }, 'de'],
  )
  assert.match(answer.ticket, /^.{4}-.{4}$/)
  assert.equal(informed.status, 201)
  assert.deepEqual([again.status, again.body.details], [409, { reason: 'exists' }])
  assert.equal(await takenOf(server, event), 4)
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind, recipient }) => `${kind} ${recipient}`),
    ['rsvp_signup_confirmation tom@example.org'],
  )
})

test('an RSVP with faults is refused as a whole, with the name of every field', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const event = await rsvpEvent(server, { max: 5, fields: [{ type: 'text', name: 'name', required: true }] })
  const plain = (
    await server.post('/event', { new_event_group_name: 'x', dates: [{ name: 'x', startDate: '2030-01-01' }] })
  ).body.prokey
  const person = { event, email: 'eva@example.org', payload: { name: 'Eva' } }

  const wrong = await server.post('/rsvp-answers', {
    event,
    email: 'eva',
    status: 'undecided',
    amount: 2,
    payload: {},
    language: 'xx',
    inform: 'yes',
    over: 1,
  })
  const foreign = await other.post('/rsvp-answers', person)
  const regular = await server.post('/rsvp-answers', { ...person, event: plain })
  const nothing = await server.post('/rsvp-answers', '[]')
  const misspelt = await server.post('/rsvp-answers', { ...person, emial: 'x', payload: { name: 'Eva', nmae: 'x' } })
  const reading = await (
    await server.withKey({ scope: 'read' })
  ).post('/rsvp-answers', { ...person, email: 'x@example.org' })

  assert.deepEqual(faultsIn(wrong).toSorted(), [
    'amount',
    'email',
    'inform',
    'language',
    'over',
    'payload.name',
    'status',
  ])
  assert.deepEqual(
    [foreign.status, foreign.body.message],
    [400, 'event must be the prokey of an event of this organization.'],
  )
  assert.deepEqual([regular.status, regular.body.message], [409, `The event ${plain} is not a published RSVP event.`])
  assert.equal(nothing.status, 400)
  assert.deepEqual(misspelt.body.warnings, [
    'emial is not a known field and was ignored. Did you mean email?',
    'payload.nmae is not a known field and was ignored. Did you mean payload.name?',
  ])
  assert.equal(reading.status, 401)
  assert.deepEqual(await emailsOf(server, event), ['eva@example.org'])
})

test('an added RSVP takes no more seats than there are, unless the organizer says so', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 2, maxpp: 2 })
  const add = (name: string, more: object = {}) =>
    server.post('/rsvp-answers', { event, email: `${name}@example.org`, ...more })

  const first = await add('eva', { amount: 2 })
  const full = await add('tom')
  const over = await add('tom', { over: true })
  const declined = await add('kim', { status: 'declined' })
  const back = await server.patch(`/rsvp-answers/${declined.body.id}`, { status: 'confirmed' })
  const backOver = await server.patch(`/rsvp-answers/${declined.body.id}`, { status: 'confirmed', over: true })
  const visitor = await signUp(server, event, { email: 'ann@example.org' })

  assert.deepEqual([first.status, over.status, declined.status, backOver.status], [201, 201, 201, 200])
  assert.deepEqual([full.status, full.body.details], [409, { reason: 'full', remaining: 0 }])
  assert.deepEqual([back.status, back.body.details], [409, { reason: 'full', remaining: 0 }])
  assert.equal(visitor.status, 409)
  assert.equal(await takenOf(server, event), 4)
})

test('RSVPs added and sent at once never oversell; only the condition on the seats prevents it', async (t) => {
  const server = await startServer(t)
  const servers = [server, ...(engine === 'postgres' ? [await serveSettings(t, server.context.settings)] : [])]
  const event = await rsvpEvent(server, { max: 10 })
  const unguarded = await rsvpEvent(server, { max: 10 })
  const { database } = server.context
  const place = { event: unguarded, organization: server.organization }
  const seen = await Promise.all(
    Array.from({ length: 20 }, () =>
      database.read((db) =>
        db.selectFrom('rsvp_seats').select('taken').where('event', '=', unguarded).executeTakeFirst(),
      ),
    ),
  )
  for (const row of seen)
    if ((row?.taken ?? 0) < 10) await database.transaction((tx) => changeTaken(tx, place, 1, null))

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      servers[i % servers.length]!.app.inject({
        method: 'POST',
        url: '/v1/rsvp-answers',
        headers: { authorization: server.key, 'content-type': 'application/json' },
        payload: JSON.stringify({ event, email: `a${i}@example.org` }),
      }),
    ),
  )

  assert.equal(
    (await database.read((db) =>
      db.selectFrom('rsvp_seats').select('taken').where('event', '=', unguarded).executeTakeFirst(),
    ))!.taken,
    20,
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 10)
  assert.equal(answers.filter(({ statusCode }) => statusCode === 409).length, 30)
  assert.equal(await takenOf(server, event), 10)
})

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

test('repeating a request with its Idempotency-Key adds one RSVP', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 1 })
  const body = { event, email: 'eva@example.org' }

  const answers = [1, 2].map(() => server.post('/rsvp-answers', body, { 'idempotency-key': 'a' }))
  const [one, two] = await Promise.all(answers)
  const other = await server.post('/rsvp-answers', { ...body, email: 'tom@example.org' }, { 'idempotency-key': 'a' })

  assert.deepEqual([one!.status, two!.status, other.status], [201, 201, 422])
  assert.equal(one!.body.id, two!.body.id)
  assert.deepEqual(await emailsOf(server, event), ['eva@example.org'])
})

test('what organizers do is recorded with their key, without the name or address of the attendee', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const { id } = (await server.post('/rsvp-answers', { event, email: 'eva@example.org' })).body
  await server.patch(`/rsvp-answers/${id}`, { status: 'declined', language: 'de' })
  await server.delete(`/rsvp-answers/${id}`)

  const rows = await server.context.database.read((db) =>
    db.selectFrom('activity').selectAll().where('type', '=', 'rsvp').orderBy('id').execute(),
  )

  assert.deepEqual(
    rows.map(({ actor, action, fields, item }) => [actor, action, fields, item]),
    [
      ['key', 'created', null, id],
      ['key', 'updated', '["status","language"]', id],
      ['key', 'deleted', null, id],
    ],
  )
})
