import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, startServer } from '../testing/server.ts'

const style = { name: 'x', options: ['ical'] }

function faultyFields(answer: Answer): string[] {
  assert.equal(answer.status, 400, answer.text)
  return answer.body.details.errors.map((error: { field: string }) => error.field)
}

test('text must be valid Unicode without control characters', async (t) => {
  const server = await startServer(t)

  for (const name of ['"a\\u0000b"', '"x\\ud800y"', '"a\\u0007b"', '"a\\nb"', '"a\\u0085b"', '"\\u2028"', '""']) {
    const answer = await server.post('/style', `{"options":["ical"],"name":${name}}`)
    assert.deepEqual(faultyFields(answer), ['name'])
  }
  const allowed = await server.post('/cta-block', { name: 'x', type: 'text', text: 'Two\nlines\tand a tab' })
  assert.equal(allowed.status, 201)
})

test('lines of a long text may end in CRLF or CR and are stored with LF; a short text has one line', async (t) => {
  const server = await startServer(t)

  const { id } = await server.client.landingpage.create({
    name: 'x',
    intro: 'a\r\nb\rc\nd',
    legal: '<p>a\r\n\r\nb</p>',
  })
  const { prokey } = await server.client.group.create({ name: 'x', internal_note: 'a\r\nb\rc' })

  const { intro, legal } = await server.client.landingpage.read(id)
  assert.deepEqual([intro, legal], ['a\nb\nc\nd', '<p>a\n\nb</p>'])
  assert.equal((await server.client.group.read(prokey)).internal_note, 'a\nb\nc')
  assert.deepEqual(faultyFields(await server.post('/style', { ...style, name: 'a\r\nb' })), ['name'])
})

test('a short text has at most 500 code points in any script', async (t) => {
  const server = await startServer(t)
  const start = '👨‍👩‍👧 سلام שלום e\u0301 '
  const full = start + '🎉'.repeat(500 - Array.from(start).length)

  const { id } = await server.client.style.create({ name: full, options: ['ical'] })

  assert.equal(Array.from(full).length, 500)
  assert.equal((await server.client.style.read(id)).name, full)
  assert.deepEqual(faultyFields(await server.post('/style', { ...style, name: `${full}x` })), ['name'])
  assert.deepEqual(faultyFields(await server.post('/landingpage', { name: 'x', intro: 'x'.repeat(20_001) })), ['intro'])
  assert.deepEqual(
    faultyFields(
      await server.post('/cta-block', {
        name: 'x',
        type: 'form',
        fields: Array.from({ length: 51 }, () => ({ type: 'label' })),
      }),
    ),
    ['fields'],
  )
})

test('HTML is reduced to the allowed tags when it is stored', async (t) => {
  const server = await startServer(t)
  const intro =
    '<p onclick="x()">a</p><script>x()</script><a href="javascript:x()">b</a><svg onload=x()><u>c</u></svg>' +
    '<a href="https://example.org/">d</a><a href="jav&#x09;ascript:x()">e</a><a href="//h.example">f</a><iframe>g</iframe><h2>1 < 2 & 3</h2>'

  const { id } = await server.client.landingpage.create({ name: 'x', intro })

  assert.equal(
    (await server.client.landingpage.read(id)).intro,
    '<p>a</p><a>b</a><u>c</u><a href="https://example.org/">d</a><a>e</a><a>f</a><h2>1 &lt; 2 &amp; 3</h2>',
  )
})

test('stored HTML can be sent back, so the limit applies to the stored text', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/landingpage', { name: 'x', intro: '&'.repeat(20_000) })
  const { id } = await server.client.landingpage.create({ name: 'x', intro: '&'.repeat(4000) })
  const stored = await server.client.landingpage.read(id)

  assert.deepEqual(faultyFields(answer), ['intro'])
  assert.equal(stored.intro, '&amp;'.repeat(4000))
  assert.equal((await server.patch(`/landingpage/${id}`, stored)).status, 200)
})

test('a name must not be blank', async (t) => {
  const server = await startServer(t)

  for (const name of ['', ' ', '\u00a0 ']) {
    const answer = await server.post('/style', { ...style, name })
    assert.equal(answer.body.message, 'name must not be empty.')
  }
})
