import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sanitize } from './sanitize.ts'

test('a link that leads nowhere by itself loses its address', async () => {
  for (const href of ['/rel', 'foo', '#top', '?x', '/%5cevil.example', '//evil.example/', '\\\\evil.example'])
    assert.equal(await sanitize(`<a href="${href}">x</a>`), '<a>x</a>', href)
  assert.equal(await sanitize('<a href="tel:+4912345">x</a>'), '<a href="tel:+4912345">x</a>')
})

test('the words of stripped tags stay apart', async () => {
  for (const [html, clean] of [
    ['Line1<br>Line2', 'Line1\nLine2'],
    ['<p>a<br/><br />b</p>', '<p>a\nb</p>'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\nb\nc'],
    ['a<hr>b', 'a\nb'],
    ['<li>a<div>b</div>c</li>', '<li>a\nb\nc</li>'],
    ['<p>a</p><table><td>b</table><p>c</p>', '<p>a</p>\nb\n<p>c</p>'],
    ['one<span>two</span><b>three</b>', 'onetwothree'],
  ] as const) {
    assert.equal(await sanitize(html), clean, html)
  }
})

test('stripped blocks of text become paragraphs, never inside another element', async () => {
  for (const [html, clean] of [
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['a<div>b <strong>c</strong><br>d</div>', 'a<p>b <strong>c</strong>\nd</p>'],
    ['<section><h5>a</h5><div>b</div></section>', '<p>a</p><p>b</p>'],
    ['<div><p>a</p></div>', '<p>a</p>'],
    ['<div>a<ul><li>b</li></ul></div>', 'a<ul><li>b</li></ul>'],
    ['<p>a<div>b</div>', '<p>a</p><p>b</p>'],
    ['<strong>a<div>b</div></strong>', '<strong>a\nb\n</strong>'],
    ['<div>a</div><div><br></div><div>b</div>', '<p>a</p>\n<p>b</p>'],
    ['<div>a<div>b</div>c</div>', 'a<p>b</p>c'],
  ] as const) {
    assert.equal(await sanitize(html), clean, html)
    assert.equal(await sanitize(clean), clean, 'what is stored stays as it is')
  }
})

test('text without tags is not touched', async () => {
  for (const text of ['  a\n\n b ', '', '1 &lt; 2\n\n&amp; 3  ']) assert.equal(await sanitize(text), text)
})

test('entities cannot bring in control characters', async () => {
  assert.equal(await sanitize('a&#7;b&#13;&#10;c&#13;d&#127;'), 'ab\nc\nd')
  assert.equal(await sanitize('<a href="java&#127;script:x()">e</a>'), '<a>e</a>')
})

test('of any markup only allowed tags remain, no paragraph is made in another, and it stays as it is', async () => {
  const tags = '<br>|</br>|<div>|</div>|<td>|</td>|<tr>|<h5>|</h5>|</p>|<ul><li>|</ul>|<u>|</u>|<h2>|</h2>|<blockquote>'
  const part = fc.constantFrom(...tags.split('|'), 'a', ' ', '<', '<a href="https://example.org/">', '</a>')

  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 30 }), async (markup) => {
      const clean = await sanitize(markup.join(''))

      assert.equal(await sanitize(clean), clean)
      assert.match(clean, /^(?:[^<]|<\/?(?:p|h2|ul|li|u|a)>|<a href="https:\/\/example.org\/">)*$/)
      assert.doesNotMatch(clean, /<p>(?:[^<]|<(?!\/p>))*<p>/)
    }),
    { seed: 20_261_115, numRuns: 500 },
  )
})
