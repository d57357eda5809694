import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recorded } from '../testing/activity.ts'
import { mailsOf, personalData } from '../testing/attendee.ts'
import { party } from '../testing/attendees.ts'
import { logText } from '../testing/log.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const path = (email: string) => `/attendees/person/${encodeURIComponent(email)}`

test('everything about one person is read across all events, with the mails to them', async (t) => {
  const { server, editor, event, other } = await party(t)
  const stranger = await signedIn(server, 'owner', { organization: (await server.newOrganization()).organization })

  const { status, body } = await editor.app.get(path('TOM@Example.org'))
  const nobody = await editor.app.get(path('eva@example.org'))
  const noAddress = await editor.app.get(path('eva'))
  const foreign = await stranger.app.get(path('tom@example.org'))

  assert.equal(status, 200)
  assert.deepEqual(
    body.answers.map(({ prokey, email, payload, event_label }: any) => [prokey, email, payload, event_label]),
    [
      [
        event,
        'tom@example.org',
        { name: 'Tom 100% O_Neil', diet: 'none', bus: false, age: 41 },
        'Summer party, 2027-05-01, RSVP',
      ],
      [other, 'tom@example.org', { name: 'Tom', diet: '', bus: false, age: '' }, 'Summer party, 2027-05-01, RSVP'],
    ],
  )
  assert.deepEqual(
    body.mails.map(({ kind, event: about, state }: any) => [kind, about, state]),
    [
      ['rsvp_signup_confirmation', event, 'waiting'],
      ['rsvp_signup_confirmation', other, 'waiting'],
    ],
  )
  assert.equal(body.unsubscribed, null)
  assert.deepEqual(
    [nobody, noAddress, foreign].map((answer) => `${answer.status} ${answer.body.message}`),
    Array(3).fill('404 No entry found.'),
  )
})

test('an admin erases one person everywhere, and the activity does not name them', async (t) => {
  const { server, editor, event, other } = await party(t)
  const admin = await signedIn(server, 'admin')
  const { length } = await recorded(server, server.organization)

  const byEditor = await editor.app.delete(path('tom@example.org'))
  const { status, body } = await admin.app.delete(path('tom@example.org'))
  const again = await admin.app.delete(path('tom@example.org'))

  assert.equal(byEditor.status, 403)
  assert.deepEqual([status, body], [200, { status: 'success', message: 'erased', answers: 2, mails: 2 }])
  assert.equal(again.status, 404)
  const rows = await recorded(server, server.organization, length)
  assert.deepEqual(
    rows.map(({ by, action, event: about }) => [by, action, about]),
    [
      [`user ${admin.user}`, 'rsvp.erased', event],
      [`user ${admin.user}`, 'rsvp.erased', other],
    ],
  )
  assert.doesNotMatch(await personalData(server, server.organization), /tom/i)
  assert.equal((await mailsOf(server)).length, 5)
  const counts = await editor.app.get(`/attendees/counts?event=${event}`)
  assert.deepEqual([counts.body.confirmed.seats, counts.body.declined.rsvps], [2, 1])
})

test('the seats of an erased person stay taken on request', async (t) => {
  const { server, editor, event } = await party(t)
  const admin = await signedIn(server, 'admin')

  const { status } = await admin.app.delete(`${path('tom@example.org')}?keep_seats=true`)

  assert.equal(status, 200)
  const counts = await editor.app.get(`/attendees/counts?event=${event}`)
  assert.deepEqual(counts.body.confirmed, { rsvps: 2, seats: 3 })
  assert.doesNotMatch(await personalData(server, server.organization), /tom/i)
})

test('the address of a person in a path is not logged', async (t) => {
  const server = await startServer(t, { LOG_LEVEL: 'info' })
  const written = logText(t)
  const editor = await signedIn(server, 'editor')

  await editor.app.get(path("ann.o'hara+x@example.org"))
  await editor.app.get('/me')
  await until(() => written().split('\n').length > 2)

  assert.match(written(), /"path":"\/app\/v1\/attendees\/person\/\(address\)"/)
  assert.doesNotMatch(written(), /hara/)
})
