import { relative } from 'node:path'
import { type Engine, engines } from './plan.ts'
import type { Result } from './pool.ts'

/** Prints a line for each test file, followed by what was skipped and the details of what failed. */
export function print({ job, passed, skipped, failed, output, seconds }: Result): void {
  const all = passed + skipped.length + failed.length
  const tests = `${all} ${all === 1 ? 'test' : 'tests'}, ${seconds.toFixed(1)} s`
  const count = failed.length === 0 ? tests : `${failed.length} of ${tests}`
  const state = failed.length === 0 ? 'ok' : 'FAILED'
  console.log(`${state.padEnd(7)} ${engines[job.engine].padEnd(10)} ${relative(process.cwd(), job.file)} (${count})`)

  for (const each of skipped) console.log(`  Skipped: ${each}`)
  for (const failure of failed) console.log(`\n${indent(failure)}\n`)
  if (failed.length > 0 && output) console.log(`  What the file printed:\n${indent(output.trimEnd())}\n`)
}

export function printSummary(results: readonly Result[]): void {
  console.log()
  for (const [engine, name] of Object.entries(engines) as [Engine, string][]) {
    const own = results.filter(({ job }) => job.engine === engine)
    const sum = (count: (result: Result) => number) => own.reduce((total, result) => total + count(result), 0)
    const [passed, failed, skipped] = [sum((each) => each.passed), sum((each) => each.failed.length), sum((each) => each.skipped.length)] // oxfmt-ignore
    if (own.length > 0)
      console.log(`${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  }
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}
