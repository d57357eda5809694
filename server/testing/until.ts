import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for something that comes about by itself, and fails when it does not. */
export async function until(holds: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await holds()) return
    await pause(10)
  }
  assert.fail('It did not come about in time.')
}
