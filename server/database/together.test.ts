import assert from 'node:assert/strict'
import { test } from 'node:test'
import { together } from './together.ts'

test('calls run together, and those that are made during a run make up the next one', async () => {
  const runs: string[][] = []
  const gate = Promise.withResolvers<void>()
  const upper = together<string, string>(async (texts) => {
    runs.push([...texts])
    if (runs.length === 1) await gate.promise
    return (text) => text.toUpperCase()
  })

  const first = [upper('a'), upper('b')]
  while (runs.length === 0) await new Promise(setImmediate)
  const later = [upper('c'), upper('d')]
  gate.resolve()

  assert.deepEqual(await Promise.all([...first, ...later]), ['A', 'B', 'C', 'D'])
  assert.deepEqual(runs, [
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a run that fails fails its calls only', async () => {
  let isAway = true
  const echo = together<string, string>(async () => {
    if (isAway) throw new Error('away')
    return (text) => text
  })

  const failed = await Promise.allSettled([echo('a'), echo('b')])
  isAway = false

  assert.deepEqual(
    failed.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(await echo('c'), 'c')
})
