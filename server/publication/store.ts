import { ofActiveOrganization } from '../database/active.ts'
import type { Database } from '../database/open.ts'
import type { Row } from '../resources/store.ts'

export interface DomainRow {
  readonly id: number
  readonly host: string
}

export interface SpanRow {
  /** null: it moves with the day. */
  readonly starts: number | null
  /** null: there is no end. */
  readonly ends: number | null
}

export interface OrganizationRow {
  readonly id: number
  readonly name: string
  readonly plan: string
}

/** What visitors know is a prokey, and no organization. */
export function publicationReads(database: Database) {
  return {
    event: database.statement<Row>(
      `select * from event where prokey = ? and status = 'published' and ${ofActiveOrganization}`,
    ),
    draft: database.statement<Row>(
      `select * from event where prokey = ? and status = 'draft' and ${ofActiveOrganization}`,
    ),
    group: database.statement<Row>(`select * from event_group where prokey = ? and ${ofActiveOrganization}`),
    /** Those of a group that are not over at a moment or move with the day, a part of them, in the order in which they start. */
    eventsIn: database.statement<Row>(
      `select prokey, body, shape, starts, ends, span from event where event_group = ? and status = 'published'
       and (span in ('endless', 'dynamic') or ends > ?) order by case when starts is null then 0 else 1 end, starts, id limit ? offset ?`,
    ),
    /** Whether there are others in a group than one of its events; at most one row. */
    othersIn: database.statement<{ id: number }>(
      "select id from event where event_group = ? and status = 'published' and prokey <> ? limit 1",
    ),
    /** The time that they take, all together. */
    spans: database.statement<SpanRow>("select starts, ends from event where event_group = ? and status = 'published'"),
    /** The published one of that id, and the default one; at most two. */
    domains: database.statement<DomainRow>(
      "select id, host from custom_domain where organization = ? and status = 'published' and (id = ? or is_default = 1)",
    ),
    organization: database.statement<OrganizationRow>('select id, name, plan from organization where id = ?'),
  }
}
