import assert from 'node:assert/strict'
import { formOf, postForm } from './attendee.ts'
import type { Answer, TestServer } from './server.ts'
import { open } from './visitor.ts'

/** Sends the form, and returns the address of the page after it. */
export async function submitted(server: TestServer, event: string, email: string, more: Record<string, string> = {}) {
  const { form } = await formOf(server, event)
  const { headers, text } = await postForm(server, `/${event}/rsvp`, { form, email, ...more })
  assert.match(headers.location ?? text, /\/rsvp\/done\//)
  return headers.location!
}

/** What the page after the form holds of it. */
export const sentIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('sent')!

export const valueOf = ({ text }: Answer, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1]

/** Follows "Wrong address?", and sends the form that is there with another address. */
export async function corrected(server: TestServer, event: string, sent: string, email: string, more: object = {}) {
  const page = await open(server, `/${event}/rsvp?sent=${sent}`)
  const fields = { form: valueOf(page, 'form')!, sent: valueOf(page, 'sent')!, email, ...more }
  return postForm(server, `/${event}/rsvp`, fields)
}
