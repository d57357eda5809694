import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn, mailsOf, personalData, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { envOf, kalends } from '../testing/kalends.ts'
import { arrived, withMailServer, work } from '../testing/mailing.ts'
import { textOf } from '../testing/mail-server.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { full, line } from '../testing/waiting-list.ts'
import { until } from '../testing/until.ts'
import { removeLeftovers } from './retention.ts'
import { wrongCounters } from './store.ts'

const day = 86_400_000

test('organizers add people to the waiting list, through the API and the command line', async (t) => {
  const server = await startServer(t)
  const event = await full(server)
  const ann = { event, email: 'ann@example.org' }

  const refused = await server.post('/rsvp-answers', ann)
  const added = await server.post('/rsvp-answers', { ...ann, waiting: true, inform: true })
  const { stdout } = await kalends(
    envOf(server.context.settings),
    'rsvp',
    'add',
    event,
    '--email',
    'bob@example.org',
    '--waiting',
    '--no-mail',
  )
  const { stdout: listed } = await kalends(envOf(server.context.settings), 'rsvp', 'list', event)

  assert.deepEqual(refused.body.details, { reason: 'full', remaining: 0, waiting_list: true })
  assert.equal(added.status, 201)
  assert.match(stdout, /^Added bob@example\.org: waiting, 1 seat\./)
  assert.match(listed, /ann@example\.org +waiting \(1\)/)
  assert.match(listed, /3 RSVPs: 1 confirmed \(1 seat\), 2 waiting\./)
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind }) => kind),
    ['rsvp_signup_confirmation', 'rsvp_waiting_joined'],
  )
})

test('an organizer gives somebody in line a seat only if there is one, or above the limit', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann', 'bob'])
  const bob = await idOf(server, event, 'bob')

  const refused = await server.patch(`/rsvp-answers/${bob}`, { status: 'confirmed' })
  const language = await server.patch(`/rsvp-answers/${bob}`, { language: 'de' })
  const given = await server.patch(`/rsvp-answers/${bob}`, { status: 'confirmed', over: true })

  assert.deepEqual([refused.status, refused.body.details.reason], [409, 'full'])
  assert.equal(language.status, 200)
  assert.equal(given.status, 200)
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 1', 'bob confirmed'])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('somebody in line who wants fewer seats may be next', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3, maxpp: 3, waiting_list: true })
  await signUp(server, event, { email: 'eva@example.org', amount: 2 })
  await signUp(server, event, { email: 'ann@example.org', amount: 2, waiting: true })

  const { status } = await server.patch(`/rsvp-answers/${await idOf(server, event, 'ann')}`, { amount: 1 })

  assert.equal(status, 200)
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann pending'])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

const releases: Record<string, (server: TestServer, event: string) => Promise<unknown>> = {
  'a removed RSVP': async (server, event) => server.delete(`/rsvp-answers/${await idOf(server, event, 'eva')}`),
  'an RSVP that an organizer declines': async (server, event) =>
    server.patch(`/rsvp-answers/${await idOf(server, event, 'eva')}`, { status: 'declined' }),
  'an erased attendee': async ({ context, organization }) =>
    kalends(envOf(context.settings), 'attendee', 'erase', 'eva@example.org', '--org', `${organization}`, '--force'),
  'an attendee who erases their data': async (server, event) =>
    postForm(server, `${await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')}/erase`, { sure: 'yes' }),
}

for (const [what, release] of Object.entries(releases))
  test(`the seat of ${what} is offered`, async (t) => {
    const server = await startServer(t)
    const event = await full(server, {}, ['ann'])

    await release(server, event)

    assert.equal((await line(server, event)).at(-1), 'ann pending')
    assert.deepEqual(await wrongCounters(server.context.database), [])
  })

test('somebody removed from the list comes back to their place', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann', 'bob'])
  const ann = await idOf(server, event, 'ann')

  await server.delete(`/rsvp-answers/${ann}`)
  const without = await line(server, event)
  await server.post(`/rsvp-answers/${ann}/restore`, {})

  assert.deepEqual(without, ['eva confirmed', 'bob waiting 1'])
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 1', 'bob waiting 2'])
})

