import type { FormMessages } from './form-en.ts'
import type { ShareMessages } from './share-en.ts'
import type { SignUpMessages } from './sign-up/en.ts'

/** Everything the button says. This module defines the shape; a language that lacks a text does not compile. */
export const en = {
  add: 'Add to calendar',
  // Calendars without a name of their own.
  calendars: {
    ical: 'iCal file',
  },
  close: 'Close',
  continue: 'Continue',
  unavailable: 'The calendar button could not be loaded.',
  openPage: 'Open the event page',
  dates: {
    title: 'Choose a date',
    text: 'This event takes place on several dates. You can add them one by one.',
  },
  cancelled: 'Cancelled',
  cancelledHint: 'This date is cancelled. If it is already in your calendar, update it there.',
  expired: 'This event is over',
  recurring: 'Repeats',
  online: 'Online',
  subscribe: 'Subscribe to calendar',
  overview: {
    empty: 'There are no upcoming events at the moment.',
    more: 'Show all events',
  },
  rsvp: 'Sign up',
  rsvpExpired: 'Registration is closed',
  rsvpFull: 'Fully booked',
  thanks: 'Thank you',
  saved: 'Added to your calendar',
  newWindow: 'opens in a new window',
  madeWith: (product: string) => `Made with ${product}`,
}

/** Texts that few buttons need come with every language but English, where they come with the part that needs them. */
interface Later {
  readonly share: ShareMessages
  readonly form: FormMessages
  readonly signUp: SignUpMessages
}

/** Without those, there may be single ones of them: the labels of a style. */
export type ButtonMessages = typeof en & {
  readonly share?: Partial<ShareMessages>
  readonly form?: Partial<FormMessages>
  readonly signUp?: SignUpMessages
}
export type Translation = typeof en & Later
