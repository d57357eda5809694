import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrongCounters } from '../../rsvp/store.ts'
import { emailsOf, linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { corrected, sentIn, submitted, valueOf } from '../../testing/correction.ts'
import { startServer } from '../../testing/server.ts'
import { signedIn } from '../../testing/people.ts'
import { open, titleOf } from '../../testing/visitor.ts'
import { line } from '../../testing/waiting-list.ts'

const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }

test('without double opt-in, somebody who has mistyped the address gets the last seats with the right one', async (t) => {
  const server = await startServer(t, smtp)
  const editor = await signedIn(server, 'editor')
  const event = await rsvpEvent(server, { max: 2, maxpp: 2 })
  const path = await submitted(server, event, 'eva@exmaple.org', { amount: '2' })
  const manage = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  const [former] = (await server.get(`/rsvp-answers/${event}`)).body

  const page = await open(server, path)
  const form = await open(server, `/${event}/rsvp?sent=${sentIn(path)}`)
  const again = await corrected(server, event, sentIn(path), 'eva@example.org', { amount: '2' })

  assert.match(page.text, new RegExp(`<a href="/${event}/rsvp\\?sent=${sentIn(path)}">Wrong address\\?</a>`))
  assert.match(form.text, /value="eva@exmaple\.org"/)
  assert.match(form.text, /2 seats left/)
  assert.match((await open(server, again.headers.location!)).text, /eva@example\.org/)
  assert.deepEqual(await emailsOf(server, event), ['eva@example.org'])
  assert.match((await open(server, `/${event}`)).text, /All seats are taken/)
  assert.equal(titleOf(await open(server, manage)), 'This email went to the wrong address')
  assert.equal((await editor.app.post('/attendees/check-in', { ticket: former.ticket, event })).status, 404)
  assert.deepEqual(
    (await mailsOf(server)).map(({ recipient, state }) => [recipient, state]),
    [
      ['', 'dropped'],
      ['eva@example.org', 'waiting'],
    ],
  )
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('only an RSVP that its own form has made, and that nobody has touched since, can be replaced', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await rsvpEvent(server, { maybe_option: true, initial_confirmation: false })
  const yes = { status: 'confirmed' }
  await signUp(server, event, { email: 'ann@example.org', ...yes })
  const paths = {
    known: await submitted(server, event, 'ann@example.org', yes),
    repeated: await submitted(server, event, 'bob@example.org', yes),
    changed: await submitted(server, event, 'cem@example.org', yes),
    checkedIn: await submitted(server, event, 'dan@example.org', yes),
    used: await submitted(server, event, 'eli@example.org', yes),
  }
  await signUp(server, event, { email: 'bob@example.org', ...yes })
  const manage = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'cem@example.org')
  await postForm(server, manage, { status: 'undecided' })
  const { id } = (await server.get(`/rsvp-answers/${event}`)).body[3]
  assert.equal((await editor.app.post('/attendees/check-in', { id })).status, 200)
  await corrected(server, event, sentIn(paths.used), 'eli.1@example.org', yes)

  for (const [i, path] of Object.values(paths).entries())
    await corrected(server, event, sentIn(path), `new.${i}@example.org`, yes)

  assert.deepEqual(await line(server, event), [
    'ann confirmed',
    'bob confirmed',
    'cem undecided',
    'dan confirmed',
    'eli.1 confirmed',
    ...[0, 1, 2, 3, 4].map((n) => `new.${n} confirmed`),
  ])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('an RSVP can be replaced for as long as the page after its form names the address', async (t) => {
  const server = await startServer(t, smtp)
  const event = await rsvpEvent(server)
  const path = await submitted(server, event, 'eva@exmaple.org')
  const link = `/${event}/rsvp?sent=${sentIn(path)}`
  const page = await open(server, link)
  const fields = { form: valueOf(page, 'form')!, sent: valueOf(page, 'sent')! }
  server.advance(15 * 60_000)

  const later = await open(server, path)
  const form = await open(server, link)
  await postForm(server, `/${event}/rsvp`, { ...fields, email: 'eva@example.org' })

  assert.doesNotMatch(later.text, /exmaple|Wrong address/)
  assert.deepEqual([form.status, form.headers.location], [302, `/${event}#rsvp`])
  assert.deepEqual(await emailsOf(server, event), ['eva@exmaple.org', 'eva@example.org'])
})

test('a corrected address that is known looks the same, keeps its RSVP, and releases the seats of the mistyped one', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3, maxpp: 2 })
  await submitted(server, event, 'ann@example.org')
  const path = await submitted(server, event, 'an@example.org', { amount: '2' })

  const again = await corrected(server, event, sentIn(path), 'ann@example.org', { amount: '2' })

  assert.match(again.headers.location!, /\/rsvp\/done\/confirmed/)
  assert.deepEqual(await emailsOf(server, event), ['ann@example.org'])
  assert.match((await open(server, `/${event}`)).text, /2 seats left/)
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('a long form can be corrected, too', async (t) => {
  const server = await startServer(t)
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const fields = names.map((name) => ({ name, type: 'text', label: name }))
  const event = await rsvpEvent(server, { fields, max: 1 })
  const filled = Object.fromEntries(names.map((name) => [`field.${name}`, 'x'.repeat(250)]))
  const path = await submitted(server, event, 'eva@exmaple.org', filled)

  const { status } = await corrected(server, event, sentIn(path), 'eva@example.org', filled)

  assert.equal(status, 303)
  assert.deepEqual(await emailsOf(server, event), ['eva@example.org'])
})
