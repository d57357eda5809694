/** What the texts of a mail may name in double braces, and what stands there in the end. */
export const variables: Readonly<Record<string, string>> = {
  event: 'The title of the event.',
  date: 'When it takes place, in words; of several dates, the next one.',
  location: 'Where it takes place.',
  organizer: 'Who organizes it; the organization where the date names nobody.',
  organization: 'The name of the organization.',
  status: 'What the attendee has answered.',
  places: 'For how many people.',
  email: 'The address of the attendee.',
  link: 'Where the button of the mail leads.',
  'field.NAME': 'What the attendee filled in for that form field; empty until the address is confirmed.',
}

const pattern = /\{\{\s*(field\.[^{}]+?|[a-z]+)\s*\}\}/giu

/** Replaces all variables in one pass, so a value that looks like one stays as it is. Unknown ones are left alone. */
export function fill(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(pattern, (whole, name: string) => valueOf(name) ?? whole)
}

/** The names in a text that no variable has. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name]) => name!)
  return names.filter((name) => !Object.hasOwn(variables, name) && !/^field\../.test(name))
}
