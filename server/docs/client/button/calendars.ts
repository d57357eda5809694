import type { CalendarType } from '@kalends/contract'

const boxes = document.querySelectorAll<HTMLInputElement>('#controls [name=options]')

/** All calendars with their names, as the controls of the page list them. */
export const calendarNames: ReadonlyMap<CalendarType, string> = new Map(
  Array.from(boxes, ({ value, dataset }) => [value as CalendarType, dataset.name!]),
)
