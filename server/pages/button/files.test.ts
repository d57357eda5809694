import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { buttonStyles, languages } from '@kalends/contract'
import { startServer } from '../../testing/server.ts'
import { party } from '../../testing/visitor.ts'

const brotli = { 'accept-encoding': 'br' }

test('any page may load the button, and gets a new version within the hour', async (t) => {
  const server = await startServer(t)

  const { status, headers } = await server.request({ url: '/button.js' })
  const unchanged = await server.request({ url: '/button.js', headers: { 'if-none-match': headers.etag! } })

  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['referrer-policy'], 'no-referrer')
  assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
  assert.equal(headers['cache-control'], 'public, max-age=3600, stale-while-revalidate=86400')
  assert.equal(unchanged.status, 304)
})

test('the button asks browsers to compile it as a whole, because nearly all of it runs at once', async (t) => {
  const server = await startServer(t)
  const { prokey } = await server.client.event.create({ new_event_group_name: 'Concerts', dates: [party] })

  for (const url of ['/button.js', `/${prokey}/button.js`]) {
    const { text } = await server.request({ url })
    assert.equal(text.split('\n')[0], '//# allFunctionsCalledOnLoad', url)
  }
})

test('files that the button loads on demand have their version in the name, and may be cached for ever', async (t) => {
  const server = await startServer(t)
  const { text } = await server.request({ url: '/button.js' })
  const names = [...new Set([...text.matchAll(/"\/button\/([\w-]+)\.js"/g)].map((match) => match[1]!))]

  assert.deepEqual(
    names.map((name) => name.replace(/-[A-Z0-9]{8}$/, '')).toSorted(),
    [
      'actions', 'attribute-warning', 'card', 'cta', 'date-card', 'dates', 'dialog', 'fields', 'form', 'list', 'marks', 'modal', 'overview',
      'sign-up', 'ticket', 'words',
      ...languages.filter((language) => language !== 'en'),
      ...languages.map((language) => `ticket-${language}`),
      ...buttonStyles.filter((style) => !['default', 'custom', 'date'].includes(style)),
    ].toSorted(), // oxfmt-ignore
  )
  for (const name of names) {
    const { status, headers } = await server.request({ url: `/button/${name}.js` })
    assert.deepEqual([status, headers['cache-control']], [200, 'public, max-age=31536000, immutable'], name)
    assert.equal(headers['access-control-allow-origin'], '*', name)
  }
})

test('a page with a button of an older version gets the current parts, but does not cache them for ever', async (t) => {
  const server = await startServer(t)

  const old = await server.request({ url: '/button/date-card-00000000.js' })
  const unknown = await server.request({ url: '/button/nothing-00000000.js' })

  assert.deepEqual([old.status, old.headers['cache-control']!.includes('immutable')], [200, false])
  assert.equal(unknown.status, 404)
})

test('the first load has at most 12 KB, and every style, language or dialog at most 3 KB more', async (t) => {
  const server = await startServer(t)
  const sizeOf = async (path: string) => {
    const { rawPayload, headers } = await server.app.inject({ url: path, headers: brotli })
    assert.equal(headers['content-encoding'], 'br', path)
    return { size: rawPayload.length, text: brotliDecompressSync(rawPayload).toString() }
  }

  const main = await sizeOf('/button.js')
  assert.ok(main.size <= 12_000, `/button.js has ${main.size} bytes`)
  for (const [, path] of main.text.matchAll(/"(\/button\/[\w-]+\.js)"/g)) {
    const { size } = await sizeOf(path!)
    assert.ok(size <= 3000, `${path} has ${size} bytes`)
  }
})

test('without custom elements, as in server-side rendering, loading it does nothing', async (t) => {
  const server = await startServer(t)
  const { text } = await server.request({ url: '/button.js' })
  const globals = { document: { currentScript: { src: 'https://kalends.example/button.js' } } }

  runInNewContext(text, globals)

  assert.deepEqual(Object.keys(globals), ['document'])
})