test('somebody who comes back is offered a seat that became free in the meantime', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann'])
  const ann = await idOf(server, event, 'ann')
  await server.delete(`/rsvp-answers/${ann}`)
  await server.delete(`/rsvp-answers/${await idOf(server, event, 'eva')}`)

  await server.post(`/rsvp-answers/${ann}/restore`, {})

  assert.deepEqual(await line(server, event), ['ann pending'])
})

test('the line comes back with a restored event', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann', 'bob'])

  await server.delete(`/event/${event}`)
  await server.post(`/event/${event}/restore`, {})

  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 1', 'bob waiting 2'])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('after retention, and when erased, nobody is in line and no address is left', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann', 'bob'])

  await postForm(server, `${await linkIn(server, event, 'rsvp_waiting_joined', 'manage', 'ann@example.org')}/erase`, {
    sure: 'yes',
    seats: 'keep',
  })
  const erased = await line(server, event)
  server.advance(Date.parse('2027-06-01T00:00:00Z') + 100 * day - server.context.now())
  await removeLeftovers(server.context)

  assert.deepEqual(erased, ['eva confirmed', 'declined', 'bob waiting 1'])
  assert.deepEqual(await line(server, event), ['confirmed', 'declined', 'declined'])
  assert.doesNotMatch(await personalData(server, server.organization), /(ann|bob)@example/)
})

test('the application filters by waiting, counts the line, and shows it with the seats of events', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann', 'bob'])
  const editor = await signedIn(server, 'editor')

  const { body: found } = await editor.app.get(`/attendees?event=${event}&status=waiting`)
  const { body: counts } = await editor.app.get(`/attendees/counts?event=${event}`)
  const { body: events } = await editor.app.get('/events')
  const { text: csv } = await editor.app.get(`/attendees/export?event=${event}&status=waiting`)

  assert.deepEqual(
    found.attendees.map(({ email, position }: { email: string; position: number }) => [email, position]),
    [
      ['ann@example.org', 1],
      ['bob@example.org', 2],
    ],
  )
  assert.deepEqual(
    [counts.waiting, counts.pending],
    [
      { rsvps: 2, seats: 2 },
      { rsvps: 0, seats: 0 },
    ],
  )
  assert.deepEqual(events.events[0].seats, { taken: 1, max: 1, waiting: 2 })
  assert.match(csv, /,waiting,bob@example\.org,1,.*,2,\r\n$/)
})

test('organizers offer somebody a seat out of turn, above the limit only if they say so', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { offer_hours: 3 }, ['ann', 'bob'])
  const editor = await signedIn(server, 'editor')
  const viewer = await signedIn(server, 'viewer')
  const admin = await signedIn(server, 'admin')
  const offer = async (who: string, body: object, by = editor) =>
    by.app.post(`/attendees/${await idOf(server, event, who)}/offer`, body)

  const forbidden = await offer('bob', {}, viewer)
  const refused = await offer('bob', {})
  const offered = await offer('bob', { over: true })
  const again = await offer('bob', { over: true })

  assert.deepEqual(
    [forbidden, refused, offered, again].map(({ status }) => status),
    [403, 409, 200, 409],
  )
  assert.deepEqual(
    [refused, again].map(({ body }) => body.details.reason),
    ['full', 'not-waiting'],
  )
  assert.deepEqual([offered.body.status, offered.body.position], ['pending', null])
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 1', 'bob pending'])
  const { body: counts } = await editor.app.get(`/attendees/counts?event=${event}`)
  assert.deepEqual(
    [counts.waiting, counts.offered, counts.pending].map(({ rsvps }) => rsvps),
    [1, 1, 0],
  )
  const found = await Promise.all(
    ['offered', 'pending', 'waiting,offered'].map((status) =>
      editor.app.get(`/attendees?event=${event}&status=${status}`),
    ),
  )
  assert.deepEqual(
    found.map(({ body }) => body.total),
    [1, 0, 2],
  )
  const atDoor = await Promise.all(
    ['ann', 'bob'].map(async (who) => editor.app.post('/attendees/check-in', { id: await idOf(server, event, who) })),
  )
  assert.deepEqual(
    atDoor.map(({ status, body }) => [status, body.details.reason]),
    [
      [409, 'waiting'],
      [409, 'offered'],
    ],
  )
  const mails = (await mailsOf(server)).filter(({ recipient }) => recipient === 'bob@example.org')
  assert.deepEqual(
    mails.map(({ kind }) => kind),
    ['rsvp_waiting_joined', 'rsvp_waiting_offer'],
  )
  const { activity } = (await admin.app.get('/activity?action=rsvp.offered')).body
  assert.deepEqual(
    activity.map(({ by }: { by: { type: string } }) => by.type),
    ['user'],
  )
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('shortly before the start, organizers give seats instead of offering them', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann'])
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  await server.patch(`/rsvp-block/${block}`, { expires: new Date(server.context.now() + 60_000).toISOString() })
  const editor = await signedIn(server, 'editor')
  const ann = await idOf(server, event, 'ann')

  const { status, body } = await editor.app.post(`/attendees/${ann}/offer`, { over: true })
  const given = await server.patch(`/rsvp-answers/${ann}`, { status: 'confirmed', over: true })

  assert.deepEqual([status, body.details.reason, given.status], [409, 'late', 200])
})

