import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

test('an event can be created as a draft, which visitors do not see until it is published', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event_group = await newGroup(server, { subscription: 'children' })

  const created = await editor.app.post('/events', { event_group, dates: [party] })
  const { prokey } = created.body
  const draft = await server.get(`/event/${prokey}`)
  const hidden = await server.request({ url: `/${prokey}` })
  const published = await editor.app.post(`/event/${prokey}/publish`)
  const shown = await server.request({ url: `/${prokey}` })

  assert.equal(created.status, 201)
  assert.deepEqual(created.body, { status: 'success', message: 'created', prokey, event_group })
  assert.equal(draft.body.status, 'draft')
  assert.equal(created.headers.etag, draft.headers.etag)
  assert.equal(hidden.status, 404)
  assert.equal(published.status, 200)
  assert.equal(published.headers.etag, (await server.get(`/event/${prokey}`)).headers.etag)
  assert.equal(shown.status, 200)
})

test('a draft follows the rules of every event', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event_group = await newGroup(server, { subscription: 'children' })

  const invalid = await editor.app.post('/events', { event_group, dates: [{ ...party, endTime: '17:00' }] })
  const blocked = await editor.app.post('/events', { event_group, dates: [party], ...(await rsvp(server)) })
  const unknown = await editor.app.post('/events', { event_group, dates: [party], status: 'published' })

  assert.equal(invalid.status, 400)
  assert.deepEqual(
    invalid.body.details.errors.map(({ field }: { field: string }) => field),
    ['dates[0].endDate'],
  )
  assert.equal(blocked.status, 409)
  assert.deepEqual(blocked.body.details, { blocking: [{ reasons: ['rsvp'] }] })
  assert.equal(unknown.body.message, 'status is not a field of this request.')
  assert.deepEqual((await server.get('/event/all')).body, [])
})

test('publishing and unpublishing take no fields', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const prokey = await newEvent(server)

  const refused = await editor.app.post(`/event/${prokey}/unpublish`, { at: '2027-05-01T18:00:00Z' })
  const status = (await server.get(`/event/${prokey}`)).body.status
  const text = await editor.app.post(`/event/${prokey}/unpublish`, '"now"')
  const empty = await editor.app.post(`/event/${prokey}/unpublish`, {})

  assert.deepEqual([refused.status, refused.body.message], [400, 'at is not a field of this request.'])
  assert.equal(status, 'published')
  assert.deepEqual([text.status, text.body.message], [400, 'The body must be empty.'])
  assert.equal(empty.status, 200)
})

test('publishing and unpublishing say what visitors see, and that is what they get', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event_group = await newGroup(server, { subscription: 'children' })
  const prokey = await newEvent(server, { event_group })
  const base = server.context.settings.publicUrl
  const seen = async (path: string) => (await server.request({ url: path })).status
  const feed = async () => (await server.request({ url: `/${event_group}/calendar.ics` })).text.includes('Summer party')

  const { body: hidden } = await editor.app.post(`/event/${prokey}/unpublish`)
  const gone = [await seen(`/${prokey}`), await seen(`/${prokey}/event.ics`), await seen(`/${prokey}/config.json`)]
  const inFeed = [await feed()]
  const { body: shown } = await editor.app.post(`/event/${prokey}/publish`)
  const back = [await seen(`/${prokey}`), await seen(`/${prokey}/event.ics`), await seen(`/${prokey}/config.json`)]
  inFeed.push(await feed())

  assert.deepEqual(hidden, {
    status: 'success',
    message: 'unpublished',
    prokey,
    visitors: {
      page: {
        state: 'hidden',
        address: `${base}/${prokey}`,
        text: 'The page says that the event is not published.',
      },
      file: {
        state: 'hidden',
        address: `${base}/${prokey}/event.ics`,
        text: 'The calendar file is gone. Calendars that have the event keep it.',
      },
      feed: {
        state: 'left out',
        address: `${base}/${event_group}/calendar.ics`,
        text: 'The event disappears from the calendars of subscribers with their next update.',
      },
      button: {
        state: 'hidden',
        address: `${base}/${prokey}/config.json`,
        text: 'Buttons on other sites show nothing for the event.',
      },
      sign_up: { state: 'none', address: null, text: 'The event has no sign-up.' },
      short_link: hidden.visitors.short_link,
    },
  })
  assert.match(hidden.visitors.short_link, /^http:\/\/localhost:0\/~[a-z0-9]{7}$/)
  assert.deepEqual(gone, [404, 404, 404])
  assert.deepEqual(statesOf(shown), ['shown', 'available', 'included', 'shown', 'none'])
  assert.deepEqual(back, [200, 200, 200])
  assert.deepEqual(inFeed, [false, true])
})

const statesOf = ({ visitors }: { visitors: Record<string, { state: string } | string> }) =>
  Object.values(visitors).flatMap((each) => (typeof each === 'string' ? [] : [each.state]))

test('the sign-up of an RSVP event is open, full, closed or hidden', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const closed = await server.post('/rsvp-block', { name: 'x', expires: '2020-01-01T00:00:00Z' })
  const open = await newEvent(server, await rsvp(server))
  const late = await newEvent(server, { rsvp: true, rsvp_block: Number(closed.body.id) })

  const states = []
  for (const [event, verb] of [
    [open, 'publish'],
    [late, 'publish'],
    [late, 'unpublish'],
  ])
    states.push(statesOf((await editor.app.post(`/event/${event}/${verb}`)).body))

  assert.deepEqual(states, [
    ['shown', 'none', 'none', 'shown', 'open'],
    ['shown', 'none', 'none', 'shown', 'closed'],
    ['hidden', 'none', 'none', 'hidden', 'hidden'],
  ])
})

