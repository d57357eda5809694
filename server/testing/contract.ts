import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from '../http/openapi.ts'

const prefixes = ['/v1', '/app/v1'] as const
type Prefix = (typeof prefixes)[number]

/** Refusals that any request can get before its operation is looked up. */
const ofAnyRequest = new Set([400, 401, 403, 413, 415, 421, 429, 503])
/** Plus those of an unknown path or method, or of an organization that a person doesn't belong to. */
const ofUnknown = new Set([...ofAnyRequest, 404, 405])

/** The ways in which a response violates the API reference, one sentence each. */
export function checkResponse(
  document: OpenApiDocument,
  method: string,
  path: string,
  status: number,
  body: unknown,
  /** Refusals that no operation has to declare. */
  undeclared: ReadonlySet<number> = ofAnyRequest,
): string[] {
  const judge = judgeOf(document)
  const template = judge.templates.find(({ matches }) => matches.test(pathOf(path)))?.template
  const operation = document.paths[template ?? '']?.[method.toLowerCase()]
  const responses = operation?.responses as Responses | undefined
  const what = `${method} ${path} returned ${status}`

  if (responses?.[status]) {
    const schema = responses[status].$ref
      ? `${responses[status].$ref}/content/application~1json/schema`
      : `#/paths/${escaped(template!)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`
    return judge.faults(schema, body).map((fault) => `${what}, but ${fault}.`)
  }
  if (!(responses ? undeclared : ofUnknown).has(status)) return [`${what}, which the API reference does not declare.`]
  return judge.faults('#/components/schemas/Error', body).map((fault) => `${what}, but ${fault}.`)
}

const served = new Map<Prefix, Promise<OpenApiDocument>>()

/** Fails the test if a response violates the API reference. */
export async function assertDeclared(
  app: FastifyInstance,
  host: string,
  request: { method: string; path: string; hasSession?: boolean },
  answer: { status: number; body: unknown },
) {
  const { method, path, hasSession = false } = request
  const prefix = prefixes.find((each) => path.startsWith(`${each}/`) && path !== `${each}/openapi.json`)
  const isJudged = answer.status < 300 || (answer.status >= 400 && answer.status < 500)
  if (prefix === undefined || !isJudged || answer.body === undefined) return
  // The routes are the same for every server of the process.
  const document =
    served.get(prefix) ??
    app.inject({ url: `${prefix}/openapi.json`, headers: { host } }).then((read) => read.json() as OpenApiDocument)
  served.set(prefix, document)
  const violations = checkResponse(
    await document,
    method,
    path,
    answer.status,
    answer.body,
    hasSession ? ofUnknown : ofAnyRequest,
  )
  assert.ok(violations.length === 0, violations.join('\n'))
}

type Responses = Record<string, { $ref?: string }>

interface Judge {
  readonly templates: readonly { template: string; matches: RegExp }[]
  faults(schema: string, body: unknown): string[]
}

const judges = new WeakMap<OpenApiDocument, Judge>()

function judgeOf(document: OpenApiDocument): Judge {
  const known = judges.get(document)
  if (known) return known

  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, formats })
  ajv.addSchema(closed(document) as object, 'openapi')
  const compiled = new Map<string, ValidateFunction>()
  const judge: Judge = {
    templates: templatesOf(document),
    faults(schema, body) {
      const check = compiled.get(schema) ?? ajv.compile({ $ref: `openapi${schema}` })
      compiled.set(schema, check)
      if (check(body)) return []
      return (check.errors ?? []).map(({ instancePath, message, params }) => {
        const extra = Object.values(params as Record<string, unknown>)
          .map((value) => JSON.stringify(value))
          .join(', ')
        return `${instancePath || 'the body'} ${message} (${extra})`
      })
    },
  }
  judges.set(document, judge)
  return judge
}

const formats = {
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  uri: (text: string) => URL.canParse(text),
  binary: true,
} as const

/** The same document with undeclared properties forbidden. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]))
  return copy.type === 'object' && copy.properties ? { additionalProperties: false, ...copy } : copy
}

/** Paths without parameters first: `/style/all` is not an id of `/style/{id}`. */
function templatesOf({ paths }: OpenApiDocument): Judge['templates'] {
  return Object.keys(paths)
    .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((template) => ({ template, matches: new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }))
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0]!
  return path.slice(prefixes.find((prefix) => path.startsWith(`${prefix}/`))?.length)
}

const escaped = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
