import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrongCounters } from '../../rsvp/store.ts'
import { formOf, linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { corrected, sentIn, submitted, valueOf } from '../../testing/correction.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { open, titleOf } from '../../testing/visitor.ts'
import { line } from '../../testing/waiting-list.ts'

const pending = 'Check your inbox'

/** Sends the form, and returns what the page after it holds of it. */
async function typed(server: TestServer, event: string, email: string, more: Record<string, string> = {}) {
  const path = await submitted(server, event, email, more)
  assert.match(path, /\/rsvp\/done\/pending/)
  return sentIn(path)
}

test('somebody who has mistyped the address gets the last seat with the right one', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 1 })
  const sent = await typed(server, event, 'eva@exmaple.org')
  const former = await linkIn(server, event, 'rsvp_doi', 'confirm')

  const others = await open(server, `/${event}`)
  const page = await open(server, `/${event}/rsvp?sent=${sent}`)
  const again = await corrected(server, event, sent, 'eva@example.org')

  assert.match(others.text, /All seats are taken/)
  assert.match(page.text, /1 seat left/)
  assert.equal(titleOf(await open(server, again.headers.location!)), pending)
  assert.deepEqual(await line(server, event), ['eva pending'])
  assert.deepEqual(
    (await mailsOf(server)).map(({ recipient }) => recipient),
    ['eva@exmaple.org', 'eva@example.org'],
  )
  assert.equal(titleOf(await open(server, former)), 'This email went to the wrong address')
  await postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm'), { sure: 'yes' })
  assert.deepEqual(await line(server, event), ['eva confirmed'])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('programs correct a mistyped address by what the response to it contains', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 1 })
  const other = await rsvpEvent(server, { doi: true })
  const first = await signUp(server, event, { email: 'eva@exmaple.org' })
  const elsewhere = await signUp(server, other, { email: 'eva@example.org', sent: first.body.sent })
  const forged = await signUp(server, event, { email: 'eva@example.org', sent: 'AAAA' })
  const right = await signUp(server, event, { email: 'eva@example.org', sent: first.body.sent })

  assert.deepEqual(Object.keys(first.body), ['status', 'message', 'sent'])
  for (const { status, body } of [elsewhere, forged]) {
    assert.equal(status, 400)
    assert.deepEqual(body.details.errors, [
      { field: 'sent', message: 'sent must be that of a response to a sign-up for this event.' },
    ])
  }
  assert.deepEqual([right.status, right.body.message], [200, 'pending'])
  assert.deepEqual(await line(server, event), ['eva pending'])
  assert.equal((await server.get(`/rsvp-answers/${event}/latest`)).body.email, 'eva@example.org')
})

test('a draft replaces only the pending RSVP that its own form has made', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, maxpp: 3 })
  const other = await rsvpEvent(server, { doi: true })
  await typed(server, event, 'ann@example.org')
  const drafts = {
    known: await typed(server, event, 'ann@example.org'),
    confirmed: await typed(server, event, 'bob@example.org', { amount: '3' }),
    elsewhere: await typed(server, other, 'cem@example.org'),
    used: await typed(server, event, 'dan@example.org'),
    late: await typed(server, event, 'eli@example.org'),
    forged: `${await typed(server, event, 'fay@example.org')}A`,
  }
  await postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm', 'bob@example.org'), { sure: 'yes' })
  await corrected(server, event, drafts.used, 'dan.1@example.org')
  const before = await line(server, event)

  const { form } = await formOf(server, event)
  await postForm(server, `/${event}/rsvp`, { form, sent: drafts.elsewhere, email: 'new.1@example.org' })
  for (const [i, sent] of [drafts.known, drafts.confirmed, drafts.used, drafts.forged].entries()) {
    const { form: token } = await formOf(server, event)
    await postForm(server, `/${event}/rsvp`, { form: token, sent, email: `new.${i + 2}@example.org` })
  }

  assert.deepEqual(before, ['ann pending', 'bob confirmed', 'eli pending', 'fay pending', 'dan.1 pending'])
  assert.deepEqual(await line(server, event), [...before, ...[1, 2, 3, 4, 5].map((n) => `new.${n} pending`)])
  assert.deepEqual(await line(server, other), ['cem pending'])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('a sign-up that somebody else has repeated with the same address can no longer be replaced by the first form', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  const first = await typed(server, event, 'ann@example.org')
  await typed(server, event, 'ann@example.org')

  await corrected(server, event, first, 'eve@example.org')
  const before = await line(server, event)
  await postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm', 'ann@example.org'), { sure: 'yes' })

  assert.deepEqual(before, ['ann pending', 'eve pending'])
  assert.deepEqual(await line(server, event), ['ann confirmed', 'eve pending'])
})