test('the sign-up of a past or cancelled event is closed, and that of a form without a date stays open', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const signUp = await rsvp(server)
  const past = { ...party, startDate: '2020-05-01', endDate: '2020-05-01' }
  const events = [
    await newEvent(server, { ...signUp, dates: [past] }),
    await newEvent(server, { ...signUp, dates: [{ ...party, status: 'CANCELLED' }] }),
    await newEvent(server, { ...signUp, dates: [past], distribution: false }),
  ]

  const answers = []
  for (const event of events) answers.push((await editor.app.post(`/event/${event}/publish`)).body.visitors)

  assert.deepEqual(
    answers.map(({ sign_up }) => sign_up.state),
    ['closed', 'closed', 'open'],
  )
  assert.deepEqual(
    answers.map(({ file }) => file.text),
    [
      'The event has no public calendar file: attendees get theirs by mail.',
      'The event has no public calendar file: attendees get theirs by mail.',
      'The event has no public calendar file: it is only a form.',
    ],
  )
})

test('unpublishing an RSVP event says what attendees can still do', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const prokey = await newEvent(server, await rsvp(server))

  const { visitors } = (await editor.app.post(`/event/${prokey}/unpublish`)).body

  assert.equal(
    visitors.sign_up.text,
    'Nobody can sign up. By the links in their mails, attendees can still view, decline, download and erase their RSVP.',
  )
})

test('publishing says whether buttons are shown, which hideButton and the style of a past event decide', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const styled = async (pastDateHandling: string) => {
    const { id } = (await server.post('/style', { name: 'x', options: ['ical'], pastDateHandling })).body
    return { layout: Number(id), dates: [{ ...party, startDate: '2020-05-01', endDate: '2020-05-01' }] }
  }
  const wishes = [
    await styled('none'),
    await styled('disable'),
    await styled('hide'),
    { ...(await styled('hide')), dates: [party] },
    { hideButton: true },
    { hideButton: true, ...(await rsvp(server)) },
  ]

  const buttons = []
  for (const wish of wishes) {
    const prokey = await newEvent(server, wish)
    const { state, text } = (await editor.app.post(`/event/${prokey}/publish`)).body.visitors.button
    buttons.push([state, text])
  }

  assert.deepEqual(buttons, [
    ['shown', 'Its page and buttons on other sites offer the event.'],
    ['shown', 'The event is over. Buttons on other sites are shown, but cannot be pressed.'],
    ['hidden', 'The event is over, and its style hides the button then.'],
    ['shown', 'Its page and buttons on other sites offer the event.'],
    ['hidden', 'Neither its page nor other sites show a button.'],
    ['shown', 'Its page and buttons on other sites offer the event.'],
  ])
})

test('publishing with If-Match changes only the version that was read', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const prokey = await newEvent(server)
  const { etag } = (await server.get(`/event/${prokey}`)).headers as { etag: string }
  await server.patch(`/event/${prokey}`, { hideButton: true })

  const stale = await editor.app.post(`/event/${prokey}/unpublish`, undefined, { 'if-match': etag })

  assert.equal(stale.status, 412)
  assert.equal((await server.get(`/event/${prokey}`)).body.status, 'published')
})

test('only editors change events, viewers list them, and keys and other organizations do neither', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const viewer = await signedIn(server, 'viewer')
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const group = await newGroup(other)
  const acts = [
    ['publish', undefined],
    ['unpublish', undefined],
    ['duplicate', {}],
    ['move', { event_group: group }],
  ] as const

  const statuses = []
  for (const [act, body] of acts) {
    const path = `/event/${prokey}/${act}`
    const headers = { authorization: server.key, 'content-type': 'application/json' }
    const byKey = await server.request({ method: 'POST', url: `/app/v1${path}`, headers, payload: '{}' })
    const answers = [await viewer.app.post(path, body), await stranger.app.post(path, body), byKey]
    statuses.push(answers.map(({ status }) => status))
  }

  assert.deepEqual(statuses, [
    [403, 404, 401],
    [403, 404, 401],
    [403, 404, 401],
    [403, 404, 401],
  ])
  assert.equal((await viewer.app.get('/events')).body.events.length, 1)
  assert.deepEqual((await stranger.app.get('/events')).body.events, [])
  assert.equal((await viewer.app.post('/events', {})).status, 403)
})

test('a person restores a deleted event with the API', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const { prokey } = (await editor.app.post('/events', { new_event_group_name: 'Concerts', dates: [party] })).body
  await editor.delete(`/event/${prokey}`)

  const restored = await editor.post(`/event/${prokey}/restore`)

  assert.equal(restored.status, 200)
  assert.equal((await server.get(`/event/${prokey}`)).body.status, 'draft')
  const [latest] = (await editor.get(`/event/${prokey}/history`)).body
  assert.equal(latest.action, 'event.restored')
  assert.deepEqual(latest.by, { type: 'user', id: String(editor.user), name: editor.email })
})
