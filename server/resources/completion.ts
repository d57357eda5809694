import { createHash } from 'node:crypto'
import type { JsonSchema } from '@kalends/contract'

/**
 * Completes a value according to its schema: missing fields get their default or null, at every depth, and so does null
 * where the schema does not allow it. Both new and stored items pass through here, so a field that is added inside a
 * list needs no migration either.
 */
export function completed(schema: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return schema.items ? value.map((entry) => completed(schema.items!, entry)) : value
  if (typeof value !== 'object' || value === null || !schema.properties) return value
  const whole: Record<string, unknown> = {}
  for (const name in schema.properties) {
    const property = schema.properties[name]!
    const given = (value as Record<string, unknown>)[name]
    whole[name] = isMissing(given, property) ? (property.default ?? null) : completed(property, given)
  }
  return whole
}

/** Whether values of this schema can be incomplete. */
export function hasParts({ items, properties }: JsonSchema): boolean {
  return properties !== undefined || (items !== undefined && hasParts(items))
}

/** Differs between two schemas if a value that is complete for one may be incomplete for the other. */
export function shapeOf(schemas: Readonly<Record<string, JsonSchema>>): string {
  return createHash('sha256')
    .update(JSON.stringify(outline({ properties: schemas })))
    .digest('base64url')
    .slice(0, 8)
}

function isMissing(given: unknown, { type, default: byDefault }: JsonSchema): boolean {
  if (given === null) return byDefault !== undefined && ![type].flat().includes('null')
  return given === undefined
}

/** The parts of a schema that decide whether a value is complete, without descriptions. */
function outline({ type, items, properties, default: byDefault }: JsonSchema): unknown {
  return {
    type,
    default: byDefault,
    ...(items && { items: outline(items) }),
    ...(properties && {
      properties: Object.entries(properties).map(([name, property]) => [name, outline(property)]),
    }),
  }
}
