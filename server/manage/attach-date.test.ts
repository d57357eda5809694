import assert from 'node:assert/strict'
import { test } from 'node:test'
import { events } from '../events/events.ts'
import { forgetOrigins } from '../events/series-dates.ts'
import type { OrganizationId } from '../http/actor.ts'
import { ResourceWriter } from '../resources/write.ts'
import { emailsOf, signUp } from '../testing/attendee.ts'
import { newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'

const weekly = { dates: [{ ...party, startDate: '2099-05-04' }], recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4' }
const day = '2099-05-18'

const skippedIn = async (server: TestServer, series: string) =>
  (await server.get(`/event/${series}`)).body.skipped_dates
const changesOf = async (server: TestServer, event: string): Promise<[string, string[]?][]> =>
  (await server.get(`/event/${event}/history`)).body.map(({ action, fields }: Record<string, unknown>) => [
    action,
    ...(fields ? [fields] : []),
  ])
const datesOf = async ({ app }: Person, event: string) => (await app.get(`/event/${event}/series-dates`)).body

/** A series, and the event that one of its dates has become. */
async function split(server: TestServer, { app }: Person, more: object = {}, detached: object = {}) {
  const series = await newEvent(server, { ...weekly, ...more })
  const { body } = await app.post(`/event/${series}/detach-date`, { date: day, ...detached })
  return { series, alone: body.prokey as string }
}

test('a series knows the events that its dates have become, and each of them its series', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const viewer = await signedIn(server, 'viewer')
  const stranger = await signedIn(server, 'owner', await server.newOrganization())
  const { series, alone } = await split(server, editor, await rsvp(server), { startDate: '2099-05-20' })
  await signUp(server, alone, { email: 'eva@example.org' })
  const single = await newEvent(server)

  assert.deepEqual(await datesOf(viewer, alone), { origin: { prokey: series, date: day }, separate: [] })
  assert.deepEqual(await datesOf(viewer, series), { origin: null, separate: [{ prokey: alone, date: day, rsvps: 1 }] })
  assert.deepEqual(await datesOf(viewer, single), { origin: null, separate: [] })
  assert.equal((await stranger.app.get(`/event/${alone}/series-dates`)).status, 404)
  const { occurrences } = (
    await viewer.app.get('/events/occurrences?from=2099-05-10T00:00:00Z&to=2099-05-24T00:00:00Z')
  ).body
  assert.deepEqual(
    occurrences.map((each: { prokey: string; origin: object | null }) => [each.prokey, each.origin]),
    [
      [series, null],
      [alone, { prokey: series, date: day }],
    ],
  )
  assert.deepEqual(
    Object.keys((await server.get(`/event/${alone}`)).body).toSorted(),
    Object.keys((await server.get(`/event/${single}`)).body).toSorted(),
  )
})

test('a date comes back into its series, and the event it had become leaves nothing to restore', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const { series, alone } = await split(server, editor)

  const attached = await editor.app.post(`/event/${alone}/attach-date`)

  assert.equal(attached.status, 200)
  assert.deepEqual(attached.body, {
    status: 'success',
    message: 'attached',
    prokey: alone,
    series,
    date: day,
    restorable: false,
  })
  assert.deepEqual(await skippedIn(server, series), [])
  assert.equal((await server.get(`/event/${alone}`)).status, 404)
  assert.deepEqual((await changesOf(server, series)).slice(0, 2), [
    ['event.updated', ['skipped_dates']],
    ['event.updated', ['skipped_dates']],
  ])
  const admin = await signedIn(server, 'admin')
  const { activity } = (await admin.app.get('/activity?type=event&limit=2')).body
  assert.deepEqual(
    activity.map(({ action, by }: any) => [action, by.id]),
    [
      ['event.deleted', String(editor.user)],
      ['event.updated', String(editor.user)],
    ],
  )
  assert.deepEqual((await editor.app.get('/deleted')).body.deleted, [])
  const restored = await server.post(`/event/${alone}/restore`, {})
  assert.deepEqual([restored.status, restored.body.message], [410, 'This event can no longer be restored.'])
  assert.deepEqual(await datesOf(editor, series), { origin: null, separate: [] })
})

test('an event that was changed, or that somebody signed up for, can be restored and knows its series again', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const changed = await split(server, editor)
  await server.patch(`/event/${changed.alone}`, { dates: [{ name: 'Our night' }] })
  const full = await split(server, editor, await rsvp(server))
  await signUp(server, full.alone, { email: 'eva@example.org' })

  const first = (await editor.app.post(`/event/${changed.alone}/attach-date`)).body
  const second = (await editor.app.post(`/event/${full.alone}/attach-date`)).body

  assert.deepEqual([first.restorable, first.warnings, second.restorable], [true, undefined, true])
  assert.deepEqual(second.warnings, ['1 RSVP was deleted with it. Restore it within ten minutes to get it back.'])
  assert.deepEqual([await skippedIn(server, changed.series), await skippedIn(server, full.series)], [[], []])
  assert.equal((await editor.app.get('/deleted')).body.deleted.length, 2)
  for (const { alone } of [changed, full]) assert.equal((await server.post(`/event/${alone}/restore`, {})).status, 200)
  assert.equal((await server.get(`/event/${changed.alone}`)).body.dates[0].name, 'Our night')
  assert.deepEqual(await emailsOf(server, full.alone), ['eva@example.org'])
  assert.deepEqual((await datesOf(editor, full.alone)).origin, { prokey: full.series, date: day })
})

