import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const
export type Engine = keyof typeof engines

/** A test file on an engine. Files share processes, except those that need one `alone`. */
export interface Job {
  readonly file: string
  readonly engine: Engine
  readonly alone: boolean
}

/** All test files, or those at these paths. */
export function testFiles(paths: readonly string[] = []): string[] {
  const all = globSync('{contract,button,dashboard,server,scripts,e2e}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const places = paths.map((path) => resolve(path))
  return all
    .map((file) => resolve(root, file))
    .filter((file) => places.length === 0 || places.some((place) => file === place || file.startsWith(`${place}/`)))
    .toSorted()
}

/**
 * What to run on these engines, the slowest files first, so that no core idles while a last long file runs. Files that
 * somebody asked for are not left out to save time.
 */
export function plan(files: readonly string[], chosen: readonly Engine[], { isAskedFor = false } = {}): Job[] {
  const jobs = chosen.flatMap((engine) =>
    files
      .filter((file) => canRunOn[engine](file) && (isAskedFor || engine === 'sqlite' || !isAboutOtherThings(file)))
      .map((file) => ({ file, engine, alone: needsOwnProcess(file) })),
  )
  return jobs.toSorted((a, b) => cost(b) - cost(a))
}

const canRunOn: Record<Engine, (file: string) => boolean> = {
  // Features that only a database server has are tested in separate files.
  sqlite: (file) => !file.endsWith('.postgres.test.ts'),
  postgres: canReachPostgres,
}

/**
 * The look of pages, the button and the web application does not depend on the database and takes minutes in a browser;
 * the operations behind them are tested on both. Signing up does. Pictures are drawn and decoded by other processes, and a
 * slow one takes seconds; how they are stored is tested on both. Neither does a proxy in front, or the memory of a page.
 */
function isAboutOtherThings(file: string): boolean {
  return others.test(relative(root, file))
}

const others =
  /^(button\/|e2e\/(?!rsvp(-waiting)?\.)|server\/(images\/(decoding|fairness|memory)|pages\/(preview\/preview|landing\/memory)|http\/proxies))/

/** The only modules that know where a PostgreSQL is. A file that imports neither would run the same on both engines. */
const waysToPostgres = ['server/testing/database.ts', 'scripts/postgres.ts'].map((path) => resolve(root, path))

function canReachPostgres(file: string): boolean {
  const imported = importedBy(file)
  return waysToPostgres.some((way) => imported.has(way))
}

/** The file and everything that it imports at run time, directly or not. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const each of importsOf(file)) importedBy(each, found)
  return found
}

const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const cached = known.get(file)
  if (cached) return cached
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^'"]*?'(\.[^']+\.ts)'|\bimport\('(\.[^']+\.ts)'\)/gm,
  )
  const imports = [...statements].map(([, still, late]) => resolve(dirname(file), (still ?? late)!)).filter(existsSync)
  known.set(file, imports)
  return imports
}

/** Files that measure the memory of their process. */
function needsOwnProcess(file: string): boolean {
  return readFileSync(file, 'utf8').includes('process.memoryUsage')
}

/** Child processes and browsers are slow. Otherwise a longer file takes more time. */
function cost({ file, alone }: Job): number {
  const isSlow = alone || /spawnServer|spawnKalends|openBrowser/.test(readFileSync(file, 'utf8'))
  return statSync(file).size * (isSlow ? 10 : 1)
}
