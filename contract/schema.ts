/**
 * JSON Schema as plain objects that remember the TypeScript type they describe.
 * The same object validates a request, types the code and documents the API.
 */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly maxProperties?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly readOnly?: boolean
  /** The text is sanitised on save. A string value names the variable that links may use. */
  readonly 'x-html'?: boolean | string
  /** The requirement, as the end of a sentence that begins with the field's name. */
  readonly 'x-must'?: string
}

declare const described: unique symbol

export type Schema<T> = JsonSchema & { readonly [described]?: T }

export type Static<S> = S extends Schema<infer T> ? T : never

/** Optional properties. Undefined is allowed, because JSON drops it. */
export type Optional<T> = { [K in keyof T]?: T[K] | undefined }

/** Optional properties that may also be null. */
export type Clearable<T> = { [K in keyof T]?: T[K] | null | undefined }

/** The same schema, or null. */
export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  return {
    ...schema,
    ...(types.length > 0 && { type: [...types, 'null'] }),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  }
}

/** An object with exactly these properties, all of them present. */
export function object<P extends Record<string, JsonSchema>>(
  properties: P,
  options: { description?: string; optional?: readonly (keyof P & string)[] } = {},
): Schema<{ [K in keyof P]: Static<P[K]> }> {
  return {
    type: 'object',
    ...(options.description && { description: options.description }),
    properties,
    required: Object.keys(properties).filter((name) => !options.optional?.includes(name)),
  }
}

export function list<T>(items: Schema<T>, description?: string): Schema<T[]> {
  return { type: 'array', ...(description && { description }), items }
}

/** An example built from those of its properties. */
export function exampleOf<T>({ properties = {} }: Schema<T>): T {
  return Object.fromEntries(Object.entries(properties).map(([name, { examples }]) => [name, examples![0]])) as T
}

export function exampled<T>(schema: Schema<T>): Schema<T> {
  return { ...schema, examples: [exampleOf(schema)] }
}

/** A count in a response. */
export const count = (description: string, example = 0): Schema<number> => ({
  type: 'integer',
  minimum: 0,
  description,
  examples: [example],
})

/** A point in time in a response, in UTC with milliseconds. */
export const moment = (description: string, example: string): Schema<string> => ({
  type: 'string',
  format: 'date-time',
  description,
  examples: [example],
})
