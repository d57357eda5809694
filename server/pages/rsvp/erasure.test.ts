import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrongCounters } from '../../rsvp/store.ts'
import { linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { newStyle, open, titleOf } from '../../testing/visitor.ts'

const linkOf = (server: TestServer, event: string, email: string) =>
  linkIn(server, event, 'rsvp_signup_confirmation', 'manage', email)

const stored = async (server: TestServer, event: string) =>
  (await server.get(`/rsvp-answers/${event}`)).body.map(({ email, status, amount }: Record<string, unknown>) => [
    email,
    status,
    amount,
  ])

const occupied = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people

test('an attendee who erases their data frees the seats, or keeps them without a name', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 4, maxpp: 2, initial_confirmation: false })
  for (const name of ['eva', 'tom'])
    await signUp(server, event, { email: `${name}@example.org`, status: 'confirmed', amount: 2 })
  const [eva, tom] = [await linkOf(server, event, 'eva@example.org'), await linkOf(server, event, 'tom@example.org')]

  const page = await open(server, eva)
  const unclear = await postForm(server, `${eva}/erase`, { sure: 'yes', seats: 'sell' })
  const untouched = await stored(server, event)
  const given = await postForm(server, `${eva}/erase`, { sure: 'yes' })
  const seatsAfter = await occupied(server, event)
  const kept = await postForm(server, `${tom}/erase`, { sure: 'yes', seats: 'keep' })
  const again = await signUp(server, event, { email: 'eva@example.org', status: 'confirmed', amount: 2 })

  assert.equal(unclear.status, 400)
  assert.deepEqual(untouched, [
    ['eva@example.org', 'confirmed', 2],
    ['tom@example.org', 'confirmed', 2],
  ])
  assert.match(page.text, /What should happen to your seats\?/)
  assert.match(page.text, /<input type="radio" name="seats" value="release" checked/)
  assert.match(page.text, /<input type="radio" name="seats" value="keep"/)
  assert.equal(titleOf(given), 'Your data has been erased')
  assert.match(given.text, /Your name and email are gone, and your seats are free again\./)
  assert.match(kept.text, /Your name and email are gone\. Your seats stay taken\./)
  assert.deepEqual([seatsAfter, await occupied(server, event), again.status], [2, 4, 200])
  assert.deepEqual(await stored(server, event), [
    ['', 'declined', 2],
    ['', 'confirmed', 2],
    ['eva@example.org', 'confirmed', 2],
  ])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('one seat and several are asked about, freed and kept in their own words', async (t) => {
  const server = await startServer(t)
  const said = async (language: string, amount: number) => {
    const layout = await newStyle(server, { language })
    const event = await rsvpEvent(server, { max: 6, maxpp: 3, initial_confirmation: false }, { layout })
    for (const name of ['eva', 'tom'])
      await signUp(server, event, { email: `${name}@example.org`, status: 'confirmed', amount })
    const [eva, tom] = [await linkOf(server, event, 'eva@example.org'), await linkOf(server, event, 'tom@example.org')]
    const { text } = await open(server, eva)
    const [, legend] = /<legend>([^<]*)<\/legend>\s*<label class="choice">\s*<input type="radio" name="seats"/.exec(
      text,
    )!
    const choices = [...text.matchAll(/name="seats"[^>]*>([^<]*)/g)].map(([, choice]) => choice!.trim())
    const freed = await postForm(server, `${eva}/erase`, { sure: 'yes' })
    const kept = await postForm(server, `${tom}/erase`, { sure: 'yes', seats: 'keep' })
    return { asked: [legend, ...choices], freed: freed.text, kept: kept.text }
  }

  const one = await said('en', 1)
  const several = await said('en', 3)
  const [oneInPolish, twoInArabic] = [await said('pl', 1), await said('ar', 2)]

  assert.deepEqual(one.asked, [
    'What should happen to your seat?',
    'Release it so someone else can come',
    'Keep it, without my name',
  ])
  assert.match(one.freed, /Your name and email are gone, and your seat is free again\./)
  assert.match(one.kept, /Your name and email are gone\. Your seat stays taken\./)
  assert.deepEqual(several.asked, [
    'What should happen to your seats?',
    'Release them so others can come',
    'Keep them, without my name',
  ])
  assert.match(several.freed, /your seats are free again\./)
  assert.match(several.kept, /Your seats stay taken\./)
  assert.equal(oneInPolish.asked[0], 'Co zrobić z Twoim miejscem?')
  assert.match(oneInPolish.freed, /a miejsce jest znów wolne\./)
  assert.deepEqual(twoInArabic.asked, ['ماذا نفعل بمقعديك؟', 'إتاحتهما لغيري', 'الاحتفاظ بهما من دون اسمي'])
  assert.match(twoInArabic.freed, /وأصبح مقعداك متاحين من جديد\./)
  assert.match(twoInArabic.kept, /ويبقى مقعداك محجوزين\./)
})

