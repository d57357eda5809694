/** The texts of public pages. This module defines the shape; a language that lacks one does not compile. */
export const en = {
  icalFile: 'iCal file',
  allDay: 'All day',
  cancelled: 'Cancelled',
  copy: 'Copy',
  copied: 'Copied',
  pageAddress: 'Address of this page',
  anyway: 'Try it anyway',
  otherCalendars: 'Other calendars',
  missing: {
    title: 'There is nothing here',
    text: 'The link may be incomplete, or the event is no longer public.',
  },
  dates: {
    title: 'Choose a date',
    text: 'This event takes place on several dates. You can add them one by one.',
    all: 'All dates in one file',
  },
  calledOff: {
    title: 'This date is cancelled',
    text: 'There is nothing to add. If it is already in your calendar, this file updates it there.',
    file: 'Update my calendar',
  },
  series: {
    title: 'This event repeats',
    text: (calendar: string) =>
      `${calendar} cannot add repeating events from a link. Choose another calendar for all dates, or add a single one.`,
    whole: 'All dates',
    next: 'Only the next date',
  },
  inApp: {
    title: 'Open this page in your browser',
    text: 'The app you are in cannot pass this on to your calendar. Your browser can.',
    steps: ['Copy the address.', 'Open your browser and paste it there.'],
  },
  safari: {
    title: 'Open this page in Safari',
    text: 'This browser cannot pass a subscription on to your calendar. Safari can.',
    steps: ['Copy the address.', 'Open Safari and paste it there.'],
  },
  subscribe: {
    title: 'Subscribe to this calendar',
    address: 'Address of the calendar',
    byHand: (calendar: string) =>
      `${calendar} has no link for this. Copy the address, open ${calendar} and add it there as a calendar from the internet.`,
    cannot: (calendar: string) =>
      `${calendar} cannot subscribe to this calendar. Choose another calendar, or copy the address.`,
    onComputer: (calendar: string) =>
      `${calendar} takes new subscriptions on a computer only. Open this page there, or copy the address.`,
  },
}

export type Messages = typeof en
