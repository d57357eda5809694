import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookieName } from '../accounts/sessions/sessions.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

test('the document of the application begins in the scheme that the browser chose', async (t) => {
  const server = await startServer(t)
  const { token } = await signedIn(server, 'viewer')
  const opening = async (more = '') => {
    const cookie = `${cookieName(server.context.settings)}=${token}${more}`
    const { text } = await server.request({ method: 'GET', url: '/app', headers: { accept: 'text/html', cookie } })
    return [/ data-scheme="\w+"/.exec(text)?.[0], /<meta name="color-scheme"[^>]*>/.exec(text)?.[0]]
  }

  assert.deepEqual(await opening(), [undefined, '<meta name="color-scheme" content="light dark" />'])
  assert.deepEqual(await opening('; kalends-scheme=dark'), [
    ' data-scheme="dark"',
    '<meta name="color-scheme" content="dark" />',
  ])
  assert.deepEqual(await opening('; kalends-scheme=light'), [
    ' data-scheme="light"',
    '<meta name="color-scheme" content="light" />',
  ])
  assert.deepEqual(await opening('; kalends-scheme="><script>'), [
    undefined,
    '<meta name="color-scheme" content="light dark" />',
  ])
})
