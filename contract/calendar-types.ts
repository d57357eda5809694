/** The calendars that visitors can add an event to, in display order. */
export const calendarTypes = ['apple', 'google', 'ical', 'ms365', 'msteams', 'outlookcom', 'yahoo'] as const
export type CalendarType = (typeof calendarTypes)[number]
