import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rsvpEvent, sendForm, signUp } from '../testing/attendee.ts'
import { signedIn } from '../testing/people.ts'
import { previewer } from '../testing/previews.ts'
import { type Answer, startServer } from '../testing/server.ts'
import { newEvent, newGroup, open, party } from '../testing/visitor.ts'

const headingIn = ({ body, text }: Answer) => /<h2 id="rsvp-title">(.*?)<\/h2>/.exec(body.html ?? text)![1]
const errorsIn = ({ status, body }: Answer) => [status, body.details.errors, body.details.resource]

test('a preview shows unsaved content over what is saved', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const event = await newEvent(server)

  const { body } = await show.page({ item: event, changes: { event: { dates: [{ name: 'Autumn <party>' }] } } })

  assert.match(body.html, /<h1 dir="auto">Autumn &lt;party&gt;<\/h1>/)
  assert.match(body.html, /Saturday, May 1, 2027/)
  assert.match(body.policy, /frame-ancestors 'self'$/)
  assert.match((await open(server, `/${event}`)).text, /<h1 dir="auto">Summer party<\/h1>/)
})

test('a preview writes English dates as the page does for the same browser', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'editor')
  const event = await newEvent(server)
  const show = async (language: string, reads: string) =>
    (await app.post('/preview/page', { item: event, language }, { 'accept-language': reads })).body.html

  assert.match(await show('en', 'en-GB,en;q=0.9'), /Saturday, 1 May 2027/)
  assert.match(await show('en', 'en-US,en;q=0.9'), /Saturday, May 1, 2027/)
  assert.match(await show('de', 'en-GB,en;q=0.9'), /Samstag, 1. Mai 2027/)
})

test('the sample of a mail writes English dates as in the region of the organizer', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'editor')
  const item = await rsvpEvent(server)
  const show = async (language: string, reads: string) =>
    (await app.post('/preview/mail', { item, type: 'rsvp_thank_you', language }, { 'accept-language': reads })).body
      .text

  assert.match(await show('en', 'en-GB,en;q=0.9'), /Saturday, 1 May 2027/)
  assert.match(await show('en', 'en-US,en;q=0.9'), /Saturday, May 1, 2027/)
  assert.match(await show('de', 'en-GB,en;q=0.9'), /Samstag, 1\. Mai 2027/)
})

test('a preview refuses what saving would refuse, with the same errors', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const event = await newEvent(server)
  const wrong = { dates: [{ name: '', startDate: '2027-02-30' }] }

  const preview = await show.page({ item: event, changes: { event: wrong } })
  const saved = await server.patch(`/event/${event}`, wrong)

  assert.deepEqual([preview.status, preview.body.message], [400, saved.body.message])
  assert.deepEqual(preview.body.details, { ...saved.body.details, resource: 'event' })
})

test('a preview refuses fields that saving would ignore, and names them', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await rsvpEvent(server)
  const { rsvp_block: id } = (await server.get(`/event/${item}`)).body

  const event = await show.page({ item, changes: { event: { dates: [{ nam: 'Party' }], colour: 'red' } } })
  const fresh = await show.button({ changes: { style: { name: 'x', options: ['ical'], langauge: 'de' } } })
  const mail = await show.mail({ item, type: 'rsvp_doi', changes: { email_template: { headlines: 'Hello' } } })
  const named = await show.page({ item, changes: { rsvp_block: { id, max: 5 } } })

  const unknown = (field: string, hint: string) => ({ field, message: `${field} is not a known field.${hint}` })
  assert.deepEqual(errorsIn(event), [
    400,
    [unknown('dates[0].nam', ' Did you mean name?'), unknown('colour', '')],
    'event',
  ])
  assert.deepEqual(errorsIn(fresh), [400, [unknown('langauge', ' Did you mean language?')], 'style'])
  assert.deepEqual(errorsIn(mail), [400, [unknown('headlines', ' Did you mean headline?')], 'email_template'])
  assert.equal(named.status, 200, named.text)
})

