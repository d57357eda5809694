/** The states and dates of an event page, and the way to its place. */
export const event = {
  /** Above the next of several dates. */
  nextOf: (count: string) => `Next of ${count}`,
  /** Besides the one at the top. */
  otherDates: 'Other dates',
  /** Folded below the first ones. */
  laterDates: 'Later dates',
  /** The remainder of a list of dates: 1 to 99. */
  moreDates: (count: number) => (count === 1 ? 'and 1 more date' : `and ${count} more dates`),
  /** Opens the maps of the device. */
  directions: 'Directions',
  copyAddress: 'Copy address',
  /** Below "This event is cancelled". */
  cancelledText: "It won't take place. If it's already in your calendar, update it there.",
}

export type EventMessages = typeof event
