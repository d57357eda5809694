import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema, Resource, Role } from '@kalends/contract'
import { sanitize } from '../html/sanitize.ts'
import { instantText, parseInstant } from '../http/formats.ts'
import { validate } from '../http/validation.ts'
import { Faults, Refusal, resembling } from '../refusal.ts'
import { completed, hasParts } from './completion.ts'
import type { StoredItem } from './row.ts'

export interface Input {
  /** The valid part of the request, in its stored form. Null still means "clear". */
  readonly sent: StoredItem
  readonly faults: Faults
  readonly warnings: string[]
  /** Lists with faults in some of their elements. The rules still check the other elements. */
  readonly partlySound: ReadonlySet<string>
}

/**
 * Parses and validates the body of a create or update request. The result can be trusted. `isStrict`: unknown keys are refused
 * instead of ignored.
 */
export async function parseInput(
  resource: Resource,
  body: unknown,
  before: StoredItem | undefined,
  { isStrict = false } = {},
): Promise<Input> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('invalid', 'The body must be a JSON object.')
  }
  const schema = before ? resource.patch : resource.create
  const faults = new Faults()
  const warnings: string[] = []

  refuseReadOnly(resource, body as StoredItem, before, faults)
  await validate(schema, before ? changedIn(body as StoredItem, before) : body, faults)
  const unknown: Unknown[] = []
  const known = onlyKnown(schema, body, '', unknown, resource) as StoredItem
  for (const { field, hint } of unknown)
    if (isStrict) faults.add(field, `${field} is not a known field.${hint}`)
    else warnings.push(`${field} is not a known field and was ignored.${hint}`)
  const sent: StoredItem = {}
  const partlySound = new Set<string>()
  for (const name of Object.keys(known)) {
    // Typed clients send null for fields they leave out, and on create there is nothing to clear.
    if (known[name] === null && onlyAtFirst.has(resource.role[name]!)) continue
    const isFaulty = faults.touches(name)
    if (isFaulty && !(resource.fields[name]?.byPosition && isListOfTexts(known[name], name, faults))) continue
    if (isFaulty) partlySound.add(name)
    sent[name] = storedForm(schema.properties![name]!, known[name], name, isFaulty ? new Faults() : faults)
  }
  return { sent, faults, warnings, partlySound }
}

/** Whether the rules can check the elements although some have invalid texts: all are objects with only texts. */
function isListOfTexts(value: unknown, name: string, faults: Faults): boolean {
  if (!Array.isArray(value) || faults.all().some(({ field }) => field === name)) return false
  const isText = (part: unknown) => part === null || typeof part === 'string'
  return value.every((each) => typeof each === 'object' && each !== null && Object.values(each as object).every(isText))
}

/**
 * Merges the request over the stored item or the defaults. Null clears or resets. Instructions are not part of the
 * item.
 */
export function merge(resource: Resource, before: StoredItem | undefined, sent: StoredItem): StoredItem {
  const merged = Object.entries(sent)
    .filter(([name]) => resource.fields[name])
    .map(([name, value]) => [
      name,
      resource.fields[name]!.byPosition
        ? mergeByPosition((before?.[name] ?? []) as StoredItem[], value as StoredItem[])
        : (value ?? resource.defaults[name] ?? null),
    ])
  const item: StoredItem = { ...resource.defaults, ...before, ...Object.fromEntries(merged) }
  for (const [name, { read }] of Object.entries(resource.fields)) {
    if (hasParts(read) && item[name] !== undefined) item[name] = completed(read, item[name])
  }
  return item
}

/** Merges element by element and appends the rest. The rules validate the result. */
function mergeByPosition<Element extends object>(
  before: readonly Element[],
  sent: readonly Partial<Element>[],
): Partial<Element>[] {
  const length = Math.max(before.length, sent.length)
  return Array.from({ length }, (_, i) => ({ ...before[i], ...sent[i] }) as Partial<Element>)
}

/** Clients may send back an object as they read it, so a read-only field is refused only if its value would change. */
function refuseReadOnly(resource: Resource, body: StoredItem, before: StoredItem | undefined, faults: Faults) {
  for (const name of Object.keys(body)) {
    const role = Object.hasOwn(resource.role, name) ? resource.role[name]! : undefined
    if (role === undefined || !(before ? afterwards : always).has(role)) continue
    if (before && sameValue(body[name], before[name])) continue
    const why = role === 'readOnly' ? 'is read only and cannot be set' : 'can only be set when it is created'
    faults.add(name, `${name} ${why}.`)
  }
}

