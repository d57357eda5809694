import { readFile } from 'node:fs/promises'
import { ErrorAnswer, Event, Group } from '@kalends/contract'
import type { Settings } from '../config.ts'
import { declaredResources } from './declared-resources.ts'
import { headerParameters, headers, headersNamed, refusals, refusalsOfNone } from './openapi/answers.ts'
import {
  type DocumentedRoute,
  capitalized,
  operationObject,
  refusalsOf,
  sharedParameters,
} from './openapi/operations.ts'
import { type Published, SchemaWriter } from './openapi/schemas.ts'
import type { ServedRoute } from './route.ts'

export interface OpenApiDocument {
  readonly openapi: string
  readonly info: Published
  readonly servers: readonly Published[]
  readonly security: readonly Published[]
  readonly tags: readonly Published[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Published>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, Published>>>>
}

const prefix = '/v1'

/** The most important groups first; the others follow in the order they are served. */
const firstTags: readonly string[] = [Event.titles, Group.titles]

/** The API reference as an OpenAPI document: exactly what the routes declare. */
export async function openApiDocument(
  routes: readonly ServedRoute[],
  addresses: Pick<Settings, 'publicUrl' | 'landingUrl' | 'icsUrl'>,
): Promise<OpenApiDocument> {
  const url = addresses.publicUrl + prefix
  const documented = inOrder(routes.filter(isDocumented))
  const schemas = new SchemaWriter()
  const shared = sharedParameters(
    documented.map(({ operation }) => operation),
    schemas,
  )
  const paths: Record<string, Record<string, Published>> = {}
  for (const route of documented) {
    const path = withoutPrefix(route.path).replaceAll(/:([A-Za-z]+)(\([^)]*\))?/g, '{$1}')
    const operation = operationObject(route, shared, schemas)
    const elsewhere = isOfApi(route) ? {} : { servers: [{ url: addresses[route.operation.at ?? 'publicUrl'] }] }
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: { ...operation, ...elsewhere } }
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Kalends',
      version: await version(),
      description: await guide(url),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    security: [{ key: [] }, { bearer: [] }],
    tags: [...new Set(documented.map(({ operation }) => operation.tag))].map(tagObject),
    paths,
    components: {
      securitySchemes,
      parameters: { ...shared.components, ...headerParameters },
      headers,
      responses: refusalComponents(documented, schemas),
      schemas: schemas.named(),
    },
  }
}

function isDocumented(route: ServedRoute): route is DocumentedRoute {
  // Every GET is also served as HEAD, which needs no entry.
  return route.operation !== undefined && route.method !== 'HEAD'
}

/** By group, and within a group the API before routes outside of it. */
function inOrder(routes: readonly DocumentedRoute[]): DocumentedRoute[] {
  const tags = new Set([...firstTags, ...routes.filter(isOfApi).map(({ operation }) => operation.tag)])
  return [...tags].flatMap((tag) => {
    const ofTag = routes.filter(({ operation }) => operation.tag === tag)
    return [...ofTag.filter(isOfApi), ...ofTag.filter((route) => !isOfApi(route))]
  })
}

/** Files and links are served outside the API, without its prefix. */
function isOfApi({ path }: ServedRoute): boolean {
  return path.startsWith(`${prefix}/`)
}

function withoutPrefix(path: string): string {
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}

async function version(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

async function guide(url: string): Promise<string> {
  const text = await readFile(new URL('openapi/guide.md', import.meta.url), 'utf8')
  return text.trim().replaceAll('{base_url}', url)
}

const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The key on its own.' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key as a bearer token.',
  },
}

function tagObject(tag: string): Published {
  const resource = declaredResources.values().find(({ titles }) => titles === tag)
  return { name: capitalized(tag), description: resource?.description ?? tagDescriptions[tag] }
}

/** For groups that aren't a resource. */
const tagDescriptions: Readonly<Record<string, string>> = {
  'RSVP answers': 'RSVPs to events, sent through pages and buttons. The API lists them.',
  changes: 'What has changed in your organization, for programs that keep a copy.',
  statistics: 'How often an event was viewed and saved, and how people replied.',
  'custom domains': 'Your own host names for public pages. Set them up with the `kalends` command; the API lists them.',
}

/** Every error an operation declares, and those that belong to no operation. */
function refusalComponents(routes: readonly DocumentedRoute[], schemas: SchemaWriter): Record<string, Published> {
  const used = new Set<number>([...routes.flatMap(refusalsOf), ...refusalsOfNone])
  const entries = Object.entries(refusals).filter(([status]) => used.has(Number(status)))
  return Object.fromEntries(
    entries.map(([, { name, description, headers: names = [], example }]) => [
      name,
      {
        description,
        ...(names.length > 0 && { headers: headersNamed(names) }),
        content: { 'application/json': { schema: schemas.write(ErrorAnswer), example } },
      },
    ]),
  )
}
