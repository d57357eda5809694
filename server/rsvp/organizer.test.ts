import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailsOf, faultsIn, mailsOf, rsvpEvent, signUp } from '../testing/attendee.ts'
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
