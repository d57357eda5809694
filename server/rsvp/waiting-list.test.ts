import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { envOf, kalends } from '../testing/kalends.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { full, line } from '../testing/waiting-list.ts'
import { work } from '../testing/mailing.ts'
import { until } from '../testing/until.ts'
import { answers } from './answers.ts'
import { offerEverywhere } from './offering.ts'
import { wrongCounters } from './store.ts'

const hour = 3_600_000

test('without a seat, a sign-up is refused and the waiting list mentioned; with `waiting` it is stored', async (t) => {
  const server = await startServer(t)
  const event = await full(server)

  const refused = await signUp(server, event, { email: 'ann@example.org' })
  const waiting = await signUp(server, event, { email: 'ann@example.org', waiting: true })

  assert.deepEqual([refused.status, refused.body.details], [409, { reason: 'full', remaining: 0, waiting_list: true }])
  assert.deepEqual(waiting.body, { status: 'success', message: 'waiting' })
  const [, ann] = (await server.get(`/rsvp-answers/${event}`)).body
  assert.deepEqual(
    [ann.email, ann.status, ann.position, ann.offered_until, ann.ticket],
    ['ann@example.org', 'waiting', 1, null, null],
  )
  assert.deepEqual(await statusMails(server, 'ann@example.org'), ['rsvp_waiting_joined'])
})

test('someone on the waiting list takes no seat', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann'])

  const { snapshot, capacity } = (await server.get(`/statistics/rsvp/${event}`)).body

  assert.deepEqual(snapshot.waiting, { entries: 1, people: 1 })
  assert.deepEqual(snapshot.non_pending_totals, { entries: 1, people: 1 })
  assert.deepEqual(capacity.occupancy, { people: 1, remaining: 0, full: true })
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('a template without a waiting list refuses those who would wait', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { waiting_list: false })

  const { status, body } = await signUp(server, event, { email: 'ann@example.org', waiting: true })

  assert.deepEqual([status, body.details], [409, { reason: 'full', remaining: 0 }])
})

test('`waiting` takes a seat if there is one, and only goes with yes', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 2, waiting_list: true, initial_confirmation: false })

  const taken = await signUp(server, event, { email: 'ann@example.org', status: 'confirmed', waiting: true })
  const declined = await signUp(server, event, { email: 'bob@example.org', status: 'declined', waiting: true })
  const wrong = await signUp(server, event, { email: 'bob@example.org', status: 'confirmed', waiting: 'yes' })

  assert.equal(taken.body.message, 'confirmed')
  assert.deepEqual(
    [declined, wrong].map(({ status, body }) => [status, body.details.errors]),
    [
      [400, [{ field: 'waiting', message: 'waiting must be left out unless status is confirmed.' }]],
      [400, [{ field: 'waiting', message: 'waiting must be true or false.' }]],
    ],
  )
})

test('a seat that becomes free is offered to the first in line, held for `offer_hours`, then to the next', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { offer_hours: 2 }, ['ann', 'bob'])
  const since = server.context.now()

  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })
  const first = await line(server, event)
  server.advance(2 * hour)
  await answers(server.context).expire()
  const second = await line(server, event)

  assert.deepEqual(first, ['eva declined', 'ann pending', 'bob waiting 1'])
  const { offered_until: heldUntil } = (await server.get(`/rsvp-answers/${event}`)).body[2]
  assert.deepEqual(second, ['eva declined', 'ann declined', 'bob pending'])
  const held = Date.parse(heldUntil) - since
  assert.ok(held >= 4 * hour && held < 5 * hour, String(held))
  assert.deepEqual(await statusMails(server, 'ann@example.org'), [
    'rsvp_waiting_joined',
    'rsvp_waiting_offer',
    'rsvp_waiting_lapsed',
  ])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('an offer is taken by the button behind the link of its mail', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann'])
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })
  const page = await linkIn(server, event, 'rsvp_waiting_offer', 'manage', 'ann@example.org')

  const shown = await server.request({ url: page })
  const unchanged = await line(server, event)
  const taken = await postForm(server, page, { sure: 'yes' })

  assert.match(shown.text, /There(&#39;|')s a seat for you/)
  assert.match(shown.text, /Held for you until/)
  assert.deepEqual(unchanged, ['eva declined', 'ann pending'])
  assert.equal(taken.status, 200)
  assert.deepEqual(await line(server, event), ['eva declined', 'ann confirmed'])
  assert.deepEqual((await statusMails(server, 'ann@example.org')).at(-1), 'rsvp_thank_you')
})

