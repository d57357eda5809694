/** A leaf in the calendar's well-known colour. Logos are trademarks of others. */
export const leaves = {
  apple: { colour: '#e0383e', sign: 'A' },
  google: { colour: '#1a73e8', sign: 'G' },
  ical: { colour: '#0f766e', sign: '' },
  ms365: { colour: '#c43e1c', sign: 'M' },
  msteams: { colour: '#5b5fc7', sign: 'T' },
  outlookcom: { colour: '#0f6cbd', sign: 'O' },
  yahoo: { colour: '#6001d2', sign: 'Y' },
} as const

/** In a square of 24: the head of the leaf, and the arrow for files. */
export const leafLines = {
  head: 'M2.5 8V7.5a5 5 0 0 1 5-5h9a5 5 0 0 1 5 5V8z',
  arrow: 'M12 10.5v6.5M9.25 14.5 12 17.25l2.75-2.75',
} as const

/** Names are the same in every language, except for the file. */
export const calendarNames = {
  apple: 'Apple Calendar',
  google: 'Google Calendar',
  ms365: 'Microsoft 365',
  msteams: 'Microsoft Teams',
  outlookcom: 'Outlook.com',
  yahoo: 'Yahoo Calendar',
} as const
