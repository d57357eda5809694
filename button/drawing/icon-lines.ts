/** One set: 20 px, with strokes of 1.5 px. Exported one by one, so that a bundle contains only those it draws. */
export const calendarLine =
  'M3.75 5.75a2 2 0 0 1 2-2h8.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2zM3.75 8h12.5M7 2.25v3M13 2.25v3'
export const repeatLine =
  'M13.5 2.5 16 5l-2.5 2.5M4 9.5V8a3 3 0 0 1 3-3h9M6.5 17.5 4 15l2.5-2.5M16 10.5V12a3 3 0 0 1-3 3H4'
export const placeLine =
  'M10 17.5s5.75-4.6 5.75-9.25a5.75 5.75 0 0 0-11.5 0C4.25 12.9 10 17.5 10 17.5zM12 8.25a2 2 0 1 1-4 0 2 2 0 0 1 4 0z'
export const onlineLine =
  'M2.75 6.25a1.5 1.5 0 0 1 1.5-1.5h7a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5zM12.75 9l4.5-2.75v7.5L12.75 11'
export const mailLine =
  'M2.75 6a1.5 1.5 0 0 1 1.5-1.5h11.5a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4.25a1.5 1.5 0 0 1-1.5-1.5zM3.25 6.25 10 11l6.75-4.75'
export const doneLine = 'M4.5 10.5 8.5 14.5 15.5 6'
export const closeLine = 'M5.5 5.5l9 9M14.5 5.5l-9 9'
export const maybeLine = 'M7.5 7.5a2.5 2.5 0 1 1 3.6 2.25C10.3 10.2 10 10.7 10 11.75M10 14.5v.010'
export const codeLine = 'M4 4h4v4H4zM12 4h4v4h-4zM4 12h4v4H4zM12 12h4v4h-4z'
export const clockLine = 'M10 5.75V10l2.75 1.75M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0z'
