import type { IcsPart } from '../calendar/ics-files.ts'
import type { Row } from '../resources/store.ts'
import { events } from './events.ts'
import { type EventItem, filesOf, partsOf } from './ics.ts'
import { soundRule } from './recurrence.ts'
import { parseSerials } from './serials.ts'

export { hasFiles } from './ics.ts'

/** An event and its calendar files, from its row. */
export function contentOf(row: Row, now: number) {
  const event = events.store.item(row) as EventItem
  const facts = {
    prokey: row.prokey as string,
    serials: parseSerials(row.serials).dates,
    rule: soundRule(event),
    sequence: Number(row.sequence),
    created: row.created,
    updated: row.updated ?? row.created,
  }
  const parts = row.ics === null ? partsOf(event, facts, now) : (JSON.parse(row.ics as string) as IcsPart[])
  return { event, parts, files: filesOf(event, parts) }
}
