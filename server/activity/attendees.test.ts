import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answers } from '../rsvp/answers.ts'
import { removeLeftovers } from '../rsvp/retention.ts'
import { recorded } from '../testing/activity.ts'
import { linkIn, mailsOf, postForm, rsvpEvent, sendForm, signUp, formOf } from '../testing/attendee.ts'
import { work } from '../testing/mailing.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const answersTo = async (server: TestServer, event: string) => (await server.get(`/rsvp-answers/${event}`)).body

test('what attendees do is recorded without their personal data', async (t) => {
  const server = await startServer(t)
  const fields = [{ type: 'text', name: 'diet' }]
  const event = await rsvpEvent(server, { doi: true, maxpp: 3, fields })
  const { length } = await recorded(server, server.organization)

  await signUp(server, event, { email: 'eva@example.org', amount: 2, payload: { diet: 'vegan' } })
  await postForm(server, await linkIn(server, event, 'rsvp_doi', 'confirm'), { sure: 'yes' })
  const link = await linkIn(server, event, 'rsvp_thank_you', 'manage')
  const change = { status: 'confirmed', amount: '1', 'field.diet': 'carnivore' }
  await postForm(server, link, change)
  await postForm(server, link, change)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ name: 'Winter party' }] })
  work(t, server, ['inform-attendees'])
  await until(async () => (await mailsOf(server)).some(({ kind }) => kind === 'rsvp_event_update'))
  const unsubscribe = await linkIn(server, event, 'rsvp_event_update', 'unsubscribe')
  await postForm(server, unsubscribe, { 'List-Unsubscribe': 'One-Click' })
  const [{ id }] = await answersTo(server, event)
  await postForm(server, `${link}/erase`, { sure: 'yes' })

  const mine = (await recorded(server, server.organization, length)).filter(({ action }) => action.startsWith('rsvp.'))
  assert.deepEqual(mine, [
    { by: 'attendee', action: 'rsvp.created', item: id, event },
    { by: 'attendee', action: 'rsvp.confirmed', item: id, event },
    { by: 'attendee', action: 'rsvp.updated', item: id, event, fields: ['amount', 'payload'] },
    { by: 'attendee', action: 'rsvp.unsubscribed', item: id, event },
    { by: 'attendee', action: 'rsvp.erased', item: id, event },
  ])
  const rows = await server.context.database.read((db) => db.selectFrom('activity').selectAll().execute())
  assert.doesNotMatch(JSON.stringify(rows), /eva|vegan|carnivore/i)
})

test('sign-ups that come at the same time leave a row each, and a form that is sent twice leaves one', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3 })
  const { length } = await recorded(server, server.organization)
  const forms = await Promise.all(Array.from({ length: 5 }, () => formOf(server, event)))
  const send = ({ form }: { form: string }, i: number) =>
    sendForm(server, event, { form, email: `guest-${i}@example.org` })

  const statuses = (await Promise.all(forms.map(send))).map(({ status }) => status)
  await send(forms[statuses.indexOf(200)], statuses.indexOf(200))

  assert.deepEqual(
    statuses.toSorted((a, b) => a - b),
    [200, 200, 200, 409, 409],
  )
  const rows = await recorded(server, server.organization, length)
  const ids = (await answersTo(server, event)).map((answer: { id: string }) => answer.id)
  assert.deepEqual(rows.map(({ item }) => item).toSorted(), ids.toSorted())
  assert.deepEqual([...new Set(rows.map(({ by, action }) => `${by}: ${action}`))], ['attendee: rsvp.created'])
})

test('an RSVP that was not confirmed in time is recorded as expired by the job, even if a sign-up removes it', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'eva@example.org' })
  await signUp(server, event, { email: 'tom@example.org' })
  const ids = (await answersTo(server, event)).map((answer: { id: string }) => answer.id)
  server.advance(2 * 3_600_000)
  const { length } = await recorded(server, server.organization)

  await signUp(server, event, { email: 'ann@example.org' })
  server.advance(2 * 3_600_000)
  const [last] = (await recorded(server, server.organization)).slice(-1)
  await answers(server.context).expire()

  const expired = { by: 'system expire-rsvp-answers', action: 'rsvp.expired', event }
  const rows = await recorded(server, server.organization, length)
  assert.deepEqual(
    rows.slice(0, 2),
    ids.map((item: string) => ({ ...expired, item })),
  )
  assert.deepEqual(rows.slice(2), [
    { by: 'attendee', action: 'rsvp.created', item: last!.item, event },
    { ...expired, item: last!.item },
  ])
})

test('RSVPs that are erased because their event is long over are recorded for the job', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, {}, { dates: [{ name: 'Party', startDate: '2027-05-01' }] })
  await signUp(server, event, { email: 'eva@example.org' })
  const [{ id }] = await answersTo(server, event)
  server.advance(Date.parse('2032-01-01') - server.context.now())
  const { length } = await recorded(server, server.organization)

  await removeLeftovers(server.context)
  await removeLeftovers(server.context)

  assert.deepEqual(await recorded(server, server.organization, length), [
    { by: 'system remove-rsvp-leftovers', action: 'rsvp.erased', item: id, event },
  ])
})
