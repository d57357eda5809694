import { plural } from '../plural.ts'

const count = plural('en')
const number = (digits: string) => Number(digits).toLocaleString('en')

const reasonNames: Readonly<Record<string, string>> = {
  rsvp: 'a sign-up form',
  'dynamic date': 'dates that move with the day',
  status: 'cancelled or tentative dates',
  organizer: 'an organizer',
  attendee: 'an attendee',
}
const named = (reasons: string) =>
  reasons
    .split(', ')
    .map((reason) => reasonNames[reason] ?? reason)
    .join(', ')

/** The titles of events, from their labels in quotes. */
export const namedEvents = (labels: string) =>
  labels.replaceAll(/(?:, [^,”]*\d)?, RSVP(?=”)/g, '').replaceAll('; ', ', ')

/** What the API refuses, in words for where the label of the field stands. */
export const errors = {
  refusals: {
    missing: (_rest: string) => 'This does not exist, or it was deleted.',
    external: () => 'This calendar mirrors another one and cannot hold events. Choose another calendar.',
    subscription: (reasons: string) =>
      `Everybody who subscribes to this calendar sees the same, so its events cannot have: ${named(reasons)}.`,
    noSubscription: () => 'Some of its events cannot be in a subscription. Save to see which.',
    noExternal: () =>
      'A calendar with events cannot mirror another one. Delete or move its events first, or create another calendar.',
    full: () => 'All seats are taken.',
    seats: (left: string) =>
      count(Number(left), { one: 'Only 1 seat is left.', other: `Only ${number(left)} seats are left.` }),
    member: (address: string) => `${address} is already a member.`,
    addressTaken: () => 'Somebody else uses this address here.',
    domain: (host: string) =>
      `${host} cannot be published yet, because its records are not all correct. New ones can take several hours to become visible.`,
    credits: () => 'No event credits are left. Ask the operator of this server for more.',
    busy: () => 'Somebody else changed it at the same time. Try again.',
    notDeleted: () => 'This is not deleted.',
    parent: () => 'Its calendar is deleted. Restore the calendar first.',
    tooLate: () => 'It can no longer be restored.',
  },
  role: (role: string) => `Your role does not allow this. Ask ${role} of the organization.`,
  roles: {
    viewer: 'a member',
    editor: 'an editor',
    admin: 'an admin',
    owner: 'an owner',
  } as Readonly<Record<string, string>>,
  tooMany: (seconds: number) => `That was too often in a short time. Try again in ${duration(seconds)}.`,
  fields: {
    required: (_a: string, _b: string) => 'This is needed.',
    day: (first: string, last: string) => `Choose a date from ${first} to ${last}.`,
    anyDay: () => 'Choose a date.',
    time: () => 'Enter a time such as 09:30.',
    moment: () => 'Choose a date and a time.',
    startTime: () => 'Enter when it starts, or switch on “All day”.',
    endDay: () => 'The last day is before the first.',
    endTime: () => 'The end is before the start. If it ends after midnight, choose the next day for the end.',
    sameKind: () => 'The first and the last day must both be fixed, or both move with the day it is viewed.',
    beforeYear: (year: string) => `Choose a date before ${year}.`,
    notInSeries: () => 'The series has no date on this day.',
    lastDate: () => 'At least one date must be left. Cancel the whole event instead.',
    ticked: () => 'This must be ticked.',
    range: (from: string, to: string) => `Must be a number from ${number(from)} to ${number(to)}.`,
    atMostSeats: (seats: string) => `Must not be more than “Seats”, which is ${number(seats)}.`,
    whole: () => 'Must be a whole number.',
    number: () => 'Must be a number.',
    text: () => 'Must be text.',
    longest: (most: string) => `At most ${number(most)} characters.`,
    longestLine: (most: string) => `One line with at most ${number(most)} characters.`,
    visibleLine: (most: string) =>
      `One line with at most ${number(most)} characters, and without invisible ones such as marks for the writing direction.`,
    shortest: (least: string) => `At least ${number(least)} characters.`,
    leastEntries: (least: string) =>
      least === '1' ? 'At least one is needed.' : `At least ${number(least)} are needed.`,
    mostEntries: (most: string) => `At most ${number(most)} are possible.`,
    twice: () => 'The same value is there twice.',
    line: () => 'Must be one line of text.',
    plainText: () => 'Contains an invisible character that is not allowed.',
    webAddress: () => 'Must be an address that starts with http:// or https://.',
    spaces: () => 'Must be an address without spaces and line breaks; write %20 for a space.',
    webcal: () => 'Must start with https://. Write that in place of webcal://.',
    credentials: () => 'Must be an address without a user name and password.',
    publicAddress: () => 'Must be an address on the public internet, not one of a private network.',
    sameAddress: () => 'This is your address already.',
    email: () => 'Must be one plain email address such as ann@example.org.',
    colour: () => 'Must be a colour such as #2f6fed.',
    host: () => 'Must be a full host name such as events.example.org, without http:// and without a path.',
    timeZone: () => 'Must be the name of a time zone such as Europe/Berlin.',
    rule: (example: string) => `Must be a rule such as ${example}.`,
    variable: (name: string, known: string) => `There is no variable ${name}. There are ${known}.`,
    unconfirmed: (name: string, events: string) =>
      `${name} cannot be used, because addresses are not confirmed by mail for ${namedEvents(events)}. What people typed into the form is sent only to confirmed addresses.`,
    openVariable: (text: string) =>
      `A variable is not closed: “${text}”. Write it as {{event}}, or choose one from the list.`,
    closedVariable: (text: string) => `A variable has no beginning: “${text}”. Write it as {{event}}.`,
    tripleVariable: (text: string) => `A variable has too many braces: “${text}”. Write it as {{event}}.`,
    commonPassword: () => 'This is one of the most common passwords. Choose another one.',
    future: () => 'Must be in the future.',
    oneOf: (values: string) => `Must be one of ${values}.`,
  },
}

const duration = (seconds: number) =>
  seconds < 120
    ? count(seconds, { one: `${seconds} second`, other: `${seconds} seconds` })
    : `${Math.ceil(seconds / 60)} minutes`
