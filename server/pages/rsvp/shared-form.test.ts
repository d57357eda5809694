import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formOf, mailsOf, rsvpEvent } from '../../testing/attendee.ts'
import { type TestServer, startServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'
import { open } from '../../testing/visitor.ts'

test('visitors who open a form at the same time get the same one, in every language and in the button, and later a new one', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  let tokens: string[] = []

  await until(async () => {
    tokens = [await tokenOn(server, event, 'de'), await tokenOn(server, event, 'fr'), await tokenInData(server, event)]
    return new Set(tokens).size === 1
  })
  server.advance(500)
  const [later, laterInData] = [await tokenOn(server, event, 'de'), await tokenInData(server, event)]

  assert.match(tokens[0]!, /^[0-9a-z]+\.[\w-]{22}\.[\w-]{43}$/)
  assert.ok(!tokens.includes(later))
  assert.ok(!tokens.includes(laterInData))
})

test('what a link says about its visitor is on the page of nobody else', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await open(server, `/${event}`)
  await open(server, `/${event}`)

  const pages = await Promise.all([
    open(server, `/${event}?attendee=Eva|eva@example.org`),
    open(server, `/${event}`),
    open(server, `/${event}?attendee=tom@example.org`),
    open(server, `/${event}`),
  ])

  assert.deepEqual(
    pages.map(({ text }) => [text.includes('eva@example.org'), text.includes('tom@example.org')]),
    [
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ],
  )
})

test('sending a form again makes no second sign-up, but somebody else with the same form learns nothing from it', async (t) => {
  const server = await startServer(t, { TRUST_PROXY: '127.0.0.1' })
  const event = await rsvpEvent(server, { max: 1 })
  const { form } = await formOf(server, event)
  const send = (email: string, from: string) =>
    server.request({
      method: 'POST',
      url: `/${event}/rsvp`,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify({ form, email }),
    })

  const first = await send('ann@example.org', '192.0.2.1')
  const again = await send('Ann@example.org', '192.0.2.1')
  const mails = await mailsOf(server)
  const [asAnn, asTom] = [await send('ann@example.org', '192.0.2.2'), await send('tom@example.org', '192.0.2.2')]

  assert.deepEqual([first.status, first.body], [200, { status: 'success', message: 'confirmed' }])
  assert.deepEqual([again.status, again.body], [200, { status: 'success', message: 'confirmed' }])
  assert.equal(mails.length, 1)
  assert.deepEqual([asAnn.status, asAnn.body.message], [409, 'All seats are taken.'])
  assert.deepEqual(asAnn.body, asTom.body)
})

async function tokenOn(server: TestServer, event: string, language: string): Promise<string> {
  const { text } = await open(server, `/${event}`, 'android', { 'accept-language': language })
  return /name="form" value="([^"]+)"/.exec(text)![1]!
}

async function tokenInData(server: TestServer, event: string): Promise<string> {
  return (await server.request({ url: `/${event}/config.json` })).body.rsvp.form
}
