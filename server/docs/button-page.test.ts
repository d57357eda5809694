import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'

test('the page of the button runs nothing but what the server itself serves, and only it may frame the preview', async (t) => {
  const server = await startServer(t)

  const [page, preview, sample] = await Promise.all(
    ['/docs/button', '/docs/button/preview', '/docs/button/sample'].map((url) => server.request({ url })),
  )

  assert.equal(
    page!.headers['content-security-policy'],
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  // A style sheet of one's own may be tried there.
  assert.equal(
    preview!.headers['content-security-policy'],
    "default-src 'none'; script-src 'self'; style-src 'self' http: https:; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  )
  for (const { status, text } of [page!, preview!, sample!]) {
    assert.equal(status, 200)
    assert.doesNotMatch(text, /<script(?![^>]* src=)|<style| style="| on[a-z]+="/)
  }
})

test('the hash of the pinned script is that of the file behind its address', async (t) => {
  const server = await startServer(t)

  const { text } = await server.request({ url: '/docs/button' })
  const [, pinned, integrity] = /data-pinned="([^"]+)"\s+data-integrity="([^"]+)"/.exec(text)!
  const file = await server.request({ url: pinned! })

  assert.match(pinned!, /^\/button\/button-[\w-]+\.js$/)
  assert.equal(integrity, `sha384-${createHash('sha384').update(file.text).digest('base64')}`)
})

test('the reference and the page of the button lead to each other', async (t) => {
  const server = await startServer(t)

  for (const url of ['/docs', '/docs/button', '/docs/button/']) {
    const { text } = await server.request({ url })
    assert.match(text, /<a class="quiet page" href="\/docs"/)
    assert.match(text, /<a class="quiet page" href="\/docs\/button"/)
  }
})
