import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answers } from '../../rsvp/answers.ts'
import { removeLeftovers } from '../../rsvp/retention.ts'
import { linkIn, mailsOf, personalData, postForm as post, rsvpEvent, signUp } from '../../testing/attendee.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { open, titleOf } from '../../testing/visitor.ts'

const statuses = async (server: TestServer, event: string) =>
  (await server.get(`/rsvp-answers/${event}`)).body.map(({ status }: { status: string }) => status)

test('an address is confirmed by the button behind the link, not by opening it; doing it twice makes no difference', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'eva@example.org' })
  const link = await linkIn(server, event, 'rsvp_doi', 'confirm')

  const asked = [await open(server, link), await open(server, link), await open(server, link)]
  const head = await server.request({ method: 'HEAD', url: link })
  const unsure = await post(server, link, {})
  const before = await statuses(server, event)
  const first = await post(server, link, { sure: 'yes' })
  const second = await post(server, link, { sure: 'yes' })

  assert.deepEqual([...asked, unsure].map(titleOf), Array(4).fill('Almost there'))
  assert.deepEqual([head.status, before], [200, ['pending']])
  assert.deepEqual([first, second].map(titleOf), Array(2).fill('You&#39;re going'))
  assert.deepEqual(await statuses(server, event), ['confirmed'])
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind }) => kind),
    ['rsvp_doi', 'rsvp_thank_you'],
  )
})

test('a link that was altered, has expired or belongs to another event reveals nothing and changes nothing', async (t) => {
  const server = await startServer(t)
  const [event, other] = [await rsvpEvent(server, { doi: true }), await rsvpEvent(server, { doi: true })]
  await signUp(server, event, { email: 'eva@example.org' })
  const link = await linkIn(server, event, 'rsvp_doi', 'confirm')
  const changed = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const wrong = [changed, link.replace(event, other), link.replace('/confirm/', '/manage/')]

  for (const url of wrong) {
    const page = await open(server, url)
    assert.equal(page.status, 404, url)
    assert.doesNotMatch(page.text, /eva@example\.org/)
    assert.equal((await post(server, url, { sure: 'yes' })).status, 404)
  }
  assert.deepEqual(await statuses(server, event), ['pending'])
  server.advance(3_600_000)
  assert.equal((await post(server, link, { sure: 'yes' })).status, 404)
})

test('an attendee changes the RSVP through a link; declining frees the seats, coming back needs free ones', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 2, maxpp: 2, fields: [{ type: 'text', name: 'diet', label: 'Diet' }] })
  await signUp(server, event, { email: 'eva@example.org', amount: 2 })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')

  const page = await open(server, link)
  const declined = await post(server, link, { status: 'declined', amount: '2', 'field.diet': 'vegan' })
  const other = await signUp(server, event, { email: 'tom@example.org' })
  const back = await post(server, link, { status: 'confirmed', amount: '2' })
  const alone = await post(server, link, { status: 'confirmed', amount: '1' })

  assert.match(page.text, /eva@example\.org/)
  assert.deepEqual([declined.status, declined.headers.location], [303, `${link}?saved=yes`])
  assert.match((await open(server, `${link}?saved=yes`)).text, /Your RSVP is saved\./)
  assert.equal(other.status, 200)
  assert.equal(back.status, 409)
  assert.match(back.text, /1 seat left/)
  assert.equal(alone.status, 303)
  assert.deepEqual(await statuses(server, event), ['confirmed', 'confirmed'])
  assert.equal((await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people, 2)
})

test('requests for access get the same response, and only attendees get a mail', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'eva@example.org' })

  const form = await open(server, `/${event}/rsvp/access`)
  const known = await post(server, `/${event}/rsvp/access`, { email: 'Eva@example.org' })
  const unknown = await post(server, `/${event}/rsvp/access`, { email: 'tom@example.org' })
  const wrong = await post(server, `/${event}/rsvp/access`, { email: 'tom' })

  assert.equal(titleOf(form), 'Change your RSVP')
  // Each shows the address that was typed, and is the same but for that.
  assert.match(known.text, /<bdi dir="ltr">Eva@example\.org<\/bdi>/)
  assert.deepEqual(
    [known.status, known.text.replace('Eva@example.org', 'tom@example.org')],
    [unknown.status, unknown.text],
  )
  assert.equal(wrong.status, 400)
  const mails = (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_magic_link')
  assert.deepEqual(
    mails.map(({ recipient }) => recipient),
    ['eva@example.org'],
  )
  assert.equal((await open(server, await linkIn(server, event, 'rsvp_magic_link', 'manage'))).status, 200)
})

