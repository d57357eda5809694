import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ddl } from '../database/ddl.ts'
import { foldedLetters } from '../database/migrations/0029-folded-letters.ts'
import { fillSearchTexts } from '../events/search.ts'
import { rsvpEvent, signUp } from '../testing/attendee.ts'
import { faultyFields, newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'

/** The titles of the events that a query finds. */
async function titles(person: Person, query: Record<string, string> = {}): Promise<string[]> {
  const { status, text, body } = await person.app.get(`/events?${new URLSearchParams(query).toString()}`)
  assert.equal(status, 200, text)
  return body.events.map(({ title }: { title: string }) => title)
}

const named = (server: TestServer, name: string, more: object = {}) =>
  newEvent(server, { dates: [{ ...party, name, ...more }] })

test('a list shows what an application needs to know of each event', async (t) => {
  const server = await startServer(t)
  server.advance(Date.parse('2027-05-02T12:00:00Z') - server.context.now())
  const viewer = await signedIn(server, 'viewer')
  const group = await newGroup(server)
  const dates = [party, { ...party, startDate: '2027-05-08', startTime: null, endTime: null }]
  const prokey = await newEvent(server, {
    event_group: group,
    dates,
    title_event_series: 'Parties',
    ...(await rsvp(server, { max: 5, maxpp: 3 })),
  })
  await server.post('/rsvp-answers', { event: prokey, email: 'ann@example.org', amount: 3 })
  const { headers, body: event } = await server.get(`/event/${prokey}`)

  const { body } = await viewer.app.get('/events')

  assert.deepEqual(body, {
    events: [
      {
        prokey,
        label: 'Parties, 2027-05-01, RSVP',
        title: 'Parties',
        status: 'published',
        group: { prokey: group, name: 'Concerts' },
        dates: 2,
        recurring: false,
        first: {
          starts: '2027-05-01T16:00:00.000Z',
          ends: '2027-05-01T19:30:00.000Z',
          timeZone: 'Europe/Berlin',
          allDay: false,
        },
        next: {
          starts: '2027-05-07T22:00:00.000Z',
          ends: '2027-05-08T22:00:00.000Z',
          timeZone: 'Europe/Berlin',
          allDay: true,
        },
        last: null,
        state: 'ahead',
        cancelled: false,
        rsvp: true,
        seats: { taken: 3, max: 5, waiting: 0 },
        version: 1,
        etag: headers.etag,
        date_created: event.date_created,
        date_updated: null,
      },
    ],
    cursor: null,
  })
})

test('events are found by words of title, names and places, regardless of case, accents and language', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  await named(server, 'Jazz an der Spree', { location: 'Große Straße 5, München' })
  await named(server, 'ΟΔΥΣΣΕΥΣ', { location: 'Αθήνα' })
  await named(server, 'İstanbul ışık', { location: 'Çeşme' })
  await named(server, 'コンサート', { location: 'ＴＯＫＹＯ' })
  await named(server, '100% sure_thing')

  const found = async (search: string) => (await titles(viewer, { search })).join('; ')

  for (const text of [
    'jazz',
    'SPREE',
    'strasse',
    'STRAẞE',
    'munchen',
    'München',
    'mu\u0308nchen',
    'jazz MÜN',
    '2027-05',
  ])
    assert.match(await found(text), /^Jazz an der Spree/, text)
  for (const text of ['οδυσσευς', 'Οδυσσεύς', 'αθηνα']) assert.equal(await found(text), 'ΟΔΥΣΣΕΥΣ', text)
  for (const text of ['istanbul', 'ISTANBUL', 'IŞIK', 'isik', 'cesme'])
    assert.equal(await found(text), 'İstanbul ışık', text)
  for (const text of ['コンサ', 'tokyo']) assert.equal(await found(text), 'コンサート', text)
  for (const text of ['100%', 'e_t']) assert.equal(await found(text), '100% sure_thing', text)
  for (const text of ['jazz athens', '%%', "'", '\\', 'szz']) assert.equal(await found(text), '', text)
  assert.equal((await titles(viewer, { search: '  ' })).length, 5)
})

test('letters with a stroke and ligatures are found by plain letters, in events and RSVPs of any age', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const { database } = server.context
  await named(server, 'Łódź Ærø œuvre')
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'name' }] })
  await signUp(server, event, { email: 'eva@example.org', payload: { name: 'Bjørn Đorđević' } })
  const found = async (search: string) => [
    ...(await titles(editor, { search })),
    ...(await editor.app.get(`/attendees?search=${encodeURIComponent(search)}`)).body.attendees.map(
      ({ email }: { email: string }) => email,
    ),
  ]
  const searches = ['lodz', 'ŁÓDŹ aero', 'OEUVRE', 'bjorn', 'Dorđević']
  const expected = [
    ['Łódź Ærø œuvre'],
    ['Łódź Ærø œuvre'],
    ['Łódź Ærø œuvre'],
    ['eva@example.org'],
    ['eva@example.org'],
  ]
  assert.deepEqual(await Promise.all(searches.map(found)), expected)

  const { sql } = await import('kysely')
  await database.transaction(async (tx) => {
    await tx.updateTable('event').set({ search: 'ŁODZ ÆRØ ŒUVRE\n2027-05-01' }).where('prokey', '<>', event).execute()
    await tx.updateTable('rsvp_answer').set({ search: 'EVA@EXAMPLE.ORG {"NAME":"BJøRN đORđEVIC"}' }).execute()
  })
  const before = await Promise.all(searches.map(found))
  await database.transaction(async (tx) => {
    for (const statement of await foldedLetters(ddl[database.engine])) await sql.raw(statement).execute(tx)
  })

  assert.deepEqual(before, [[], [], [], [], []])
  assert.deepEqual(await Promise.all(searches.map(found)), expected)
})

