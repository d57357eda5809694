import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Polls until the condition holds, less often the longer it takes, and fails if it never does. */
export async function until(holds: () => boolean | Promise<boolean>) {
  const start = performance.now()
  for (let waited = 0; waited < 50_000; waited = performance.now() - start) {
    if (await holds()) return
    await pause(Math.min(10 + waited / 10, 200))
  }
  assert.fail('It did not come about in time.')
}