test('an attendee downloads all their data and erases it; the RSVP is then a no without a name', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'name' }] })
  await signUp(server, event, { email: 'eva@example.org', payload: { name: 'Eva Example' } })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')

  const data = await open(server, `${link}/data`)
  const unsure = await post(server, `${link}/erase`, {})
  const erased = await post(server, `${link}/erase`, { sure: 'yes' })

  assert.equal(titleOf(unsure), 'You&#39;re going')
  assert.equal(data.body.email, 'eva@example.org')
  assert.deepEqual(data.body.payload, { name: 'Eva Example' })
  assert.equal(titleOf(erased), 'Your data has been erased')
  assert.equal((await open(server, link)).status, 404)
  const stored = await personalData(server, server.organization)
  assert.doesNotMatch(stored, /eva/i)
  const { snapshot } = (await server.get(`/statistics/rsvp/${event}`)).body
  assert.deepEqual([snapshot.entries, snapshot.people.confirmed], [{ confirmed: 0, undecided: 0, declined: 1 }, 0])
})

test('a pending attendee who asks for access or signs up again can confirm there, even twice, or leaves nothing behind', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, max: 2 })
  for (const name of ['eva', 'tom']) await signUp(server, event, { email: `${name}@example.org` })
  await signUp(server, event, { email: 'eva@example.org' })
  await post(server, `/${event}/rsvp/access`, { email: 'tom@example.org' })
  const confirmLinkOf = async (wanted: string) => {
    const { content } = (await mailsOf(server)).find(({ kind }) => kind === wanted)!
    return `/${event}/rsvp/confirm/${content.tokens.confirm}`
  }
  const [link, unused] = [await confirmLinkOf('rsvp_second_signup'), await confirmLinkOf('rsvp_magic_link')]

  const page = await open(server, link)
  const unsure = await post(server, link, {})
  const confirmed = [await post(server, link, { sure: 'yes' }), await post(server, link, { sure: 'yes' })]
  server.advance(3 * 3_600_000)
  await answers(server.context).expire()
  const later = await open(server, link)
  const lapsed = await open(server, unused)

  assert.deepEqual([page, unsure].map(titleOf), Array(2).fill('Almost there'))
  assert.deepEqual([...confirmed, later].map(titleOf), [...Array(2).fill('You&#39;re going'), 'You&#39;re all set'])
  assert.equal(lapsed.status, 404)
  assert.match(lapsed.text, new RegExp(`<a class="primary" href="/${event}#rsvp">`))
  assert.deepEqual(await statuses(server, event), ['confirmed'])
  assert.equal((await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people, 1)
})

test('somebody who confirms too late is invited to sign up again only while there are seats, or to a waiting list', async (t) => {
  const server = await startServer(t)
  const shown = []
  for (const waitingList of [false, true]) {
    const event = await rsvpEvent(server, { doi: true, max: 1, waiting_list: waitingList })
    await signUp(server, event, { email: 'eva@example.org' })
    const late = await linkIn(server, event, 'rsvp_doi', 'confirm')
    server.advance(2 * 3_600_000)
    await answers(server.context).expire()
    const free = await open(server, late)
    await signUp(server, event, { email: 'tom@example.org' })
    shown.push(...[free, await open(server, late)].map(({ text }) => /class="primary"[^>]*>([^<]+)</.exec(text)?.[1]))
  }

  assert.deepEqual(shown, ['Save my seat', undefined, 'Save my seat', 'Join the waiting list'])
})

