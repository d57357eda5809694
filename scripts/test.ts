import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from 'node:test'
import { administer, writeTemplate } from '../server/testing/database.ts'
import { check } from './check.ts'
import { startPostgres } from './postgres.ts'
import { report } from './reporter.ts'
import type { Counts } from './reporter.ts'

const root = resolve(import.meta.dirname, '..')
const minute = 60_000

type Result = Counts & { part: string; seconds: number }

const parts: Record<string, (files: string[]) => Promise<Counts>> = {
  check: async () => ((await check()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  sqlite: async (files) => {
    const template = mkdtempSync(join(tmpdir(), 'kalends-template-'))
    try {
      await writeTemplate({ DATA_DIR: template })
      return await test(files.filter(isForSqlite), { TEST_DATABASE: 'sqlite', TEST_TEMPLATE: template })
    } finally {
      rmSync(template, { recursive: true, force: true })
    }
  },
  postgres: async (files) => {
    const cluster = await startPostgres()
    try {
      const template = 'kalends_template'
      await administer(cluster.url, `create database ${template}`)
      await writeTemplate({ DATABASE_URL: new URL(template, cluster.url).href })
      return await test(files.filter(isForPostgres), {
        TEST_DATABASE: 'postgres',
        TEST_POSTGRES_URL: cluster.url,
        TEST_TEMPLATE: template,
      })
    } finally {
      await cluster.stop()
    }
  },
}
const engines: Record<string, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

// Test files run in child processes, which would outlive this one.
const end = new AbortController()
process.on('exit', () => end.abort())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1

/** Runs the named parts, or all of them. If paths are given, runs only the test files in there. */
async function main(args: string[]): Promise<boolean> {
  if (Number.parseInt(process.versions.node, 10) < 26) {
    console.error(`The tests need Node 26 and this is ${process.version}. "npm test" uses the right one.`)
    return false
  }
  const paths = args.filter((argument) => !(argument in parts) && argument !== '--')
  const named = args.filter((argument) => argument in parts)
  const chosen = named.length > 0 ? named : Object.keys(paths.length > 0 ? engines : parts)

  const files = testFiles(paths)
  if (files.length === 0) {
    console.error(`There are no tests in ${paths.join(', ') || root}.`)
    return false
  }
  const results: Result[] = []
  for (const part of chosen) results.push(await runPart(part, files))
  printSummary(results)
  return results.every(isGood)
}

function testFiles(paths: string[]): string[] {
  const all = globSync('{contract,button,server,scripts,e2e}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules'] })
  const places = paths.map((path) => resolve(path))
  return all
    .map((file) => resolve(root, file))
    .filter((file) => places.length === 0 || places.some((place) => file === place || file.startsWith(`${place}/`)))
    .toSorted()
}

/** Features that only a database server has are tested in separate files. */
function isForSqlite(file: string): boolean {
  return !file.endsWith('.postgres.test.ts')
}

/** The look of pages and the button does not depend on the database, and takes minutes in a browser. Sign-ups do. */
function isForPostgres(file: string): boolean {
  return !/^\/(button\/|e2e\/(?!rsvp))/.test(file.slice(root.length))
}

async function runPart(part: string, files: string[]): Promise<Result> {
  const start = performance.now()
  console.log(`\n${part}\n`)
  const counts = await parts[part]?.(files).catch((error: unknown) => {
    console.error(error)
    return undefined
  })
  return { part, seconds: (performance.now() - start) / 1000, ...(counts ?? { passed: 0, failed: 1 }) }
}

function test(files: string[], environment: Record<string, string>): Promise<Counts> {
  return report(
    run({
      files,
      concurrency: 2,
      timeout: 3 * minute,
      // A test timeout does not end a file whose process stays busy after its last test.
      signal: AbortSignal.any([end.signal, AbortSignal.timeout(30 * minute)]),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Each file runs in its own process, which would otherwise strip and compile the same code again.
      env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'tests'), ...environment },
    }),
  )
}

function printSummary(results: Result[]): void {
  console.log()
  for (const { part, passed, failed } of results) {
    if (engines[part]) console.log(`${engines[part]}: ${passed} passed, ${failed} failed`)
  }
  console.log()
  for (const result of results) {
    const state = isGood(result) ? 'ok' : 'FAILED'
    console.log(`${result.part.padEnd(9)} ${state.padEnd(6)} ${result.seconds.toFixed(1).padStart(6)} s`)
  }
}

function isGood({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0
}
