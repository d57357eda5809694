import { type FormField, type Item, type RsvpBlock, limits } from '@kalends/contract'
import { isLine, isText, mailboxIn } from '../http/formats.ts'
import { Faults } from '../refusal.ts'
import { questions } from '../templates/form-fields.ts'
import { type Reply, replies } from './states.ts'

export type Template = Item<typeof RsvpBlock>
export type Payload = Record<string, string | number | boolean>

/** What a visitor sent, by field, not validated yet. From a page, every value is text. */
export interface Sent {
  readonly email?: unknown
  readonly status?: unknown
  readonly amount?: unknown
  readonly payload?: unknown
  /** Whether to join the waiting list if no seats are left. */
  readonly waiting?: unknown
  readonly isText: boolean
}

export interface Reading {
  readonly email: string
  readonly reply: Reply
  readonly amount: number
  readonly payload: Payload
  readonly isWaiting: boolean
}

const maxPayload = 16_384

/** Validates an answer against the template; throws a refusal that names every invalid field, with those in `faults`. */
export function readForm(
  template: Template,
  sent: Sent,
  { isFirst, hasEmail = isFirst, faults = new Faults() }: { isFirst: boolean; hasEmail?: boolean; faults?: Faults },
): Reading {
  const email = hasEmail ? readEmail(sent, faults) : ''
  const reply = readReply(template, sent, isFirst, faults)
  // Those who decline don't have to fill in anything.
  const fields =
    reply === 'declined' ? template.fields.map((field) => ({ ...field, required: false })) : template.fields
  const reading = {
    email,
    reply,
    amount: readAmount(template, sent, faults),
    payload: readPayload(fields, sent, faults),
    isWaiting: readWaiting(sent, reply, faults),
  }
  faults.throwIfAny()
  return reading
}

function readEmail({ email }: Sent, faults: Faults): string {
  const address = typeof email === 'string' ? mailboxIn(email) : undefined
  if (address === undefined) faults.add('email', 'email must be one email address, such as name@example.org.')
  return address ?? ''
}

/** The template as it applies to an attendee, who may keep more places than it allows now. */
export function changeableBy<T extends Pick<Template, 'maxpp'>>(
  template: T,
  { status, amount }: { status: string; amount: number },
): T {
  return status === 'declined' ? template : { ...template, maxpp: Math.max(template.maxpp, amount) }
}

/** The form in which addresses are compared. */
export function comparable(email: string): string {
  return (mailboxIn(email) ?? email.trim()).toLowerCase()
}

function readReply(template: Template, { status }: Sent, isFirst: boolean, faults: Faults): Reply {
  const possible = replies(template, { isFirst })
  if (status === undefined || status === null || status === '') {
    if (possible.length > 1) faults.add('status', `status must be one of ${possible.join(', ')}.`)
    return possible[0]!
  }
  const reply = possible.find((each) => each === status)
  if (!reply) faults.add('status', `status must be ${possible.length > 1 ? 'one of ' : ''}${possible.join(', ')}.`)
  return reply ?? possible[0]!
}

function readAmount({ maxpp }: Template, { amount, isText: fromPage }: Sent, faults: Faults): number {
  if (amount === undefined || amount === null || (fromPage && amount === '')) return 1
  const number = fromPage && typeof amount === 'string' && /^\d{1,9}$/.test(amount) ? Number(amount) : amount
  if (typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= maxpp) return number
  const must = maxpp === 1 ? '1, because the form takes one seat at a time' : `a whole number from 1 to ${maxpp}`
  faults.add('amount', `amount must be ${must}.`)
  return 1
}

function readWaiting({ waiting, isText: fromPage }: Sent, reply: Reply, faults: Faults): boolean {
  const isEmpty = waiting === undefined || waiting === null || (fromPage && (waiting === '' || waiting === 'false'))
  const wish = isEmpty ? false : fromPage && waiting === 'true' ? true : waiting
  if (typeof wish !== 'boolean') faults.add('waiting', 'waiting must be true or false.')
  if (wish === true && reply !== 'confirmed')
    faults.add('waiting', 'waiting must be left out unless status is confirmed.')
  return wish === true
}

/** The names under which answers are stored. */
export function fieldNames(fields: readonly FormField[]): string[] {
  return [...new Set(fields.filter(({ type }) => type !== 'label').map(({ name }) => name))]
}

