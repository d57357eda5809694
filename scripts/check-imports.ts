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
  'pages',
  'statistics',
  'rsvp',
  'publication',
  'groups',
  'events',
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
  ['demo', 'provisioning', 'docs'],
  ...features.map((feature) => [feature]),
  ['resources'],
  ['mail'],
  ['jobs'],
  ['outbound', 'browser'],
  ['http', 'messages', 'html'],
  ['context'],
  ['cache', 'backup'],
  ['database'],
  ['config'],
  ['refusal', 'lazy'],
  ['calendar'],
]
const pure = ['calendar', 'html', 'messages']

const sqlPackage = /^(kysely|pg|node:sqlite)(\/|$)/
const sqlFile =
  /\/store\.ts$|^server\/(backup|database|resources)\/|^server\/(statistics\/(counts|keys|record)|jobs\/queue)\.ts$/

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
    ...imports.flatMap((each) =>
      faultOf(each).map((fault) => `${each.from}:${each.line} imports ${each.to}, ${fault}`),
    ),
    ...circles(imports),
  ]
}

function isMisplaced({ file }: Source): boolean {
  return areaOf(file) === 'server' && height(file) < 0
}

function readsEnvironment({ file, text }: Source): boolean {
  return file !== 'server/config.ts' && text.includes('process.env')
}

function faultOf({ from, to, area, typeOnly }: Import): string[] {
  const home = areaOf(from)
  const allowed = [home, ...(mayImport[home] ?? [])]
  if (!allowed.includes(area) && !(typeOnly && allowed.includes(`types of ${area}`))) {
    return [`but may import only ${allowed.join(', ')}`]
  }
  if (sqlPackage.test(to) && !sqlFile.test(from) && !typeOnly) return ['but SQL belongs into a store.ts']

  const [place, target] = [placeOf(from), placeOf(to)]
  if (area !== 'server' || target === place) return []
  if (pure.includes(place)) return [`but ${place} is pure`]
  if (height(to) < height(from)) return ['which lies above it']
  if (height(to) === height(from)) return ['which lies beside it']
  if (features.includes(place) && features.includes(target) && to.endsWith('/store.ts'))
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
      line: text.slice(0, index).split('\n').length,
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
  return /^server\/\w+\/client\//.test(path) ? 'browser code' : (path.split('/')[0] ?? '')
}

function placeOf(path: string): string {
  return path.split('/')[1]?.replace(/\.\w+$/, '') ?? ''
}

function height(path: string): number {
  return order.findIndex((line) => line.includes(placeOf(path)))
}
