import type { Attendee } from '@kalends/contract'

/** What lies over the list. */
export type OpenDialog =
  | { readonly is: 'add' | 'message' | 'print' }
  | { readonly is: 'edit'; readonly attendee: Attendee }
  | { readonly is: 'remove'; readonly attendees: readonly Attendee[] }
