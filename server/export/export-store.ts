import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Row } from '../resources/store.ts'

export type ExportRow = Selectable<Tables['organization_export']>

export function readExport(database: Database, organization: number): Promise<ExportRow | undefined> {
  return database.read((db) =>
    db.selectFrom('organization_export').selectAll().where('organization', '=', organization).executeTakeFirst(),
  )
}

export async function isRunning(tx: Transaction, organization: number): Promise<boolean> {
  const row = await tx
    .selectFrom('organization_export')
    .select('id')
    .where('organization', '=', organization)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the previous export. */
export async function insertExport(tx: Transaction, organization: number, id: string, now: number) {
  await deleteExport(tx, organization)
  const begin = { state: 'waiting', attempt: null, part: null, done: 0, total: 0, bytes: 0 }
  await tx
    .insertInto('organization_export')
    .values({ organization, id, ...begin, created: now, finished: null, expires: null })
    .execute()
}

/** With its file and its links. Returns its id; undefined if there was none. */
export async function deleteExport(tx: Transaction, organization: number): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('organization_export')
    .where('organization', '=', organization)
    .returning('id')
    .executeTakeFirst()
  return gone?.id
}

/**
 * Starts an attempt from the beginning; earlier ones can't write any more. Returns the organization; undefined if the export
 * was cancelled, or the organization is disabled.
 */
export async function beginAttempt(tx: Transaction, id: string, attempt: string): Promise<number | undefined> {
  const begun = await tx
    .updateTable('organization_export')
    .set({ attempt, state: 'running', part: null, done: 0, total: 0, bytes: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .where('organization', 'in', (eb) =>
      eb.selectFrom('organization').select('organization.id').where('disabled', 'is', null),
    )
    .returning('organization')
    .executeTakeFirst()
  await tx.deleteFrom('export_chunk').where('export', '=', id).execute()
  return begun?.organization
}

interface Attempt {
  readonly organization: number
  readonly id: string
  readonly attempt: string
}

/** Saves values if the attempt is still the current one. Returns whether it is. */
export async function updateAttempt(
  tx: Transaction,
  { organization, id, attempt }: Attempt,
  values: Partial<Omit<ExportRow, 'id' | 'organization'>>,
): Promise<boolean> {
  const updated = await tx
    .updateTable('organization_export')
    .set(values)
    .where('organization', '=', organization)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function insertChunk(tx: Transaction, id: string, position: number, bytes: Uint8Array) {
  await tx.insertInto('export_chunk').values({ export: id, position, bytes }).execute()
}

/** Ends an export that can't be finished, and frees its space. Returns its organization; undefined if it has ended before. */
export async function failExport(
  tx: Transaction,
  id: string,
  now: number,
  expires: number,
): Promise<number | undefined> {
  const failed = await tx
    .updateTable('organization_export')
    .set({ state: 'failed', finished: now, expires })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('organization')
    .executeTakeFirst()
  await tx.deleteFrom('export_chunk').where('export', '=', id).execute()
  return failed?.organization
}

export async function insertLink(tx: Transaction, id: string, hash: string) {
  await tx.insertInto('export_link').values({ hash, export: id }).execute()
}

/** The finished export behind a link. */
export function linkedExport(database: Database, hash: string, now: number) {
  return database.read((db) =>
    db
      .selectFrom('export_link')
      .innerJoin('organization_export', 'organization_export.id', 'export_link.export')
      .innerJoin('organization', 'organization.id', 'organization_export.organization')
      .selectAll('organization_export')
      .select('organization.name')
      .where('hash', '=', hash)
      .where('state', '=', 'done')
      .where('expires', '>', now)
      .where('disabled', 'is', null)
      .executeTakeFirst(),
  )
}

export async function readChunk(database: Database, id: string, position: number): Promise<Uint8Array | undefined> {
  const row = await database.read((db) =>
    db
      .selectFrom('export_chunk')
      .select('bytes')
      .where('export', '=', id)
      .where('position', '=', position)
      .executeTakeFirst(),
  )
  return row?.bytes
}

/** Organizations whose exports have expired. */
export async function expiredExports(database: Database, now: number): Promise<number[]> {
  const rows = await database.read((db) =>
    db.selectFrom('organization_export').select('organization').where('expires', '<=', now).execute(),
  )
  return rows.map(({ organization }) => organization)
}

/** Everything that is exported, read in pages of ascending ids. */
export function contentReads(database: Database) {
  const rowsOf = (table: string) =>
    database.statement<Row>(`select * from ${table} where organization = ? and id > ? order by id limit ?`)
  return {
    rowsOf,
    count: async (table: string, organization: number): Promise<number> => {
      const read = database.statement<{ count: number }>(
        `select count(*) as count from ${table} where organization = ?`,
      )
      return (await read(organization))[0]!.count
    },
    events: rowsOf('event'),
    groups: database.statement<{ id: number; prokey: string }>(
      'select id, prokey from event_group where organization = ? and id > ? order by id limit ?',
    ),
    /** Prokeys of events with RSVPs. */
    answered: database.statement<{ event: string }>(
      'select distinct event from rsvp_answer where organization = ? and event > ? order by event limit ?',
    ),
    images: database.statement<{ id: string; type: string; bytes: Uint8Array }>(
      'select id, type, bytes from image where organization = ? and id > ? order by id limit 1',
    ),
    activity: database.statement<ActivityRow>(
      `select id, at, actor, actor_id, type, action, item, event, fields from activity
       where organization = ? and id > ? order by id limit ?`,
    ),
    /** Daily sums of an event, or of a group by its negative id. */
    days: database.statement<{ period: number; dimension: number; total: number }>(
      'select period, dimension, total from visit_day where subject = ? and dimension in (?, ?) and key = 0 order by period',
    ),
  }
}

type ActivityRow = Pick<
  Selectable<Tables['activity']>,
  'id' | 'at' | 'actor' | 'actor_id' | 'type' | 'action' | 'item' | 'event' | 'fields'
>
