import type { Context } from '../context.ts'
import { dayLength } from './dimensions.ts'
import { fold, rebuildSums, removeSubject, removeVisits, subjectsAfter } from './store.ts'

// Each visit is up to 24 sums, and nobody else writes meanwhile.
const atOnce = 500

/** Adds up visits that have come since the last time, some at a time: each exactly once, also when it is interrupted. */
export async function foldVisits({ database, metrics }: Pick<Context, 'database' | 'metrics'>, signal?: AbortSignal) {
  const folded = metrics.counter('kalends_visits_folded_total', 'Visits that were added to the sums.')
  for (;;) {
    const count = await database.transaction((tx) => fold(tx, atOnce))
    folded.add(count ?? 0)
    if ((count !== undefined && count < atOnce) || signal?.aborted) return
  }
}

/** Removes visits that were added up long ago, some at a time. */
export async function removeOldVisits({ database, settings, now }: Context) {
  const before = now() - settings.rawVisitsDays * dayLength
  while ((await database.transaction((tx) => removeVisits(tx, before, atOnce))) === atOnce);
}

/** Removes the visits of events and groups that are gone, and their sums, some at a time. What is left is found next time. */
export async function removeVisitsOfDeleted({ database }: Pick<Context, 'database'>, signal?: AbortSignal) {
  for (let after = -Number.MAX_SAFE_INTEGER; ;) {
    const subjects = await database.read((db) => subjectsAfter(db, after, atOnce))
    for (const { subject, is_there } of subjects) {
      if (is_there) continue
      // The totals go last: by them a subject is found.
      for (const table of ['visit', 'visit_day', 'visit_month', 'visit_total'] as const)
        while ((await database.transaction((tx) => removeSubject(tx, table, subject, atOnce))) === atOnce)
          if (signal?.aborted) return
    }
    if (subjects.length < atOnce || signal?.aborted) return
    after = subjects.at(-1)!.subject
  }
}

/** Makes the sums anew from the visits that are kept. */
export async function rebuildVisitSums({ database }: Pick<Context, 'database'>) {
  await database.transaction((tx) => rebuildSums(tx, database.engine), { unlimited: true })
}
