import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn, mailsOf, postForm, rsvpEvent, sendForm, signUp } from '../testing/attendee.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { party } from '../testing/visitor.ts'
import { answers } from './answers.ts'
import { removeLeftovers } from './retention.ts'

const answersTo = async (server: TestServer, event: string) => (await server.get(`/rsvp-answers/${event}`)).body

const occupancyOf = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy

const confirmation = 'rsvp_signup_confirmation'
const goTo = (server: TestServer, moment: string) => server.advance(Date.parse(moment) - server.context.now())

test('RSVPs that are not confirmed within an hour are removed with their seats, however many there are', async (t) => {
  const server = await startServer(t, { RSVP_LIMITS: 'off' })
  const event = await rsvpEvent(server, { doi: true, maxpp: 2 })
  const [other, declined] = [
    await rsvpEvent(server, { doi: true }),
    await rsvpEvent(server, { doi: true, initial_confirmation: false }),
  ]
  await Promise.all(
    Array.from({ length: 130 }, async (_, n) => {
      const { form } = (await server.request({ url: `/${event}/config.json` })).body.rsvp
      return sendForm(server, event, { form, email: `guest-${n}@example.org`, amount: 2 })
    }),
  )
  await signUp(server, declined, { email: 'eva@example.org', status: 'declined' })
  server.advance(1_800_000)
  await signUp(server, other, { email: 'eva@example.org' })
  const { expire } = answers(server.context)

  const early = await expire()
  server.advance(1_800_000)
  const late = await expire()
  const again = await expire()

  assert.deepEqual([early, late, again], [0, 131, 0])
  const rows = await server.context.database.read((db) =>
    db.selectFrom('rsvp_seats').select(['event', 'taken']).orderBy('taken').execute(),
  )
  assert.deepEqual(
    rows.map(({ taken }) => taken),
    [0, 1],
  )
  assert.equal((await answersTo(server, other)).length, 1)
})

test('ninety days after the last date all personal data is erased, and the RSVPs still count', async (t) => {
  const server = await startServer(t)
  const fields = [{ type: 'text', name: 'name' }]
  const event = await rsvpEvent(server, { maxpp: 3, fields })
  const series = await rsvpEvent(server, { fields }, { recurrence: 'RRULE:FREQ=YEARLY' })
  await signUp(server, event, { email: 'eva@example.org', amount: 3, payload: { name: 'Eva Example' } })
  await signUp(server, series, { email: 'eva@example.org', payload: { name: 'Eva Example' } })

  goTo(server, '2027-07-30T15:00:00Z')
  await removeLeftovers(server.context)
  const [begun] = await answersTo(server, series)
  goTo(server, '2027-07-30T19:00:00Z')
  await removeLeftovers(server.context)
  const [early] = await answersTo(server, event)
  goTo(server, '2027-07-30T20:00:00Z')
  await removeLeftovers(server.context)
  const [late] = await answersTo(server, event)

  assert.deepEqual([early.email, early.payload], ['eva@example.org', { name: 'Eva Example' }])
  assert.deepEqual([late.email, late.payload, late.amount, late.status], ['', {}, 3, 'confirmed'])
  assert.equal((await occupancyOf(server, event)).people, 3)
  // An endless series counts from its start, for attendees who replied before.
  assert.deepEqual([begun.email, (await answersTo(server, series))[0].email], ['eva@example.org', ''])
  assert.deepEqual(
    (await mailsOf(server)).map(({ recipient, content, state }) => [recipient, content, state]),
    [
      ['', null, 'dropped'],
      ['', null, 'dropped'],
    ],
  )
})

test('without a last date, an RSVP is erased ninety days after its last change', async (t) => {
  const server = await startServer(t)
  const dynamic = await rsvpEvent(server, {}, { dates: [{ ...party, startDate: 'today+3' }] })
  const endless = await rsvpEvent(
    server,
    {},
    {
      dates: [{ ...party, startDate: '2020-05-01' }],
      recurrence: 'RRULE:FREQ=WEEKLY',
    },
  )
  const emails = async () => {
    await removeLeftovers(server.context)
    const all = [...(await answersTo(server, dynamic)), ...(await answersTo(server, endless))]
    return all.map(({ email }: { email: string }) => email)
  }
  const day = 86_400_000
  await signUp(server, dynamic, { email: 'eva@example.org' })
  for (const name of ['eva', 'tom']) await signUp(server, endless, { email: `${name}@example.org` })
  server.advance(20 * day)
  const link = await linkIn(server, endless, confirmation, 'manage', 'tom@example.org')
  assert.equal((await postForm(server, link, { status: 'declined' })).status, 303)

  server.advance(69 * day)
  const before = await emails()
  server.advance(2 * day)
  const between = await emails()
  server.advance(20 * day)
  const after = await emails()

  assert.deepEqual(before, ['eva@example.org', 'eva@example.org', 'tom@example.org'])
  assert.deepEqual(between, ['', '', 'tom@example.org'])
  assert.deepEqual(after, ['', '', ''])
})

test('without a retention limit nothing is erased', async (t) => {
  const server = await startServer(t, { RSVP_RETENTION_DAYS: 'unlimited' })
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })

  goTo(server, '2047-01-01T00:00:00Z')
  await removeLeftovers(server.context)

  assert.equal((await answersTo(server, event))[0].email, 'eva@example.org')
})
