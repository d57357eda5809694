import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setStatus } from '../events/status.ts'
import { faultsIn, formOf, mailsOf, rsvpEvent, sendForm, signUp } from '../testing/attendee.ts'
import { engine } from '../testing/database.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const fields = [
  { type: 'text', name: 'company', required: true, label: 'Your company' },
  { type: 'number', name: 'age' },
  { type: 'checkbox', name: 'terms', required: true },
  { type: 'label', label: 'Food' },
  { type: 'radio', name: 'food', label: 'Meat', placeholder: 'meat' },
  { type: 'radio', name: 'food', label: 'Vegan', placeholder: 'vegan' },
  { type: 'hidden', name: 'source', default: 'newsletter' },
]

test('a sign-up is stored with its form values, under the names of the fields', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { fields, maxpp: 3 })
  const payload = { company: ' Example Ltd. ', age: '41', terms: true, food: 'vegan', other: 'x' }

  const answer = await signUp(server, event, { email: 'Guest@Example.org', amount: 2, payload })

  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(answer.body, {
    status: 'success',
    message: 'confirmed',
    warnings: ['payload.other is not a known field and was ignored.'],
  })
  assert.equal(answer.headers['access-control-allow-origin'], '*')
  const { body } = await server.get(`/rsvp-answers/${event}`)
  const [{ id, date_created, ticket, ...stored }] = body
  assert.match(id, /^[0-9a-f-]{36}$/)
  assert.match(date_created, /^\d{4}-.*Z$/)
  assert.match(ticket, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  assert.deepEqual(stored, {
    status: 'confirmed',
    email: 'Guest@Example.org',
    amount: 2,
    payload: { company: 'Example Ltd.', age: 41, terms: true, food: 'vegan', source: 'newsletter' },
    prokey: event,
    date_updated: null,
    language: 'en',
    checked_in: null,
    position: null,
    offered_until: null,
  })
  assert.deepEqual((await server.get(`/rsvp-answers/${event}/latest`)).body, body[0])
  assert.deepEqual((await server.get('/rsvp-answers/latest')).body, body[0])
})

test('faults of a sign-up are named field by field, and nothing is stored', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { fields, maxpp: 2, initial_confirmation: false })
  const good = { email: 'guest@example.org', status: 'confirmed', payload: { company: 'x', terms: true } }

  for (const amount of [0, -1, 1.5, '2', 3, 1e9]) {
    assert.deepEqual(faultsIn(await signUp(server, event, { ...good, amount })), ['amount'], String(amount))
  }
  for (const email of [
    '"a@h.example x"@v.example',
    'a@b.example,c@d.example',
    'a@b.example\nBcc: c@d.example',
    'x@[127.0.0.1]',
    `${'a'.repeat(60)}@${'b.'.repeat(97)}cc`,
    5,
    undefined,
  ]) {
    assert.deepEqual(faultsIn(await signUp(server, event, { ...good, email })), ['email'], String(email))
  }
  for (const status of [undefined, 'undecided', 'pending', 'yes']) {
    assert.deepEqual(faultsIn(await signUp(server, event, { ...good, status })), ['status'])
  }
  const payload = { company: ' ', age: 'old', terms: false, food: 'fish', source: 'x'.repeat(501) }
  assert.deepEqual(faultsIn(await signUp(server, event, { ...good, payload })), [
    'payload.company',
    'payload.age',
    'payload.terms',
    'payload.food',
    'payload.source',
  ])
  assert.deepEqual((await server.get(`/rsvp-answers/${event}`)).body, [])
  assert.deepEqual(await mailsOf(server), [])
})

test('yes, maybe and no are accepted if the template asks', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { initial_confirmation: false, maybe_option: true, max: 1 })

  const messages = []
  for (const status of ['declined', 'undecided', 'declined'])
    messages.push(
      (await signUp(server, event, { email: `${status}${messages.length}@example.org`, status })).body.message,
    )
  const late = await signUp(server, event, { email: 'late@example.org', status: 'confirmed' })

  assert.deepEqual(messages, ['declined', 'undecided', 'declined'])
  assert.equal(late.status, 409)
  assert.deepEqual(late.body.details, { reason: 'full', remaining: 0 })
})

test('the same form sent ten times at once is one RSVP and one mail, and all get the same response', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 5 })
  const { form } = await formOf(server, event)

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendForm(server, event, { form, email: 'guest@example.org' })),
  )

  assert.deepEqual(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1)
  assert.equal(answers[0]!.status, 200)
  assert.equal((await server.get(`/rsvp-answers/${event}`)).body.length, 1)
  assert.equal((await mailsOf(server)).length, 1)
})

test('somebody who goes back and replies otherwise by the same form gets a mail that says what counts', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { initial_confirmation: false })
  const { form } = await formOf(server, event)
  await sendForm(server, event, { form, email: 'guest@example.org', status: 'declined' })

  await sendForm(server, event, { form, email: 'guest@example.org', status: 'confirmed' })

  assert.deepEqual(
    (await server.get(`/rsvp-answers/${event}`)).body.map(({ status }: { status: string }) => status),
    ['declined'],
  )
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind }) => kind),
    ['rsvp_signup_confirmation', 'rsvp_second_signup'],
  )
})

