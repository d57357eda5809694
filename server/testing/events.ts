import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { contentChanged } from '../database/content-changes.ts'
import type { Answer, Caller, TestServer } from './server.ts'

/** A date as a client sends it. */
export const party = {
  name: 'Summer party',
  startDate: '2027-05-01',
  startTime: '18:00',
  endTime: '21:30',
  timeZone: 'Europe/Berlin',
}

/** Creates a group and returns its prokey. */
export async function newGroup(server: Caller, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await server.post('/group', { name: 'Concerts', ...more })
  assert.equal(answer.status, 201, answer.text)
  return answer.body.prokey
}

/** Creates an event, in a new group unless one is given, and returns its prokey. */
export async function newEvent(server: Caller, more: Record<string, unknown> = {}): Promise<string> {
  const group = more.event_group === undefined ? { new_event_group_name: 'Concerts' } : {}
  const answer = await server.post('/event', { ...group, dates: [party], ...more })
  assert.equal(answer.status, 201, answer.text)
  return answer.body.prokey
}

/** Makes an event an RSVP event, with a new template. */
export async function rsvp(server: Caller, template: object = {}): Promise<{ rsvp: true; rsvp_block: number }> {
  return { rsvp: true, rsvp_block: Number((await server.client.rsvpBlock.create({ name: 'x', ...template })).id) }
}

/** A group with this many copies of one event. Creating each through the API would take minutes. */
export async function groupOf(server: TestServer, count: number, more: Record<string, unknown> = {}): Promise<string> {
  const group = await newGroup(server)
  const prokey = await newEvent(server, { event_group: group, ...more })
  await server.context.database.transaction(async (tx) => {
    const event = await tx.selectFrom('event').selectAll().where('prokey', '=', prokey).executeTakeFirstOrThrow()
    const { id: _, ...columns } = event
    const copies = Array.from({ length: count - 1 }, () => ({ ...columns, prokey: randomUUID() }))
    // As many as fit into the parameters of one statement.
    while (copies.length > 0) await tx.insertInto('event').values(copies.splice(0, 1000)).execute()
    contentChanged(tx, server.organization)
  })
  return group
}

/** Changes a stored item directly, bypassing the rules, as if it had been written before they existed. */
export async function rewriteStored(
  { context }: TestServer,
  table: 'event' | 'event_group' | 'rsvp_block',
  from: string,
  to: string,
) {
  await context.database.transaction(async (tx) => {
    const rows = await tx.selectFrom(table).select(['id', 'organization', 'body']).execute()
    for (const { id, organization, body } of rows.filter((row) => row.body.includes(from))) {
      await tx
        .updateTable(table)
        .set({ body: body.replace(from, to) })
        .where('id', '=', id)
        .execute()
      contentChanged(tx, organization)
    }
  })
}

/** The fields that a refused request names. */
export function faultyFields(answer: Answer): string[] {
  assert.equal(answer.status, 400, answer.text)
  return answer.body.details.errors.map((error: { field: string }) => error.field)
}
