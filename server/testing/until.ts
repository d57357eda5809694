import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for something that comes about by itself, and fails when it does not. */
export async function until(holds: () => boolean | Promise<boolean>) {
  for (const start = performance.now(); performance.now() - start < 30_000; await pause(10)) {
    if (await holds()) return
  }
  assert.fail('It did not come about in time.')
}
