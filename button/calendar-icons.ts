/** A shape in a square of 24, and its colour. */
type Shape = readonly [line: string, colour: string]

// A sheet of paper.
const edge: Shape = ['M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z', '#b9c2ce']
const paper: Shape = ['M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z', '#fff']

/**
 * Drawings of our own in the shape and the colours that each calendar is known for, without letters. Logos are trademarks of
 * others. Each brings its own ground, so it can be told on light and dark.
 */
export const marks = {
  apple: [
    edge,
    paper,
    ['M7 3h10a4 4 0 0 1 4 4v1.75H3V7a4 4 0 0 1 4-4z', '#ff3b30'],
    ['M6 11h3v3H6zM10.5 11h3v3h-3zM15 11h3v3h-3zM6 15.5h3v3H6zM10.5 15.5h3v3h-3z', '#3a3a3c'],
  ],
  google: [
    ['M6 2h10.5v5.5h-9v9H2V6a4 4 0 0 1 4-4z', '#4285f4'],
    ['M16.5 2H18a4 4 0 0 1 4 4v10.5h-5.5z', '#fbbc04'],
    ['M7.5 16.5H22V18a4 4 0 0 1-4 4H7.5z', '#34a853'],
    ['M2 16.5h5.5V22H6a4 4 0 0 1-4-4z', '#ea4335'],
    ['M6.5 6.5h11v11h-11z', '#fff'],
    ['M10.7 15.6 7.9 12.8l1.3-1.3 1.5 1.5 4.1-4.1 1.3 1.3z', '#1a73e8'],
  ],
  ical: [
    ['M7 2h7l6 6v11a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z', '#0f766e'],
    ['M14 2l6 6h-4.5A1.5 1.5 0 0 1 14 6.5z', '#5eead4'],
    ['M11 9.5h2V14h2.7L12 18.2 8.3 14H11z', '#fff'],
  ],
  ms365: [
    edge,
    paper,
    ['M6 5h5.5v6.5H5V6a1 1 0 0 1 1-1z', '#f25022'],
    ['M12.5 5H18a1 1 0 0 1 1 1v5.5h-6.5z', '#7fba00'],
    ['M5 12.5h6.5V19H6a1 1 0 0 1-1-1z', '#00a4ef'],
    ['M12.5 12.5H19V18a1 1 0 0 1-1 1h-5.5z', '#ffb900'],
  ],
  msteams: [
    ['M19.5 8.25a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0zM14 11.5h7a1 1 0 0 1 1 1v4a4 4 0 0 1-8 0z', '#8b90f0'],
    [
      'M12.5 6a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0zM3.25 10.5h12a1.25 1.25 0 0 1 1.25 1.25V15a7.25 7.25 0 0 1-14.5 0v-3.25a1.25 1.25 0 0 1 1.25-1.25z',
      '#5b5fc7',
    ],
    ['M8.3 17.4 5.3 14.4l1.3-1.3 1.7 1.7 3.7-3.7 1.3 1.3z', '#fff'],
  ],
  outlookcom: [
    ['M7.5 2h9A1.5 1.5 0 0 1 18 3.5V15H6V3.5A1.5 1.5 0 0 1 7.5 2z', '#50d9ff'],
    ['M8.5 5h2.5v2.5H8.5zM13 5h2.5v2.5H13zM8.5 9h2.5v2.5H8.5zM13 9h2.5v2.5H13z', '#0f6cbd'],
    ['M2 9.5 12 15.5 22 9.5V19a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z', '#1490df'],
    ['M2.7 20.9 12 15.5l9.3 5.4A3 3 0 0 1 19 22H5a3 3 0 0 1-2.3-1.1z', '#0f6cbd'],
  ],
  yahoo: [
    ['M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z', '#6001d2'],
    ['M12.6 5h4.2l-3.1 8.5h-3.3zM13.1 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z', '#fff'],
  ],
} as const satisfies Record<string, readonly Shape[]>

/** Names are the same in every language, except for the file. */
export const calendarNames = {
  apple: 'Apple Calendar',
  google: 'Google Calendar',
  ms365: 'Microsoft 365',
  msteams: 'Microsoft Teams',
  outlookcom: 'Outlook.com',
  yahoo: 'Yahoo Calendar',
} as const
