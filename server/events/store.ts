import type { Database, Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../resources/store.ts'

const updatesPerCredit = 5

/** Every fifth update of an event costs a credit, in the transaction of that update. */
export async function chargeUpdate(tx: Transaction, organization: OrganizationId, row: Row) {
  if (((row.updates as number) + 1) % updatesPerCredit !== 0) return
  const charged = await tx
    .updateTable('organization')
    .set((eb) => ({ credits: eb('credits', '-', 1) }))
    .where('id', '=', organization)
    .where((eb) => eb.or([eb('credits', 'is', null), eb('credits', '>', 0)]))
    .returning('id')
    .executeTakeFirst()
  if (!charged) throw new Refusal('payment', 'No event credits left.')
}

export interface ListedEvent {
  id: number
  prokey: string
  label: string
  body: string
  starts: number | null
  ends: number | null
  span: string
}

/** The statements of `/event/all`, by what is asked for. */
export function eventReads(database: Database) {
  const listed = 'select id, prokey, label, body, starts, ends, span from event where organization = ?'
  const inGroup = 'and event_group = ?'
  const shorts = "and span = 'short' and starts > ? and starts < ? and ends > ?"
  const others = "and span in ('long', 'dynamic')"
  return {
    all: database.statement<ListedEvent>(`${listed} order by id`),
    ofGroup: database.statement<ListedEvent>(`${listed} ${inGroup} order by id`),
    short: database.statement<ListedEvent>(`${listed} ${shorts} order by id`),
    shortOfGroup: database.statement<ListedEvent>(`${listed} ${inGroup} ${shorts} order by id`),
    others: database.statement<ListedEvent>(`${listed} ${others} order by id`),
    othersOfGroup: database.statement<ListedEvent>(`${listed} ${inGroup} ${others} order by id`),
    latest: database.statement<ListedEvent>(`${listed} order by id desc limit 1`),
  }
}

/** Sets an event to published or draft; answers whether there is such an event. */
export async function setStatus(tx: Transaction, prokey: string, status: 'published' | 'draft'): Promise<boolean> {
  const changed = await tx
    .updateTable('event')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('prokey', '=', prokey)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Events with everything their calendar files need. */
export function icsReads(database: Database) {
  const columns = 'select * from event'
  return {
    own: database.statement<Row>(`${columns} where organization = ? and prokey = ?`, { kept: true }),
    published: database.statement<Row>(`${columns} where prokey = ? and status = 'published'`, { kept: true }),
  }
}
