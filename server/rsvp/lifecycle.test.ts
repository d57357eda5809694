import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStatus } from '../events/status.ts'
import { linkIn, personalData, postForm, rsvpEvent, sendForm, signUp, formOf } from '../testing/attendee.ts'
import { whenSent, work } from '../testing/mailing.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { newStyle, open } from '../testing/visitor.ts'
import { answers } from './answers.ts'
import { forgetRemovedAnswers } from './restoration.ts'

const answersTo = async (server: TestServer, event: string) => (await server.get(`/rsvp-answers/${event}`)).body
const blockOf = async (server: TestServer, event: string) => (await server.get(`/event/${event}`)).body.rsvp_block

const occupancyOf = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy

const confirmation = 'rsvp_signup_confirmation'

test('after max was lowered, declining frees no seat until the count is below it', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 3 })
  for (const name of ['a', 'b', 'c']) await signUp(server, event, { email: `${name}@example.org` })
  await server.patch(`/rsvp-block/${await blockOf(server, event)}`, { max: 2 })
  const decline = async (name: string) => {
    const link = await linkIn(server, event, confirmation, 'manage', `${name}@example.org`)
    return (await postForm(server, link, { status: 'declined' })).status
  }

  const statuses = [(await signUp(server, event, { email: 'd@example.org' })).status]
  statuses.push(await decline('a'))
  const between = await occupancyOf(server, event)
  statuses.push((await signUp(server, event, { email: 'd@example.org' })).status)
  statuses.push(await decline('b'))
  statuses.push((await signUp(server, event, { email: 'd@example.org' })).status)

  assert.deepEqual(statuses, [409, 303, 409, 303, 200])
  assert.deepEqual(between, { people: 2, remaining: 0, full: true })
  assert.deepEqual(await occupancyOf(server, event), { people: 2, remaining: 0, full: true })
})

test('changing a template leaves RSVPs unchanged, and their next change follows it', async (t) => {
  const server = await startServer(t)
  const fields = [{ type: 'text', name: 'diet' }]
  const event = await rsvpEvent(server, { maxpp: 4, fields })
  await signUp(server, event, { email: 'eva@example.org', amount: 4, payload: { diet: 'vegan' } })
  const link = await linkIn(server, event, confirmation, 'manage')

  await server.patch(`/rsvp-block/${await blockOf(server, event)}`, {
    maxpp: 2,
    max: 3,
    fields: [{ type: 'text', name: 'name', required: true, label: 'Your name' }],
  })
  const before = await answersTo(server, event)
  const page = await open(server, link)
  const incomplete = await postForm(server, link, { status: 'confirmed', amount: '4' })
  const more = await postForm(server, link, { status: 'confirmed', amount: '5', 'field.name': 'Eva' })
  const same = await postForm(server, link, { status: 'confirmed', amount: '4', 'field.name': 'Eva' })

  assert.deepEqual([before[0].amount, before[0].payload], [4, { diet: 'vegan' }])
  assert.match(page.text, /Your name/)
  assert.match(page.text, /max="4"[^>]*value="4"/)
  assert.deepEqual([incomplete.status, more.status, same.status], [400, 400, 303])
  const [after] = await answersTo(server, event)
  assert.deepEqual([after.amount, after.payload], [4, { diet: 'vegan', name: 'Eva' }])
  assert.deepEqual(await occupancyOf(server, event), { people: 4, remaining: 0, full: true })
})

test('deleting an event deletes its RSVPs, seats and links', async (t) => {
  const server = await startServer(t)
  const [event, other] = [await rsvpEvent(server), await rsvpEvent(server)]
  for (const each of [event, other]) await signUp(server, each, { email: 'eva@example.org' })
  const link = await linkIn(server, event, confirmation, 'manage')
  const { form } = await formOf(server, event)

  await server.delete(`/event/${event}`)
  const late = await sendForm(server, event, { form, email: 'tom@example.org' })

  assert.equal(late.status, 404)
  assert.equal((await open(server, link)).status, 404)
  assert.equal((await server.get(`/rsvp-answers/${event}`)).status, 404)
  assert.equal((await answersTo(server, other)).length, 1)
  const left = await server.context.database.read((db) =>
    Promise.all([
      db.selectFrom('rsvp_answer').select('event').execute(),
      db.selectFrom('rsvp_seats').select('event').execute(),
      db.selectFrom('attendee_link').select('purpose').execute(),
    ]),
  )
  assert.deepEqual(
    left.map((rows) => rows.length),
    [1, 1, 1],
  )
})

test('deleting an event says how many RSVPs were deleted with it', async (t) => {
  const server = await startServer(t)
  const [none, one, two] = [await rsvpEvent(server), await rsvpEvent(server), await rsvpEvent(server, { doi: true })]
  await signUp(server, two, { email: 'never@example.org' })
  server.advance(7 * 86_400_000)
  for (const event of [one, two]) await signUp(server, event, { email: 'eva@example.org' })
  await signUp(server, two, { email: 'tom@example.org' })

  const bodies = []
  for (const event of [none, one, two]) bodies.push((await server.delete(`/event/${event}`)).body)

  assert.deepEqual(bodies, [
    { status: 'success', message: 'deleted', prokey: none },
    {
      status: 'success',
      message: 'deleted',
      prokey: one,
      warnings: ['1 RSVP was deleted with it. Restore it within ten minutes to get it back.'],
    },
    {
      status: 'success',
      message: 'deleted',
      prokey: two,
      warnings: ['2 RSVPs were deleted with it. Restore it within ten minutes to get them back.'],
    },
  ])
})

