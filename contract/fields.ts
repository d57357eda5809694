import { limits } from './limits.ts'
import { type JsonSchema, type Schema, type Static, list } from './schema.ts'

/** The vocabulary in which resources are declared. A field says what may be sent, what is answered and what it means. */
export interface Field<Read = unknown, Write = Read> {
  readonly read: Schema<Read>
  readonly write: Schema<Write>
  /** What this field points to; its value is then the key of an item of the same organization. */
  readonly references?: Target
  /** Values that name something shipped with the product instead of an item of the organization. */
  readonly library?: readonly string[]
  /** What an update may send, where that differs from a create request. */
  readonly patch?: Schema<unknown>
  /** An update changes the elements of the list by their position instead of replacing the list. */
  readonly byPosition?: true
  /** The flag that is switched off when what this field points to is deleted. */
  readonly flag?: string
  /** What the label of an item ends with while this field is set and its flag is on. */
  readonly labelled?: string
}

export type Defaulted<Read = unknown, Write = Read> = Field<Read, Write> & { readonly default: Read }

/** What a field can point to. Every resource is such a target. */
export interface Target {
  readonly name: string
  /** What a person calls one of it. */
  readonly title: string
  /** Where it is stored. */
  readonly table: string
  readonly key: 'id' | 'prokey'
}

/** Targets that are no resources of the API, because it does not write them like one. */
const customDomain: Target = { name: 'custom-domain', title: 'custom domain', table: 'custom_domain', key: 'id' }
const image: Target = { name: 'image', title: 'uploaded image', table: 'image', key: 'id' }

interface Options<T> {
  example?: T
  /** The example of a request that sends only what is required; the same unless given. */
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

/** A name that must say something. */
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

/** Text with the few tags of the specification; everything else is stripped when it is stored. */
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

/** Some of these values, each at most once, at least one. */
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

/** A moment, sent with any offset, answered in UTC with milliseconds. */
export function instant(description: string, options: Options<string> = {}): Field<string> {
  return plain({
    type: 'string',
    description,
    format: 'instant',
    'x-must': 'must be a valid date and time such as 2027-05-01T18:00:00Z or 2027-05-01T20:00:00+02:00',
    ...sample(options, '2027-05-01T18:00:00.000Z'),
  })
}

/** The id of another item of the same organization; sent as an integer or as text, answered as an integer. */
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

/** The id of an uploaded image or, where the product ships some, of a picture of its library. */
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

/** Text by name, for a known list of names or a pattern of them. */
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

/** The field, and the value it has while nobody has set it. */
export function byDefault<Read, Write>(value: NoInfer<Read>, field: Field<Read, Write>): Defaulted<Read, Write> {
  return {
    ...field,
    default: value,
    read: { ...field.read, default: value },
    write: { ...field.write, default: value },
  }
}

/** Read-only moments of every stored item. */
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
