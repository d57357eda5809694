import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStatus } from '../events/status.ts'
import { rsvpEvent } from '../testing/attendee.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { linksIn, newEvent, open, party, titleOf } from '../testing/visitor.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

test('an unknown path gets a page for people and JSON for programs', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)

  for (const path of [
    `/${prokey}/nothing`,
    `/${prokey}/o`,
    `/${prokey}/a/b/c`,
    `/${nobody}/x`,
    `/${nobody}`,
    '/nothing',
  ]) {
    const page = await open(server, path, undefined, { 'accept-language': 'fr' })
    assert.equal(page.status, 404, path)
    assert.match(page.headers['content-type']!, /^text\/html/, path)
    assert.match(page.text, /<html lang="fr"[^]*<p class="sign">/, path)
    assert.doesNotMatch(page.text, /nothing/, path)
    const answer = await server.request({ url: path })
    assert.deepEqual([path, answer.status, answer.body.status], [path, 404, 'error'])
  }
  assert.equal((await server.request({ method: 'POST', url: `/${prokey}/nothing` })).status, 404)
  const api = await server.request({ url: '/v1/nothing', headers: { accept: 'text/html', authorization: server.key } })
  assert.match(api.headers['content-type']!, /^application\/json/)
})

test('an unpublished event tells people so, and reveals nothing else', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  await setStatus(server.context, server.actor.by, prokey, 'draft')

  for (const path of [
    `/${prokey}`,
    `/${prokey.toUpperCase()}`,
    `/${prokey}/o/google`,
    `/${prokey}/cta`,
    `/${prokey}/x`,
  ]) {
    const page = await open(server, path)
    assert.equal(page.status, 404, path)
    assert.match(page.text, /<h1>This event is not public<\/h1>/, path)
    assert.doesNotMatch(page.text, /Summer party/, path)
    assert.deepEqual((await server.request({ url: path })).body, { status: 'error', message: 'No entry found.' }, path)
  }
  await server.delete(`/event/${prokey}`)
  assert.match((await open(server, `/${prokey}`)).text, /<h1>Page not found<\/h1>/)
})

test('a sign-up form that is too large gets a page for people and JSON for programs', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  const send = (accept: string, length: number) =>
    server.request({
      method: 'POST',
      url: `/${event}/rsvp`,
      headers: { accept, 'accept-language': 'de', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `email=eva%40example.org&name=${'x'.repeat(length)}`,
    })

  const page = await send('text/html', 70_000)
  const program = await send('*/*', 70_000)

  assert.equal(page.status, 413)
  assert.match(page.text, /<html lang="de"[^]*<h1>Dieses Formular ist zu groß<\/h1>[^]*Es wurde nichts gespeichert\./)
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'/)
  assert.deepEqual([program.status, program.body.status], [413, 'error'])
  assert.notEqual((await send('text/html', 60_000)).status, 413)
  assert.deepEqual((await server.get(`/rsvp-answers/${event}`)).body, [])
})

test('the call to action also follows when one of several dates is added', async (t) => {
  const server = await startServer(t)
  const cta_block = await newCta(server, 'text')
  const dates = [party, { ...party, startDate: '2027-05-08' }]
  const [followed, alone, none] = [
    await newEvent(server, { dates, cta: true, cta_block }),
    await newEvent(server, { dates }),
    await newEvent(server, { dates, cta: true, cta_block: await newCta(server, 'none') }),
  ]

  const page = await open(server, `/${followed}/add?date=2`)

  assert.equal(titleOf(page), 'Add to calendar')
  assert.match(page.text, new RegExp(`<a class="primary" href="/${followed}/cta">Continue</a>`))
  assert.match(page.text, /date=2" class=""\s+data-calendar="google"\s+target="_blank"/)
  assert.doesNotMatch(page.text, /data-calendar="ical"\s+target/)
  assert.equal((await open(server, `/${followed}/cta`)).status, 200)
  for (const prokey of [alone, none]) {
    const other = await open(server, `/${prokey}/add?date=2`)
    assert.doesNotMatch(other.text, /Continue|<script|target="_blank"/)
    assert.equal(linksIn(other).length, 7)
  }
})

async function newCta(server: TestServer, type: string): Promise<number> {
  return Number((await server.post('/cta-block', { name: 'x', type, headline: 'See you there' })).body.id)
}