test('an event that does not exist yet can be previewed, and a template without an event', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const event = { dates: [party], new_event_group_name: 'Parties' }

  const unsaved = await show.page({ changes: { event, landingpage: { name: 'x', title: 'Join us' } } })
  const sample = await show.page({ changes: { landingpage: { name: 'x', title: 'Join us' } } })
  const german = await show.page({ changes: { landingpage: { name: 'x' } }, language: 'de' })
  const incomplete = await show.page({ changes: { event: { dates: [party] } } })

  assert.match(unsaved.body.html, /Join us<\/p>\s*<h1 dir="auto">Summer party<\/h1>/)
  assert.match(sample.body.html, /Join us<\/p>\s*<h1 dir="auto">Sample event<\/h1>/)
  assert.match(german.body.html, /<title>Beispielveranstaltung/)
  assert.equal(incomplete.body.message, 'event_group is required, or new_event_group_name to create a new group.')
  assert.deepEqual([(await server.get('/event/all')).body, (await server.get('/group/all')).body], [[], []])
})

test('a preview shows the form when the event is past, full, closed and cancelled', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await rsvpEvent(server, { max: 10 })
  const inState = async (state?: string) => headingIn(await show.page({ item, state, part: 'form' }))

  assert.equal(await inState(), 'Your RSVP')
  assert.equal(await inState('past'), 'This event is over')
  assert.equal(await inState('full'), 'All seats are taken')
  assert.equal(await inState('closed'), 'Sign-up is closed')
  assert.equal(await inState('cancelled'), 'This event is cancelled')
  assert.match((await show.page({ item, state: 'cancelled' })).body.html, /<p class="badge cancelled">/)
  assert.match((await show.page({ item, state: 'past' })).body.html, /<p class="badge over">/)
  assert.deepEqual((await show.button({ item, state: 'full' })).body.rsvp.remaining, 0)
  assert.deepEqual((await show.button({ item })).body.rsvp.remaining, 10)
})

test('a page template is previewed with a sample in every state', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const inState = async (state?: string) => (await show.page({ changes: { landingpage: { name: 'x' } }, state })).body

  assert.match((await inState()).html, /Sample event/)
  assert.match((await inState('full')).html, /All seats are taken/)
  assert.match((await inState('closed')).html, /Sign-up is closed/)
  assert.match((await inState('past')).html, /<p class="badge over">/)
  assert.match((await inState('cancelled')).html, /<p class="badge cancelled">/)
})

test('a state that an event cannot be in is refused', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const plain = await newEvent(server)
  const endless = await newEvent(server, { recurrence: 'RRULE:FREQ=DAILY' })
  const group = await newGroup(server)
  const unlimited = await rsvpEvent(server)
  const faultOf = async (item: string, state: string) => (await show.page({ item, state })).body.message

  assert.equal(await faultOf(plain, 'full'), 'state cannot be full: the event has no sign-up.')
  assert.equal(await faultOf(plain, 'closed'), 'state cannot be closed: the event has no sign-up.')
  assert.equal(await faultOf(endless, 'past'), 'state cannot be past: the event never ends.')
  assert.equal(await faultOf(unlimited, 'full'), 'state cannot be full: the RSVP template has no max.')
  assert.equal(await faultOf(group, 'past'), 'state must be left out: groups have none.')
})

test('a preview shows an occurrence, a group from a day on, and a moment', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await newEvent(server, { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=3' })
  const group = await newGroup(server, { public_event_overview: true })
  await newEvent(server, { event_group: group })

  const second = await show.page({ item, day: '2027-05-08' })
  const none = await show.page({ item, day: '2027-05-09' })
  const later = await show.page({ item: group, day: '2027-05-02' })
  const during = await show.page({ item, at: '2027-05-01T17:00:00Z' })
  const never = await show.page({ item, at: 'tomorrow' })

  assert.match(second.body.html, /<strong>Saturday, May 8, 2027<\/strong>/)
  assert.deepEqual(errorsIn(none)[1], [{ field: 'day', message: 'day must be a day on which the event takes place.' }])
  assert.match(later.body.html, /<p class="empty">There are no events on or after /)
  assert.match(during.body.html, /<p class="badge now">/)
  assert.equal(never.status, 400)
})

test('a draft is previewed as it will be once it is published', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await newEvent(server)
  const published = (await open(server, `/${item}`)).text
  await server.context.database.transaction((tx) =>
    tx.updateTable('event').set({ status: 'draft' }).where('prokey', '=', item).execute(),
  )

  assert.equal((await show.page({ item })).body.html, published)
  assert.equal((await server.get(`/event/${item}`)).body.status, 'draft')
})

