import type { JsonSchema, Resource } from '@kalends/contract'
import type { Operation } from '../route.ts'
import { mapValues, resourceOf } from './schemas.ts'

type Item = Readonly<Record<string, unknown>>

/** A value of the schema, built from the examples of its parts, without its optional parts. */
export function exampleOf(schema: JsonSchema): unknown {
  const resource = resourceOf(schema, 'read')
  if (resource) return { ...partsOf(schema), ...resource.example }
  if (schema.examples) return schema.examples[0]
  if (schema.items) return [exampleOf(schema.items)]
  return schema.properties ? partsOf(schema) : undefined
}

export function answerExample({ answer, example }: Pick<Operation, 'answer' | 'example'>): unknown {
  const usual = exampleOf(answer)
  return example ? { ...(usual as Item), ...example } : usual
}

/** Example request bodies. Each can be sent as it is. */
export function bodyExamples(
  schema: JsonSchema,
): { example: unknown } | { examples: Record<string, { summary: string; value: unknown }> } {
  const created = resourceOf(schema, 'create')
  if (created) {
    return {
      examples: {
        complete: { summary: 'Every field', value: completeBody(created) },
        smallest: { summary: 'Only what is required', value: smallestBody(created) },
      },
    }
  }
  const patched = resourceOf(schema, 'patch')
  return { example: patched ? patchBody(patched) : exampleOf(schema) }
}

function partsOf({ properties = {}, required = [] }: JsonSchema): Item {
  const present = Object.entries(properties).filter(([name]) => required.includes(name))
  return mapValues(Object.fromEntries(present), exampleOf)
}

/** Removes references, because the ids of an example don't exist in other organizations. */
function completeBody(resource: Resource): Item {
  const fields = Object.entries(resource.example).filter(([name]) => resource.role[name] !== 'createOnly')
  const body = mapValues(Object.fromEntries(fields), (value, name) => (isReference(resource, name) ? null : value))
  return { ...body, ...instructionsOf(resource) }
}

function smallestBody(resource: Resource): Item {
  const required = Object.entries(resource.example).filter(([name]) => resource.role[name] === 'required')
  const body = mapValues(Object.fromEntries(required), (value, name) => smallest(resource.fields[name]!.write, value))
  return { ...body, ...instructionsOf(resource) }
}

/** The same value without optional parts. */
function smallest(schema: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => smallest(schema.items ?? {}, entry))
  const { properties, required = [] } = schema
  if (!properties) return schema.examples?.at(-1) ?? value
  return Object.fromEntries(Object.entries(value as Item).filter(([name]) => required.includes(name)))
}

/** Instructions that are only valid on creation, instead of a reference. */
function instructionsOf({ declaration }: Resource): Item {
  return mapValues({ ...declaration.transient }, (field) => field.write.examples?.[0])
}

/** An update that changes one field and clears another. */
function patchBody(resource: Resource): Item {
  const [changed] = Object.entries(resource.example).filter(([name]) => resource.role[name] === 'required')
  const cleared = Object.keys(resource.fields).findLast(
    (name) => resource.role[name] === 'optional' && !isReference(resource, name),
  )
  return { ...(changed && { [changed[0]]: changed[1] }), ...(cleared !== undefined && { [cleared]: null }) }
}

function isReference(resource: Resource, name: string): boolean {
  return resource.role[name] === 'optional' && resource.fields[name]?.references !== undefined
}
