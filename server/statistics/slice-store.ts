import type { Database } from '../database/open.ts'
import { turn } from '../http/turns.ts'
import type { Scope } from './question.ts'

// About ten milliseconds of reading.
const eventsAtOnce = 200
const furthest = Number.MAX_SAFE_INTEGER

/**
 * On SQLite a statement blocks the event loop, so the counts of many events are read some events at a time. Whatever is
 * counted for one event comes from a single statement, so nothing is counted twice while visits are being aggregated.
 */
export function scopeSlices(database: Database) {
  const lastOf = (inGroup: string) =>
    database.statement<{ id: number }>(
      `select id from event where organization = ? ${inGroup} and id > ? order by id limit 1 offset ${eventsAtOnce - 1}`,
    )
  const [lastOfAll, lastOfGroup] = [lastOf(''), lastOf('and event_group = ?')]

  return async function* (scope: Scope): AsyncGenerator<Scope, void, void> {
    if (!('organization' in scope) || database.engine !== 'sqlite') return yield scope
    const { organization, group } = scope
    for (let from: number | undefined = 0; from !== undefined;) {
      await turn()
      const [last]: { id: number }[] = await (group === null
        ? lastOfAll(organization, from)
        : lastOfGroup(organization, group, from))
      yield { organization, group, ids: [from, last?.id ?? furthest] }
      from = last?.id
    }
  }
}
