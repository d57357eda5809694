import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { linksIn, newStyle, open, party, titleOf } from '../../testing/visitor.ts'

const hostsIn = (page: Parameters<typeof linksIn>[0]) =>
  linksIn(page).flatMap((link) => (link.startsWith('https:') ? [new URL(link.replaceAll('&amp;', '&')).host] : []))

/** The token of a form as on the page, some time before it is sent. */
async function tokenOn(server: TestServer, event: string): Promise<string> {
  const form = /name="form" value="([^"]+)"/.exec((await open(server, `/${event}`)).text)![1]!
  server.advance(5000)
  return form
}

test('a share link of an RSVP event adds it to a calendar instead of opening the form', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)

  const page = await open(server, `/${event}?type=share`)

  assert.doesNotMatch(page.text, /name="email"/)
  assert.match(page.text, /<h2 id="rsvp-title">Add to calendar<\/h2>/)
  assert.deepEqual(hostsIn(page), [
    'calendar.google.com',
    'outlook.office.com',
    'teams.microsoft.com',
    'outlook.live.com',
    'calendar.yahoo.com',
  ])
  assert.match(page.text, /text=Summer%20party/)
  assert.match((await open(server, `/${event}`)).text, /name="email"/)
})

test('each of several dates can be shared, and the next one of a series if a calendar takes no more', async (t) => {
  const server = await startServer(t)
  const layout = Number(await newStyle(server, { options: ['google', 'outlookcom', 'ical'] }))
  const dates = [party, { ...party, startDate: '2027-05-08' }, { ...party, startDate: '2020-05-08' }]
  const several = await rsvpEvent(server, {}, { layout, dates })
  const series = await rsvpEvent(server, {}, { layout, recurrence: 'RRULE:FREQ=WEEKLY' })

  const page = await open(server, `/${several}?type=share`)
  const weekly = linksIn(await open(server, `/${series}?type=share`)).filter((link) => link.startsWith('https:'))

  assert.equal(page.text.match(/<h3>/g)!.length, 2)
  assert.equal(hostsIn(page).length, 4)
  assert.equal(weekly.length, 2)
  assert.match(weekly[0]!, /^https:\/\/calendar\.google\.com\/.*recur=RRULE/)
  assert.match(weekly[1]!, /^https:\/\/outlook\.live\.com\/.*startdt=2027-05-01/)
})

test('of many dates, the calendars of the next are in sight, and dates after the sixth are folded as on the event page', async (t) => {
  const server = await startServer(t)
  const dates = Array.from({ length: 9 }, (_, day) => ({ ...party, startDate: `2027-05-0${day + 1}` }))
  const event = await rsvpEvent(server, {}, { dates })

  const { text } = await open(server, `/${event}?type=share`)

  const section = text.slice(
    text.indexOf('id="rsvp-title"'),
    text.indexOf('</section>', text.indexOf('id="rsvp-title"')),
  )
  const [shown, later] = section.split(/<summary>\s*Later dates\s*<span>\(3\)<\/span>/) as [string, string]
  assert.deepEqual(
    [shown, later].map((part) => part.match(/<h3>/g)!.length),
    [6, 3],
  )
  assert.match(section, /<\/h2>\s*<details class="past" open>\s*<summary><h3>Sat, May 1, 2027, 6:00/)
  assert.equal(section.match(/<details[^>]* open/g)!.length, 1)
})

test('if nothing can be added, the form stays', async (t) => {
  const server = await startServer(t)
  const layout = Number(await newStyle(server, { options: ['apple', 'ical'] }))
  const cases = [{ distribution: false }, { hideButton: true }, { layout }]

  for (const more of cases) {
    const event = await rsvpEvent(server, {}, more)
    const page = await open(server, `/${event}?type=share`)
    assert.match(page.text, /<section class="rsvp" id="rsvp"/, JSON.stringify(more))
  }
})

test('custom labels replace the texts of the form and of the pages after it', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const customLabels = {
    'label.rsvp.title': 'Count me in',
    'label.rsvp.bookedout': 'Sold out',
    'label.rsvp.expired': 'Too late',
    'form.status': 'Coming?',
    'form.status.confirmed': 'Sure',
    'form.email': 'Where do we write to?',
    'form.amount': 'How many?',
    'form.seatsleft': 'chairs are free',
    'form.error.email': 'That is no address.',
    'form.error.bookedoutmany': 'Not so many.',
    'form.success': 'Yay',
    'form.success.email': 'Mail is coming.',
    submit: 'Go',
  }
  const layout = Number(await newStyle(server, { customLabels }))
  const template = { max: 3, maxpp: 3, initial_confirmation: false }
  const event = await rsvpEvent(server, template, { layout })
  const expires = new Date(server.context.now() - 1000).toISOString()
  const closed = await rsvpEvent(server, { expires }, { layout })

  const page = await open(server, `/${event}`)
  const wrong = await postForm(server, `/${event}/rsvp`, { form: await tokenOn(server, event), email: 'x' })
  await signUp(server, event, { email: 'eva@example.org', status: 'confirmed', amount: 2 })
  const answer = { email: 'tom@example.org', status: 'confirmed' }
  const many = await postForm(server, `/${event}/rsvp`, { ...answer, form: await tokenOn(server, event), amount: '2' })
  const done = await open(server, `/${event}/rsvp/done/confirmed`)
  await signUp(server, event, { email: 'kim@example.org', status: 'confirmed' })

  for (const text of [
    'Count me in',
    'Coming?',
    'Sure',
    'Where do we write to?',
    'How many?',
    '3 chairs are free',
    '>Go<',
  ])
    assert.ok(page.text.includes(text), text)
  assert.match(wrong.text, /That is no address\./)
  assert.match(many.text, /Not so many\./)
  assert.equal(titleOf(done), 'Yay')
  assert.match(done.text, /Mail is coming\./)
  assert.match((await open(server, `/${event}`)).text, /Sold out/)
  assert.match((await open(server, `/${closed}`)).text, /Too late/)
})