test('if the series has the date already, only the event goes', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const { series, alone } = await split(server, editor)
  await server.patch(`/event/${series}`, { skipped_dates: [] })
  const { etag } = (await server.get(`/event/${series}`)).headers

  const { status } = await editor.app.post(`/event/${alone}/attach-date`)

  assert.equal(status, 200)
  assert.equal((await server.get(`/event/${series}`)).headers.etag, etag)
  assert.equal((await server.get(`/event/${alone}`)).status, 404)
})

test('what cannot be brought back is refused, and nothing changes', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const viewer = await signedIn(server, 'viewer')
  const stranger = await signedIn(server, 'owner', await server.newOrganization())
  const single = await newEvent(server)
  const orphan = await split(server, editor)
  await server.delete(`/event/${orphan.series}`)
  const moved = await split(server, editor)
  await server.patch(`/event/${moved.series}`, { dates: [{ startDate: '2099-05-05' }] })
  const ended = await split(server, editor)
  await server.patch(`/event/${ended.series}`, { recurrence: null })
  const fine = await split(server, editor)
  const gone = await split(server, editor)
  await server.delete(`/event/${gone.alone}`)
  const attach = async ({ app }: Person, event: string, headers = {}) => {
    const { status, body } = await app.post(`/event/${event}/attach-date`, undefined, headers)
    return [status, body.message]
  }
  const state = async () => [(await server.get('/event/all')).text, (await server.get(`/event/${fine.series}`)).text]
  const before = await state()
  const changed = `The series was changed and no longer has a date on ${day}. Keep this event, or delete it.`

  assert.deepEqual(await attach(editor, single), [
    409,
    'This event does not come from a series, so there is no date to bring back.',
  ])
  assert.deepEqual(await attach(editor, orphan.alone), [
    409,
    'The series that this event comes from is deleted. Restore the series first.',
  ])
  assert.deepEqual(await attach(editor, moved.alone), [409, changed])
  assert.deepEqual(await attach(editor, ended.alone), [409, changed])
  assert.deepEqual(await attach(editor, gone.alone), [404, 'No entry found.'])
  assert.equal((await attach(editor, fine.alone, { 'if-match': '"1-v9"' }))[0], 412)
  assert.equal((await attach(viewer, fine.alone))[0], 403)
  assert.deepEqual(await attach(stranger, fine.alone), [404, 'No entry found.'])
  assert.deepEqual(await state(), before)
  assert.equal((await datesOf(editor, orphan.alone)).origin, null)
  await server.post(`/event/${orphan.series}/restore`, {})
  assert.equal((await attach(editor, orphan.alone))[0], 200)
})

test('a repeated request brings the date back once', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const { alone } = await split(server, editor)
  const attach = () => editor.app.post(`/event/${alone}/attach-date`, undefined, { 'idempotency-key': 'once' })

  const [first, second] = [await attach(), await attach()]

  assert.deepEqual([second.status, second.body], [200, first.body])
  assert.equal((await editor.app.post(`/event/${alone}/attach-date`)).status, 404)
})

test('a copy of the event comes from nowhere; one that is moved to another group keeps its series', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const { series, alone } = await split(server, editor)

  const copy = (await editor.app.post(`/event/${alone}/duplicate`, {})).body.prokey
  await editor.app.post(`/event/${alone}/move`, { event_group: await newGroup(server) })

  assert.equal((await datesOf(editor, copy)).origin, null)
  assert.deepEqual((await datesOf(editor, alone)).origin, { prokey: series, date: day })
})

test('without the lock, what somebody saves while the date comes back is lost for good', async (t) => {
  const server = await startServer(t)
  const { context } = server
  const { alone } = await split(server, await signedIn(server, 'editor'))
  const actor = { organization: server.organization as OrganizationId, by: byTest }

  const isForgettable = (await server.get(`/event/${alone}`)).headers.etag!.endsWith('-v1"')
  await server.patch(`/event/${alone}`, { dates: [{ name: 'Our night' }] })
  await context.database.transaction((tx) =>
    new ResourceWriter(events, context).remove(tx, actor, alone, undefined, { isForgettable }),
  )

  assert.equal((await server.post(`/event/${alone}/restore`, {})).status, 410)
})

test('of two people at once, one brings the date back; what another saves meanwhile is kept or refused', async (t) => {
  const server = await startServer(t)
  const people = [await signedIn(server, 'editor'), await signedIn(server, 'editor')]
  for (const name of ['First', 'Second', 'Third']) {
    const { series, alone } = await split(server, people[0]!)

    const [saved, ...answers] = await Promise.all([
      server.patch(`/event/${alone}`, { dates: [{ name }] }),
      ...people.map(({ app }) => app.post(`/event/${alone}/attach-date`)),
    ])

    assert.deepEqual(answers.map(({ status }) => String(status)).toSorted(), ['200', '404'])
    assert.deepEqual(await skippedIn(server, series), [])
    const { restorable } = answers.find(({ status }) => status === 200)!.body
    assert.equal(restorable, saved!.status === 200)
    if (!restorable) continue
    await server.post(`/event/${alone}/restore`, {})
    assert.equal((await server.get(`/event/${alone}`)).body.dates[0].name, name)
  }
})

test('where an event comes from is forgotten once it can no longer be restored', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const { context } = server
  const [kept, lost] = [await split(server, editor), await split(server, editor)]
  await server.delete(`/event/${lost.alone}`)
  const forget = () => forgetOrigins(context, new AbortController().signal)
  const origins = async () =>
    (await context.database.read((db) => db.selectFrom('split_date').select('event').execute())).map(
      ({ event }) => event,
    )

  await forget()
  assert.equal((await origins()).length, 2)
  await context.database.transaction((tx) => tx.updateTable('activity').set({ state: null }).execute())
  await forget()

  assert.deepEqual(await origins(), [kept.alone])
})
