import { type FormField, type Item, type RsvpBlock, limits } from '@kalends/contract'
import { isLine, isMailbox, isText } from '../http/formats.ts'
import { Faults } from '../refusal.ts'
import { type Reply, replies } from './states.ts'

export type Template = Item<typeof RsvpBlock>
export type Payload = Record<string, string | number | boolean>

/** What a visitor sent, by field; nothing of it is trusted. From a page everything is text. */
export interface Sent {
  readonly email?: unknown
  readonly status?: unknown
  readonly amount?: unknown
  readonly payload?: unknown
  readonly isText: boolean
}

export interface Reading {
  readonly email: string
  readonly reply: Reply
  readonly amount: number
  readonly payload: Payload
}

const maxPayload = 16_384

/** Checks an answer against the template; throws a refusal that names every field at fault. */
export function readForm(
  template: Template,
  sent: Sent,
  { isFirst, hasEmail = isFirst }: { isFirst: boolean; hasEmail?: boolean },
): Reading {
  const faults = new Faults()
  const email = hasEmail ? readEmail(sent, faults) : ''
  const reply = readReply(template, sent, isFirst, faults)
  // Whoever does not come need not fill in anything.
  const fields =
    reply === 'declined' ? template.fields.map((field) => ({ ...field, required: false })) : template.fields
  const reading = {
    email,
    reply,
    amount: readAmount(template, sent, faults),
    payload: readPayload(fields, sent, faults),
  }
  faults.throwIfAny()
  return reading
}

function readEmail({ email }: Sent, faults: Faults): string {
  const address = typeof email === 'string' ? email.trim() : ''
  if (!isMailbox(address)) faults.add('email', 'email must be one email address, such as name@example.org.')
  return address
}

/** The template as it holds for somebody who has answered: who has more places than are given now may keep them. */
export function changeableBy<T extends Pick<Template, 'maxpp'>>(template: T, { amount }: { amount: number }): T {
  return { ...template, maxpp: Math.max(template.maxpp, amount) }
}

/** The form in which two addresses are compared. */
export function comparable(email: string): string {
  return email.trim().toLowerCase()
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
  const must = maxpp === 1 ? '1, because the form takes one place at a time' : `a whole number from 1 to ${maxpp}`
  faults.add('amount', `amount must be ${must}.`)
  return 1
}

/** The names under which answers are stored. */
export function fieldNames(fields: readonly FormField[]): string[] {
  return [...new Set(fields.filter(({ type }) => type !== 'label').map(({ name }) => name))]
}

/** Only what the template asks for is kept, under its names. */
function readPayload(fields: readonly FormField[], sent: Sent, faults: Faults): Payload {
  const given = isObject(sent.payload) ? sent.payload : {}
  if (sent.payload !== undefined && sent.payload !== null && !isObject(sent.payload))
    faults.add('payload', 'payload must be an object with the names of the form fields as keys.')
  const payload: Payload = {}
  for (const name of fieldNames(fields)) {
    const same = fields.filter((field) => field.name === name && field.type !== 'label')
    const value = readField(same, Object.hasOwn(given, name) ? given[name] : undefined, sent.isText)
    if (typeof value === 'object') faults.add(`payload.${name}`, `payload.${name} ${value.must}.`)
    else payload[name] = value
  }
  if (Buffer.byteLength(JSON.stringify(payload)) > maxPayload)
    faults.add('payload', 'payload must be shorter: at most 16 KiB in all.')
  return payload
}

type Fault = { readonly must: string }

function readField(same: readonly FormField[], given: unknown, fromPage: boolean): string | number | boolean | Fault {
  const [field] = same as [FormField]
  const isRequired = same.some(({ required }) => required)
  const isEmpty = given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
  switch (field.type) {
    case 'checkbox': {
      const isTicked = fromPage ? given === 'true' : given === true
      if (!isEmpty && !fromPage && typeof given !== 'boolean') return { must: 'must be true or false' }
      return isRequired && !isTicked ? { must: 'must be ticked' } : isTicked
    }
    case 'radio': {
      const choices = same.map(({ placeholder, label }) => placeholder ?? label ?? '')
      if (isEmpty) return isRequired ? { must: `must be one of ${choices.join(', ')}` } : ''
      return choices.includes(given as string) ? (given as string) : { must: `must be one of ${choices.join(', ')}` }
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
