import { type EmailTemplateType, emailTemplateTypes } from '@kalends/contract'

/** The variables that mail texts may use in double braces, with their meaning. */
export const variables: Readonly<Record<string, string>> = {
  event: 'The title of the event.',
  date: 'The date in words; if there are several, the next one. Empty for a form without a date.',
  location: 'The location. Empty for a form without a date.',
  organizer: 'The organizer; the organization if the date has none.',
  organization: 'The name of the organization.',
  status: 'The reply of the attendee.',
  places: 'The number of seats.',
  email: 'The email address of the attendee.',
  link: 'The address of the button in the mail.',
  'field.NAME': 'The value of that form field; empty until the address is confirmed.',
}

const answer = ['status', 'places', 'field.NAME']

/** Variables that are empty in every mail of a type, because the owner of the address may never have signed up. */
export const emptyVariables: Readonly<Record<EmailTemplateType, readonly string[]>> = {
  rsvp_doi: [...answer, 'email'],
  rsvp_magic_link: answer,
  rsvp_second_signup: answer,
  rsvp_signup_confirmation: ['field.NAME'],
  rsvp_thank_you: [],
  rsvp_change_confirmation: [],
  rsvp_event_update: [],
}

const samples: Readonly<Record<string, string>> = {
  event: 'Sample event',
  date: 'Saturday, 12 June 2027 · 18:00–21:00',
  location: 'Town hall',
  organizer: 'Example Ltd',
  organization: 'Example Ltd',
  status: 'Going',
  places: '2',
  email: 'ada@example.org',
  link: 'https://events.example.org/7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11/rsvp/manage/…',
  'field.NAME': 'Vegetarian',
}

/** For each type of mail, the variables that texts may use. */
export function variablesByType() {
  return emailTemplateTypes.map((type) => ({
    type,
    variables: Object.entries(variables)
      .filter(([name]) => !emptyVariables[type].includes(name))
      .map(([name, description]) => ({ name, description, sample: samples[name]! })),
  }))
}

/**
 * What is wrong with the variables of a text for mails of a type, if anything. The only variable that a link may
 * lead to is {{link}}, on its own.
 */
export function wrongVariable(text: string, type: EmailTemplateType): string | undefined {
  const names = variablesIn(text)
  const unknown = names.find((name) => !Object.hasOwn(variables, variableOf(name)))
  if (unknown !== undefined)
    return `names the variable {{${unknown.slice(0, 100)}}}, which does not exist. There are ${Object.keys(variables).join(', ')}.`
  const [tripled] = /\{{3,}[^{}]*\}*|\{\{[^{}]*\}{3,}/.exec(text) ?? []
  if (tripled !== undefined)
    return `has a variable with too many braces: ${tripled.slice(0, 100)}. Write it as {{event}}.`
  // Without tags, which nobody who writes the text has seen.
  const rest = text
    .replaceAll(/\{\{[^{}]*\}\}/g, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  const [open] = /\{\{.{0,40}/s.exec(rest) ?? []
  if (open !== undefined) return `has a variable that is not closed: ${open.trim()}. Write it as {{event}}.`
  const [closed] = /.{0,40}\}\}/s.exec(rest) ?? []
  if (closed !== undefined) return `has a variable that is not opened: ${closed.trim()}. Write it as {{event}}.`
  const [, href] = /href="(?!\{\{link\}\}")([^"]*\{\{[^"]*)"/.exec(text) ?? []
  if (href !== undefined)
    return `has a link to ${href.slice(0, 100)}. A link leads to an address of yours, or to {{link}} and nothing else.`
  const empty = names.find((name) => emptyVariables[type].includes(variableOf(name)))
  if (empty !== undefined)
    return `names the variable {{${empty.slice(0, 100)}}}, which is always empty in ${type}. Leave it out.`
  return undefined
}

/** The first variable of a text that stands for what an attendee filled in. */
export function fieldVariable(text: string): string | undefined {
  return variablesIn(text).find((name) => variableOf(name) === 'field.NAME')
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name]) => name!)
}

const variableOf = (name: string) => (/^field\../.test(name) ? 'field.NAME' : name)
