import assert from 'node:assert/strict'
import type { Answer, Caller } from './server.ts'

/** A date as a client sends it. */
export const party = {
  name: 'Summer party',
  startDate: '2027-05-01',
  startTime: '18:00',
  endTime: '21:30',
  timeZone: 'Europe/Berlin',
}

/** Makes a group and answers its prokey. */
export async function newGroup(server: Caller, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await server.post('/group', { name: 'Concerts', ...more })
  assert.equal(answer.status, 201, answer.text)
  return answer.body.prokey
}

/** Makes an event, in a group of its own unless one is named, and answers its prokey. */
export async function newEvent(server: Caller, more: Record<string, unknown> = {}): Promise<string> {
  const group = more.event_group === undefined ? { new_event_group_name: 'Concerts' } : {}
  const answer = await server.post('/event', { ...group, dates: [party], ...more })
  assert.equal(answer.status, 201, answer.text)
  return answer.body.prokey
}

/** The fields that a refused request names. */
export function faultyFields(answer: Answer): string[] {
  assert.equal(answer.status, 400, answer.text)
  return answer.body.details.errors.map((error: { field: string }) => error.field)
}
