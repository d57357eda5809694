import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html } from './html.ts'

test('text is escaped, in elements and in attributes', () => {
  const name = `"><script>alert('&')</script>`

  const markup = html`<a title="${name}">${name}</a>`

  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;'
  assert.equal(String(markup), `<a title="${escaped}">${escaped}</a>`)
})

test('markup inside markup is not escaped again, in lists as well', () => {
  const entries = ['<', 'b'].map((text) => html`<i>${text}</i>`)

  const markup = html`<b>${entries}</b>${['<', 1]}`

  assert.equal(String(markup), '<b><i>&lt;</i><i>b</i></b>&lt;1')
})

test('null, undefined and false render nothing, but zero is shown', () => {
  assert.equal(String(html`[${null}${undefined}${false}${0}${''}]`), '[0]')
})

test('an object that only looks like markup is not trusted', () => {
  const forged = { toString: () => '<script>' } as unknown as string

  assert.throws(() => html`${forged}`, TypeError)
})