/** A stored value may be sent back unchanged, even if it would be refused today. */
function changedIn(body: StoredItem, before: StoredItem): StoredItem {
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !isDeepStrictEqual(value, before[name])))
}

const always = new Set<Role>(['readOnly'])
const onlyAtFirst = new Set<Role>(['createOnly', 'transient'])
const afterwards = onlyAtFirst.union(always)

/** An id may also be sent back as text. */
function sameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, typeof one === 'string' && typeof other === 'number' ? String(other) : other)
}

interface Unknown {
  readonly field: string
  /** What was probably meant. */
  readonly hint: string
}

/** A copy without unknown keys, which are listed. Uses own keys only, so prototypes are never touched. */
function onlyKnown(schema: JsonSchema, value: unknown, path: string, unknown: Unknown[], resource?: Resource): unknown {
  if (Array.isArray(value)) {
    return schema.items ? value.map((entry, i) => onlyKnown(schema.items!, entry, `${path}[${i}]`, unknown)) : value
  }
  const properties = schema.properties
  if (typeof value !== 'object' || value === null || !properties) return value

  const kept: [string, unknown][] = []
  for (const [name, entry] of Object.entries(value)) {
    const field = path === '' ? name : `${path}.${name}`
    if (Object.hasOwn(properties, name)) kept.push([name, onlyKnown(properties[name]!, entry, field, unknown)])
    else if (!resource || !Object.hasOwn(resource.role, name))
      unknown.push({ field: field.slice(0, 200), hint: suggestion(name, properties) })
  }
  return Object.fromEntries(kept)
}

function suggestion(name: string, properties: Readonly<Record<string, JsonSchema>>): string {
  if (name.length > 100) return ''
  const meant = resembling(name, Object.keys(properties)) ?? resemblingInside(name, properties)
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}

/** Such as `dates[0].startDate`, which is often sent together with the dates. */
function resemblingInside(name: string, properties: Readonly<Record<string, JsonSchema>>): string | undefined {
  for (const [list, { items }] of Object.entries(properties)) {
    const meant = items?.properties && resembling(name, Object.keys(items.properties))
    if (meant !== undefined) return `${list}[0].${meant}`
  }
  return undefined
}

const lineEnds = /\r\n?/g

/** The stored form of a value: LF line ends, sanitised HTML, ids as numbers, times with milliseconds. */
function storedForm(schema: JsonSchema, value: unknown, field: string, faults: Faults): unknown {
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? value.map((entry, i) => storedForm(items, entry, `${field}[${i}]`, faults)) : value
  }
  if (typeof value === 'object' && value !== null) {
    const { properties } = schema
    if (!properties) return value
    const stored: StoredItem = {}
    for (const [name, entry] of Object.entries(value)) {
      stored[name] = storedForm(properties[name]!, entry, `${field}.${name}`, faults)
    }
    return stored
  }
  if (typeof value !== 'string') return value
  if (schema['x-html']) return storedHtml(value.replaceAll(lineEnds, '\n'), schema, field, faults)
  if (schema.format === 'text') return value.replaceAll(lineEnds, '\n')
  if (schema.format === 'instant') return instantText(parseInstant(value)!.epochMilliseconds)
  if (schema.format === 'prokey') return value.toLowerCase()
  return [schema.type].flat().includes('integer') ? Number(value) : value
}

/** Sanitising can make a text longer (`&` becomes `&amp;`). The stored text must fit, so that it can be sent back. */
function storedHtml(html: string, { maxLength = Infinity, ...schema }: JsonSchema, field: string, faults: Faults) {
  // The rules of the resource check which variables a link may use.
  const hasVariables = typeof schema['x-html'] === 'string'
  const clean = sanitize(html, (href) => URL.canParse(href) || (hasVariables && /^\{\{[^{}]*\}\}$/.test(href)))
  if (clean.length > maxLength && Array.from(clean).length > maxLength) {
    faults.add(field, `${field} must have at most ${maxLength} characters, with & < > written as entities.`)
  }
  return clean
}
