import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { startServer } from '../testing/server.ts'
import { jsonFault } from './json-fault.ts'

const malformed: Record<string, string> = {
  '{\n  "name": "x",\n  "options": [1 2]\n}': 'expected "," or "]" but found "2" at line 3, column 17.',
  '{"name": "x",}': 'expected a name in double quotes after the comma but found "}" at line 1, column 14.',
  '{"options": ["ical",]}': 'expected a value after the comma but found "]" at line 1, column 21.',
  "{'name': 'x'}": 'expected a name in double quotes but found "\'" at line 1, column 2.',
  '{name: "x"}': 'expected a name in double quotes but found "name" at line 1, column 2.',
  '{"name" "x"}': 'expected ":" after the name but found a double quote at line 1, column 9.',
  '{"inline": True}': 'expected a value after the colon but found "True" at line 1, column 12.',
  '{"inline":\u{A0}true}': 'expected a value after the colon but found U+00A0 at line 1, column 11.',
  '{"name": "x"': 'expected "," or "}" but the body ends at line 1, column 13.',
  '{"name": "x}\r\n': 'a line break inside a text has to be written as \\n; there is one at line 1, column 13.',
  '{"name": "a\tb"}': 'a control character inside a text has to be escaped; there is U+0009 at line 1, column 12.',
  '{\r\n"name": "𝄞é\\x"}': 'expected one of " \\ / b f n r t u after the backslash but found "x" at line 2, column 13.',
  '{"name": "\\u12"}': 'expected four hexadecimal digits after \\u but found "1" at line 1, column 13.',
  '{"name": "x}': 'there is no closing quote for the text that begins at line 1, column 10.',
  '{} {}': 'expected nothing more after the end of the JSON value but found "{" at line 1, column 4.',
  '\u{FEFF}{}': 'expected a value but found a byte order mark at line 1, column 1.',
  '  ': 'expected a value but the body ends at line 1, column 3.',
}

test('a body that is not JSON is refused with the position and the fault', async (t) => {
  const server = await startServer(t)

  for (const [body, fault] of Object.entries(malformed)) {
    const answer = await server.post('/style', body)

    assert.equal(answer.status, 400)
    assert.equal(answer.body.message, `The body is not valid JSON: ${fault}`)
  }
})

test('a body that is not UTF-8 is refused with the position and the byte', async (t) => {
  const server = await startServer(t)
  const send = async (...parts: (string | number[])[]) => {
    const answer = await server.request({
      method: 'POST',
      url: '/v1/style',
      headers: { authorization: server.key, 'content-type': 'application/json' },
      payload: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
    })
    return [answer.status, answer.body.message]
  }

  assert.deepEqual(await send('{\n"name": "caf', [0xe9], '"}'), [
    400,
    'The body is not valid UTF-8: the byte 0xe9 at line 2, column 13 does not belong to a character.',
  ])
  assert.deepEqual(await send('{"name": "\u{FFFD}\u{FFFD}', [0xef, 0xbf], '"}'), [
    400,
    'The body is not valid UTF-8: the byte 0xef at line 1, column 13 does not belong to a character.',
  ])
  assert.deepEqual(await send('{"name": "é', [0xf0, 0x9f]), [
    400,
    'The body is not valid UTF-8: the byte 0xf0 at line 1, column 12 does not belong to a character.',
  ])
})

test('a fault is found in exactly those texts that are not JSON', () => {
  const unit = fc.constantFrom(...'{}[]":,\\/ut0-1.e \n\u0000é'.split(''))
  const damage = fc.tuple(fc.nat(), fc.nat(3), fc.string({ unit }))
  const damaged = fc.tuple(fc.json(), damage).map(([text, [place, removed, added]]) => {
    const at = place % (text.length + 1)
    return text.slice(0, at) + added + text.slice(at + removed)
  })

  fc.assert(
    fc.property(fc.oneof(fc.json(), damaged), (text) => {
      assert.equal(jsonFault(text) === undefined, isJson(text))
    }),
    { numRuns: 3000 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
