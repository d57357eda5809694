import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { party } from '../../testing/events.ts'
import { type ParsedMail, partOf, textOf, tokenIn } from '../../testing/mail-server.ts'
import { arrived, newRsvpEvent, signUp, withMailServer, work } from '../../testing/mailing.ts'
import { photo } from '../../testing/pictures.ts'
import { upload } from '../../testing/uploads.ts'
import { answers } from '../answers.ts'

const held = { ...party, location: 'Main hall' }
const free = { initial_confirmation: false, maybe_option: true }

/** Subject and headline. */
const newsIn = (mail: ParsedMail) => [mail.headers.subject, textOf(mail).split('\n\n')[1]]

test('the subject says what somebody has replied, and what they have changed it to', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, free, { dates: [held] })
  work(t, server)
  const statuses = ['confirmed', 'undecided', 'declined'] as const
  for (const [n, status] of statuses.entries()) {
    await signUp(server, event, { email: `${status}@example.org`, status })
    await arrived(server, sink, n + 1)
  }
  const mails = await arrived(server, sink, 3)
  const token = tokenIn(mails[0]!, 'manage')
  await answers(server.context).changed(token, { isText: false, status: 'declined' })
  await arrived(server, sink, 4)
  await answers(server.context).changed(token, { isText: false, status: 'confirmed' })
  const all = await arrived(server, sink, 5)

  assert.deepEqual(all.map(newsIn), [
    ["You're in: Summer party", "You're in"],
    ['You might join: Summer party', 'You might join'],
    ["You can't make it: Summer party", "You can't make it"],
    ["You can't make it: Summer party", "You can't make it"],
    ['RSVP updated: Summer party', 'Your RSVP is updated'],
  ])
  assert.match(textOf(all[2]!), /^Thanks for letting us know\./m)
  assert.match(textOf(all[3]!), /^Here's your RSVP as it is now\./m)
})

test('people who are coming can add the event to a calendar without the file, others cannot', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, free, { dates: [held] })
  const hidden = await newRsvpEvent(server, free, { dates: [held], hideButton: true })
  const course = await newRsvpEvent(server, free, { dates: [held, { ...held, startDate: '2027-05-08' }] })
  work(t, server)
  const wanted = [
    [event, 'undecided'],
    [event, 'declined'],
    [hidden, 'confirmed'],
    [course, 'confirmed'],
  ] as const
  for (const [n, [prokey, status]] of wanted.entries()) {
    await signUp(server, prokey, { email: `${n}@example.org`, status })
    await arrived(server, sink, n + 1)
  }
  const [maybe, no, without, several] = await arrived(server, sink, 4)

  const shared = (prokey: string) => `https://events.example.org/${prokey}?type=share`
  const markup = partOf(maybe!, 'text/html').content
  assert.match(
    markup,
    /href="https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&amp;text=Summer%20party&amp;dates=20270501T180000%2F20270501T213000&amp;ctz=Europe\/Berlin[^"]*&amp;location=Main%20hall"/,
  )
  assert.match(markup, /href="https:\/\/outlook\.office\.com\/.*href="https:\/\/outlook\.live\.com\//s)
  assert.ok(
    textOf(maybe!).includes(
      `\nAdd to calendar: ${shared(event)}\n\nFor Apple and all other calendars, open the attached invite.\n`,
    ),
  )
  for (const mail of [no!, without!]) assert.doesNotMatch(textOf(mail), /Add to calendar/)
  assert.match(textOf(without!), /^A calendar invite is attached\.$/m)
  assert.match(textOf(several!), /^Your RSVP is for all dates\.$/m)
  assert.ok(textOf(several!).includes(`\nAdd to calendar: ${shared(course)}\n`))
  assert.doesNotMatch(partOf(several!, 'text/html').content, /calendar\.google\.com/)
})

test('a series lists its next dates and says that the reply is for all of them', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [held], recurrence: 'RRULE:FREQ=WEEKLY;COUNT=12' })
  const endless = await newRsvpEvent(server, {}, { dates: [held], recurrence: 'RRULE:FREQ=DAILY' })
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org' })
  await arrived(server, sink, 1)
  await signUp(server, endless, { email: 'ann@example.org' })
  const [weekly, daily] = await arrived(server, sink, 2)

  assert.match(
    textOf(weekly!),
    /^Next dates: Saturday, May 8, 2027\n {2}Saturday, May 15, 2027\n(?: {2}Saturday, [^\n]+\n){7} {2}and 2 more dates: /m,
  )
  assert.match(textOf(weekly!), /^Your RSVP is for all dates\.$/m)
  assert.match(textOf(daily!), /^ {2}Monday, May 10, 2027\n {2}All dates: https:\/\/events\.example\.org\//m)
})

