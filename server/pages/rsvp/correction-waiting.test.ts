import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrongCounters } from '../../rsvp/store.ts'
import { linkIn, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { corrected, sentIn, submitted } from '../../testing/correction.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { open, titleOf } from '../../testing/visitor.ts'
import { line } from '../../testing/waiting-list.ts'

const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }
const waiting = { status: 'confirmed', waiting: 'true' }

test('somebody who has mistyped the address on the way to the waiting list keeps the place with the right one', async (t) => {
  const server = await startServer(t, smtp)
  const event = await full(server)
  const path = await submitted(server, event, 'tom@exmaple.org', waiting)
  await submitted(server, event, 'ann@example.org', waiting)
  const former = await linkIn(server, event, 'rsvp_waiting_joined', 'manage', 'tom@exmaple.org')

  const page = await open(server, path)
  const form = await open(server, `/${event}/rsvp?sent=${sentIn(path)}`)
  const again = await corrected(server, event, sentIn(path), 'tom@example.org', waiting)

  assert.match(page.text, new RegExp(`<a href="/${event}/rsvp\\?sent=${sentIn(path)}">Wrong address\\?</a>`))
  assert.match(form.text, /value="tom@exmaple\.org".*Join the waiting list/s)
  assert.match((await open(server, again.headers.location!)).text, /You(&#39;|')re number 1 in line\..*/s)
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 2', 'tom waiting 1'])
  assert.equal((await server.get(`/rsvp-answers/${event}/latest`)).body.email, 'tom@example.org')
  assert.equal(titleOf(await open(server, former)), 'This email went to the wrong address')
})

test('programs correct a mistyped address that counts at once by what the response to it contains, in line or not', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 1, waiting_list: true })
  const wrong = await signUp(server, event, { email: 'eva@exmaple.org', correctable: 'yes' })
  const seat = await signUp(server, event, { email: 'eva@exmaple.org', correctable: true })
  const place = await signUp(server, event, { email: 'tom@exmaple.org', waiting: true, correctable: true })

  const seated = await signUp(server, event, { email: 'eva@example.org', sent: seat.body.sent })
  const placed = await signUp(server, event, { email: 'tom@example.org', waiting: true, sent: place.body.sent })

  assert.deepEqual(wrong.body.details.errors, [{ field: 'correctable', message: 'correctable must be true or false.' }])
  assert.deepEqual([seat.body.position, place.body.position], [undefined, 1])
  assert.deepEqual(seated.body, { status: 'success', message: 'confirmed' })
  assert.deepEqual([seat, place, seated, placed].map(({ body }) => body.message), ['confirmed', 'waiting', 'confirmed', 'waiting']) // oxfmt-ignore
  assert.deepEqual(
    (await server.get(`/rsvp-answers/${event}`)).body.map(({ email }: { email: string }) => email),
    ['eva@example.org', 'tom@example.org'],
  )
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('somebody who declined goes back to the form by that link and joins the list with the same address', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { initial_confirmation: false })
  const path = await submitted(server, event, 'ann@example.org', { status: 'declined' })

  const joined = await corrected(server, event, sentIn(path), 'ann@example.org', waiting)

  assert.equal(joined.status, 303)
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 1'])
})

test('a corrected address that is known gets the same page, whether it is in line or had declined', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { initial_confirmation: false })
  await signUp(server, event, { email: 'ann@example.org', status: 'declined' })
  const first = await submitted(server, event, 'an@example.org', waiting)
  const second = await submitted(server, event, 'to@example.org', waiting)
  await submitted(server, event, 'tom@example.org', waiting)

  const pages = [
    await corrected(server, event, sentIn(first), 'ann@example.org', waiting),
    await corrected(server, event, sentIn(second), 'tom@example.org', waiting),
  ]

  const texts = await Promise.all(pages.map(({ headers }) => open(server, headers.location!)))
  assert.deepEqual(
    texts.map(({ text }) => /You(?:&#39;|')re number (\d) in line/.exec(text)?.[1]),
    ['1', '2'],
  )
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 1', 'tom waiting 2'])
})

test('nobody replaces a place in line after a quarter of an hour, nor one that was offered seats or has left', async (t) => {
  const server = await startServer(t)
  const event = await full(server)
  const offered = await submitted(server, event, 'tom@example.org', waiting)
  const left = await submitted(server, event, 'ann@example.org', waiting)
  await server.patch(`/rsvp-block/${await blockOf(server, event)}`, { max: 2 })
  await postForm(server, await linkIn(server, event, 'rsvp_waiting_joined', 'manage'), { leave: 'yes', status: 'declined' }) // oxfmt-ignore
  const late = await submitted(server, event, 'kim@example.org', waiting)
  for (const [i, path] of [offered, left].entries())
    await corrected(server, event, sentIn(path), `new.${i}@example.org`, waiting)
  server.advance(15 * 60_000)
  const later = await open(server, `/${event}/rsvp?sent=${sentIn(late)}`)

  assert.equal(later.status, 302)
  assert.deepEqual(await line(server, event), [
    'eva confirmed',
    'tom pending',
    'ann declined',
    'kim waiting 1',
    'new.0 waiting 2',
    'new.1 waiting 3',
  ])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

/** Eva has the only seat. */
async function full(server: TestServer, template: object = {}): Promise<string> {
  const event = await rsvpEvent(server, { max: 1, waiting_list: true, ...template })
  await signUp(server, event, { email: 'eva@example.org', status: 'confirmed' })
  return event
}

async function blockOf(server: TestServer, event: string): Promise<number> {
  return (await server.get(`/event/${event}`)).body.rsvp_block
}
