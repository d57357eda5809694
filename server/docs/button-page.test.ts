import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'

test('the button page runs only scripts from this server, and only it may frame the preview', async (t) => {
  const server = await startServer(t)

  const [page, preview, sample] = await Promise.all(
    ['/docs/button', '/docs/button/preview', '/docs/button/sample'].map((url) => server.request({ url })),
  )

  assert.equal(
    page!.headers['content-security-policy'],
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  // Users may try their own style sheet there.
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

test('the integrity hash of the pinned script matches the served file', async (t) => {
  const server = await startServer(t)

  const { text } = await server.request({ url: '/docs/button' })
  const [, pinned, integrity] = /data-pinned="([^"]+)"\s+data-integrity="([^"]+)"/.exec(text)!
  const file = await server.request({ url: pinned! })

  assert.match(pinned!, /^\/button\/button-[\w-]+\.js$/)
  assert.equal(integrity, `sha384-${createHash('sha384').update(file.text).digest('base64')}`)
})

test('the API reference and the button page link to each other', async (t) => {
  const server = await startServer(t)

  for (const url of ['/docs', '/docs/button', '/docs/button/']) {
    const { text } = await server.request({ url })
    assert.match(text, /<a class="quiet page" href="\/docs"/)
    assert.match(text, /<a class="quiet page" href="\/docs\/button"/)
  }
})
