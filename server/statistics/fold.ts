import type { Context } from '../context.ts'
import { dayLength } from './dimensions.ts'
import { fold, rebuildSums, removeSubject, removeVisits, subjectsAfter } from './store.ts'

// Each visit adds up to 24 sums, and other writers wait meanwhile.
const atOnce = 500

/** Aggregates new visits in batches. Each visit is counted exactly once, even if the job is interrupted. */
export async function foldVisits({ database, metrics }: Pick<Context, 'database' | 'metrics'>, signal?: AbortSignal) {
  const folded = metrics.counter('kalends_visits_folded_total', 'Visits that were added to the sums.')
  for (;;) {
    const count = await database.transaction((tx) => fold(tx, atOnce))
    folded.add(count ?? 0)
    if ((count !== undefined && count < atOnce) || signal?.aborted) return
  }
}

/** Removes old visits that have been aggregated, in batches. */
export async function removeOldVisits({ database, settings, now }: Context) {
  const before = now() - settings.rawVisitsDays * dayLength
  while ((await database.transaction((tx) => removeVisits(tx, before, atOnce))) === atOnce);
}

/** Removes visits and sums of deleted events and groups, in batches. If interrupted, the next run continues. */
export async function removeVisitsOfDeleted({ database }: Pick<Context, 'database'>, signal?: AbortSignal) {
  for (let after = -Number.MAX_SAFE_INTEGER; ;) {
    const subjects = await database.read((db) => subjectsAfter(db, after, atOnce))
    for (const { subject, is_there } of subjects) {
      if (is_there) continue
      // The totals come last, because subjects are found by them.
      for (const table of ['visit', 'visit_day', 'visit_month', 'visit_total'] as const)
        while ((await database.transaction((tx) => removeSubject(tx, table, subject, atOnce))) === atOnce)
          if (signal?.aborted) return
    }
    if (subjects.length < atOnce || signal?.aborted) return
    after = subjects.at(-1)!.subject
  }
}

/** Recalculates the sums from the visits that are kept. */
export async function rebuildVisitSums({ database }: Pick<Context, 'database'>) {
  await database.transaction((tx) => rebuildSums(tx, database.engine), { unlimited: true })
}
