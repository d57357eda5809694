import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formOf, linkIn, postForm as post, rsvpEvent, sendForm, signUp } from '../../testing/attendee.ts'
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

  assert.deepEqual([sent.status, sent.headers.location!.split('?')[0]], [303, `/${event}/rsvp/done/confirmed`])
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
  assert.deepEqual([sent.status, sent.headers.location!.split('?')[0]], [303, `/${event}/rsvp/done/confirmed`])
  assert.equal(titleOf(done), 'You&#39;re going')
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
    assert.match(page.text, /<h1>Page not found<\/h1>/)
  }
  assert.deepEqual([program.status, program.body.message], [404, 'No entry found.'])
})

test('a second address from the same form is a separate sign-up', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 2 })
  const { form } = await formOf(server, event)

  const taken = []
  for (const email of ['typo@example.rog', 'right@example.org', 'right@example.org', 'third@example.org'])
    taken.push((await sendForm(server, event, { form, email })).status)

  assert.deepEqual(taken, [200, 200, 200, 409])
  assert.deepEqual(
    (await server.get(`/rsvp-answers/${event}`)).body.map(({ email }: { email: string }) => email),
    ['typo@example.rog', 'right@example.org'],
  )
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

test('with distribution off, the form mentions no date', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, {}, { distribution: false })

  const page = await open(server, `/${event}`)
  const data = await server.request({ url: `/${event}/config.json` })

  for (const { text } of [page, data]) assert.doesNotMatch(text, /2027|May 1/)
  assert.deepEqual([page.status, data.body.dates, data.body.richData], [200, [], null])
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
  assert.equal(declined.headers.location!.split('?')[0], `/${asked}/rsvp/done/declined`)
  assert.deepEqual(await statuses(server, asked), ['confirmed', 'declined'])
})

test('the page after declining says so when no seats are left, and what can be done then', async (t) => {
  const server = await startServer(t)
  const after = async (template: object, email: string) => {
    const event = await rsvpEvent(server, { max: 1, initial_confirmation: false, ...template })
    await signUp(server, event, { email, status: 'confirmed' })
    return (await open(server, `/${event}/rsvp/done/declined`)).text
  }

  assert.match(await after({}, 'eva@example.org'), /All seats are taken.*A seat may become free if someone cancels/s)
  assert.match(await after({ waiting_list: true }, 'eva@example.org'), /All seats are taken.*Join the waiting list/s)
  assert.doesNotMatch(await after({ max: 2 }, 'eva@example.org'), /All seats are taken/)
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
    assert.match(text, /May 1, 2027.{1,40}6:00\s–\s9:30\sPM(<\/span> ·)? (<span class="zone">)?CEST/s)
})
