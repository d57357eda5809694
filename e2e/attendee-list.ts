import { type TestContext } from 'node:test'
import { rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { openApplication } from './application.ts'

const fields = [
  { type: 'text', name: 'name', label: 'Your name', required: true },
  { type: 'label', label: 'Meal' },
  { type: 'radio', name: 'meal', placeholder: 'vegan', label: 'Vegan' },
  { type: 'radio', name: 'meal', placeholder: 'anything', label: 'Anything' },
]
export const template = { initial_confirmation: false, maybe_option: true, max: 8, maxpp: 4, fields }

/** An event with three people on its list. */
export async function attendeeList(t: TestContext, options: Parameters<typeof openApplication>[1] = {}) {
  const opened = await openApplication(t, options)
  const event = await rsvpEvent(opened.server, template)
  const people = [
    ['ann@example.org', 'confirmed', 2, { name: 'Ann Example', meal: 'vegan' }],
    ['tom@example.org', 'undecided', 1, { name: 'Tom Sample', meal: 'anything' }],
    ['kim@example.org', 'declined', 1, { name: 'Kim Lee', meal: 'vegan' }],
  ] as const
  for (const [email, status, amount, payload] of people)
    await signUp(opened.server, event, { email, status, amount, payload })
  const { page } = opened
  return { ...opened, event, rows: page.getByRole('table', { name: 'RSVPs' }).locator('.row') }
}