test('a preview uses no credits, even if none are left', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await newEvent(server)
  await server.context.database.transaction((tx) =>
    Promise.all([
      tx.updateTable('organization').set({ credits: 0 }).execute(),
      tx.updateTable('event').set({ updates: 4 }).execute(),
    ]),
  )
  const changes = { event: { dates: [{ name: 'Autumn party' }] } }

  assert.equal((await show.page({ item, changes })).status, 200)
  assert.equal((await server.patch(`/event/${item}`, changes.event)).status, 402)
})

test('previews count no visit, invalidate no cache and record no activity', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await newEvent(server)
  const { database } = server.context
  const rows = () =>
    database.read(async (db) => ({
      visits: await db.selectFrom('visit').selectAll().execute(),
      activity: await db.selectFrom('activity').selectAll().execute(),
      jobs: await db.selectFrom('job').selectAll().execute(),
    }))
  const [before, { position }] = [await rows(), database.changes]

  const shown = await Promise.all(
    Array.from({ length: 10 }, (_, i) => show.page({ item, changes: { event: { dates: [{ name: `Name ${i}` }] } } })),
  )

  assert.deepEqual(
    shown.map(({ body }) => /<h1[^>]*>(.*?)<\/h1>/.exec(body.html)![1]),
    Array.from({ length: 10 }, (_, i) => `Name ${i}`),
  )
  assert.deepEqual(await rows(), before)
  // PostgreSQL announces the event above a moment later.
  if (database.engine === 'sqlite') assert.equal(database.changes.position, position)
})

test('new items take no id from the database', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const event = { dates: [party], event_group: await newGroup(server) }
  const { id } = (await server.get(`/event/${await newEvent(server)}`)).body

  await show.page({ changes: { event, style: { name: 'x', options: ['google'] } } })

  const next = (await server.get(`/event/${await newEvent(server)}`)).body.id
  assert.equal(Number(next), Number(id) + 1)
})

test('nobody can sign up with the form of a preview', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await rsvpEvent(server)
  const { form } = (await show.button({ item })).body.rsvp
  server.advance(5000)

  const answer = await sendForm(server, item, { email: 'ann@example.org', form })

  assert.deepEqual([answer.status, answer.body.details.errors[0].field], [400, 'form'])
})

test('a mail is previewed with a sample and with a real attendee, and its links open nothing', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await rsvpEvent(server, { maxpp: 3 })
  await signUp(server, item, { email: 'bob@example.org', amount: 2 })
  const [{ id }] = (await server.get(`/rsvp-answers/${item}`)).body
  const changes = { email_template: { headline: 'Dear {{email}}, {{places}} seats' } }

  const sample = await show.mail({ item, type: 'rsvp_thank_you', changes, sample: { email: 'eve@example.org' } })
  const real = await show.mail({ item, type: 'rsvp_thank_you', changes, attendee: id })
  const update = await show.mail({ item, type: 'rsvp_event_update', state: 'cancelled', language: 'de' })

  assert.match(sample.body.text, /Dear eve@example\.org, 1 seats/)
  assert.match(real.body.text, /Dear bob@example\.org, 2 seats/)
  assert.deepEqual([real.body.to, real.body.attachments], ['bob@example.org', ['event.ics']])
  assert.equal(update.body.subject, 'Abgesagt: Summer party')
  const [link] = /http\S+\/rsvp\/manage\/\S+/.exec(real.body.text)!
  const opened = await open(server, new URL(link).pathname)
  assert.match(opened.text, /<h1>This link is no longer valid<\/h1>/)
})

