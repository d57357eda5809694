/** Size limits in characters, items or bytes. */
export const limits = {
  text: 500,
  html: 20_000,
  url: 2048,
  dates: 100,
  skippedDates: 366,
  /** All texts of an event's dates together, in bytes. */
  datesText: 1_000_000,
  formFields: 50,
  fieldName: 100,
  identifier: 100,
  images: 10,
  labels: 100,
  variables: 100,
  value: 200,
  body: 262_144,
  /** The body of a form that a page sends without a script, in bytes. */
  formBody: 65_536,
  depth: 20,
  keys: 2000,
  image: 1_048_570,
} as const
