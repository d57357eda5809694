import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'
import { openTab, textIn } from '../testing/tab.ts'

test('a form that is too large is refused with a page', async (t) => {
  const server = await startServer(t)
  const tab = openTab(server)

  const large = await tab.post('/app/sign-in', { email: 'ann@example.org', password: 'x'.repeat(70_000) })
  const allowed = await tab.post('/app/sign-in', { email: 'ann@example.org', password: 'x'.repeat(60_000) })

  assert.equal(large.status, 413)
  assert.match(String(large.headers['content-type']), /^text\/html/)
  assert.equal(
    textIn(large),
    'This form is too large Nothing was saved. Go back and shorten what you entered. Back to sign-in',
  )
  assert.equal(allowed.status, 400)
})

test('an unknown address below /app has a page of its own; programs get JSON', async (t) => {
  const server = await startServer(t)
  const tab = openTab(server)

  const unknown = [await tab.get('/app/nope'), await tab.get('/app/nope/more?x=1')]
  const german = await tab.get('/app/nope', { 'accept-language': 'de' })
  const others = [await tab.get('/apple'), await tab.get('/app/v1/nope'), await server.request({ url: '/app/nope' })]

  for (const page of unknown) {
    assert.equal(page.status, 404)
    assert.equal(textIn(page), 'This page does not exist Check the address for typos, or start again. Continue')
    assert.equal(page.headers['cache-control'], 'no-store')
  }
  assert.match(textIn(german), /^Diese Seite gibt es nicht /)
  assert.match(others[0]!.text, /<h1>Page not found<\/h1>/)
  for (const answer of others.slice(1)) assert.match(String(answer.headers['content-type']), /^application\/json/)
})
