import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailsOf, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { newEvent, party } from '../testing/events.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'

test('an internationalised domain is stored in its ASCII form, wherever it is typed', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const env = envOf(server.context.settings)
  const emails = async () => (await server.get(`/rsvp-answers/${event}`)).body.map(({ email }: any) => email)

  const statuses = []
  for (const email of ['Ann@BÜCHER.example', 'ann@xn--bcher-kva.example', 'ann@bu\u0308cher。example'])
    statuses.push((await signUp(server, event, { email })).status)
  const access = await postForm(server, `/${event}/rsvp/access`, { email: 'ann@bücher.example' })
  const added = await kalendsJson(env, 'rsvp', 'add', event, '--email', 'bob@bücher.example', '--no-mail')
  const signedUp = await emails()
  const found = await kalendsJson(env, 'attendee', 'find', 'ann@bücher.example', '--org', '1')
  const removed = await kalends(env, 'rsvp', 'remove', event, '--email', 'bob@bücher.example', '--force')
  const user = await kalendsJson(env, 'user', 'create', '--org', '1', '--email', 'Eva@bücher.example')
  const wrong = []
  for (const email of ['ann@bü cher.example', 'ann@bücher.example@example.org', 'änn@example.org', 'ann@bücher'])
    wrong.push((await signUp(server, event, { email })).status)

  assert.deepEqual(statuses, [200, 200, 200])
  assert.equal(access.status, 200)
  assert.equal(added.email, 'bob@xn--bcher-kva.example')
  assert.deepEqual(signedUp, ['Ann@xn--bcher-kva.example', 'bob@xn--bcher-kva.example'])
  assert.deepEqual(
    found.map(({ email }: { email: string }) => email),
    ['Ann@xn--bcher-kva.example'],
  )
  assert.equal(removed.code, 0, removed.stderr)
  assert.deepEqual(await emails(), ['Ann@xn--bcher-kva.example'])
  assert.equal(user.email, 'eva@xn--bcher-kva.example')
  assert.deepEqual(wrong, [400, 400, 400, 400])
  assert.deepEqual((await mailsOf(server)).map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted(), [
    'rsvp_change_confirmation bob@xn--bcher-kva.example',
    'rsvp_magic_link ann@xn--bcher-kva.example',
    'rsvp_second_signup ann@xn--bcher-kva.example',
    'rsvp_signup_confirmation ann@xn--bcher-kva.example',
  ])
})

test('the same applies to the addresses of an event', async (t) => {
  const server = await startServer(t)
  const dates = [{ ...party, organizer_email: 'Maria@bücher.example', attendee_email: 'ann@bücher.example' }]

  const event = await newEvent(server, { dates })
  const [date] = (await server.get(`/event/${event}`)).body.dates
  const wrong = await server.patch(`/event/${event}`, { dates: [{ organizer_email: 'maria@bü cher.example' }] })

  assert.deepEqual(
    [date.organizer_email, date.attendee_email],
    ['Maria@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
  )
  assert.equal(wrong.status, 400)
  assert.match(wrong.body.message, /^dates\[0\]\.organizer_email must be one plain email address/)
})
