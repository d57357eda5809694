import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Polls until the condition holds, and fails if it never does. */
export async function until(holds: () => boolean | Promise<boolean>) {
  for (const start = performance.now(); performance.now() - start < 30_000; await pause(10)) {
    if (await holds()) return
  }
  assert.fail('It did not come about in time.')
}
