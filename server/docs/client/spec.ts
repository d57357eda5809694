import type { JsonSchema } from '@kalends/contract'

export interface Reference {
  readonly $ref: string
}

export type Schema = Partial<Reference> &
  Omit<JsonSchema, 'items' | 'properties' | 'propertyNames'> & {
    readonly items?: Schema
    readonly properties?: Readonly<Record<string, Schema>>
    readonly propertyNames?: Schema
  }

export interface Media {
  readonly schema: Schema
  readonly example?: unknown
}

export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Readonly<Record<string, Media>>
}

interface Header {
  readonly description: string
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly [string]
  readonly parameters?: readonly (object | Reference)[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Response | Reference>>
  servers?: readonly { readonly url: string }[]
}

/** The parts of the OpenAPI document that this page uses. */
export interface Spec {
  readonly info: { readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly securitySchemes: object
  }
  servers: readonly { readonly url: string }[]
}

/** The sections of the guide: the introduction, then one per heading. */
export function sectionsOf(spec: Spec) {
  const [introduction = '', ...rest] = spec.info.description.split(/^## /m)
  const sections = rest.map((text) => {
    const [title = '', ...lines] = text.split('\n')
    return { id: title.toLowerCase().replaceAll(/\W+/g, '-'), title, text: lines.join('\n') }
  })
  return { introduction, sections }
}

/** A text with the code that follows it; the last row may have none. */
export function rowsOf(text: string): { prose: string; code: string }[] {
  const parts = text.split(/^((?:```[^]*?^```\n*)+)/m)
  return parts.flatMap((prose, i) => (i % 2 === 0 && prose.trim() !== '' ? [{ prose, code: parts[i + 1] ?? '' }] : []))
}

export interface OperationEntry {
  readonly id: string
  readonly method: string
  readonly summary: string
  readonly tag: string
  /** Search terms besides the name: the path and the request fields. */
  readonly words: string
}

export function operationsByTag(spec: Spec): { tag: string; operations: OperationEntry[] }[] {
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method,
      summary: operation.summary,
      tag: operation.tags[0],
      words: [path, operation.summary, method, ...fieldsOf(spec, operation)].join(' '),
    })),
  )
  return spec.tags.map(({ name }) => ({ tag: name, operations: operations.filter(({ tag }) => tag === name) }))
}

function fieldsOf(spec: Spec, { requestBody }: Operation): string[] {
  const bodies = Object.values(requestBody?.content ?? {})
  return bodies.flatMap(({ schema }) => Object.keys(resolve(spec, schema).properties ?? {}))
}

/**
 * The subset of the document that sending requests needs. The viewer processes all of its input each time an operation
 * is opened, which takes seconds; the parts we draw ourselves it need not see.
 */
export function forViewer(spec: Spec): object {
  return {
    ...spec,
    info: { ...spec.info, description: '' },
    paths: mapValues(spec.paths, (path) => mapValues(path, (operation) => viewerOperation(spec, operation))),
    components: { securitySchemes: spec.components.securitySchemes },
  }
}

function viewerOperation(spec: Spec, operation: Operation): object {
  const { parameters, requestBody, responses, ...rest } = operation
  return {
    ...rest,
    ...(parameters && { parameters: parameters.map((parameter) => resolve(spec, parameter)) }),
    ...(requestBody && { requestBody: { ...requestBody, content: mapValues(requestBody.content, viewerMedia) } }),
    responses: mapValues(responses, () => ({ description: '' })),
  }
}

function viewerMedia(media: Media): Media {
  return media.schema.$ref === undefined ? media : { ...media, schema: { type: 'object' } }
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, make: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]))
}

/** Resolves a reference; returns anything else unchanged. */
export function resolve<T extends object>(spec: Spec, thing: T | Reference): T {
  const reference = '$ref' in thing ? thing.$ref : undefined
  if (typeof reference !== 'string') return thing as T
  return partAt(spec, reference.split('/').slice(1)) as T
}

export function partAt(whole: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], whole)
}

export function schemaName(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1)
}
