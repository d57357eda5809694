import type { FormMessages } from './form-en.ts'
import type { ShareMessages } from './share-en.ts'

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
  // A date, or an event in a list.
  cancelled: 'Cancelled',
  /** The same as on pages, like all states below. */
  cancelledEvent: 'This event is cancelled',
  // The whole event; below, a single date of it.
  cancelledText: "It won't take place. If it's already in your calendar, update it there.",
  cancelledHint: 'This date is cancelled. If it is already in your calendar, update it there.',
  expired: 'This event is over',
  recurring: 'Repeats',
  online: 'Online',
  subscribe: 'Subscribe to calendar',
  overview: {
    empty: 'There are no upcoming events at the moment.',
    further: (count: number) => (count === 1 ? 'Show 1 more event' : `Show ${count} more events`),
    more: 'Show all events',
  },
  rsvp: 'Save my seat',
  rsvpExpired: 'Sign-up is closed',
  rsvpFull: 'All seats are taken',
  rsvpWaiting: 'Join the waiting list',
  thanks: 'Thank you',
  saved: 'Added to your calendar',
  newWindow: 'opens in a new window',
  madeWith: (product: string) => `Made with ${product}`,
}

/** Texts that few buttons need come with every language but English, where they come with the part that needs them. */
interface Later {
  readonly share: ShareMessages
  readonly form: FormMessages
}

/** Without those, there may be single ones of them: the labels of a style. */
export type ButtonMessages = typeof en & {
  readonly share?: Partial<ShareMessages>
  readonly form?: Partial<FormMessages>
}
export type Translation = typeof en & Later