test('an offer that is declined goes to the next, and one that has ended cannot be taken', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { offer_hours: 1 }, ['ann', 'bob'])
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })

  await postForm(server, await offerOf(server, event, 'ann'), { status: 'declined' })
  const page = await offerOf(server, event, 'bob')
  server.advance(hour)
  const late = await postForm(server, page, { sure: 'yes' })

  assert.equal(late.status, 409)
  assert.match(late.text, /Your offer has ended/)
  await answers(server.context).expire()
  assert.deepEqual(await line(server, event), ['eva declined', 'ann declined', 'bob declined'])
})

test('people leave the list by a button; opening its page changes nothing', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann', 'bob'])
  const page = await linkIn(server, event, 'rsvp_waiting_joined', 'manage', 'ann@example.org')

  const shown = await server.request({ url: page })
  const before = await line(server, event)
  await postForm(server, page, { status: 'declined' })

  assert.match(shown.text, /You(&#39;|')re number 1 in line\./)
  assert.match(shown.text, /Leave the waiting list/)
  assert.deepEqual(before, ['eva confirmed', 'ann waiting 1', 'bob waiting 2'])
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann declined', 'bob waiting 1'])
})

test('those who left can join again, at the end of the line', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann', 'bob'])
  const page = await linkIn(server, event, 'rsvp_waiting_joined', 'manage', 'ann@example.org')
  await postForm(server, page, { status: 'declined' })

  const refused = await postForm(server, page, { status: 'confirmed' })
  await postForm(server, page, { status: 'confirmed', waiting: 'true' })

  assert.equal(refused.status, 409)
  assert.match(
    refused.text,
    /name="waiting" value="true" \/>\s*<button class="primary" type="submit">Join the waiting list</,
  )
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 2', 'bob waiting 1'])
})

test('seats go to the first in line whose amount fits, and not to others who sign up', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3, maxpp: 3, waiting_list: true })
  await signUp(server, event, { email: 'eva@example.org', amount: 2 })
  await signUp(server, event, { email: 'tom@example.org', amount: 1 })
  await signUp(server, event, { email: 'ann@example.org', amount: 3, waiting: true })
  await signUp(server, event, { email: 'bob@example.org', amount: 2, waiting: true })

  await postForm(server, await manage(server, event, 'tom'), { status: 'declined' })
  const one = await line(server, event)
  const kim = await signUp(server, event, { email: 'kim@example.org', amount: 1 })
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })

  assert.deepEqual(one.slice(2), ['ann waiting 1', 'bob waiting 2'])
  assert.equal(kim.body.message, 'confirmed')
  assert.deepEqual(await line(server, event), [
    'eva declined',
    'tom declined',
    'ann waiting 1',
    'bob pending',
    'kim confirmed',
  ])
})

test('several seats that become free at once go to the first ones whose amounts fit together', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3, maxpp: 3, waiting_list: true })
  await signUp(server, event, { email: 'eva@example.org', amount: 3 })
  for (const [name, amount] of Object.entries({ ann: 2, bob: 2, kim: 1 }))
    await signUp(server, event, { email: `${name}@example.org`, amount, waiting: true })

  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })

  assert.deepEqual(await line(server, event), ['eva declined', 'ann pending', 'bob waiting 1', 'kim pending'])
})

test('without a waiting list, nobody who declined can come back to one', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 1 })
  await signUp(server, event, { email: 'ann@example.org' })
  const page = await manage(server, event, 'ann')
  await postForm(server, page, { status: 'declined' })
  await signUp(server, event, { email: 'eva@example.org' })

  const { status } = await postForm(server, page, { status: 'confirmed', waiting: 'true' })

  assert.equal(status, 409)
  assert.deepEqual(await line(server, event), ['ann declined', 'eva confirmed'])
})

test('offers end earlier when sign-up does, and say so in another mail; later nobody can take them', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { offer_hours: 24 }, ['ann'])
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })
  const page = await offerOf(server, event, 'ann')
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  const closing = new Date(server.context.now() + 2 * hour).toISOString()

  await server.patch(`/rsvp-block/${block}`, { expires: closing })
  work(t, server, ['offer-seats'])
  await until(async () => (await server.get(`/rsvp-answers/${event}`)).body[1].offered_until === closing)
  const mails = await statusMails(server, 'ann@example.org')
  server.advance(2 * hour)
  const late = await postForm(server, page, { sure: 'yes' })

  assert.deepEqual(mails, ['rsvp_waiting_joined', 'rsvp_waiting_offer', 'rsvp_waiting_offer'])
  assert.equal(late.status, 409)
  await answers(server.context).expire()
  assert.deepEqual(await line(server, event), ['eva declined', 'ann declined'])
})

