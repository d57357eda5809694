import type { Context } from '../context.ts'
import { removeActivityBefore, removeStatesBefore } from './read-store.ts'

const day = 86_400_000
// Few enough to let other writers in between.
const atOnce = 500

/** Removes old changes, and the previous states of items sooner. */
export async function removeOldActivity({ database, settings, now }: Context, signal: AbortSignal) {
  const before = { activity: now() - settings.activityDays * day, states: now() - settings.restoreDays * day }
  const removeSome = () => database.transaction((tx) => removeActivityBefore(tx, before.activity, atOnce))
  while ((await removeSome()) === atOnce) signal.throwIfAborted()
  const forgetSome = () => database.transaction((tx) => removeStatesBefore(tx, before.states, atOnce))
  while ((await forgetSome()) === atOnce) signal.throwIfAborted()
}
