import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailsOf, faultsIn, formOf, mailsOf, postForm, rsvpEvent, sendForm, signUp } from '../testing/attendee.ts'
import { type Answer, type TestServer, startServer } from '../testing/server.ts'

const newForm = async (server: TestServer, event: string): Promise<string> =>
  (await server.request({ url: `/${event}/config.json` })).body.rsvp.form

test('a form that is sent too fast is held and accepted after the minimum time', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const form = await newForm(server, event)

  server.advance(1200)
  const fast = await sendForm(server, event, { form, email: 'quick@example.org' })

  assert.deepEqual([fast.status, fast.body], [200, { status: 'success', message: 'confirmed' }])
  assert.deepEqual(await emailsOf(server, event), ['quick@example.org'])
  assert.equal((await mailsOf(server)).length, 1)
})

test('a few hundred forms that are sent too fast are held; the others get a Retry-After and are stored on retry', async (t) => {
  const server = await startServer(t, { RSVP_PER_NETWORK: '1000' })
  const event = await rsvpEvent(server)
  server.stopClock()
  const forms: string[] = []
  for (let n = 0; n < 320; n += 1) forms.push(await newForm(server, event))
  const send = (form: string, n: number) => sendForm(server, event, { form, email: `guest-${n}@example.org` })

  // No hold ends before all have arrived, however slow the machine is.
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const sending: Promise<Answer>[] = []
  for (const [n, form] of forms.entries()) {
    sending.push(send(form, n))
    await new Promise(setImmediate)
  }
  const refused = await Promise.all(sending.slice(300))
  const form = await newForm(server, event)
  const page = await postForm(server, `/${event}/rsvp`, { form, email: 'eva@example.org' })
  t.mock.timers.tick(2000)
  t.mock.timers.reset()
  const waited = await Promise.all(sending.slice(0, 300))
  const resent = /name="form" value="([^"]+)"/.exec(page.text)![1]!
  const atOnce = await postForm(server, `/${event}/rsvp`, { form: resent, email: 'eva@example.org' })
  server.advance(2000)
  const again = await Promise.all(forms.slice(300).map((each, n) => send(each, 300 + n)))

  assert.deepEqual(new Set(waited.map(({ status }) => status)), new Set([200]))
  for (const answer of refused) {
    assert.deepEqual([answer.status, answer.headers['retry-after']], [429, '2'])
    assert.equal(answer.headers['access-control-expose-headers'], 'retry-after')
    assert.equal(answer.body.message, 'The form was sent too soon after it was loaded. Send it again in 2 seconds.')
  }
  assert.deepEqual([page.status, page.headers['retry-after']], [429, '2'])
  assert.match(page.text, /That didn&#39;t go through\. Please send it once more\./)
  assert.match(page.text, /<form [^>]*data-again="2"/)
  assert.match(page.text, /value="eva@example\.org"/)
  assert.deepEqual([atOnce.status, atOnce.headers.location!.split('?')[0]], [303, `/${event}/rsvp/done/confirmed`])
  assert.deepEqual(new Set(again.map(({ status }) => status)), new Set([200]))
  assert.equal((await emailsOf(server, event)).length, 321)
})

test('people are not refused, and no form is dropped, if the clocks of servers differ', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)

  for (const seconds of [90, -90, -7200, -31_536_000]) {
    const form = await newForm(server, event)
    server.turnClock(seconds * 1000)
    const email = `guest${seconds}@example.org`
    const { status, text } = await sendForm(server, event, { form, email })

    assert.equal(status, 200, text)
    assert.equal((await emailsOf(server, event)).at(-1), email)
    server.turnClock(seconds * -1000)
  }
  const { form } = await formOf(server, event)
  server.advance(86_400_000 + 80_000)
  assert.equal((await sendForm(server, event, { form, email: 'slow@example.org' })).status, 200)
})

test('a form with the hidden field filled in is refused with the reason', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const { form } = await formOf(server, event)

  const trapped = await sendForm(server, event, { form, email: 'eva@example.org', website: 'http://spam.example' })
  const none = await emailsOf(server, event)
  const cleared = await sendForm(server, event, { form, email: 'eva@example.org', website: '' })

  assert.equal(trapped.status, 400)
  assert.deepEqual(trapped.body.details.errors, [
    {
      field: 'website',
      message: 'website must be empty: people do not see this field. Clear it and send the form again.',
    },
  ])
  assert.deepEqual(none, [])
  assert.equal(cleared.status, 200)
  assert.deepEqual(await emailsOf(server, event), ['eva@example.org'])
})

test('a network may send a limited number of RSVPs in ten minutes; mistakes do not count, but have a separate limit', async (t) => {
  const server = await startServer(t, { RSVP_PER_NETWORK: '2' })
  const event = await rsvpEvent(server)
  const statusOf = async (email: string) => (await signUp(server, event, { email })).status
  const mistakes = []
  for (let n = 0; n < 15; n += 1) mistakes.push(await statusOf('no address'))

  const taken = [await statusOf('eva@example.org'), await statusOf('tom@example.org')]
  const refused = await statusOf('ann@example.org')
  server.advance(600_000)
  const later = await statusOf('ann@example.org')
  const many = []
  for (let n = 0; n < 21; n += 1) many.push(await statusOf('no address'))

  assert.deepEqual(new Set(mistakes), new Set([400]))
  assert.deepEqual([...taken, refused, later], [200, 200, 429, 200])
  assert.deepEqual([new Set(many.slice(0, 20)), many[20]], [new Set([400]), 429])
})

test('the networks of one IPv6 site share a limit that is twice as high', async (t) => {
  const server = await startServer(t, { RSVP_PER_NETWORK: '2', TRUST_PROXY: '127.0.0.1' })
  const event = await rsvpEvent(server)
  const statusFrom = async (address: string, email = `${address.replaceAll(':', '-')}@example.org`) => {
    const { form } = await formOf(server, event)
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const payload = JSON.stringify({ form, email })
    return (await server.request({ method: 'POST', url: `/${event}/rsvp`, headers, payload })).status
  }
  const mistakes = []
  for (let n = 0; n < 5; n += 1) mistakes.push(await statusFrom(`2001:db8:1:${n}::1`, 'no address'))

  const same = []
  for (let n = 0; n < 5; n += 1) same.push(await statusFrom(`2001:db8:1:${n}::1`))
  const other = await statusFrom('2001:db8:2:1::1')

  assert.deepEqual(mistakes, [400, 400, 400, 400, 400])
  assert.deepEqual(same, [200, 200, 200, 200, 429])
  assert.equal(other, 200)
})

test('a form without its token, with that of another event, or of yesterday is refused', async (t) => {
  const server = await startServer(t)
  const [event, other] = [await rsvpEvent(server), await rsvpEvent(server)]
  const { form } = await formOf(server, other)
  const old = (await formOf(server, event)).form
  server.advance(86_400_000 + 300_000)

  for (const token of [undefined, '', 'x', form, old])
    assert.deepEqual(faultsIn(await sendForm(server, event, { form: token, email: 'a@example.org' })), ['form'])
})
