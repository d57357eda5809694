import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.ts'
import { memoryFolder } from './memory-folder.ts'
import { type Databases, prepareDatabases } from './tests/databases.ts'
import { type Engine, engines, plan, testFiles } from './tests/plan.ts'
import { type Result, runJobs } from './tests/pool.ts'
import { print, printSummary } from './tests/report.ts'

// More processes than there are cores, because some tests wait for a timeout.
const concurrency = availableParallelism() + 2

// Child processes are ended on exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1

/** Runs the named parts, or all of them. If paths are given, runs only the test files in there. */
async function main(args: string[]): Promise<boolean> {
  if (Number.parseInt(process.versions.node, 10) < 26) {
    console.error(`The tests need Node 26 and this is ${process.version}. "npm test" uses the right one.`)
    return false
  }
  const isPart = (argument: string) => argument === 'check' || argument in engines
  const parts = args.filter(isPart)
  const paths = args.filter((argument) => !isPart(argument) && argument !== '--')
  const isChosen = (part: string) => parts.length === 0 || parts.includes(part)

  const start = performance.now()
  const [checks, tests] = await Promise.all([
    isChosen('check') && paths.length === 0 ? check() : true,
    test(paths, (Object.keys(engines) as Engine[]).filter(isChosen)),
  ])
  if (!checks) console.log('\nThe checks failed: see above.')
  console.log(`\n${checks && tests ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s`)
  return checks && tests
}

async function test(paths: string[], chosen: Engine[]): Promise<boolean> {
  if (chosen.length === 0) return true
  const jobs = plan(testFiles(paths), chosen, { isAskedFor: paths.length > 0 })
  if (jobs.length === 0) {
    console.error(
      `There are no tests for ${chosen.map((engine) => engines[engine]).join(' or ')} in ${paths.join(', ')}.`,
    )
    return false
  }

  console.log()
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'kalends-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Tests write thousands of files, and SQLite waits for the disk after each commit.
  process.env.TMPDIR = folder
  const databases: Partial<Record<Engine, Databases>> = {}
  const results: Result[] = []
  try {
    for (const { engine } of jobs) databases[engine] ??= await prepareDatabases[engine]()
    await runJobs(jobs, { concurrency, env: (engine) => databases[engine]!.env }, (result) => {
      results.push(result)
      print(result)
    })
  } finally {
    for (const { remove } of Object.values(databases)) await remove()
  }
  printSummary(results)
  return results.every(({ failed }) => failed.length === 0)
}
