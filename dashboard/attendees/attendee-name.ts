import { words } from '../words.ts'

/** What a person is called: their name, else their address. */
export function calledBy({ name, email }: { readonly name: string; readonly email: string }): string {
  return name || email || words.attendees.erased
}
