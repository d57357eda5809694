import { limits } from './limits.ts'
import { type JsonSchema, type Schema, type Static, list } from './schema.ts'

/** The vocabulary for declaring resources. A field declares what may be sent, what is returned and what it means. */
export interface Field<Read = unknown, Write = Read> {
  readonly read: Schema<Read>
  readonly write: Schema<Write>
  /** What this field refers to. Its value is the key of an item of the same organization. */
  readonly references?: Target
  /** Values that refer to something shipped with the product instead. */
  readonly library?: readonly string[]
  /** What an update may send, if different from a create request. */
  readonly patch?: Schema<unknown>
  /** An update changes list elements by position instead of replacing the list. */
  readonly byPosition?: true
  /** The flag to switch off when the referenced item is deleted. */
  readonly flag?: string
  /** Appended to the item's label while this field is set and its flag is on. */
  readonly labelled?: string
}

export type Defaulted<Read = unknown, Write = Read> = Field<Read, Write> & { readonly default: Read }

/** What a field can refer to, such as every resource. */
export interface Target {
  readonly name: string
  /** Singular, for people. */
  readonly title: string
  readonly table: string
  readonly key: 'id' | 'prokey'
}

/** Targets that are not resources of the API, because it writes them in another way. */
const customDomain: Target = { name: 'custom-domain', title: 'custom domain', table: 'custom_domain', key: 'id' }
const image: Target = { name: 'image', title: 'uploaded image', table: 'image', key: 'id' }

interface Options<T> {
  example?: T
  /** The example in a minimal request, if different. */
  smallest?: T
}

/** One line of text. */
export function text(description: string, options: Options<string> & { minLength?: number } = {}): Field<string> {
  const { minLength, ...rest } = options
  return plain({
    type: 'string',
    description,
    ...(minLength !== undefined && { minLength }),
    maxLength: limits.text,
    format: 'line',
    ...sample(rest, 'Text'),
  })
}

/** A name that must not be blank. */
export function name(description: string, options: Options<string> = {}): Field<string> {
  const { write } = text(description, { ...options, minLength: 1 })
  return plain({ ...write, pattern: '\\S', 'x-must': 'must not be empty' })
}

/** Text of several lines without markup. */
export function paragraph(description: string, options: Options<string> = {}): Field<string> {
  return plain({
    type: 'string',
    description,
    maxLength: limits.html,
    format: 'text',
    ...sample(options, 'Some text.'),
  })
}