/** Keeps the fields of the template, by name. Of a radio group only the chosen field is kept. */
function readPayload(fields: readonly FormField[], sent: Sent, faults: Faults): Payload {
  const given = isObject(sent.payload) ? sent.payload : {}
  if (sent.payload !== undefined && sent.payload !== null && !isObject(sent.payload))
    faults.add('payload', 'payload must be an object with the names of the form fields as keys.')
  const payload: Payload = {}
  const fault = (name: string, must: string) => faults.add(`payload.${name}`, `payload.${name} ${must}.`)
  const givenFor = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined)
  for (const question of questions(fields)) {
    const [field] = question as [FormField]
    if (field.type === 'label') continue
    if (field.type === 'radio') {
      const choice = readChoice(question, givenFor)
      if (choice.must !== undefined) fault(choice.name, choice.must)
      // A group of several names has no key of its own for "nothing chosen".
      else if (choice.value !== '' || fieldNames(question).length === 1) payload[choice.name] = choice.value
    } else {
      const value = readField(field, givenFor(field.name), sent.isText)
      if (typeof value === 'object') fault(field.name, value.must)
      else payload[field.name] = value
    }
  }
  if (Buffer.byteLength(JSON.stringify(payload)) > maxPayload)
    faults.add('payload', 'payload must be shorter: at most 16 KiB in all.')
  return payload
}

/** Keeps values of fields that have left the form. Drops a choice that another one of its group replaces. */
export function changedPayload(fields: readonly FormField[], before: Payload, changed: Payload): Payload {
  const replaced = new Set(fieldNames(fields.filter(({ type }) => type === 'radio')))
  const rest = Object.entries(before).filter(([name]) => !replaced.has(name))
  return { ...Object.fromEntries(rest), ...changed }
}

type Choice =
  | { readonly name: string; readonly value: string; readonly must?: undefined }
  | { readonly name: string; readonly must: string }

/** The choice in a radio group, whose fields may have different names. An empty value means that nothing is chosen. */
function readChoice(group: readonly FormField[], givenFor: (name: string) => unknown): Choice {
  const names = fieldNames(group)
  const [first, second] = names.filter((name) => !isBlank(givenFor(name)))
  if (first === undefined) {
    const name = names[0]!
    if (!group.some(({ required }) => required)) return { name, value: '' }
    if (names.length === 1) return { name, must: mustBeOneOf(group) }
    return { name, must: `or another choice of its group must be sent: ${names.join(', ')}` }
  }
  if (second !== undefined) return { name: second, must: `must not be sent together with payload.${first}: both are choices of one group` } // oxfmt-ignore
  const same = group.filter(({ name }) => name === first)
  const value = givenFor(first)
  if (!same.some((field) => choiceValue(field) === value)) return { name: first, must: mustBeOneOf(same) }
  return { name: first, value: value as string }
}

/** What a radio field sends if it is chosen. */
export function choiceValue({ placeholder, label }: FormField): string {
  return placeholder ?? label ?? ''
}

function mustBeOneOf(choices: readonly FormField[]): string {
  return `must be ${choices.length > 1 ? 'one of ' : ''}${choices.map(choiceValue).join(', ')}`
}

function isBlank(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
}

type Fault = { readonly must: string }

function readField(field: FormField, given: unknown, fromPage: boolean): string | number | boolean | Fault {
  const { required: isRequired } = field
  const isEmpty = isBlank(given)
  switch (field.type) {
    case 'checkbox': {
      const isTicked = fromPage ? given === 'true' : given === true
      if (!isEmpty && !fromPage && typeof given !== 'boolean') return { must: 'must be true or false' }
      return isRequired && !isTicked ? { must: 'must be ticked' } : isTicked
    }
    case 'number': {
      if (isEmpty) return isRequired ? { must: 'is required' } : ''
      const number =
        typeof given === 'string' && /^-?\d{1,15}([.,]\d{1,15})?$/.test(given.trim())
          ? Number(given.trim().replace(',', '.'))
          : given
      return typeof number === 'number' && Number.isFinite(number) ? number : { must: 'must be a number' }
    }
    case 'hidden': {
      if (given === undefined || given === null) return typeof field.default === 'string' ? field.default : ''
      return isShortText(given) ? given : { must: textMust }
    }
    default: {
      if (isEmpty) return isRequired ? { must: 'is required' } : ''
      return isShortText(given) && isLine(given) ? given.trim() : { must: textMust }
    }
  }
}

const textMust = `must be a line of text of at most ${limits.text} characters, without control characters`

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && isText(value) && [...value].length <= limits.text
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
