import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turn } from './turns.ts'

test('long work for many requests shares one time slice between two polls for new input', async () => {
  let steps = 0
  let most = 0
  let isDone = false
  let counted = 0
  const look = () => {
    most = Math.max(most, steps - counted)
    counted = steps
    if (!isDone) setImmediate(look)
  }
  const work = async () => {
    for (let step = 0; step < 4; step += 1) {
      await turn()
      steps += 1
      const end = performance.now() + 1
      while (performance.now() < end);
    }
  }

  setImmediate(look)
  // Each in a separate callback, as requests arrive.
  await Promise.all(Array.from({ length: 60 }, () => new Promise((done) => setImmediate(() => done(work())))))
  isDone = true

  assert.equal(steps, 240)
  // Steps of one millisecond in a slice of ten.
  assert.ok(most <= 11, `${most} steps at once`)
})
