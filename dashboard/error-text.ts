import type { Texts } from './texts/en/index.ts'

type ErrorTexts = Texts['errors']
type Kind = keyof ErrorTexts['fields']

/** What errors of the API say about a field after its name, and what the person reads in place of it. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^is required\.$/, 'required'],
  [/^must be a real day such as \S+, from the year (\d+) to (\d+)\b.*$/, 'day'],
  [/^must be a day such as \S+\.$/, 'anyDay'],
  [/^must be a time such as \d\d:\d\d,.*$/, 'time'],
  [/^must be (?:a UTC time|a moment|a valid date and time) such as .*$/, 'moment'],
  [/^is required while endTime is set\b.*$/, 'startTime'],
  [/^is required while subscription is external\.$/, 'required'],
  [/^must not be before startDate\.$/, 'endDay'],
  [/^must not be before from\.$/, 'endDay'],
  [/^must be a later day if endTime is before startTime\b.*$/, 'endTime'],
  [/^must be of the same kind as startDate\b.*$/, 'sameKind'],
  [/^must be before the year (\d+)\.$/, 'beforeYear'],
  [/^must be the start day of an occurrence\b.*$/, 'notInSeries'],
  [/^must be start days of occurrences\b.*$/, 'notInSeries'],
  [/^must leave at least one occurrence\b.*$/, 'lastDate'],
  [/^must not be empty\.$/, 'required'],
  [/^must be ticked\.$/, 'ticked'],
  [/^must not be greater than max, which is (\d+)\b.*$/, 'atMostSeats'],
  [/^must be (?:a whole number )?from (-?\d+) to (-?\d+)\.$/, 'range'],
  [/^must be a whole number(?: or null)?\.$/, 'whole'],
  [/^must be a number\.$/, 'number'],
  [/^must be text(?: or null)?\.$/, 'text'],
  [/^must have at most (\d+) characters\b.*$/, 'longest'],
  [/^must be one line of text, (?:from 1 to|at most) (\d+) characters, (?:all of them visible|without invisible characters)\.$/, 'visibleLine'], // oxfmt-ignore
  [/^must be one line of text, (?:from 1 to|at most) (\d+) characters\b.*$/, 'longestLine'],
  [/^must be a line of text of at most (\d+) characters\b.*$/, 'longestLine'],
  [/^must have at least (\d+) characters\.$/, 'shortest'],
  [/^must have at least (\d+) entr(?:y|ies)\.$/, 'leastEntries'],
  [/^must have at most (\d+) entries\.$/, 'mostEntries'],
  [/^must not contain the same value twice\.$/, 'twice'],
  [/^must be one line of text( without control characters)?\.$/, 'line'],
  [/^must be text without control characters\.$/, 'plainText'],
  [/^must be an address that starts with https?:\/\/.*$/, 'webAddress'],
  [/^must be an address without spaces\b.*$/, 'spaces'],
  [/^must start with https:\/\/: write that in place of webcal:\/\/\.$/, 'webcal'],
  [/^must be an address without a user name and password\.$/, 'credentials'],
  [/^must be an address on the public internet\b.*$/, 'publicAddress'],
  [/^must be one (?:plain )?email address\b.*$/, 'email'],
  [/^must be another address than the present one\.$/, 'sameAddress'],
  [/^must be a hex colour\b.*$/, 'colour'],
  [/^must be a full host name\b.*$/, 'host'],
  [/^must be (?:the name of )?a time zone\b.*$/, 'timeZone'],
  [/^must look like (RRULE:\S+)\.$/, 'rule'],
  [/^names the variable (\{\{.*?\}\}), which does not exist\. There are (.+)\.$/, 'variable'],
  [/^names the variable (\{\{.*?\}\}), but (?:this event has|these events have) no double opt-in: (.*)\. Addresses are not confirmed\b.*$/s, 'unconfirmed'], // oxfmt-ignore
  [/^has a variable that is not closed: (.*)\. Write it as \{\{event\}\}\.$/s, 'openVariable'],
  [/^has a variable that is not opened: (.*)\. Write it as \{\{event\}\}\.$/s, 'closedVariable'],
  [/^has a variable with too many braces: (.*)\. Write it as \{\{event\}\}\.$/s, 'tripleVariable'],
  [/^must not be one of the most common passwords\b.*$/, 'commonPassword'],
  [/^must be in the future\.$/, 'future'],
  [/^must be one of (.+)\.$/, 'oneOf'],
]

/** What the API says about a field, as a sentence for where its label stands. What is unknown stays in the API's words. */
export function fieldErrorText(field: string, message: string, texts: ErrorTexts): string {
  if (!message.startsWith(`${field} `)) return message
  const rest = message.slice(field.length + 1)
  for (const [pattern, kind] of kinds) {
    const found = pattern.exec(rest)
    if (found) return texts.fields[kind](found[1] ?? '', found[2] ?? '')
  }
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

interface Refused {
  /** Parts of a request that was accepted have none. */
  readonly status?: number
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** What the API says about an event or another item that cannot be changed. */
const refusals: readonly (readonly [RegExp, keyof ErrorTexts['refusals']])[] = [
  [/^No entry found\.$/, 'missing'],
  [/^An external group cannot hold events\./, 'external'],
  [/^The group is a subscription, whose events cannot have: (.+)\.$/, 'subscription'],
  [/^The group cannot become a subscription while it has events\b/, 'noSubscription'],
  [/^A group that has events cannot become an external subscription\./, 'noExternal'],
  [/^No event credits left\.$/, 'credits'],
  [/^All seats are taken\./, 'full'],
  [/^There are not enough seats: (\d+) left\./, 'seats'],
  [/^(\S+) is already a member of this organization\.$/, 'member'],
  [/^Another user has this address already\.$/, 'addressTaken'],
  [/^(\S+) cannot be published yet\./, 'domain'],
  [/^The group was changed at the same time\./, 'busy'],
  [/^This .+ (?:was just being changed\. Please try again|is being restored right now)\.$/, 'busy'],
  [/^This .+ is not deleted\.$/, 'notDeleted'],
  [/^The .+ it belongs to is deleted\. Restore that first/, 'parent'],
  [/^This .+ can no longer be restored\.$/, 'tooLate'],
]

/** What the API says about a whole request, or about one of its items. */
export function refusalText({ status, message, details }: Refused, texts: ErrorTexts): string {
  for (const [pattern, kind] of refusals) {
    const found = pattern.exec(message)
    if (found) return texts.refusals[kind](found[1] ?? '')
  }
  const role = texts.roles[details?.role as 'owner']
  if (status === 403 && role !== undefined && message.startsWith('Your role does not allow this.'))
    return texts.role(role)
  const seconds = /^Too many .* Try again in (\d+) seconds\.$/.exec(message)?.[1]
  if (status === 429 && seconds !== undefined) return texts.tooMany(Number(seconds))
  return message
}