test('somebody who has sent the same address once more can still correct it', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 1 })
  const first = await typed(server, event, 'eva@exmaple.org')
  const { headers } = await corrected(server, event, first, 'eva@exmaple.org')
  const second = new URLSearchParams(headers.location!.split('?')[1]).get('sent')!

  const { status } = await corrected(server, event, second, 'eva@example.org')

  assert.equal(status, 303)
  assert.deepEqual(await line(server, event), ['eva pending'])
  assert.equal((await server.get(`/rsvp-answers/${event}/latest`)).body.email, 'eva@example.org')
})

test('a corrected address that is known looks the same, and releases the seats of the mistyped one', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 3, maxpp: 2 })
  await typed(server, event, 'ann@example.org')
  const sent = await typed(server, event, 'an@example.org', { amount: '2' })

  const again = await corrected(server, event, sent, 'ann@example.org')

  assert.equal(titleOf(await open(server, again.headers.location!)), pending)
  assert.deepEqual(await line(server, event), ['ann pending'])
  assert.match((await open(server, `/${event}`)).text, /2 seats left/)
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('nothing is replaced by a form with faults, without enough seats, or with the same address', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 2, maxpp: 2 })
  await signUp(server, event, { email: 'ann@example.org' })
  const sent = await typed(server, event, 'tom@exmaple.org')
  const page = await open(server, `/${event}/rsvp?sent=${sent}`)
  const send = (fields: Record<string, string>) =>
    postForm(server, `/${event}/rsvp`, { form: valueOf(page, 'form')!, sent, ...fields })

  const faulty = await send({ email: 'tom' })
  const greedy = await send({ email: 'tom@example.org', amount: '2' })
  const same = await send({ email: 'tom@exmaple.org' })
  const state = await line(server, event)
  const right = await postForm(server, `/${event}/rsvp`, {
    form: valueOf(greedy, 'form')!,
    sent: valueOf(greedy, 'sent')!,
    email: 'tom@example.org',
  })

  assert.deepEqual([faulty.status, greedy.status, same.status, right.status], [400, 409, 303, 303])
  assert.deepEqual(state, ['ann pending', 'tom pending'])
  assert.deepEqual(
    (await server.get(`/rsvp-answers/${event}`)).body.map(({ email }: { email: string }) => email),
    ['ann@example.org', 'tom@example.org'],
  )
})

test('seats that a corrected sign-up no longer needs are offered to the waiting list', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 2, maxpp: 2, waiting_list: true })
  const sent = await typed(server, event, 'tom@exmaple.org', { amount: '2' })
  await typed(server, event, 'ann@example.org', { waiting: 'true' })
  await postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm', 'ann@example.org'), { sure: 'yes' })
  const before = await line(server, event)

  await corrected(server, event, sent, 'tom@example.org')

  assert.deepEqual(before, ['tom pending', 'ann waiting 1'])
  assert.deepEqual((await line(server, event)).toSorted(), ['ann pending', 'tom pending'])
  assert.equal((await server.get(`/rsvp-answers/${event}`)).body[0].email, 'ann@example.org')
  assert.deepEqual(await wrongCounters(server.context.database), [])
})
