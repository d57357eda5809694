import type { Attendee, RsvpAddition } from '@kalends/contract'
import { app, v1 } from '../api.ts'
import type { Saved } from '../forms/index.ts'

export type Payload = Record<string, string | number | boolean>

/** An RSVP as an organizer writes it. */
export interface Written {
  readonly email: string
  readonly status: string
  readonly amount: number | null
  readonly payload: Payload
  /** Empty: that of the organization. */
  readonly language: string
  readonly inform: boolean
  readonly over: boolean
  /** For somebody new, if no seats are left. */
  readonly waiting: boolean
}

export const nothingWritten: Written = {
  email: '',
  status: 'confirmed',
  amount: 1,
  payload: {},
  language: '',
  inform: false,
  over: false,
  waiting: false,
}

export function addAttendee(event: string, { language, amount, ...rest }: Written) {
  const body = { event, ...rest, ...(amount !== null && { amount }), ...(language !== '' && { language }) }
  return v1.rsvpAnswers.create(body as RsvpAddition)
}

export async function loadWritten(id: string): Promise<Saved<Written>> {
  const { data, etag } = await app.attendees.read({ id }).withResponse()
  return { data: writtenOf(data), etag }
}

function writtenOf({ email, status, amount, payload, language }: Attendee): Written {
  return { email, status, amount, payload, language, inform: false, over: false, waiting: false }
}

/** Sends what has changed; of the form values, only those that differ. */
export async function changeAttendee(id: string, changes: Partial<Written>, before: Payload, etag: string | undefined) {
  const payload = Object.entries(changes.payload ?? {}).filter(([name, value]) => before[name] !== value)
  const body = { ...changes, ...(changes.payload && { payload: Object.fromEntries(payload) }) }
  await v1.rsvpAnswers.update(id, body as object, etag === undefined ? {} : { ifMatch: etag })
  return loadWritten(id)
}
