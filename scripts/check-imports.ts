import { globSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

const mayImport: Record<string, string[]> = {
  contract: [],
  button: ['types of contract'],
  // The server's client/ folders, which run in browsers.
  'browser code': ['types of contract', 'types of packages'],
  dashboard: ['contract', 'packages'],
  // The server serves the button, and draws calendars with its icons.
  server: ['contract', 'button', 'packages'],
}

const features = [
  'previews',
  'pages',
  'statistics',
  'rsvp',
  'publication',
  'groups',
  'events',
  'addresses',
  'templates',
  'images',
  'domains',
  'accounts',
]

/**
 * The layers of the server from top to bottom. A name is a file or a folder. It may import anything below its line, but
 * nothing on the same line.
 */
const order = [
  ['testing'],
  ['kalends'],
  ['cli'],
  ['main'],
  ['app', 'schedule'],
  ['application'],
  ['manage', 'sign-in'],
  ['demo', 'provisioning', 'docs'],
  ['export', 'mail-log'],
  ['mail-kinds', 'content'],
  ...features.map((feature) => [feature]),
  ['resources'],
  ['activity'],
  ['mail'],
  ['jobs'],
  ['outbound', 'browser'],
  ['http', 'messages', 'html'],
  ['context'],
  ['cache', 'backup'],
  ['database'],
  ['metrics', 'config'],
  ['refusal', 'lazy', 'progress'],
  ['calendar'],
]
const pure = ['calendar', 'html', 'messages']

/**
 * The layers inside a folder, from top to bottom. A name is a file or a subfolder; the dot is for all other files.
 */
const innerLayers: Record<string, string[]> = {
  contract: ['index', 'app', '.'],
  button: ['embed', 'index', 'element', 'sign-up', 'menu', 'dialog', 'drawing', '.', 'messages', 'styles'],
  dashboard: [
    'start',
    'later',
    'shell',
    'routes',
    'parts',
    'palette',
    'events',
    'groups',
    'attendees',
    'statistics',
    'templates',
    'settings',
    'me',
    'share',
    'previews',
    'forms',
    // Home and what lies below it begin with `first-words`.
    'words',
    'home',
    'kit',
    '.',
    'texts',
  ],
  'server/accounts': ['oidc', 'passkeys', '.', 'sessions'],
  'server/calendar': ['fixtures', '.'],
  'server/database': ['.', 'migrations', 'ddl'],
  'server/http': ['openapi', '.'],
  'server/messages': ['.', 'mail', 'waiting', 'reminder', 'ticket', 'event', 'sign-in'],
  'server/pages': ['routes', 'handlers', 'visibility', 'landing', 'button', 'rsvp', 'preview', 'links', '.'],
  'server/rsvp': ['attendee-list', '.', 'mail'],
}

const store = /[/-]store\.ts$/
/** Where queries are written. */
export const sqlFile = new RegExp(
  `${store.source}|^server/(backup|database|resources)/|^server/(jobs/(claims|queue)|statistics/(counts|keys|record))\\.ts$`,
)
const query = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^>]*>)?`|\.statement(<[^(]*>)?\(/

type Source = { file: string; text: string }
type Import = { from: string; line: number; to: string; area: string; typeOnly: boolean }

/** Every violation of the import rules, as a sentence. Tests and server/testing may import anything. */
export function checkImports(root = resolve(import.meta.dirname, '..')): string[] {
  const files = globSync('{contract,button,dashboard,server}/**/*.{ts,tsx,js}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/*.test.ts', 'server/testing'],
  })
  const sources = files.toSorted().map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
  const imports = sources.flatMap(importsIn)

  return [
    ...sources.filter(isMisplaced).map(({ file }) => `${file} has no place in the order of scripts/check-imports.ts`),
    ...sources.filter(readsEnvironment).map(({ file }) => `${file} mentions process.env, as only server/config.ts may`),
    ...sources.flatMap(queryIn),
    ...imports.flatMap((each) =>
      faultOf(each).map((fault) => `${each.from}:${each.line} imports ${each.to}, ${fault}`),
    ),
    ...circles(imports),
  ]
}

function isMisplaced({ file }: Source): boolean {
  return areaOf(file) === 'server'
    ? height(file) < 0 || roomOf(file) < 0
    : /^(button|contract|dashboard)\//.test(file) && roomOf(file) < 0
}

function readsEnvironment({ file, text }: Source): boolean {
  return file !== 'server/config.ts' && text.includes('process.env')
}

function queryIn({ file, text }: Source): string[] {
  const found = areaOf(file) === 'server' && !sqlFile.test(file) ? query.exec(text) : null
  return found ? [`${file}:${lineAt(text, found.index)} has a query, which belongs into a store.ts`] : []
}

function faultOf({ from, to, area, typeOnly }: Import): string[] {
  const home = areaOf(from)
  const allowed = [home, ...(mayImport[home] ?? [])]
  if (!allowed.includes(area) && !(typeOnly && allowed.includes(`types of ${area}`))) {
    return [`but may import only ${allowed.join(', ')}`]
  }
  if (area !== home) return []
  if (folderOf(from) === folderOf(to)) return roomOf(to) < roomOf(from) ? ['which lies above it'] : []
  if (area !== 'server') return []

  const [place, target] = [placeOf(from), placeOf(to)]
  if (target === place) return []
  if (pure.includes(place)) return [`but ${place} is pure`]
  if (height(to) < height(from)) return ['which lies above it']
  if (height(to) === height(from)) return ['which lies beside it']
  if (features.includes(place) && features.includes(target) && store.test(to))
    return ['which belongs to another feature']
  return []
}

function circles(imports: Import[]): string[] {
  const importsOf = Map.groupBy(imports, ({ from }) => from)
  const seen = new Set<string>()
  return [...importsOf.keys()].flatMap((file) => circlesFrom(file, []))

  function circlesFrom(file: string, trail: string[]): string[] {
    if (trail.includes(file)) return [[...trail.slice(trail.indexOf(file)), file].join(' imports ')]
    if (seen.has(file)) return []
    seen.add(file)
    return (importsOf.get(file) ?? []).flatMap(({ to }) => circlesFrom(to, [...trail, file]))
  }
}

const statements = [
  /^import\s+(?<type>type\s)?[^'"(]*['"](?<specifier>[^'"]+)/gm,
  /^export\s+(?<type>type\s)?(?:\*[^'"]*|\{[^}]*\}\s*)from\s+['"](?<specifier>[^'"]+)/gm,
  /\bimport\(\s*['"`](?<specifier>[^'"`]+)/g,
]

function importsIn({ file, text }: Source): Import[] {
  const matches = statements.flatMap((statement) => [...text.matchAll(statement)])
  return matches
    .map(({ index, groups = {} }) => ({
      from: file,
      line: lineAt(text, index),
      ...targetOf(file, groups.specifier ?? ''),
      typeOnly: groups.type !== undefined,
    }))
    .filter(({ to }) => !to.endsWith('.json'))
}

function targetOf(file: string, specifier: string): { to: string; area: string } {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier)
    : specifier.replace(/^@kalends\//, '')
  return path === specifier ? { to: specifier, area: 'packages' } : { to: path, area: areaOf(path) }
}

function areaOf(path: string): string {
  return /^server\/[\w-]+\/client\//.test(path) ? 'browser code' : (path.split('/')[0] ?? '')
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** The folder whose layers apply to a file: a feature of the server, otherwise a workspace. */
function folderOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('server/') ? 2 : 1)
    .join('/')
}

function roomOf(path: string): number {
  const inside = path.slice(folderOf(path).length + 1)
  const inOrder = innerLayers[folderOf(path)] ?? ['.']
  const name = inside.replace(/[./].*/, '')
  return inOrder.indexOf(inside.includes('/') || inOrder.includes(name) ? name : '.')
}

function placeOf(path: string): string {
  return path.split('/')[1]?.replace(/\.\w+$/, '') ?? ''
}

function height(path: string): number {
  return order.findIndex((line) => line.includes(placeOf(path)))
}