export const allowedTags = ['p', 'strong', 'em', 'u', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a'] as const

/** Text with the few tags of the specification. All others are stripped on save. */
export function html(description: string, options: Options<string> & { linkVariable?: string } = {}): Field<string> {
  const schema: Schema<string> = {
    type: 'string',
    description: `${description} HTML with the tags ${allowedTags.join(', ')}; other tags are removed, but their content is kept.`,
    maxLength: limits.html,
    format: 'text',
    'x-html': options.linkVariable ?? true,
    ...sample(options, '<p>Some text.</p>'),
  }
  return plain(schema)
}

export function flag(description: string, options: Options<boolean> = {}): Field<boolean> {
  return plain({ type: 'boolean', description, ...sample(options, false) })
}

export function choice<const V extends string>(
  values: readonly V[],
  description: string,
  options: Options<V> = {},
): Field<V> {
  return plain({ type: 'string', description, enum: values, ...sample(options, values[0]!) })
}

/** At least one of these values, each at most once. */
export function choices<const V extends string>(
  values: readonly V[],
  description: string,
  options: Options<V[]> = {},
): Field<V[]> {
  return plain({
    type: 'array',
    description,
    items: { type: 'string', enum: values },
    minItems: 1,
    uniqueItems: true,
    ...sample(options, [...values]),
  })
}

export function whole(
  description: string,
  options: Options<number> & { minimum: number; maximum: number },
): Field<number> {
  const { minimum, maximum, ...rest } = options
  return plain({ type: 'integer', description, minimum, maximum, ...sample(rest, minimum) })
}

/** A list of whole numbers, each at most once. */
export function wholes(
  description: string,
  options: Options<number[]> & { minimum: number; maximum: number; maxItems: number },
): Field<number[]> {
  const { minimum, maximum, maxItems, ...rest } = options
  const items: Schema<number> = { type: 'integer', minimum, maximum }
  return plain({ ...list(items, description), maxItems, uniqueItems: true, ...sample(rest, []) })
}

export function colour(description: string, options: Options<string> = {}): Field<string> {
  return plain({
    type: 'string',
    description,
    pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
    'x-must': 'must be a hex colour such as #2f6fed or #26e',
    ...sample(options, '#2f6fed'),
  })
}

/** An address on the web: http or https, without a user name or password in it. */
export function webAddress(
  description: string,
  options: Options<string> & {
    format?: 'web-address' | 'public-web-address' | 'stylesheet-address' | 'link-address'
    must?: string
  } = {},
): Field<string> {
  const { format = 'web-address', must, ...rest } = options
  return plain({
    type: 'string',
    description,
    maxLength: limits.url,
    format,
    'x-must': must ?? 'must be an address that starts with http:// or https://, without a user name or password',
    ...sample(rest, 'https://example.org/'),
  })
}

/** A point in time. Accepts any offset; returned in UTC with milliseconds. */
export function instant(description: string, options: Options<string> = {}): Field<string> {
  return plain({
    type: 'string',
    description,
    format: 'instant',
    'x-must': 'must be a valid date and time such as 2027-05-01T18:00:00Z or 2027-05-01T20:00:00+02:00',
    ...sample(options, '2027-05-01T18:00:00.000Z'),
  })
}

/** The id of another item of the same organization. Accepts an integer or text; returned as an integer. */
export function reference(
  to: Target,
  description: string,
  options: Options<number> & Pick<Field, 'flag' | 'labelled'> = {},
): Field<number, number | string> {
  const { flag: switchedOff, labelled } = options
  return {
    ...(switchedOff !== undefined && { flag: switchedOff }),
    ...(labelled !== undefined && { labelled }),
    read: { type: 'integer', description, ...sample(options, 67) },
    write: {
      type: ['integer', 'string'],
      description,
      minimum: 1,
      maximum: 999_999_999_999_999,
      pattern: '^[1-9][0-9]{0,14}$',
      'x-must': 'must be an id: a whole number, or a number as text',
      ...sample(options, 67),
    },
    references: to,
  }
}

/** The id of a custom domain of the same organization. */
export function domainReference(description: string, options: Options<number> = {}): Field<number, number | string> {
  return reference(customDomain, description, options)
}

/** The prokey of a group of the same organization. */
export function groupReference(to: Target, description: string): Field<string> {
  const schema: Schema<string> = {
    type: 'string',
    description,
    format: 'prokey',
    'x-must': 'must be the prokey of a group of your organization',
    examples: ['7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'],
  }
  return { read: schema, write: schema, references: to }
}

/** The id of an uploaded image or, if the field has a library, of an image in it. */
export function imageReference(description: string, options: { library?: readonly string[] } = {}): Field<string> {
  const schema: Schema<string> = {
    type: 'string',
    description,
    maxLength: limits.text,
    format: 'line',
    'x-must': 'must be the id of an uploaded image',
    examples: ['0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11'],
  }
  return { read: schema, write: schema, references: image, ...(options.library && { library: options.library }) }
}

/** Texts by name. The names are a fixed list or match a pattern. */
export function textByName(
  description: string,
  names: { enum: readonly string[]; 'x-must'?: string } | { pattern: string; 'x-must'?: string },
  options: Options<Record<string, string>> & { maxProperties: number; value: JsonSchema },
): Field<Record<string, string>> {
  const { maxProperties, value, ...rest } = options
  return plain({
    type: 'object',
    description,
    propertyNames: names,
    additionalProperties: value,
    maxProperties,
    ...sample(rest, {}),
  })
}

export function listOf<T>(
  items: Schema<T>,
  description: string,
  options: Options<T[]> & { maxItems: number },
): Field<T[]> {
  const { maxItems, ...rest } = options
  return plain({ ...list(items, description), maxItems, ...sample(rest, []) })
}

/** The field with its default value. */
export function byDefault<Read, Write>(value: NoInfer<Read>, field: Field<Read, Write>): Defaulted<Read, Write> {
  return {
    ...field,
    default: value,
    read: { ...field.read, default: value },
    write: { ...field.write, default: value },
  }
}

/** The read-only times of every stored item. */
export const timestamps = {
  date_created: plain<string>({
    type: 'string',
    format: 'date-time',
    description: 'When it was created.',
    examples: ['2026-11-15T09:30:00.000Z'],
  }),
  date_updated: plain<string | null>({
    type: ['string', 'null'],
    format: 'date-time',
    description: 'When it was last updated; null until the first update.',
    examples: ['2026-11-16T10:00:00.000Z'],
  }),
} as const

export type ReadOf<F> = F extends Field<infer Read, unknown> ? Read : never
export type WriteOf<F> = F extends { readonly write: infer S } ? Static<S> : never

export function plain<T>(schema: Schema<T>): Field<T> {
  return { read: schema, write: schema }
}

function sample<T>(options: Options<T>, otherwise: T) {
  const { example = otherwise, smallest } = options
  return { examples: smallest === undefined ? [example] : [example, smallest] }
}
