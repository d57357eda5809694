import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { party } from '../testing/attendees.ts'
import { withMailServer } from '../testing/mailing.ts'
import { faultyFields } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { type Answer, startServer } from '../testing/server.ts'

const addresses = ({ body }: Answer) => body.attendees.map(({ email }: { email: string }) => email.split('@')[0])

test('RSVPs are searched by name and address, in any order of words, without accents and capitals', async (t) => {
  const { editor, event } = await party(t)
  const found = async (search: string) =>
    addresses(await editor.app.get(`/attendees?event=${event}&search=${encodeURIComponent(search)}`))

  assert.deepEqual(await found('MARTIN özg'), ['ozge'])
  assert.deepEqual(await found('TOM@example'), ['tom'])
  assert.deepEqual(await found('100%'), ['tom'])
  assert.deepEqual(await found('o_n'), ['tom'])
  assert.deepEqual(await found('m%l'), [])
  assert.deepEqual(await found('example.org'), ['ozge', 'tom', 'kim', 'ann'])
  assert.deepEqual(await found("' or 1=1 --"), [])
  assert.deepEqual(await found('nobody'), [])
})

test('RSVPs are filtered by status, form field and check-in, sorted and paged', async (t) => {
  const { server, editor, event, other } = await party(t)
  const found = async (query: string) => addresses(await editor.app.get(`/attendees?event=${event}&${query}`))
  const all = await editor.app.get('/attendees?sort=-email')
  const [{ id, ticket }] = (await server.get(`/rsvp-answers/${event}`)).body
  await editor.app.post('/attendees/check-in', { id })

  assert.deepEqual(addresses(all), ['tom', 'tom', 'ozge', 'kim', 'ann'])
  assert.deepEqual(
    all.body.attendees.map(({ prokey }: { prokey: string }) => prokey),
    [other, event, event, event, event],
  )
  assert.deepEqual(await found('status=confirmed'), ['ozge', 'tom'])
  assert.deepEqual(await found('status=undecided,declined'), ['kim', 'ann'])
  assert.deepEqual(await found('field=diet&value=vegan'), ['ozge'])
  assert.deepEqual(await found('field=bus&value=true'), ['ozge'])
  assert.deepEqual(await found('field=bus'), ['ozge'])
  assert.deepEqual(await found('field=age&value=4'), ['ozge'])
  assert.deepEqual(await found('field=diet'), ['ozge', 'tom'])
  assert.deepEqual(await found('field=nothing&value=x'), [])
  assert.deepEqual(await found('checked_in=true'), ['ozge'])
  assert.deepEqual(await found('checked_in=false&sort=-amount'), ['kim', 'ann', 'tom'])
  assert.deepEqual(await found(`search=${ticket.toLowerCase()}`), ['ozge'])
  assert.deepEqual(await found('sort=amount'), ['tom', 'ann', 'ozge', 'kim'])
  const second = await editor.app.get(`/attendees?event=${event}&limit=3&page=2&sort=email`)
  assert.deepEqual([addresses(second), second.body.total, second.body.pages], [['tom'], 4, 2])
  const [shown] = (await editor.app.get(`/attendees?event=${event}&limit=1`)).body.attendees
  assert.deepEqual(
    [shown.name, shown.ticket, shown.event_label],
    ['Özge Martin', ticket, 'Summer party, 2027-05-01, RSVP'],
  )
  assert.deepEqual((await editor.app.get(`/attendees/${id}`)).body, shown)
})

test('a wrong filter is refused with its name', async (t) => {
  const { editor } = await party(t)
  const wrong = {
    'event=x': 'event must be the prokey of an event.',
    'status=maybe': 'status must be one or several of pending, confirmed, undecided, declined, waiting, offered.',
    'value=x': 'value needs the name of a form field in field.',
    'sort=payload': 'sort must be one of',
    'page=0': 'page must be from 1 to 1000000.',
    'limit=501': 'limit must be from 1 to 500.',
    'search=a+b+c+d+e+f+g+h+i+j+k': 'search must have at most 10 words.',
  }

  for (const [query, message] of Object.entries(wrong)) {
    const { status, body } = await editor.app.get(`/attendees?${query}`)
    assert.equal(status, 400, query)
    assert.ok(body.message.startsWith(message), `${query}: ${body.message}`)
  }
})