test('attendees are sorted by their place in line, and those who are not in it come last', async (t) => {
  const server = await startServer(t)
  const event = await full(server, {}, ['ann', 'bob', 'kim'])
  const editor = await signedIn(server, 'editor')
  await postForm(server, await linkIn(server, event, 'rsvp_waiting_joined', 'manage', 'ann@example.org'), { status: 'declined' }) // oxfmt-ignore

  const { body } = await editor.app.get(`/attendees?event=${event}&sort=-position`)

  assert.deepEqual(
    body.attendees.map(({ email, position }: { email: string; position: number }) => [email.slice(0, 3), position]),
    [
      ['kim', 2],
      ['bob', 1],
      ['ann', null],
      ['eva', null],
    ],
  )
})

test('the mails say that there is a list, and until when a seat is held', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await full(server, {}, ['ann'])
  await server.patch(`/rsvp-answers/${await idOf(server, event, 'eva')}`, { status: 'declined' })

  work(t, server, ['send-mail'])
  const mails = await arrived(server, sink, 3)

  const subjects = mails.map(({ headers }) => headers.subject)
  const offer = mails.find(({ headers }) => headers.subject?.startsWith("There's a seat"))
  assert.ok(subjects.includes("You're on the waiting list: Summer party"), subjects.join())
  assert.match(textOf(offer!), /Held for you until:? .*20\d\d at \d+:\d\d/s)
  assert.match(textOf(offer!), /Take my seat/)
})

test('an offer whose mail has to wait for the next day is held for as much longer', async (t) => {
  const [server, sink] = await withMailServer(t, { MAIL_DAILY_LIMIT: '1' })
  const now = server.context.now()
  server.advance(Math.ceil(now / day) * day + day / 2 - now)
  const event = await rsvpEvent(server, { max: 1, waiting_list: true })
  for (const name of ['eva', 'ann'])
    await server.post('/rsvp-answers', { event, email: `${name}@example.org`, waiting: true })
  await signUp(server, await rsvpEvent(server), { email: 'tom@example.org' })
  work(t, server, ['send-mail'])
  await arrived(server, sink, 1)

  await server.patch(`/rsvp-answers/${await idOf(server, event, 'eva')}`, { status: 'declined' })
  const made = server.context.now()
  const heldUntil = async () => Date.parse((await server.get(`/rsvp-answers/${event}/latest`)).body.offered_until)
  await until(async () => (await heldUntil()) - made > 1.4 * day)

  assert.ok((await heldUntil()) - made < 1.6 * day)
  assert.equal(sink.taken.length, 1)
})

async function idOf(server: TestServer, event: string, name: string): Promise<string> {
  const all = (await server.get(`/rsvp-answers/${event}`)).body
  return all.find(({ email }: { email: string }) => email === `${name}@example.org`).id
}
