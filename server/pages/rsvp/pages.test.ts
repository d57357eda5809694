import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answers } from '../../rsvp/answers.ts'
import { removeLeftovers } from '../../rsvp/retention.ts'
import {
  formOf,
  linkIn,
  mailsOf,
  personalData,
  postForm as post,
  rsvpEvent,
  sendForm,
  signUp,
} from '../../testing/attendee.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { open, titleOf } from '../../testing/visitor.ts'

const statuses = async (server: TestServer, event: string) =>
  (await server.get(`/rsvp-answers/${event}`)).body.map(({ status }: { status: string }) => status)

test('a form is recognised in any notation of its content type', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const { form } = await formOf(server, event)

  const headers = { 'content-type': 'APPLICATION/X-WWW-FORM-URLENCODED' }
  const sent = await post(server, `/${event}/rsvp`, { form, email: 'eva@example.org' }, headers)
  const picture = await server.request({
    method: 'POST',
    url: '/v1/upload-image',
    headers: { authorization: server.key, 'content-type': 'Multipart/Form-Data; Boundary=b' },
    payload: '--b\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n--b--\r\n',
  })

  assert.deepEqual([sent.status, sent.headers.location], [303, `/${event}/rsvp/done/confirmed`])
  assert.equal(picture.body.message, 'file is required: one file field with the name file.')
})

test('the form is on the event page and works without JavaScript', async (t) => {
  const server = await startServer(t)
  const fields = [{ type: 'text', name: 'email', label: 'Second address', required: true }]
  const event = await rsvpEvent(server, { headline: 'Come in', fields, max: 2, maxpp: 2 })

  const page = await open(server, `/${event}?attendee=Eva|eva@example.org`)
  const form = /name="form" value="([^"]+)"/.exec(page.text)![1]!
  server.advance(5000)
  const wrong = await post(server, `/${event}/rsvp`, { form, email: 'nobody', amount: '2' })
  const sent = await post(server, `/${event}/rsvp`, {
    form,
    email: 'eva@example.org',
    amount: '2',
    'field.email': 'x@y',
  })
  const done = await open(server, sent.headers.location!)

  assert.equal(page.headers['cache-control'], 'no-store')
  assert.match(page.text, /<h2 id="rsvp-title">Come in<\/h2>/)
  assert.match(page.text, /value="eva@example.org"/)
  assert.match(page.text, /2 seats left/)
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /Please enter a valid email address\./)
  assert.match(wrong.text, /value="nobody"/)
  assert.deepEqual([sent.status, sent.headers.location], [303, `/${event}/rsvp/done/confirmed`])
  assert.equal(titleOf(done), 'Your seat is saved')
  const [{ payload, amount }] = (await server.get(`/rsvp-answers/${event}`)).body
  assert.deepEqual([payload, amount], [{ email: 'x@y' }, 2])
  assert.match((await open(server, `/${event}`)).text, /All seats are taken/)
})

test('a refused form may be sent again at once', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'name', label: 'Name', required: true }] })
  const formIn = ({ text }: { text: string }) => /name="form" value="([^"]+)"/.exec(text)![1]!
  const page = await open(server, `/${event}`)
  server.advance(5000)

  const incomplete = await post(server, `/${event}/rsvp`, { form: formIn(page), email: 'eva@example.org' })
  const stale = await post(server, `/${event}/rsvp`, { form: 'x', email: 'tom@example.org', 'field.name': 'Tom' })
  const [eva, tom] = [
    await post(server, `/${event}/rsvp`, { form: formIn(incomplete), email: 'eva@example.org', 'field.name': 'Eva' }),
    await post(server, `/${event}/rsvp`, { form: formIn(stale), email: 'tom@example.org', 'field.name': 'Tom' }),
  ]

  assert.deepEqual([incomplete.status, stale.status, eva.status, tom.status], [400, 400, 303, 303])
  assert.deepEqual(await statuses(server, event), ['confirmed', 'confirmed'])
})

test('people who send a form or follow a broken link get a page that says so, programs JSON', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const unknown = '00000000-0000-4000-8000-000000000000'
  await signUp(server, event, { email: 'eva@example.org' })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')
  await server.delete(`/event/${event}`)

  const seen = [
    await post(server, `/${event}/rsvp`, { form: 'x', email: 'eva@example.org' }),
    await open(server, link),
    await open(server, `/${unknown}/rsvp/manage/x`),
    await open(server, `/${await rsvpEvent(server)}/rsvp/done/nothing`),
  ]
  const program = await sendForm(server, event, { form: 'x', email: 'eva@example.org' })

  for (const page of seen) {
    assert.deepEqual([page.status, page.headers['content-type']], [404, 'text/html; charset=utf-8'])
    assert.match(page.text, /<h1>There is nothing here<\/h1>/)
  }
  assert.deepEqual([program.status, program.body.message], [404, 'No entry found.'])
})

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

  assert.deepEqual([...asked, unsure].map(titleOf), Array(4).fill('Confirm your email address'))
  assert.deepEqual([head.status, before], [200, ['pending']])
  assert.deepEqual([first, second].map(titleOf), Array(2).fill('Your address is confirmed'))
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
  assert.match((await open(server, `${link}?saved=yes`)).text, /Your answer is saved\./)
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

  assert.equal(titleOf(form), 'Change your answer')
  assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
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

  assert.equal(titleOf(unsure), 'Your answer')
  assert.equal(data.body.email, 'eva@example.org')
  assert.deepEqual(data.body.payload, { name: 'Eva Example' })
  assert.equal(titleOf(erased), 'Your data has been erased')
  assert.equal((await open(server, link)).status, 404)
  const stored = await personalData(server, server.organization)
  assert.doesNotMatch(stored, /eva/i)
  const { snapshot } = (await server.get(`/statistics/rsvp/${event}`)).body
  assert.deepEqual([snapshot.entries, snapshot.people.confirmed], [{ confirmed: 0, undecided: 0, declined: 1 }, 0])
})