test('a viewer sees counts and no people, and members of another organization see nothing', async (t) => {
  const { server, editor, event } = await party(t)
  const viewer = await signedIn(server, 'viewer')
  const { organization } = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization })
  const [{ id, ticket }] = (await server.get(`/rsvp-answers/${event}`)).body
  await editor.app.post('/attendees/check-in', { ticket })

  const counts = await viewer.app.get(`/attendees/counts?event=${event}`)
  const everywhere = await viewer.app.get('/attendees/counts')
  const ofViewer = await Promise.all([
    viewer.app.get('/attendees'),
    viewer.app.get('/attendees/export'),
    viewer.app.post('/attendees/export', { ids: [id] }),
    viewer.app.get(`/attendees/${id}`),
    viewer.app.post('/attendees/check-in', { id }),
    viewer.get(`/rsvp-answers/${event}`),
    viewer.get(`/rsvp-answers/${event}/latest`),
    viewer.get('/rsvp-answers/latest'),
    viewer.delete(`/rsvp-answers/${id}`),
  ])
  const ofStranger = await Promise.all([
    stranger.app.get(`/attendees/${id}`),
    stranger.app.get(`/attendees/counts?event=${event}`),
    stranger.app.get(`/attendees?event=${event}`),
    stranger.app.get(`/attendees/export?event=${event}`),
    stranger.app.post('/attendees/message/preview', { selection: { event }, subject: 'x', text: 'x' }),
    stranger.app.post('/attendees/message', { selection: { event }, subject: 'x', text: 'x', recipients: 1 }),
    stranger.app.post('/attendees/check-in', { id }),
    stranger.app.post('/attendees/check-in', { ticket }),
    stranger.app.post(`/attendees/${id}/undo-check-in`),
    stranger.app.post(`/attendees/${id}/resend`),
    stranger.get(`/rsvp-answers/${event}`),
  ])

  assert.deepEqual(counts.body, {
    confirmed: { rsvps: 2, seats: 3 },
    undecided: { rsvps: 1, seats: 3 },
    declined: { rsvps: 1, seats: 0 },
    pending: { rsvps: 0, seats: 0 },
    waiting: { rsvps: 0, seats: 0 },
    offered: { rsvps: 0, seats: 0 },
    checked_in: { rsvps: 1, seats: 2 },
  })
  assert.deepEqual(everywhere.body.confirmed, { rsvps: 3, seats: 4 })
  assert.deepEqual(
    ofViewer.map(({ status }) => status),
    Array(9).fill(403),
  )
  assert.deepEqual(
    ofStranger.map(({ status }) => status),
    Array(11).fill(404),
  )
  assert.equal((await editor.get(`/rsvp-answers/${event}`)).body.length, 4)
})

test('the mail with link and ticket is sent again, unless too many wait for the mailbox', async (t) => {
  const [started] = await withMailServer(t)
  const { server, editor, event } = await party(t, started)
  const [{ id }] = (await server.get(`/rsvp-answers/${event}`)).body
  const before = (await mailsOf(server)).length

  const sent = await editor.app.post(`/attendees/${id}/resend`)
  const mails = (await mailsOf(server)).slice(before)
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'ozge@example.org')
  const opened = await server.request({ url: link })
  for (let i = 0; i < 12; i += 1) await signUp(server, await rsvpEvent(server), { email: 'ozge@example.org' })
  const crowded = await editor.app.post(`/attendees/${id}/resend`)
  await postForm(server, `${link}/erase`, { sure: 'yes' })
  const erased = await editor.app.post(`/attendees/${id}/resend`)

  assert.deepEqual(sent.body, { status: 'success', message: 'queued' })
  assert.deepEqual(
    mails.map(({ kind, recipient }) => [kind, recipient]),
    [['rsvp_signup_confirmation', 'ozge@example.org']],
  )
  assert.match(opened.text, /You&#39;re going[^]*class="stub/)
  assert.deepEqual([crowded.status, crowded.body.details], [409, { reason: 'mails' }])
  assert.equal(erased.status, 409)
})