test('a changed event is found by its new words only', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const prokey = await named(server, 'Opéra')

  await server.patch(`/event/${prokey}`, { dates: [{ name: 'Ballett' }] })

  assert.deepEqual(await titles(viewer, { search: 'opera' }), [])
  assert.deepEqual(await titles(viewer, { search: 'BALLETT' }), ['Ballett'])
})

test('lists are filtered by group, status, sign-up and time', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const group = await newGroup(server)
  await named(server, 'May')
  await newEvent(server, { event_group: group, dates: [{ ...party, name: 'June', startDate: '2027-06-01' }] })
  const july = { ...party, name: 'July', startDate: '2027-07-01' }
  await newEvent(server, { dates: [july], ...(await rsvp(server)) })
  await editor.app.post('/events', { new_event_group_name: 'x', dates: [{ ...party, name: 'Draft' }] })
  await newEvent(server, { dates: [{ name: 'Tomorrow', startDate: 'today+1' }] })
  await newEvent(server, {
    dates: [{ ...party, name: 'Weekly', startDate: '2027-01-01' }],
    recurrence: 'RRULE:FREQ=WEEKLY',
  })

  assert.deepEqual(await titles(editor, { group: group.toUpperCase() }), ['June'])
  assert.deepEqual(await titles(editor, { status: 'draft' }), ['Draft'])
  assert.deepEqual(await titles(editor, { rsvp: 'true' }), ['July'])
  assert.equal((await titles(editor, { rsvp: 'false' })).length, 5)
  const june = { from: '2027-05-31T00:00:00Z', to: '2027-06-30T00:00:00Z' }
  assert.deepEqual(await titles(editor, june), ['Weekly', 'June'])
  const { events } = (await editor.app.get(`/events?from=${june.from}&to=${june.to}`)).body
  assert.deepEqual(
    events.map(({ recurring }: { recurring: boolean }) => recurring),
    [true, false],
  )
  assert.deepEqual(await titles(editor, { ...june, search: 'ju' }), ['June'])
  const tomorrow = new Date(server.context.now() + 86_400_000).toISOString().slice(0, 10)
  const thatDay = { from: `${tomorrow}T01:00:00Z`, to: `${tomorrow}T02:00:00Z`, search: 'tomorrow' }
  assert.deepEqual(await titles(editor, thatDay), ['Tomorrow'])
  assert.deepEqual(await titles(editor, { ...thatDay, to: '2200-01-01T00:00:00Z', from: '2199-01-01T00:00:00Z' }), [])
})

test('pages follow each other in every order, without gaps and repetitions', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const event_group = await newGroup(server)
  // Same names and starts occur, and an event whose day moves.
  const dates = [
    'b 2027-05-03',
    'A 2027-05-01',
    'ä 2027-05-02',
    'B 2027-05-01',
    'c today+3',
    '𝒵 2027-05-02',
    'ｚ 2027-05-09',
  ]
  for (const text of dates) {
    const [name, startDate] = text.split(' ')
    await newEvent(server, { event_group, dates: [{ name, startDate }] })
  }
  const all = async (sort: string) => {
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const at: string = cursor === '' ? '' : `&cursor=${cursor}`
      const { body } = await viewer.app.get(`/events?limit=2&sort=${sort}${at}`)
      assert.ok(body.events.length <= 2)
      found.push(...body.events.map(({ title }: { title: string }) => title))
      cursor = body.cursor
    }
    return found.join('')
  }

  assert.equal(await all('created'), 'bAäBc𝒵ｚ')
  assert.equal(await all('-created'), 'ｚ𝒵cBäAb')
  assert.equal(await all('start'), 'ABä𝒵bｚc')
  assert.equal(await all('-start'), 'cｚb𝒵äBA')
  const byName = await all('name')
  assert.equal(byName, 'AäBbc𝒵ｚ')
  assert.equal(await all('-name'), 'ｚ𝒵cbBäA')
})

test('parameters that cannot be meant are named', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  await newEvent(server)
  await newEvent(server)
  const { cursor } = (await viewer.app.get('/events?limit=1&sort=name')).body
  const fields = async (query: string) => faultyFields(await viewer.app.get(`/events?${query}`))

  assert.deepEqual(await fields('group=x'), ['group'])
  assert.deepEqual(await fields('status=hidden'), ['status'])
  assert.deepEqual(await fields('from=today'), ['from'])
  assert.deepEqual(await fields('from=2027-05-02T00:00:00Z&to=2027-05-01T00:00:00Z'), ['to'])
  assert.deepEqual(await fields('rsvp=perhaps'), ['rsvp'])
  assert.deepEqual(await fields('sort=colour'), ['sort'])
  assert.deepEqual(await fields('limit=101'), ['limit'])
  assert.deepEqual(await fields('cursor=x'), ['cursor'])
  assert.deepEqual(await fields(`sort=start&cursor=${cursor}`), ['cursor'])
  assert.deepEqual(await fields(`search=${'x'.repeat(201)}`), ['search'])
  assert.deepEqual(await fields('q=x'), ['q'])
})

test('events that were stored before they could be found by words are found after the job', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const [prokey] = [await named(server, 'Señor'), await named(server, 'Señora')]
  await server.context.database.transaction(async (tx) => {
    await tx.updateTable('event').set({ search: null }).where('prokey', '=', prokey).execute()
  })
  const before = await titles(viewer, { search: 'senor', sort: 'name' })

  await fillSearchTexts(server.context, AbortSignal.timeout(10_000))

  assert.deepEqual(before, ['Señora'])
  assert.deepEqual(await titles(viewer, { search: 'senor', sort: 'name' }), ['Señor', 'Señora'])
})
