import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TimeLimit } from './time-limit.ts'
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

test('calls do not use up the time limit of the one that began the run', async () => {
  const limits: (TimeLimit | undefined)[] = []
  const gate = Promise.withResolvers<void>()
  const echo = together<string, string>(async () => {
    limits.push(TimeLimit.current)
    if (limits.length === 1) await gate.promise
    return (text) => text
  })
  const limit = new TimeLimit(1000)

  const first = limit.run(() => echo('a'))
  while (limits.length === 0) await new Promise(setImmediate)
  const later = echo('b')
  gate.resolve()
  await Promise.all([first, later])

  assert.equal(limits.length, 2)
  assert.equal(new Set([limit, ...limits]).size, 3)
})
