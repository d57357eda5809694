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
  /** null: endless. */
  readonly ends: number | null
}

export interface OrganizationRow {
  readonly id: number
  readonly name: string
  readonly plan: string
  /** Settings; null: the default. */
  readonly logo: string | null
  readonly logo_width: number | null
  readonly logo_height: number | null
  readonly sender_name: string | null
  readonly reply_to: string | null
  readonly language: string | null
  readonly time_format: string | null
}

/** A picture of a page. */
export interface ImageRow {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly placeholder: string | null
}

/** Visitors know a prokey, not an organization. */
export function publicationReads(database: Database) {
  return {
    event: database.statement<Row>(
      `select * from event where prokey = ? and status = 'published' and ${ofActiveOrganization}`,
    ),
    draft: database.statement<Row>(
      `select * from event where prokey = ? and status = 'draft' and ${ofActiveOrganization}`,
    ),
    group: database.statement<Row>(`select * from event_group where prokey = ? and ${ofActiveOrganization}`),
    /** Events of a group that are dynamic or not over at an instant, in batches, ordered by start. */
    eventsIn: database.statement<Row>(
      `select prokey, body, shape, starts, ends, span from event where organization + 0 = ? and event_group = ? and status = 'published'
       and (span in ('endless', 'dynamic') or ends > ?) order by case when starts is null then 0 else 1 end, starts, id limit ? offset ?`,
    ),
    /** Whether a group has other events than the given one; at most one row. */
    othersIn: database.statement<{ id: number }>(
      "select id from event where organization + 0 = ? and event_group = ? and status = 'published' and prokey <> ? limit 1",
    ),
    /** The time spans of all events in a group. */
    spans: database.statement<SpanRow>(
      "select starts, ends from event where organization + 0 = ? and event_group = ? and status = 'published'",
    ),
    /** The published domain with that id and the default one; at most two rows. */
    domains: database.statement<DomainRow>(
      "select id, host from custom_domain where organization = ? and status = 'published' and (id = ? or is_default = 1)",
    ),
    image: database.statement<ImageRow>(
      'select id, width, height, placeholder from image where organization = ? and id = ?',
    ),
    organization: database.statement<OrganizationRow>(
      `select organization.id, name, plan, logo, width as logo_width, height as logo_height, sender_name, reply_to,
       language, time_format from organization left join organization_settings on organization_settings.organization =
       organization.id left join image on image.id = logo where organization.id = ?`,
    ),
  }
}