test('a second address from the same form is a separate sign-up', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 2 })
  const { form } = await formOf(server, event)

  const taken = []
  for (const email of ['typo@example.rog', 'right@example.org', 'right@example.org', 'third@example.org'])
    taken.push((await sendForm(server, event, { form, email })).status)

  assert.deepEqual(taken, [200, 200, 409, 409])
  assert.deepEqual(
    (await server.get(`/rsvp-answers/${event}`)).body.map(({ email }: { email: string }) => email),
    ['typo@example.rog', 'right@example.org'],
  )
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
  const later = await open(server, link)
  const lapsed = await open(server, unused)

  assert.deepEqual([page, unsure].map(titleOf), Array(2).fill('Confirm your email address'))
  assert.deepEqual([...confirmed, later].map(titleOf), Array(3).fill('Your address is confirmed'))
  assert.equal(lapsed.status, 404)
  assert.match(lapsed.text, new RegExp(`<a class="primary" href="/${event}#rsvp">`))
  assert.deepEqual(await statuses(server, event), ['confirmed'])
  assert.equal((await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people, 1)
})

test('sign-up for a past or cancelled event is refused; declining does not require the form fields', async (t) => {
  const server = await startServer(t)
  const fields = [{ type: 'text', name: 'name', required: true }]
  const event = await rsvpEvent(server, { fields, initial_confirmation: false })

  const declined = await signUp(server, event, { email: 'eva@example.org', status: 'declined' })
  await server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })
  const { form, state } = await formOf(server, event)
  const late = await sendForm(server, event, {
    form,
    email: 'tom@example.org',
    status: 'confirmed',
    payload: { name: 'x' },
  })

  assert.equal(declined.status, 200)
  assert.equal(state, 'closed')
  assert.deepEqual([late.status, late.body.details], [409, { reason: 'expired' }])
})

test('a form without a calendar event mentions no date', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, {}, { distribution: false })

  const page = await open(server, `/${event}`)
  const data = await server.request({ url: `/${event}/config.json` })
  const preview = await server.request({ url: `/${event}/preview.jpg` })

  for (const { text } of [page, data]) assert.doesNotMatch(text, /2027|May 1/)
  assert.deepEqual([page.status, data.body.dates, data.body.richData, preview.status], [200, [], null, 404])
})

test('when all seats are taken, an attendee can still decline', async (t) => {
  const server = await startServer(t)
  const [asked, joined] = [
    await rsvpEvent(server, { max: 1, initial_confirmation: false }),
    await rsvpEvent(server, { max: 1 }),
  ]
  for (const event of [asked, joined]) await signUp(server, event, { email: 'eva@example.org', status: 'confirmed' })

  const page = await open(server, `/${asked}`)
  const form = /name="form" value="([^"]+)"/.exec(page.text)![1]!
  server.advance(5000)
  const declined = await post(server, `/${asked}/rsvp`, { form, email: 'tom@example.org', status: 'declined' })

  assert.match(page.text, /All seats are taken/)
  assert.match(page.text, /name="status" value="declined"/)
  assert.doesNotMatch((await open(server, `/${joined}`)).text, /name="status"/)
  assert.equal(declined.headers.location, `/${asked}/rsvp/done/declined`)
  assert.deepEqual(await statuses(server, asked), ['confirmed', 'declined'])
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

  assert.match(before.text, /<strong>Yes<\/strong>/)
  assert.match(before.text, /name="status" value="declined"/)
  assert.deepEqual([back.status, declined.status], [409, 303])
  assert.match(after.text, /<strong>No<\/strong>/)
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
    assert.match(text, new RegExp(`href="/${event}\\?type=share"`))
  }
  for (const { status, text } of others) {
    assert.equal(status, 200)
    assert.doesNotMatch(text, /type=share/)
  }
})

test('every page around sign-ups names the time zone of the event', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'eva@example.org' })
  const link = await linkIn(server, event, 'rsvp_doi', 'confirm')

  const pages = [await open(server, link), await open(server, `/${event}/rsvp/access`)]
  pages.push(await open(server, `/${event}/rsvp/done/pending`), await post(server, link, { sure: 'yes' }))
  pages.push(await open(server, await linkIn(server, event, 'rsvp_thank_you', 'manage')))

  for (const { text } of pages)
    assert.match(text, /May 1, 2027, 6:00\s–\s9:30\sPM <span class="zone">Central European Summer Time<\/span>/)
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
    assert.match(page.text, /Answers that are not confirmed within an hour are removed\./)
    assert.doesNotMatch(page.text, /ask for a new one|name="email"/)
  }
  for (const { text } of pages)
    assert.match(text, new RegExp(`<a class="primary" href="/${event}#rsvp">Save my seat</a>`))
  assert.doesNotMatch(closed.text, /#rsvp/)
  for (const page of counts) {
    assert.equal(page.status, 200)
    assert.match(page.text, /<h1>Your address is confirmed<\/h1>/)
    assert.match(page.text, /name="email"/)
  }
})