test('eleven minutes after an event or its group was deleted, all attendee data is gone, from mails as well', async (t) => {
  const server = await startServer(t)
  const [event, other] = [await rsvpEvent(server), await rsvpEvent(server, {}, { new_event_group_name: 'Others' })]
  const kept = await rsvpEvent(server, {}, { new_event_group_name: 'More' })
  for (const name of ['eva', 'tom', 'ann']) await signUp(server, event, { email: `${name}@example.org` })
  await signUp(server, other, { email: 'kim@example.org' })
  await signUp(server, kept, { email: 'max@example.org' })
  const { event_group: group } = (await server.get(`/event/${other}`)).body

  const statuses = [(await server.delete(`/event/${event}`)).status, (await server.delete(`/group/${group}`)).status]
  server.advance(11 * 60_000)
  await forgetRemovedAnswers(server.context)

  assert.deepEqual(statuses, [200, 200])
  const stored = await personalData(server, server.organization)
  assert.doesNotMatch(stored, /(eva|tom|ann|kim)@/)
  assert.match(stored, /max@example\.org/)
})

test('an unpublished event accepts no RSVPs, and attendees can still see, decline, download and erase theirs', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  for (const name of ['eva', 'tom']) await signUp(server, event, { email: `${name}@example.org` })
  const { form } = await formOf(server, event)
  await setStatus(server.context, server.actor.by, event, 'draft')
  const confirm = await linkIn(server, event, 'rsvp_doi', 'confirm', 'eva@example.org')

  const taken = await sendForm(server, event, { form, email: 'ann@example.org' })
  const confirmed = await postForm(server, confirm, { sure: 'yes' })
  const manage = await linkIn(server, event, 'rsvp_thank_you', 'manage')
  const page = await open(server, manage)
  const data = await open(server, `${manage}/data`)
  const more = await postForm(server, manage, { status: 'confirmed', amount: '1' })
  const declined = await postForm(server, manage, { status: 'declined' })
  await postForm(server, `/${event}/rsvp/access`, { email: 'eva@example.org' })
  work(t, server, ['send-mail'])
  const mails = await whenSent(server)
  const link = await linkIn(server, event, 'rsvp_magic_link', 'manage')
  const erased = await postForm(server, `${link}/erase`, { sure: 'yes' })

  assert.equal(taken.status, 404)
  assert.deepEqual([confirmed.status, page.status, data.status], [200, 200, 200])
  assert.match(page.text, /Summer party/)
  assert.doesNotMatch(page.text, new RegExp(`href="/${event}"`))
  assert.deepEqual([more.status, declined.status, erased.status], [409, 303, 200])
  assert.deepEqual(new Set(mails.map(({ state }) => state)), new Set(['kept']))
})

test('an unpublished event reveals nothing to anyone else', async (t) => {
  const server = await startServer(t)
  const layout = Number(await newStyle(server, { language: 'de', lightMode: 'dark' }))
  const event = await rsvpEvent(server, {}, { layout })
  await signUp(server, event, { email: 'eva@example.org' })
  await setStatus(server.context, server.actor.by, event, 'draft')

  const pages = [
    await open(server, `/${event}/rsvp/access`),
    await postForm(server, `/${event}/rsvp/access`, { email: 'eva@example.org' }),
    await postForm(server, `/${event}/rsvp/access`, { email: 'no address' }),
    await open(server, `/${event}/rsvp/manage/${'x'.repeat(43)}`),
    await open(server, `/${event}/rsvp/confirm/${'x'.repeat(43)}`),
    await open(server, `/${event}/rsvp/done/confirmed`),
  ]
  const unknown = '00000000-0000-4000-8000-000000000000'
  const asProgram = async (prokey: string) => {
    const replies = []
    for (const path of ['manage/x', 'confirm/x', 'unsubscribe/x', 'manage/x/data', 'access']) {
      const { status, headers, text } = await server.request({ url: `/${prokey}/rsvp/${path}` })
      replies.push([path, status, headers['content-type'], text.replaceAll(prokey, '')])
    }
    return replies
  }
  const strangers = [
    await open(server, `/${unknown}/rsvp/access`),
    await postForm(server, `/${unknown}/rsvp/access`, { email: 'eva@example.org' }),
    await postForm(server, `/${unknown}/rsvp/access`, { email: 'no address' }),
  ]

  assert.deepEqual(
    pages.map(({ status }) => status),
    [200, 200, 400, 404, 404, 404],
  )
  for (const { text } of pages) assert.doesNotMatch(text, /Summer party|2027/)
  assert.deepEqual(await asProgram(event), await asProgram(unknown))
  // The page that asks for a link is the same as under an unknown prokey.
  assert.deepEqual(
    pages.slice(0, 3).map(({ status, text }) => [status, text.replaceAll(event, unknown)]),
    strangers.map(({ status, text }) => [status, text]),
  )
})

test('what one organization does with an address does not affect the RSVPs of another', async (t) => {
  const server = await startServer(t)
  const other = { ...server, ...(await server.newOrganization()) }
  const [event, foreign] = [await rsvpEvent(server), await rsvpEvent(other)]
  for (const each of [event, foreign]) await signUp(server, each, { email: 'eva@example.org' })
  const { removed } = answers(server.context)

  const wrongly = await removed(other.actor, event, 'eva@example.org')
  await postForm(server, `${await linkIn(server, event, confirmation, 'manage')}/erase`, { sure: 'yes' })

  assert.equal(wrongly, false)
  assert.equal((await server.get(`/rsvp-answers/${foreign}`)).status, 404)
  assert.equal((await other.get(`/rsvp-answers/${foreign}`)).body[0].email, 'eva@example.org')
})
