/** The calendars that visitors can add an event to, in the order of the list. */
export const calendarTypes = ['apple', 'google', 'ical', 'ms365', 'msteams', 'outlookcom', 'yahoo'] as const
export type CalendarType = (typeof calendarTypes)[number]