test('a reminder is previewed as of the time when the next one is sent', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await rsvpEvent(server)
  const preview = (more: object) => show.mail({ item, type: 'rsvp_reminder', language: 'en', ...more })

  const day = await preview({})
  const hours = await preview({ changes: { rsvp_block: { reminder_hours: [2] } } })
  const [over, template] = [
    await preview({ state: 'past' }),
    await preview({ changes: { email_template: { headline: 'Hi' } } }),
  ]

  assert.deepEqual(
    [day.body.subject, hours.body.subject],
    ['Tomorrow at 6:00 PM: Summer party', 'Today at 6:00 PM: Summer party'],
  )
  assert.deepEqual([over.status, over.body.message], [409, 'No date is ahead that attendees could be reminded of.'])
  assert.deepEqual(template.body.details.errors[0], {
    field: 'changes.email_template',
    message: 'changes.email_template must be left out: reminders have no template.',
  })
})

test('a mail that names an unknown variable is refused', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)

  const answer = await show.mail({ type: 'rsvp_doi', changes: { email_template: { subject: '{{evnt}}' } } })

  const [status, [{ field }], resource] = errorsIn(answer) as [number, [{ field: string }], string]
  assert.deepEqual([status, field, resource], [400, 'subject', 'email_template'])
})

test('only editors of the organization can preview its content', async (t) => {
  const server = await startServer(t)
  const [item, rsvp] = [await newEvent(server), await rsvpEvent(server)]
  await signUp(server, rsvp, { email: 'bob@example.org' })
  const [{ id: attendee }] = (await server.get(`/rsvp-answers/${rsvp}`)).body
  const style = await server.post('/style', { name: 'x', options: ['google'] })
  const [viewer, other] = [await signedIn(server, 'viewer'), await server.newOrganization()]
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const show = (asked: object, path = 'page') => stranger.app.post(`/preview/${path}`, asked)
  const foreign = { style: { id: Number(style.body.id), size: '1' } }

  assert.equal((await viewer.app.post('/preview/page', { item })).status, 403)
  assert.equal((await show({ item })).status, 404)
  assert.equal((await show({ item: 'no prokey' })).status, 404)
  assert.equal((await show({ changes: foreign })).status, 404)
  assert.equal((await show({ type: 'rsvp_doi', attendee }, 'mail')).status, 404)
})

test('malformed previews are refused with the name of the field', async (t) => {
  const server = await startServer(t)
  const show = await previewer(server)
  const item = await newEvent(server)
  const group = await newGroup(server)
  const fieldOf = async (asked: object) => {
    const { status, body } = await show.page(asked)
    return [status, body.details?.errors[0].field]
  }

  assert.deepEqual(await fieldOf({ item, changes: { evnt: {} } }), [400, 'changes.evnt'])
  assert.deepEqual(await fieldOf({ item, changes: { style: { id: 'x' } } }), [400, 'changes.style.id'])
  assert.deepEqual(await fieldOf({ item, changes: { style: [] } }), [400, 'changes.style'])
  assert.deepEqual(await fieldOf({ item, changes: { event: { layout: {} }, style: {} } }), [400, 'layout'])
  assert.deepEqual(await fieldOf({ item, changes: { event: { layout: 99 }, style: { size: '1' } } }), [400, 'layout'])
  assert.deepEqual(await fieldOf({ item: group, changes: { event: {} } }), [400, 'changes.event'])
  assert.deepEqual(await fieldOf({ item, part: 'form' }), [400, 'part'])
  assert.deepEqual(await fieldOf({ item, day: '2027-02-30' }), [400, 'day'])
  assert.equal((await show.page({ item: group, part: 'cta' })).status, 409)
  assert.equal((await show.page({ item, changes: { style: { id: 99, size: '1' } } })).status, 404)
})
