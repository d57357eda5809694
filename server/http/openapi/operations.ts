import type { JsonSchema } from '@kalends/contract'
import type { Access, Operation, ServedRoute } from '../route.ts'
import { headersNamed, refusals, refusalsOfAll, refusalsOfMembers } from './answers.ts'
import { answerExample, bodyExamples } from './examples.ts'
import { type Published, type SchemaWriter, resourceOf } from './schemas.ts'

export type DocumentedRoute = ServedRoute & { readonly operation: Operation }

export interface SharedParameters {
  readonly components: Readonly<Record<string, Published>>
  readonly names: ReadonlyMap<JsonSchema, string>
}

/** Query parameters shared by several operations, described once. */
export function sharedParameters(operations: readonly Operation[], schemas: SchemaWriter): SharedParameters {
  const names = new Map<JsonSchema, string>()
  const components: Record<string, Published> = {}
  const all = operations.flatMap(({ query = {} }) => Object.entries(query))
  for (const [name, schema] of all) {
    const component = capitalized(name)
    const uses = all.filter(([, other]) => other === schema).length
    if (uses < 2 || Object.hasOwn(components, component)) continue
    names.set(schema, component)
    components[component] = parameter(name, 'query', schema, schemas)
  }
  return { components, names }
}

export function operationObject(route: DocumentedRoute, shared: SharedParameters, schemas: SchemaWriter): Published {
  const { operation, access } = route
  const parameters = parametersOf(operation, shared, schemas)
  return {
    tags: [capitalized(operation.tag)],
    operationId: operation.id,
    summary: operation.summary,
    description: [operation.description, requirementOf(route)].filter(Boolean).join('\n\n'),
    ...(access === 'public' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(operation, schemas),
    responses: responsesOf(route, schemas),
  }
}

export function refusalsOf({ operation, access }: DocumentedRoute): number[] {
  const all = access === 'public' ? [] : isForPeople(access) ? [...refusalsOfAll, ...refusalsOfMembers] : refusalsOfAll
  return [...new Set([...all, ...(operation.errors ?? [])])].toSorted((a, b) => a - b)
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const isForPeople = (access: Access) => access === 'member' || access === 'user'

function requirementOf({ access, role, isSensitive }: ServedRoute): string {
  const recent = isSensitive ? ' The last sign-in must be at most 15 minutes ago.' : ''
  if (access === 'user') return `Requires a signed-in person.${recent}`
  return access === 'member' ? `Requires the role ${role}.${recent}` : scopes[access]
}

const scopes: Record<Exclude<Access, 'member' | 'user'>, string> = {
  public: 'Requires no key.',
  read: 'Requires a key with the scope Read or Read & Write.',
  write: 'Requires a key with the scope Write or Read & Write.',
  upload: 'Requires a key with the scope Read & Write.',
}

function parametersOf(operation: Operation, shared: SharedParameters, schemas: SchemaWriter): Published[] {
  const declared = operation.errors ?? []
  const common = (name: string) => ({ $ref: `#/components/parameters/${name}` })
  const query = Object.entries(operation.query ?? {}).map(([name, schema]) => {
    const component = shared.names.get(schema)
    return component === undefined ? parameter(name, 'query', schema, schemas) : common(component)
  })
  return [
    ...Object.entries(operation.parameters ?? {}).map(([name, schema]) => ({
      ...parameter(name, 'path', schema, schemas),
      // An example next to the schema is filled in by the page; optional parameters are better left empty.
      example: schema.examples?.[0],
    })),
    ...query,
    ...(carriesTag(operation) ? [common('IfNoneMatch')] : []),
    ...(declared.includes(412) ? [common('IfMatch')] : []),
    ...(declared.includes(422) ? [common('IdempotencyKey')] : []),
  ]
}

function parameter(name: string, place: 'path' | 'query', schema: JsonSchema, schemas: SchemaWriter): Published {
  const { description, ...rest } = schema
  return { name, in: place, ...(place === 'path' && { required: true }), description, schema: schemas.write(rest) }
}

function bodyOf({ body, form }: Operation, schemas: SchemaWriter): Published {
  const content = body
    ? { 'application/json': { schema: schemas.write(body), ...bodyExamples(body) } }
    : form && { 'multipart/form-data': { schema: schemas.write(form) } }
  return content ? { requestBody: { required: true, content } } : {}
}

function responsesOf(route: DocumentedRoute, schemas: SchemaWriter): Record<string, Published> {
  const { operation } = route
  const { answer, answerTypes, status = 200 } = operation
  const names = answerHeaders(operation)
  const media = { schema: schemas.write(answer), example: answerExample(operation) }
  return {
    [status]: {
      description: (answerTypes && answer.description) ?? (status === 201 ? 'Created.' : 'Done.'),
      ...(names.length > 0 && { headers: headersNamed(names) }),
      content: Object.fromEntries((answerTypes ?? ['application/json']).map((type) => [type, media])),
    },
    ...(operation.redirect && {
      302: { description: operation.redirect, headers: headersNamed(['Location']) },
    }),
    ...(carriesTag(operation) && {
      304: { description: 'Unchanged since the read whose `ETag` was sent as `If-None-Match`.' },
    }),
    ...Object.fromEntries(
      refusalsOf(route).map((code) => [code, { $ref: `#/components/responses/${refusals[code]!.name}` }]),
    ),
  }
}

/** Headers for conditional reads of items and files. */
function carriesTag({ answer, answerTypes, isCached }: Operation): boolean {
  return isCached ?? (answerTypes !== undefined || resourceOf(answer, 'read') !== undefined)
}

function answerHeaders(operation: Operation): string[] {
  const { body = {}, query, errors = [], returnsTag } = operation
  if (carriesTag(operation)) return ['ETag']
  if (query?.page) return ['X-Total-Count', 'Link']
  const hasTag = returnsTag ?? (resourceOf(body, 'create') ?? resourceOf(body, 'patch')) !== undefined
  return [...(hasTag ? ['ETag'] : []), ...(errors.includes(422) ? ['Idempotent-Replayed'] : [])]
}