test('the page after the form says where the mail goes, for a while, and tells the device only after a form', async (t) => {
  const sending = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const silent = await startServer(t)
  const event = await rsvpEvent(sending, { initial_confirmation: false, max: 2, waiting_list: true })
  const locationOf = async (server: TestServer, prokey: string, fields: Record<string, string>) =>
    (await postForm(server, `/${prokey}/rsvp`, { form: await tokenOn(server, prokey), ...fields })).headers.location!

  const locations = [
    await locationOf(sending, event, { email: 'eva@example.org', status: 'confirmed' }),
    await locationOf(sending, event, { email: 'tom@example.org', status: 'declined' }),
    await locationOf(sending, event, { email: 'ann@example.org', status: 'confirmed' }),
    await locationOf(sending, event, { email: 'kim@example.org', status: 'confirmed', waiting: 'true' }),
  ]
  const sent = []
  for (const location of locations) sent.push((await open(sending, location)).text)
  const quiet = await rsvpEvent(silent)
  const unsent = (await open(silent, await locationOf(silent, quiet, { email: 'eva@example.org' }))).text
  const madeUp = []
  for (const status of ['confirmed', 'declined', 'waiting', 'pending'])
    madeUp.push((await open(sending, `/${event}/rsvp/done/${status}`)).text)
  const [confirmed] = locations
  madeUp.push((await open(sending, confirmed!.replace('/confirmed', '/declined'))).text)
  sending.advance(16 * 60_000)
  madeUp.push((await open(sending, confirmed!)).text)

  for (const [i, name] of ['eva', 'tom', 'ann', 'kim'].entries())
    assert.match(sent[i]!, new RegExp(`An email is on its way to: <strong><bdi dir="ltr">${name}@example.org</bdi>`))
  assert.deepEqual(
    sent.map((text) => /data-replied="(\w+)"/.exec(text)?.[1]),
    ['confirmed', 'declined', 'confirmed', 'waiting'],
  )
  assert.match(sent[3]!, /number 1 in line/)
  assert.doesNotMatch(unsent, /on its way|eva@/)
  for (const text of madeUp) assert.doesNotMatch(text, /data-replied|on its way|@example/)
})

test('the page after the form announces a mail, unless the server has no way to send one', async (t) => {
  const sending = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const silent = await startServer(t)
  const after = async (server: TestServer) =>
    (await open(server, `/${await rsvpEvent(server)}/rsvp/done/confirmed`)).text

  const [announced, plain] = [await after(sending), await after(silent)]

  assert.match(announced, /get an email with everything you need to know/)
  assert.match(announced, /Your check-in code is in the email/)
  assert.match(plain, /<h1>You&#39;re going<\/h1>/)
  assert.doesNotMatch(plain, /an email|the email/)
})

test('the page of the form is called by the event, once', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)

  const { text } = await postForm(server, `/${event}/rsvp`, { form: await tokenOn(server, event), email: '' })

  assert.match(text, /<title>Summer party<\/title>/)
})

test('a refused form focuses the first faulty field, or the message if there is none', async (t) => {
  const server = await startServer(t)
  const fields = [
    { type: 'text', name: 'name', required: true },
    { type: 'number', name: 'age' },
    { type: 'label', label: 'Meal' },
    { type: 'radio', name: 'meal', label: 'Soup', placeholder: 'soup', required: true },
    { type: 'radio', name: 'meal', label: 'Salad', placeholder: 'salad', required: true },
  ]
  const event = await rsvpEvent(server, { maxpp: 2, max: 2, fields })
  const send = async (more: Record<string, string>) => {
    const form = await tokenOn(server, event)
    const good = { form, email: 'eva@example.org', 'field.name': 'Eva', 'field.meal': 'soup' }
    return (await postForm(server, `/${event}/rsvp`, { ...good, ...more })).text
  }
  const startsAt = (text: string) =>
    [...text.matchAll(/<(?:input|p)\b[^>]*\bautofocus[^>]*>/g)].map(
      ([tag]) => /name="([^"]+)"/.exec(tag)?.[1] ?? /class="([^"]+)"/.exec(tag)![1],
    )

  assert.deepEqual(startsAt(await send({ email: 'x', amount: '3', 'field.name': '', 'field.meal': '' })), [
    'field.name',
    'email',
    'amount',
    'field.meal',
  ])
  const old = await send({ 'field.age': 'old' })
  assert.deepEqual(startsAt(old), ['field.age'])
  assert.match(old, /aria-invalid="true" aria-describedby="field-1-error" autofocus/)
  await send({})
  assert.deepEqual(startsAt(await send({ amount: '2', email: 'tom@example.org' })), ['alert'])
  assert.deepEqual(startsAt((await open(server, `/${event}`)).text.replaceAll(/<div[^>]*>/g, '')), [])
})
