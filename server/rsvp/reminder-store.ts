import type { Selectable } from 'kysely'
import type { Transaction } from '../database/open.ts'
import { among, insertRows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { type EventItem, events } from '../events/events.ts'
import type { Row } from '../resources/store.ts'
import { rsvpBlocks } from '../templates/templates.ts'
import type { Template } from './form.ts'

export type ReminderRow = Selectable<Tables['event_reminder']>

/** Locks some rows that are due or have to be planned. An update that changes nothing takes the row lock in both engines. */
export function takeDue(tx: Transaction, now: number, limit: number): Promise<ReminderRow[]> {
  return (
    tx
      .updateTable('event_reminder')
      .set((of) => ({ due: of.ref('due') }))
      .where('event', 'in', (of) =>
        of.selectFrom('event_reminder').select('event').where('due', '<=', now).orderBy('due').limit(limit),
      )
      // Another server may have been faster while we waited for the lock.
      .where('due', '<=', now)
      .returningAll()
      .execute()
  )
}

export interface Remindable {
  readonly item: EventItem
  readonly hours: readonly number[]
  readonly isDisabled: boolean
}

/** The published events among these whose template has reminders. */
export async function remindable(tx: Transaction, prokeys: readonly string[]): Promise<Map<string, Remindable>> {
  const rows = await tx
    .selectFrom('event')
    .innerJoin('organization', 'organization.id', 'event.organization')
    .selectAll('event')
    .select('organization.disabled')
    .where(await among(tx, 'event.prokey', prokeys))
    .where('event.status', '=', 'published')
    .where('event.rsvp_block', 'is not', null)
    .execute()
  const ids = [...new Set(rows.map(({ rsvp_block: id }) => id!))]
  const templates =
    ids.length === 0 ? [] : await tx.selectFrom('rsvp_block').selectAll().where('id', 'in', ids).execute()
  const hours = new Map(templates.map((row) => [row.id, templateOf(row).reminder_hours]))
  const entries = rows.map(({ disabled, ...row }) => {
    const item = events.store.item(row as unknown as Row) as EventItem
    return [row.prokey, { item, hours: hours.get(row.rsvp_block!) ?? [], isDisabled: disabled !== null }] as const
  })
  return new Map(entries.filter(([, event]) => event.hours.length > 0))
}

const templateOf = (row: unknown) => rsvpBlocks.store.item(row as Row) as Template

export async function plan(tx: Transaction, { organization, event, ...values }: ReminderRow) {
  await tx
    .updateTable('event_reminder')
    .set(values)
    .where('organization', '=', organization)
    .where('event', '=', event)
    .execute()
}

export async function forget(tx: Transaction, prokeys: readonly string[]) {
  if (prokeys.length > 0)
    await tx
      .deleteFrom('event_reminder')
      .where(await among(tx, 'event', prokeys))
      .execute()
}

/** `reminder_hours` of a template; undefined if it is gone. */
export async function hoursOf(
  tx: Transaction,
  organization: number,
  id: number,
): Promise<readonly number[] | undefined> {
  const row = await tx
    .selectFrom('rsvp_block')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && templateOf(row).reminder_hours
}

export async function hasPlans(tx: Transaction, organization: number): Promise<boolean> {
  const plans = tx.selectFrom('event_reminder').select('event').where('organization', '=', organization).limit(1)
  return (await plans.executeTakeFirst()) !== undefined
}

/** Some RSVP events that use a template, after this prokey and in order. */
export async function eventsOfTemplate(
  tx: Transaction,
  { organization, template, after }: { organization: number; template: number; after: string },
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('event')
    .select('prokey')
    .where('organization', '=', organization)
    .where('prokey', '>', after)
    .where('rsvp_block', '=', template)
    .where('rsvp', '=', 1)
    .orderBy('prokey')
    .limit(limit)
    .execute()
  return rows.map(({ prokey }) => prokey)
}

/** Lets events be planned again that were planned with other hours, or not at all. */
export async function mark(tx: Transaction, organization: number, prokeys: readonly string[], hours: string) {
  const rows = prokeys.map((event) => ({ event, organization, hours: '', since: 0, due: 0 }))
  await insertRows(tx, 'event_reminder', rows, 'event')
  await tx
    .updateTable('event_reminder')
    .set({ due: 0 })
    .where('organization', '=', organization)
    .where(await among(tx, 'event', prokeys))
    .where('hours', '!=', hours)
    .execute()
}
