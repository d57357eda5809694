import type { TestServer } from './server.ts'

/** A row of the activity log as tests compare it, without null values. */
export interface RecordedChange {
  readonly by: string
  readonly action: string
  readonly item: string
  readonly event?: string
  readonly fields?: string[]
  /** The position of the first row of the same operation. */
  readonly partOf?: number
}

/** The activity of an organization, oldest first. `since` skips that many rows. */
export async function recorded(
  { context: { database } }: Pick<TestServer, 'context'>,
  organization: number,
  since = 0,
): Promise<RecordedChange[]> {
  const rows = await rowsOf(database, organization)
  return rows.slice(since).map(({ actor, actor_id, type, action, item, event, fields, operation }) => ({
    by: actor_id === null ? actor : `${actor} ${actor_id}`,
    action: `${type}.${action}`,
    item,
    ...(event !== null && { event }),
    ...(fields !== null && { fields: JSON.parse(fields) }),
    ...(operation !== null && { partOf: rows.findIndex(({ id }) => id === operation) - since }),
  }))
}

/** The recorded states of an organization; null: there is none. */
// Tests compare them with literals; their shape is what is being tested.
export async function recordedStates(
  { context: { database } }: Pick<TestServer, 'context'>,
  organization: number,
  since = 0,
): Promise<any[]> {
  const rows = await rowsOf(database, organization)
  return rows.slice(since).map(({ state }) => (state === null ? null : JSON.parse(state)))
}

function rowsOf(database: TestServer['context']['database'], organization: number) {
  return database.read((db) =>
    db.selectFrom('activity').selectAll().where('organization', '=', organization).orderBy('id').execute(),
  )
}

/** The number of rows for a new organization: itself, its seven email templates and a key. */
export const beginning = 9
