const boxes = document.querySelectorAll<HTMLInputElement>('#controls [name=options]')

/** All calendars with their names, as the controls of the page list them. */
export const calendarNames: ReadonlyMap<string, string> = new Map(
  Array.from(boxes, ({ value, dataset }) => [value, dataset.name!]),
)
