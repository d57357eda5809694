import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema, Resource } from '@kalends/contract'
import { sanitize } from '../html/sanitize.ts'
import { instantText, parseInstant } from '../http/formats.ts'
import { validate } from '../http/validation.ts'
import { Faults, Refusal } from '../refusal.ts'
import type { StoredItem } from './store.ts'

export interface Input {
  /** What was sent and is sound, in the form in which it is stored. Null still means "clear". */
  readonly sent: StoredItem
  readonly faults: Faults
  readonly warnings: string[]
}

/** Parses the body of a create or update request at the edge; what comes out can be trusted. */
export async function parseInput(resource: Resource, body: unknown, before: StoredItem | undefined): Promise<Input> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('invalid', 'The body must be a JSON object.')
  }
  const schema = before ? resource.patch : resource.create
  const faults = new Faults()
  const warnings: string[] = []

  refuseReadOnly(resource, body as StoredItem, before, faults)
  await validate(schema, body, faults)
  const known = onlyKnown(schema, body, '', warnings, resource) as StoredItem
  const sent: StoredItem = {}
  for (const name of Object.keys(known)) {
    if (!faults.touches(name)) sent[name] = await storedForm(resource, name, known[name])
  }
  return { sent, faults, warnings }
}

/** What was sent over what is stored, or over the defaults; null clears or resets. */
export function merge(resource: Resource, before: StoredItem | undefined, sent: StoredItem): StoredItem {
  const cleared = Object.entries(sent).map(([name, value]) => [name, value ?? resource.defaults[name] ?? null])
  return { ...resource.defaults, ...before, ...Object.fromEntries(cleared) }
}

/** A read object may be sent back as it is, so a read-only field is refused only when it would change. */
function refuseReadOnly(resource: Resource, body: StoredItem, before: StoredItem | undefined, faults: Faults) {
  for (const name of Object.keys(body)) {
    if (!Object.hasOwn(resource.role, name) || resource.role[name] !== 'readOnly') continue
    if (before && sameValue(body[name], before[name])) continue
    faults.add(name, `${name} is read only and cannot be set.`)
  }
}

/** An id may be sent back as text. */
function sameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, typeof one === 'string' && typeof other === 'number' ? String(other) : other)
}

/** A copy without the keys nothing knows, each of which becomes a warning. Never touches prototypes: keys are own ones. */
function onlyKnown(schema: JsonSchema, value: unknown, path: string, warnings: string[], resource?: Resource): unknown {
  if (Array.isArray(value)) {
    return schema.items ? value.map((entry, i) => onlyKnown(schema.items!, entry, `${path}[${i}]`, warnings)) : value
  }
  const properties = schema.properties
  if (typeof value !== 'object' || value === null || !properties) return value

  const kept: [string, unknown][] = []
  for (const [name, entry] of Object.entries(value)) {
    const field = path === '' ? name : `${path}.${name}`
    if (Object.hasOwn(properties, name)) kept.push([name, onlyKnown(properties[name]!, entry, field, warnings)])
    else if (!resource || !Object.hasOwn(resource.role, name))
      warnings.push(`${field.slice(0, 200)} is not a known field and was ignored.`)
  }
  return Object.fromEntries(kept)
}

function storedForm(resource: Resource, name: string, value: unknown): unknown {
  const field = resource.fields[name]
  if (typeof value !== 'string' || !field) return value
  if (field.html) return sanitize(value)
  if (field.references && field.references !== 'image') return Number(value)
  if (field.write.format === 'instant') return instantText(parseInstant(value)!.epochMilliseconds)
  return value
}