test('the picture of the page is above the mail, as a small JPEG, and takes no space where images are not shown', async (t) => {
  const [server, sink] = await withMailServer(t)
  const pictures = [photo(1600, 800), photo(700, 350), photo(300, 400)]
  work(t, server)
  for (const [n, picture] of pictures.entries()) {
    const { id: header_image } = (await upload(server, await picture.jpeg().toBuffer(), 'image/jpeg')).body
    const { id } = (await server.post('/landingpage', { name: 'Cover', header_image })).body
    const event = await newRsvpEvent(server, {}, { landingpage: Number(id) })
    await signUp(server, event, { email: 'ann@example.org' })
    await arrived(server, sink, n + 1)
  }
  const [wide, small, tall] = (await arrived(server, sink, 3)).map((mail) => partOf(mail, 'text/html').content)

  const file = 'https:\\/\\/events\\.example\\.org\\/files\\/[\\w-]{36}'
  assert.match(wide!, new RegExp(`<img\\s+src="${file}\\/mail\\.jpg"\\s+alt=""\\s+width="560"\\s+style="`))
  assert.match(small!, new RegExp(`<img\\s+src="${file}\\/mail\\.jpg"\\s+alt=""\\s+width="560"\\s+style="`))
  assert.doesNotMatch(tall!, /\/files\//)
  const sizes = [wide!, small!].map(async (markup) => {
    const [, path] = /events\.example\.org(\/files\/[^"]+)/.exec(markup)!
    const { headers, rawPayload } = await server.app.inject({ url: path! })
    const { format, width, height } = await sharp(rawPayload).metadata()
    return [headers['content-type'], format, width, height]
  })
  assert.deepEqual(await Promise.all(sizes), [
    ['image/jpeg', 'jpeg', 960, 480],
    ['image/jpeg', 'jpeg', 700, 350],
  ])
  assert.equal((await server.request({ url: '/files/preset-dawn/mail.jpg' })).status, 404)
})

test('somebody who signs up again reads what was replied before, also if that has just changed, and can come after all', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, free, { dates: [held] })
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org', status: 'confirmed' })
  const [first] = await arrived(server, sink, 1)
  const again = () => signUp(server, event, { email: 'ann@example.org', status: 'confirmed' })

  await again()
  const [, going] = await arrived(server, sink, 2)
  await answers(server.context).changed(tokenIn(first!, 'manage'), { isText: false, status: 'declined' })
  await arrived(server, sink, 3)
  const outcome = await again()
  const [, , , declined] = await arrived(server, sink, 4)
  const link = `/${event}/rsvp/manage/${tokenIn(declined!, 'manage')}?reply=yes`
  const page = await server.request({ url: link, headers: { accept: 'text/html' } })

  assert.equal(outcome, 'confirmed')
  assert.deepEqual(newsIn(going!), ["You're already signed up: Summer party", "You're already signed up"])
  assert.match(textOf(going!), /^Your RSVP: Going$/m)
  assert.match(textOf(going!), /^Your ticket: [0-9A-Z]{4}-[0-9A-Z]{4}$/m)
  assert.deepEqual(newsIn(declined!), [
    "You're still down as not coming: Summer party",
    "You're still down as not coming",
  ])
  assert.match(textOf(declined!), /^Your RSVP: Can't make it$/m)
  assert.ok(textOf(declined!).includes(`\nCome after all:\nhttps://events.example.org${link}\n`))
  assert.match(page.text, /<details class="change main" id="change" open>/)
  assert.match(page.text, /value="confirmed"\s+required\s+checked/)
})

test('a second sign-up of somebody who holds an offer repeats the offer', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, { max: 1, waiting_list: true, ...free }, { dates: [held] })
  work(t, server)
  const join = () => signUp(server, event, { email: 'ann@example.org', status: 'confirmed', waiting: true })
  await signUp(server, event, { email: 'eva@example.org', status: 'confirmed' })
  const [eva] = await arrived(server, sink, 1)
  await join()
  await arrived(server, sink, 2)
  await join()
  const [, , waiting] = await arrived(server, sink, 3)
  await answers(server.context).changed(tokenIn(eva!, 'manage'), { isText: false, status: 'declined' })
  await arrived(server, sink, 5)
  await join()

  const mails = await arrived(server, sink, 6)

  assert.deepEqual(newsIn(waiting!), [
    "You're already on the waiting list: Summer party",
    "You're already on the waiting list",
  ])
  assert.deepEqual(newsIn(mails[5]!), ["There's a seat for you: Summer party", "There's a seat for you"])
  // In the words of the page, not GMT+1 or GMT+2.
  assert.match(textOf(mails[5]!), /^Held for you until: .* (CET|CEST)$/m)
  assert.match(textOf(mails[5]!), /^Take my seat:$/m)
})