test('the same address again changes nothing and gets the same response; a mail explains it', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { maxpp: 4 })
  const first = await signUp(server, event, { email: 'guest@example.org', amount: 1 })

  const again = await signUp(server, event, { email: 'GUEST@example.org', amount: 4 })

  assert.deepEqual([again.status, again.text], [first.status, first.text])
  assert.deepEqual(
    (await server.get(`/rsvp-answers/${event}`)).body.map((each: any) => each.amount),
    [1],
  )
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind }) => kind),
    ['rsvp_signup_confirmation', 'rsvp_second_signup'],
  )
})

test('a lower max admits no one else until enough have left', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3, initial_confirmation: false })
  for (const name of ['a', 'b', 'c']) await signUp(server, event, { email: `${name}@example.org`, status: 'confirmed' })
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body

  await server.patch(`/rsvp-block/${block}`, { max: 2 })
  const refused = await signUp(server, event, { email: 'd@example.org', status: 'confirmed' })
  const { capacity } = (await server.get(`/statistics/rsvp/${event}`)).body

  assert.equal(refused.status, 409)
  assert.deepEqual(capacity.occupancy, { people: 3, remaining: 0, full: true })
})

test('after sign-up has closed, and once the template is deleted, sign-ups are refused; existing RSVPs stay', async (t) => {
  const server = await startServer(t)
  const expires = new Date(server.context.now() + 60_000).toISOString()
  const event = await rsvpEvent(server, { expires })
  await signUp(server, event, { email: 'early@example.org' })
  const { form } = await formOf(server, event)

  server.advance(60_000)
  const late = await sendForm(server, event, { form, email: 'late@example.org' })
  const closed = await formOf(server, event)
  await server.delete(`/rsvp-block/${(await server.get(`/event/${event}`)).body.rsvp_block}`)
  const gone = await sendForm(server, event, { form, email: 'late@example.org' })

  assert.deepEqual([late.status, late.body.details.reason], [409, 'expired'])
  assert.equal(closed.state, 'closed')
  assert.equal(gone.status, 404)
  assert.equal((await server.get(`/rsvp-answers/${event}`)).body.length, 1)
  assert.equal((await server.get(`/statistics/rsvp/${event}`)).status, 404)
})

test('the RSVPs of an event that is a draft again still count', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3 })
  await signUp(server, event, { email: 'eva@example.org' })

  await setStatus(server.context, server.actor.by, event, 'draft')

  const { status, body } = await server.get(`/statistics/rsvp/${event}`)
  assert.deepEqual([status, body.capacity.occupancy], [200, { people: 1, remaining: 2, full: false }])
})

test('an unconfirmed RSVP holds its seats for an hour', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 2 })
  const messages = []
  for (const name of ['a', 'b'])
    messages.push((await signUp(server, event, { email: `${name}@example.org` })).body.message)
  const full = await signUp(server, event, { email: 'c@example.org' })
  const before = (await server.get(`/statistics/rsvp/${event}`)).body

  server.advance(3_600_000)
  const after = (await server.get(`/statistics/rsvp/${event}`)).body
  const late = await signUp(server, event, { email: 'c@example.org' })
  const again = await signUp(server, event, { email: 'a@example.org' })

  assert.deepEqual(messages, ['pending', 'pending'])
  assert.equal(full.status, 409)
  assert.deepEqual(before.snapshot.pending, { entries: 2, people: 2 })
  assert.deepEqual(after.snapshot.pending, { entries: 0, people: 0 })
  assert.deepEqual([late.status, again.status], [200, 200])
  assert.equal((await signUp(server, event, { email: 'd@example.org' })).status, 409)
})

test('a sign-up invalidates no cached page and notifies no other server', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 10 })
  const { changes } = server.context.database
  const heardAll = await listening(t, server)
  await heardAll()
  const { position } = changes

  await signUp(server, event, { email: 'guest@example.org' })
  await heardAll()

  // A server that cannot listen for a moment treats everything as changed.
  const nobody = -1
  assert.equal(changes.hasChangedSince(position, server.organization), changes.hasChangedSince(position, nobody))
  assert.equal((await formOf(server, event)).remaining, 9)
})

/** Returns a function that waits until the server knows every change so far. PostgreSQL announces them in commit order. */
async function listening(t: TestContext, server: TestServer): Promise<() => Promise<void>> {
  if (engine === 'sqlite') return async () => {}
  const { changes } = server.context.database
  const other = await serveSettings(t, server.context.settings)
  const { prokey } = (await other.post('/group', { name: 'Concerts' })).body
  await until(() => changes.isCaughtUp(true))
  let changed = 0
  return async () => {
    const { position } = changes
    assert.equal((await other.patch(`/group/${prokey}`, { name: `Concerts ${(changed += 1)}` })).status, 200)
    await until(() => changes.hasChangedSince(position, other.organization))
  }
}

test('unknown keys are named in warnings, and an unknown language is refused', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'company' }] })

  const odd = await signUp(server, event, { email: 'eva@example.org', ammount: 2, payload: { compny: 'x' } })
  const klingon = await signUp(server, event, { email: 'tom@example.org', language: 'tlh' })
  const plain = await signUp(server, event, { email: 'tom@example.org', language: 'de', payload: { company: 'x' } })

  assert.deepEqual(odd.body, {
    status: 'success',
    message: 'confirmed',
    warnings: [
      'ammount is not a known field and was ignored. Did you mean amount?',
      'payload.compny is not a known field and was ignored. Did you mean payload.company?',
    ],
  })
  assert.equal(klingon.status, 400)
  assert.match(klingon.body.message, /^language must be one of .*\bde\b/)
  assert.deepEqual(plain.body, { status: 'success', message: 'confirmed' })
})
