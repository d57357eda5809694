import * as contract from '@kalends/contract'
import type { JsonSchema, Resource } from '@kalends/contract'
import { declaredResources } from '../declared-resources.ts'

export type Published = Readonly<Record<string, unknown>>

/** Schemas with a name in the reference; all others are inlined. */
const names = new Map<JsonSchema, string>([
  ...Object.entries<unknown>(contract).flatMap(([name, value]): [JsonSchema, string][] =>
    isNamedSchema(name, value) ? [[value, name === 'ErrorAnswer' ? 'Error' : name]] : [],
  ),
  ...[...declaredResources].flatMap(([name, { read, create, patch }]): [JsonSchema, string][] => [
    [read, name],
    [create, `${name}Create`],
    [patch, `${name}Patch`],
  ]),
])

/** Our formats as standard ones; null if there is none. */
const formats: Readonly<Record<string, string | null>> = {
  line: null,
  text: null,
  'web-address': 'uri',
  'public-web-address': 'uri',
  'stylesheet-address': 'uri',
  'link-address': 'uri',
  instant: 'date-time',
  mailbox: null,
  prokey: 'uuid',
}

/** Writes schemas for the reference, and collects named ones for `components.schemas`. */
export class SchemaWriter {
  readonly #named = new Map<string, Published>()

  write(schema: JsonSchema): Published {
    const name = names.get(schema)
    if (name === undefined) return this.#plain(schema)
    if (!this.#named.has(name)) {
      // Added before the schemas it contains.
      this.#named.set(name, {})
      this.#named.set(name, this.#component(name, schema))
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  named(): Record<string, Published> {
    return Object.fromEntries(this.#named)
  }

  #component(name: string, schema: JsonSchema): Published {
    const description = declaredResources.get(name.replace(/(Create|Patch)$/, ''))?.description
    return { ...(description && { description }), ...this.#plain(schema) }
  }

  #plain(schema: JsonSchema): Published {
    const {
      'x-must': _must,
      'x-html': _html,
      type,
      description,
      format,
      properties,
      items,
      propertyNames,
      additionalProperties,
      ...rest
    } = schema
    const known = format !== undefined && Object.hasOwn(formats, format) ? formats[format] : format
    return {
      ...(type && { type }),
      ...(description && { description }),
      ...(known && { format: known }),
      ...rest,
      ...(properties && {
        properties: mapValues(properties, (property, name) =>
          this.write(schema.required?.includes(name) ? property : withDefaultInWords(property)),
        ),
      }),
      ...(items && { items: this.write(items) }),
      ...(propertyNames && { propertyNames: this.write(propertyNames) }),
      ...(additionalProperties !== undefined && {
        additionalProperties:
          typeof additionalProperties === 'object' ? this.write(additionalProperties) : additionalProperties,
      }),
    }
  }
}

/**
 * The default of an optional field, as a sentence. Client generators take the keyword `default` to mean that the field
 * is always present, and would make callers send every one.
 */
function withDefaultInWords(schema: JsonSchema): JsonSchema {
  const { default: byDefault, ...rest } = schema
  if (byDefault === undefined) return schema
  if (byDefault === null) return rest
  const value = typeof byDefault === 'string' && byDefault !== '' ? byDefault : JSON.stringify(byDefault)
  return { ...rest, description: `${rest.description ?? ''} Default: \`${value}\`.`.trim() }
}

export function resourceOf(schema: JsonSchema, form: 'read' | 'create' | 'patch'): Resource | undefined {
  return declaredResources.values().find((resource) => resource[form] === schema)
}

export function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  make: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]))
}

function isNamedSchema(name: string, value: unknown): value is JsonSchema {
  return /^[A-Z]/.test(name) && typeof value === 'object' && value !== null && 'type' in value
}
