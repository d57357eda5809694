import { relative } from 'node:path'
import type { EventData, TestsStream } from 'node:test'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

export type Counts = { passed: number; failed: number }

type TestFile = { path: string; names: string[]; passed: number; failures: string[]; output: string; seconds: number }
type Outcome = EventData.TestPass | EventData.TestFail

/**
 * Prints a line for each test file, followed by the details of what failed, and counts the tests. A test that is
 * skipped or still to do counts as failed, and so does a file without tests: nothing is left out silently.
 */
export async function report(events: TestsStream): Promise<Counts> {
  const files = new Map<string, TestFile>()
  let current: TestFile | undefined

  for await (const { type, data } of events as AsyncIterable<TestEvent>) {
    if (type === 'test:start') fileOf(data).names[data.nesting] = data.name
    if (type === 'test:stdout' || type === 'test:stderr') fileOf(data).output += data.message
    if (type === 'test:complete' && isWholeFile(data)) fileOf(data).seconds = data.details.duration_ms / 1000
    if (type === 'test:pass' || type === 'test:fail') {
      // Results arrive file by file, so the first one of another file ends this one.
      if (current && current !== fileOf(data)) print(current)
      current = fileOf(data)
      count(current, data)
    }
  }
  if (current) print(current)

  return {
    passed: files.values().reduce((sum, file) => sum + file.passed, 0),
    failed: files.values().reduce((sum, file) => sum + file.failures.length, 0),
  }

  function fileOf({ entryFile, file }: EventData.LocationInfo): TestFile {
    const path = relative(process.cwd(), entryFile ?? file ?? '')
    const known = files.get(path) ?? { path, names: [], passed: 0, failures: [], output: '', seconds: 0 }
    files.set(path, known)
    return known
  }
}

function count(file: TestFile, outcome: Outcome): void {
  const fault = faultOf(outcome)
  if (fault) file.failures.push(`${nameOf(file, outcome)}\n${placeOf(outcome)}\n${fault}`)
  else if (fault === undefined) file.passed++
}

/** What is wrong with a test; an empty string if its subtests already report it. */
function faultOf(outcome: Outcome): string | undefined {
  const { skip, todo, details } = outcome
  const { error } = details as { error?: EventData.Error & { failureType?: string; exitCode?: number } }

  if (skip !== undefined || todo !== undefined) return 'It did not run: it is marked as skipped or to do.'
  if (error?.failureType === 'subtestsFailed') return ''
  if (error?.exitCode) return `It failed outside of its tests, with exit code ${error.exitCode}.`
  if (error) return textOf(error.cause ?? error.message)
  if (isWholeFile(outcome)) return 'It has no tests.'
  return details.type === 'suite' ? '' : undefined
}

function textOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  // An assertion's message includes the diff; its properties would only repeat it.
  const text = 'generatedMessage' in fault ? (fault.stack ?? fault.message) : inspect(fault)
  return text.replaceAll(/\n +at .*(node:|Promise\.all).*/g, '')
}

function nameOf(file: TestFile, outcome: Outcome): string {
  return isWholeFile(outcome)
    ? 'The file as a whole'
    : [...file.names.slice(0, outcome.nesting), outcome.name].join(' > ')
}

function placeOf({ file, line }: Outcome): string {
  return `${relative(process.cwd(), file ?? '')}:${line}`
}

/** The runner reports a file like a test if it has no tests or fails outside of them. */
function isWholeFile({ name, file }: { name: string; file?: string }): boolean {
  return name === file
}

function print({ path, passed, failures, output, seconds }: TestFile): void {
  const tests = `${passed + failures.length} ${passed + failures.length === 1 ? 'test' : 'tests'}, ${seconds.toFixed(1)} s`
  console.log(failures.length === 0 ? `ok      ${path} (${tests})` : `FAILED  ${path} (${failures.length} of ${tests})`)

  for (const failure of failures) console.log(`\n${indent(failure)}\n`)
  if (failures.length > 0 && output) console.log(`  What the file printed:\n${indent(output.trimEnd())}\n`)
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}