test('an attendee who has declined is not asked about seats', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { initial_confirmation: false })
  await signUp(server, event, { email: 'eva@example.org', status: 'declined' })
  const link = await linkOf(server, event, 'eva@example.org')

  const page = await open(server, link)
  const erased = await postForm(server, `${link}/erase`, { sure: 'yes' })

  assert.doesNotMatch(page.text, /name="seats"/)
  assert.match(erased.text, /Your name and email are gone\./)
  assert.deepEqual(await stored(server, event), [['', 'declined', 1]])
})

test('somebody on the waiting list had no seats that could be free again', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 1, waiting_list: true })
  await signUp(server, event, { email: 'ann@example.org' })
  await signUp(server, event, { email: 'eva@example.org', waiting: true })
  const link = await linkIn(server, event, 'rsvp_waiting_joined', 'manage', 'eva@example.org')

  const page = await open(server, link)
  const erased = await postForm(server, `${link}/erase`, { sure: 'yes' })

  assert.doesNotMatch(page.text, /name="seats"/)
  assert.match(erased.text, /Your name and email are gone\./)
  assert.doesNotMatch(erased.text, /free again/)
})

test('a no has no more seats than the form allows now, and changing it to yes takes no more either', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { maxpp: 4, initial_confirmation: false })
  for (const name of ['eva', 'tom'])
    await signUp(server, event, { email: `${name}@example.org`, status: 'confirmed', amount: 4 })
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  const [eva, tom] = [await linkOf(server, event, 'eva@example.org'), await linkOf(server, event, 'tom@example.org')]
  await postForm(server, tom, { status: 'declined' })
  await server.patch(`/rsvp-block/${block}`, { maxpp: 2 })

  const held = await open(server, eva)
  await postForm(server, eva, { status: 'declined' })
  const page = await open(server, tom)
  const back = []
  for (const link of [eva, tom]) back.push((await postForm(server, link, { status: 'confirmed', amount: '4' })).status)

  assert.match(held.text, /max="4"/)
  assert.match(page.text, /max="2"[^>]*value="2"/)
  assert.deepEqual(back, [400, 400])
  assert.deepEqual(await stored(server, event), [
    ['eva@example.org', 'declined', 2],
    ['tom@example.org', 'declined', 4],
  ])
})

test('confirming an RSVP to a cancelled event says so, and confirms nothing', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  for (const name of ['eva', 'tom']) await signUp(server, event, { email: `${name}@example.org` })
  const [eva, tom] = await Promise.all(
    ['eva', 'tom'].map((name) => linkIn(server, event, 'rsvp_doi', 'confirm', `${name}@example.org`)),
  )
  await postForm(server, tom!, { sure: 'yes' })
  await server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })

  const pages = [await open(server, eva!), await postForm(server, eva!, { sure: 'yes' }), await open(server, tom!)]

  assert.deepEqual(
    pages.map(({ status, text }) => [status, /<h1>(.*)<\/h1>/.exec(text)![1]]),
    [
      [200, 'This event is cancelled'],
      [409, 'This event is cancelled'],
      [200, 'This event is cancelled'],
    ],
  )
  for (const { text } of pages) assert.doesNotMatch(text, /<button/)
  assert.deepEqual(
    (await stored(server, event)).map(([, status]: string[]) => status),
    ['pending', 'confirmed'],
  )
  assert.equal((await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_thank_you').length, 1)
})