test('after the template was deleted an attendee can still see, decline, download and erase the RSVP', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 2, maxpp: 2, fields: [{ type: 'text', name: 'diet' }] })
  await signUp(server, event, { email: 'eva@example.org', amount: 2, payload: { diet: 'vegan' } })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  await server.delete(`/rsvp-block/${block}`)

  const before = await open(server, link)
  const back = await post(server, link, { status: 'undecided' })
  const declined = await post(server, link, { status: 'declined' })
  const after = await open(server, `${link}?saved=yes`)
  const data = await open(server, `${link}/data`)
  const erased = await post(server, `${link}/erase`, { sure: 'yes' })

  assert.equal(titleOf(before), 'You&#39;re going')
  assert.match(before.text, /name="status" value="declined"/)
  assert.deepEqual([back.status, declined.status], [409, 303])
  assert.equal(titleOf(after), 'You can&#39;t make it')
  assert.doesNotMatch(after.text, /name="status"/)
  assert.deepEqual([data.body.status, data.body.amount, data.body.payload], ['declined', 2, { diet: 'vegan' }])
  assert.equal(titleOf(erased), 'Your data has been erased')
})

test('attendees who are coming find the calendars after confirming and next to their RSVP; others do not', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true, initial_confirmation: false })
  const form = await rsvpEvent(server, { doi: true, initial_confirmation: false }, { distribution: false })
  const pagesOf = async (prokey: string, name: string, status: string) => {
    const email = `${name}@example.org`
    await signUp(server, prokey, { email, status })
    const confirmed = await post(server, await linkIn(server, prokey, 'rsvp_doi', 'confirm', email), { sure: 'yes' })
    return [confirmed, await open(server, await linkIn(server, prokey, 'rsvp_thank_you', 'manage', email))]
  }

  const coming = await pagesOf(event, 'eva', 'confirmed')
  const others = [...(await pagesOf(event, 'tom', 'declined')), ...(await pagesOf(form, 'ann', 'confirmed'))]
  await server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })
  others.push(await open(server, await linkIn(server, event, 'rsvp_thank_you', 'manage', 'eva@example.org')))

  for (const { status, text } of coming) {
    assert.equal(status, 200)
    assert.match(text, /href="https:\/\/calendar\.google\.com\//)
  }
  for (const { status, text } of others) {
    assert.equal(status, 200)
    assert.doesNotMatch(text, /calendar\.google\.com/)
  }
})

test('a confirm link that is opened too late leads back to the form; if the address was confirmed it says so for ever', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  const links = []
  for (const name of ['eva', 'tom']) {
    await signUp(server, event, { email: `${name}@example.org` })
    links.push(await linkIn(server, event, 'rsvp_doi', 'confirm', `${name}@example.org`))
  }
  await post(server, links[1]!, { sure: 'yes' })
  server.advance(3_600_000)

  const waiting = await open(server, links[0]!)
  await answers(server.context).expire()
  const pages = [waiting, await open(server, links[0]!), await post(server, links[0]!, { sure: 'yes' })]
  const counts = [await open(server, links[1]!)]
  server.advance(30 * 86_400_000)
  await removeLeftovers(server.context)
  counts.push(await open(server, links[1]!), await post(server, links[1]!, { sure: 'yes' }))
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  await server.patch(`/rsvp-block/${block}`, { expires: '2020-01-01T00:00:00Z' })
  const closed = await open(server, links[0]!)

  for (const page of [...pages, closed]) {
    assert.equal(page.status, 404)
    assert.match(page.text, /<h1>This link is no longer valid<\/h1>/)
    assert.match(page.text, /RSVPs that aren&#39;t confirmed within an hour are removed\./)
    assert.doesNotMatch(page.text, /request a new one|name="email"/)
  }
  for (const { text } of pages)
    assert.match(text, new RegExp(`<a class="primary" href="/${event}#rsvp">Save my seat</a>`))
  assert.doesNotMatch(closed.text, /#rsvp/)
  for (const page of counts) {
    assert.equal(page.status, 200)
    assert.match(page.text, /<h1>You&#39;re all set<\/h1>/)
    assert.match(page.text, /name="email"/)
  }
})