test('with the event moved to an earlier day, an offer cannot be taken even before its job has run', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann'])
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })
  const page = await offerOf(server, event, 'ann')

  await server.patch(`/event/${event}`, { dates: [startingIn(server, 30)] })
  const { status } = await postForm(server, page, { sure: 'yes' })

  assert.equal(status, 409)
  assert.deepEqual(await line(server, event), ['eva declined', 'ann pending'])
})

test('with double opt-in, a place in the line counts from the confirmation', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { doi: true })
  await postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm', 'eva@example.org'), { sure: 'yes' })

  const ann = await signUp(server, event, { email: 'ann@example.org', waiting: true })
  await signUp(server, event, { email: 'bob@example.org', waiting: true })
  const before = await line(server, event)
  for (const name of ['bob', 'ann'])
    await postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm', `${name}@example.org`), { sure: 'yes' })

  assert.equal(ann.body.message, 'pending')
  assert.deepEqual(before, ['eva confirmed', 'ann pending', 'bob pending'])
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 2', 'bob waiting 1'])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

for (const [cause, change] of Object.entries({ 'a higher limit': { max: 3 }, 'no limit': { max: null } })) {
  test(`${cause} is offered by a job`, async (t) => {
    const server = await startServer(t)
    const event = await full(server, {}, ['ann', 'bob'])
    const { rsvp_block: block } = (await server.get(`/event/${event}`)).body

    await server.patch(`/rsvp-block/${block}`, change)
    work(t, server, ['offer-seats'])
    await until(async () => (await line(server, event))[2] !== 'bob waiting 2')

    await until(async () => (await line(server, event)).every((entry) => !entry.includes('waiting')))
    assert.deepEqual(await line(server, event), ['eva confirmed', 'ann pending', 'bob pending'])
  })
}

test('before those jobs have run, nobody who signs up gets ahead of the line', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann'])
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body

  await server.patch(`/rsvp-block/${block}`, { max: 2 })
  const { status } = await signUp(server, event, { email: 'kim@example.org' })

  assert.equal(status, 409)
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann pending'])
})

test('an event that is published again offers its free seats', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann'])
  const page = await manage(server, event, 'eva')
  const { settings } = server.context
  await kalends(envOf(settings), 'event', 'unpublish', event)

  await postForm(server, page, { status: 'declined' })
  const hidden = await line(server, event)
  await kalends(envOf(settings), 'event', 'publish', event)
  await offerEverywhere(server.context)

  assert.deepEqual(hidden, ['eva declined', 'ann waiting 1'])
  assert.deepEqual(await line(server, event), ['eva declined', 'ann pending'])
})

test('nobody is offered a seat after sign-up has closed, or in the last hour before the start', async (t) => {
  const server = await startServer(t)
  const closing = await full(server, {}, ['ann'])
  const ways = [await manage(server, closing, 'eva')]
  const starting = await full(server, {}, ['ann'])
  ways.push(await manage(server, starting, 'eva'))
  const { rsvp_block: block } = (await server.get(`/event/${closing}`)).body
  await server.patch(`/rsvp-block/${block}`, { expires: new Date(server.context.now() - 1000).toISOString() })
  await server.patch(`/event/${starting}`, { dates: [startingIn(server, 60)] })

  for (const page of ways) await postForm(server, page, { status: 'declined' })
  await offerEverywhere(server.context)

  assert.deepEqual(
    [await line(server, closing), await line(server, starting)],
    [
      ['eva declined', 'ann waiting 1'],
      ['eva declined', 'ann waiting 1'],
    ],
  )
})

test('an offer ends an hour before the start', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { offer_hours: 24 }, ['ann'])
  const page = await manage(server, event, 'eva')
  const date = startingIn(server, 180)
  await server.patch(`/event/${event}`, { dates: [date] })

  await postForm(server, page, { status: 'declined' })

  const [, ann] = (await server.get(`/rsvp-answers/${event}`)).body
  assert.equal(Date.parse(ann.offered_until), Date.parse(`${date.startDate}T${date.startTime}:00Z`) - hour)
})

const manage = (server: TestServer, event: string, name: string) =>
  linkIn(server, event, 'rsvp_signup_confirmation', 'manage', `${name}@example.org`)

const offerOf = (server: TestServer, event: string, name: string) =>
  linkIn(server, event, 'rsvp_waiting_offer', 'manage', `${name}@example.org`)

async function statusMails(server: TestServer, recipient: string): Promise<string[]> {
  return (await mailsOf(server)).filter((mail) => mail.recipient === recipient).map(({ kind }) => kind)
}

function startingIn(server: TestServer, minutes: number) {
  const start = new Date(server.context.now() + minutes * 60_000).toISOString()
  return {
    startDate: start.slice(0, 10),
    startTime: start.slice(11, 16),
    endDate: null,
    endTime: null,
    timeZone: 'UTC',
  }
}
