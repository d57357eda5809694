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

/** One of the documents: which routes it describes, and how they are called. */
export interface Api {
  readonly prefix: string
  readonly title: string
  /** The file with the introduction. */
  readonly guide: string
  readonly security: readonly Published[]
  readonly securitySchemes: Readonly<Record<string, Published>>
  /** Whether it also describes routes outside of the prefix, such as files. */
  readonly hasFiles: boolean
}

const cookie = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-kalends',
  description: 'Set by signing in. On plain http: `kalends`.',
}
const organization = {
  type: 'apiKey',
  in: 'header',
  name: 'Kalends-Organization',
  description: 'The id of the organization; `none` for operations about the signed-in person.',
}

export const apis: Readonly<Record<'api' | 'application', Api>> = {
  api: {
    prefix: '/v1',
    title: 'Kalends',
    guide: 'guide.md',
    security: [{ key: [] }, { bearer: [] }],
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The key on its own.' },
      bearer: { type: 'http', scheme: 'bearer', description: 'The key as a bearer token.' },
    },
    hasFiles: true,
  },
  application: {
    prefix: '/app/v1',
    title: 'Kalends application',
    guide: 'application-guide.md',
    security: [{ cookie: [], organization: [] }],
    securitySchemes: { cookie, organization },
    hasFiles: false,
  },
}

/** The most important groups first; the others follow in the order they are served. */
const firstTags: readonly string[] = [Event.titles, Group.titles]

/** The API reference as an OpenAPI document: exactly what the routes declare. */
export async function openApiDocument(
  routes: readonly ServedRoute[],
  addresses: Pick<Settings, 'publicUrl' | 'landingUrl' | 'icsUrl'>,
  api: Api,
): Promise<OpenApiDocument> {
  const { prefix, title, security, securitySchemes } = api
  const url = addresses.publicUrl + prefix
  const isOfApi = ({ path }: ServedRoute) => path.startsWith(`${prefix}/`)
  const documented = inOrder(
    routes.filter(isDocumented).filter((route) => belongsTo(route, api)),
    isOfApi,
  )
  const schemas = new SchemaWriter()
  const shared = sharedParameters(
    documented.map(({ operation }) => operation),
    schemas,
  )
  const paths: Record<string, Record<string, Published>> = {}
  for (const route of documented) {
    const below = isOfApi(route) ? route.path.slice(prefix.length) : route.path
    const path = below.replaceAll(/:([A-Za-z]+)(\([^)]*\))?/g, '{$1}')
    const operation = operationObject(route, shared, schemas)
    const elsewhere = isOfApi(route) ? {} : { servers: [{ url: addresses[route.operation.at ?? 'publicUrl'] }] }
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: { ...operation, ...elsewhere } }
  }

  return {
    openapi: '3.1.0',
    info: {
      title,
      version: await version(),
      description: await guide(api, url),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    security,
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
  return route.operation !== undefined
}

/** By group, and within a group the API before routes outside of it. */
function inOrder(routes: readonly DocumentedRoute[], isOfApi: (route: ServedRoute) => boolean): DocumentedRoute[] {
  const tags = new Set([...firstTags, ...routes.filter(isOfApi).map(({ operation }) => operation.tag)])
  return [...tags].flatMap((tag) => {
    const ofTag = routes.filter(({ operation }) => operation.tag === tag)
    return [...ofTag.filter(isOfApi), ...ofTag.filter((route) => !isOfApi(route))]
  })
}

/** Files and links are served outside of all APIs, without a prefix. */
function belongsTo({ path }: ServedRoute, api: Api): boolean {
  const owner = Object.values(apis).find(({ prefix }) => path.startsWith(`${prefix}/`))
  return owner === undefined ? api.hasFiles : owner === api
}

async function version(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

async function guide({ guide: file }: Api, url: string): Promise<string> {
  const text = await readFile(new URL(`openapi/${file}`, import.meta.url), 'utf8')
  return text.trim().replaceAll('{base_url}', url)
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
  'the signed-in person': 'Who is signed in, their password and their sessions.',
  people: 'The members of the organization, their roles, and invitations.',
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
