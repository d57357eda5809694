import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextRange } from './rows-to-draw.ts'

test('a small scroll draws the rows that come near', () => {
  assert.deepEqual(nextRange([10, 38], [18, 34], [12, 40]), [12, 40])
})

test('a jump draws the rows in view, then those below, then those above', () => {
  const [view, whole] = [
    [106, 122],
    [100, 128],
  ] as const

  const first = nextRange([0, 22], view, whole)
  const second = nextRange(first, view, whole)

  assert.deepEqual(first, [106, 122])
  assert.deepEqual(second, [106, 128])
  assert.deepEqual(nextRange(second, view, whole), [100, 128])
})

test('rows that are still near stay, however many new ones come', () => {
  assert.deepEqual(nextRange([10, 38], [26, 42], [20, 48]), [20, 42])
})
