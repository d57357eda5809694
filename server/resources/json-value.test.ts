import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource, listOf, object, text as field, timestamps } from '@kalends/contract'
import fc from 'fast-check'
import { ResourceStore } from './store.ts'
import { firstValue } from './json-value.ts'

const note = field('What to remember.')
const date = object({ name: note.read, note: note.read })
const Diary = defineResource({
  name: 'diary',
  table: 'diary',
  title: 'diary',
  titles: 'diaries',
  description: 'An item whose first field has parts that are named like its second.',
  deletion: 'Nothing else changes.',
  key: 'id',
  required: { dates: listOf(date, 'Its dates.', { maxItems: 9 }), note },
  defaulted: {},
  optional: {},
  readOnly: timestamps,
})

test('a field of an item is extracted verbatim, even if a part of it is named like the next field', () => {
  const dates = [
    { name: 'Party', note: 'Bring a "friend",\\' },
    { name: '}],"note":', note: '' },
  ]
  const store = new ResourceStore(Diary)

  const text = store.firstField({ shape: '', body: JSON.stringify({ dates, note: 'x' }) })

  assert.equal(text, JSON.stringify(dates))
})

const text = fc.oneof(fc.string(), fc.constantFrom('\\\\', '"', ',"second":', '}]'))

test('the first value of any object is extracted', () => {
  // Few names, so that parts of the value often share that of its neighbour.
  const { value: part } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, text, fc.integer(), fc.constant(null), tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 3 }),
    object: fc.dictionary(fc.constantFrom('first', 'second', 'third'), tie('value')),
  }))
  fc.assert(
    fc.property(part, part, (first, second) => {
      const json = JSON.stringify({ first, second })

      assert.equal(firstValue(json, '{"first":'.length, ',"second":'), JSON.stringify(first))
    }),
    { numRuns: 500 },
  )
})
