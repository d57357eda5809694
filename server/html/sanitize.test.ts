import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isClean, sanitize, sanitizeWithParser } from './sanitize.ts'

test('a relative link loses its address', () => {
  for (const href of ['/rel', 'foo', '#top', '?x', '/%5cevil.example', '//evil.example/', '\\\\evil.example'])
    assert.equal(sanitize(`<a href="${href}">x</a>`), '<a>x</a>', href)
  assert.equal(sanitize('<a href="tel:+4912345">x</a>'), '<a href="tel:+4912345">x</a>')
})

test('words around stripped tags stay separated', () => {
  for (const [html, clean] of [
    ['Line1<br>Line2', 'Line1\nLine2'],
    ['<p>a<br/><br />b</p>', '<p>a\nb</p>'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\nb\nc'],
    ['a<hr>b', 'a\nb'],
    ['<li>a<div>b</div>c</li>', '<li>a\nb\nc</li>'],
    ['<p>a</p><table><td>b</table><p>c</p>', '<p>a</p>\nb\n<p>c</p>'],
    ['one<span>two</span><b>three</b>', 'onetwothree'],
  ] as const) {
    assert.equal(sanitize(html), clean, html)
  }
})

test('stripped blocks of text become paragraphs, but never inside another element', () => {
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
    assert.equal(sanitize(html), clean, html)
    assert.equal(sanitize(clean), clean, 'sanitising twice changes nothing')
  }
})

test('text without tags stays unchanged', () => {
  for (const text of ['  a\n\n b ', '', '1 &lt; 2\n\n&amp; 3  ']) assert.equal(sanitize(text), text)
})

test('entities cannot smuggle in control characters', () => {
  assert.equal(sanitize('a&#7;b&#13;&#10;c&#13;d&#127;'), 'ab\nc\nd')
  assert.equal(sanitize('<a href="java&#127;script:x()">e</a>'), '<a>e</a>')
})

test('only allowed tags remain of any markup, no paragraph is nested, and a second pass changes nothing', () => {
  const tags = '<br>|</br>|<div>|</div>|<td>|</td>|<tr>|<h5>|</h5>|</p>|<ul><li>|</ul>|<u>|</u>|<h2>|</h2>|<blockquote>'
  const part = fc.constantFrom(...tags.split('|'), 'a', ' ', '<', '<a href="https://example.org/">', '</a>')

  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (markup) => {
      const clean = sanitize(markup.join(''))

      assert.equal(sanitize(clean), clean)
      assert.match(clean, /^(?:[^<]|<\/?(?:p|h2|ul|li|u|a)>|<a href="https:\/\/example.org\/">)*$/)
      assert.doesNotMatch(clean, /<p>(?:[^<]|<(?!\/p>))*<p>/)
    }),
    { seed: 20_261_115, numRuns: 500 },
  )
})

test('markup that counts as clean is what the parser leaves unchanged', () => {
  const tags = 'p|strong|em|u|h1|h4|ul|ol|li'.split('|').flatMap((tag) => [`<${tag}>`, `</${tag}>`])
  const wrapped = fc.letrec((tie) => ({
    markup: fc.array(fc.oneof(tie('text'), tie('element')), { maxLength: 4 }).map((parts) => parts.join('')),
    text: fc.constantFrom('a', ' ', '&amp;', '\n', 'ü', '&lt;'),
    element: fc
      .tuple(fc.constantFrom('p', 'strong', 'em', 'h2', 'ul', 'ol', 'li'), tie('markup'))
      .map(([tag, inside]) => `<${tag}>${String(inside)}</${tag}>`),
  }))
  const loose = fc.array(fc.constantFrom(...tags, 'a', ' ', '&amp;', '&', '<', '>', '<p >', '<b>'), { maxLength: 12 })
  let clean = 0

  fc.assert(
    fc.property(
      fc.oneof(
        wrapped.markup as fc.Arbitrary<string>,
        loose.map((parts) => parts.join('')),
      ),
      (markup) => {
        if (!isClean(markup)) return
        clean += 1
        assert.equal(sanitizeWithParser(markup), markup)
      },
    ),
    { seed: 20_261_115, numRuns: 5000 },
  )
  assert.ok(clean > 500)
  for (const markup of ['<p>a <strong>b</strong></p><ul><li>c</li><li>d</li></ul>', 'a &amp; b', '<h1>a</h1><p>b</p>'])
    assert.equal(isClean(markup), true, markup)
})