test('while an RSVP is pending, the mail that asks to confirm it is sent again', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await rsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'eva@example.org' })
  const { id } = (await server.get(`/rsvp-answers/${event}/latest`)).body

  await editor.app.post(`/attendees/${id}/resend`)

  assert.deepEqual(
    (await mailsOf(server)).map(({ kind }) => kind),
    ['rsvp_doi', 'rsvp_doi'],
  )
})

test('an export over all events names the event of each RSVP, and its day', async (t) => {
  const { server, editor, event, other } = await party(t)
  const title = 'Tasting, "red", RSVP'
  await server.client.event.update(other, { dates: [{ name: title, startDate: '2027-06-02' }] })
  const tableOf = async (query: string) => {
    const { text } = await editor.app.get(`/attendees/export${query}`)
    return text.split('\r\n').slice(0, -1)
  }

  const [heading, ...all] = await tableOf('')

  const own = 'id,status,email,amount,date_created,date_updated,ticket,checked_in,prokey,position,offered_until'
  assert.equal(heading, `\uFEFF${own},event,event_date,name,diet,bus,age`)
  assert.deepEqual(
    all.filter((line) => line.includes('tom@')).map((line) => [line.includes(',Summer party,2027-05-01,Tom 100%'), line.includes(',"Tasting, ""red"", RSVP",2027-06-02,Tom,')]), // oxfmt-ignore
    [
      [true, false],
      [false, true],
    ],
  )
  assert.equal((await tableOf(`?event=${event}`))[0], `\uFEFF${own},name,diet,bus,age`)
})

test('the export is a CSV file of the selection, in which no cell is a formula', async (t) => {
  const { server, editor, event } = await party(t)
  await signUp(server, event, {
    email: 'eve@example.org',
    status: 'confirmed',
    payload: { name: '=HYPERLINK("http://h.example")', diet: 'a, "b"' },
  })

  const all = await editor.app.get('/attendees/export')
  const some = await editor.app.get(`/attendees/export?event=${event}&search=eve@`)

  assert.equal(all.headers['content-type'], 'text/csv; charset=utf-8')
  assert.equal(all.headers['content-disposition'], 'attachment; filename="attendees.csv"')
  assert.equal(all.headers['cache-control'], 'no-store')
  assert.equal(all.text.split('\r\n').length, 8)
  const [heading, line, end] = some.text.split('\r\n')
  assert.equal(
    heading,
    '\uFEFFid,status,email,amount,date_created,date_updated,ticket,checked_in,prokey,position,offered_until,name,diet,bus,age',
  )
  const { attendees } = (await editor.app.get('/attendees')).body
  const picked = attendees.filter(({ email }: { email: string }) => /^(ann|eve)@/.test(email))
  const chosen = await editor.app.post('/attendees/export', { ids: picked.map(({ id }: { id: string }) => id) })
  assert.equal(chosen.headers['content-disposition'], 'attachment; filename="attendees.csv"')
  assert.deepEqual(
    chosen.text
      .split('\r\n')
      .slice(1, -1)
      .map((each) => each.split(',')[0]!)
      .toSorted(),
    picked.map(({ id }: { id: string }) => id).toSorted(),
  )
  const stranger = await signedIn(server, 'owner', { organization: (await server.newOrganization()).organization })
  const foreign = await stranger.app.post('/attendees/export', { ids: [picked[0].id] })
  assert.equal(
    foreign.text,
    '\uFEFFid,status,email,amount,date_created,date_updated,ticket,checked_in,prokey,position,offered_until,event,event_date\r\n',
  )
  assert.deepEqual(faultyFields(await editor.app.post('/attendees/export', { ids: ['x'] })), ['ids[0]'])
  assert.match(line!, /,confirmed,eve@example\.org,1,.*,"'=HYPERLINK\(""http:\/\/h\.example""\)","a, ""b""",false,$/)
  assert.equal(end, '')
})
