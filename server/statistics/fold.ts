import type { Context } from '../context.ts'
import { dayLength } from './dimensions.ts'
import { fold, rebuildSums, removeVisits } from './store.ts'

// Each visit is up to 24 sums, and nobody else writes meanwhile.
const atOnce = 500

/** Adds up visits that have come since the last time, some at a time: each exactly once, also when it is interrupted. */
export async function foldVisits({ database }: Pick<Context, 'database'>, signal?: AbortSignal) {
  for (;;) {
    const count = await database.transaction((tx) => fold(tx, atOnce))
    if (count < atOnce || signal?.aborted) return
  }
}

/** Removes visits that were added up long ago, some at a time. */
export async function removeOldVisits({ database, settings, now }: Context) {
  const before = now() - settings.rawVisitsDays * dayLength
  while ((await database.transaction((tx) => removeVisits(tx, before, atOnce))) === atOnce);
}

/** Makes the sums anew from the visits that are kept. */
export async function rebuildVisitSums({ database }: Pick<Context, 'database'>) {
  await database.transaction(rebuildSums, { unlimited: true })
}
