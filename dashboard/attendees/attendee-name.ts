import { words } from '../words.ts'

/** What a person is called: their name, else their address. */
export function calledBy({ name, email }: { readonly name: string; readonly email: string }): string {
  return name || email || words.attendees.erased
}

/** The label of an event without the day and the mark for sign-up. */
export function eventTitle(label: string): string {
  return label.replace(/, RSVP$/, '').replace(/, [^,]*\d{4}-\d{2}-\d{2}$|, today[+-]?\d*$/, '')
}
