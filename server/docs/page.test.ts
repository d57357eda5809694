import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'

test('the page can look up what a key allows, and learns nothing about an invalid one', async (t) => {
  const server = await startServer(t)
  const ask = async (method: 'GET' | 'POST', key: string) => {
    const answer = await server.request({ method, url: '/docs/key', headers: { authorization: key } })
    return [answer.status, answer.body]
  }
  const [read, write] = [await server.withKey({ scope: 'read' }), await server.withKey({ scope: 'write' })]
  const refused = [401, { status: 'error', message: 'Not authenticated.' }]

  assert.deepEqual(await ask('GET', server.key), [200, { scope: 'read-write' }])
  assert.deepEqual(await ask('GET', read.key), [200, { scope: 'read' }])
  assert.deepEqual(await ask('POST', read.key), refused)
  assert.deepEqual(await ask('GET', write.key), refused)
  assert.deepEqual(await ask('POST', write.key), [200, { scope: 'write' }])
  assert.deepEqual(await ask('GET', `kal_000000000000_${'x'.repeat(43)}`), refused)
  assert.deepEqual(await ask('POST', 'nonsense'), refused)
})

test('the page works with and without a trailing slash', async (t) => {
  const server = await startServer(t)

  const [page, withSlash] = await Promise.all(['/docs', '/docs/'].map((url) => server.request({ url })))

  assert.equal(page!.status, 200)
  assert.equal(page!.headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(withSlash!.text, page!.text)
})

test('the page loads only what this server serves', async (t) => {
  const server = await startServer(t)

  const { headers, text } = await server.request({ url: '/docs' })
  const linked = [...text.matchAll(/(?:src|href)="(\/docs\/[^"]+\.\w+)"/g)].map((match) => match[1]!)
  const own = linked.filter((url) => !url.includes('swagger-ui'))
  const texts = await Promise.all(own.map(async (url) => (await server.request({ url })).text))

  assert.equal(
    headers['content-security-policy'],
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  assert.doesNotMatch(text, /<script(?![^>]* src=)|<style| style="| on[a-z]+="/)
  assert.equal(own.length, 2)
  for (const source of [text, ...texts]) {
    const withoutNames = source.replaceAll(/http(:|%3A)(\/|%2F){2}www\.w3\.org/g, '')
    assert.doesNotMatch(withoutNames, /https?(:|%3A)|(['"(]|%2F)\/\/\w/)
  }
})

test("browsers may cache the page's files for ever, because each version has its own address", async (t) => {
  const server = await startServer(t)
  const { text, headers } = await server.request({ url: '/docs' })
  const files = [...text.matchAll(/(?:src|href)="(\/docs\/[^"]+\.\w+)"/g)].map((match) => match[1]!)

  assert.equal(headers['cache-control'], 'no-cache')
  assert.equal(files.length, 3)
  for (const url of files) {
    const answer = await server.request({ url })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.match(answer.headers['content-type']!, url.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
    assert.equal((await server.request({ url: url.replace(/-\w+(?=\.)/, '-AAAAAAAA') })).status, 404)
  }
})
