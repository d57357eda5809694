import { relative } from 'node:path'
import type { EventData } from 'node:test'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

/** What a worker reports. The outcome of a file comes after those of its tests. */
export type Message =
  | { type: 'test'; passed: true }
  | { type: 'test'; skipped: string }
  | { type: 'test'; failed: string }
  | { type: 'file'; path: string; seconds: number; failed?: string }
  | { type: 'note'; text: string }

type Outcome = EventData.TestPass | EventData.TestFail

/** The reporter of a worker: sends each outcome to the parent process, and prints nothing. */
export default async function* reporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const names: string[] = []
  for await (const { type, data } of events) {
    if (type === 'test:start') names[data.nesting] = data.name
    if (type === 'test:pass' || type === 'test:fail') send(messageOf(data, names.slice(1, data.nesting)))
    if (type === 'test:diagnostic' && data.level !== 'info') send({ type: 'note', text: data.message })
    yield ''
  }
}

function send(message: Message | undefined): void {
  if (message && process.connected) process.send!(message)
}

/** Undefined for a suite, and for a test whose subtests already report what is wrong. */
function messageOf(outcome: Outcome, suites: string[]): Message | undefined {
  const { skip, todo, details, nesting, name } = outcome
  const fault = faultOf(outcome)
  if (nesting === 0) {
    return { type: 'file', path: name, seconds: details.duration_ms / 1000, ...(fault && { failed: fault }) }
  }
  const title = `${[...suites, name].join(' > ')}\n${placeOf(outcome)}`
  if (todo !== undefined) return { type: 'test', failed: `${title}\nIt did not run: it is still to do.` }
  if (skip === true || skip === '')
    return { type: 'test', failed: `${title}\nIt did not run, and does not say why it was skipped.` }
  if (skip) return { type: 'test', skipped: `${[...suites, name].join(' > ')}: ${skip}` }
  if (fault) return { type: 'test', failed: `${title}\n${fault}` }
  return fault === '' || details.type === 'suite' ? undefined : { type: 'test', passed: true }
}

/** What is wrong with a test; an empty string if its subtests already report it. */
function faultOf({ details }: Outcome): string | undefined {
  const { error } = details as { error?: EventData.Error & { failureType?: string } }
  if (!error) return undefined
  return error.failureType === 'subtestsFailed' ? '' : textOf(error.cause ?? error.message)
}

function textOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  // An assertion's message includes the diff; its properties would only repeat it.
  const text = 'generatedMessage' in fault ? (fault.stack ?? fault.message) : inspect(fault)
  return text.replaceAll(/\n +at .*(node:|Promise\.all).*/g, '')
}

function placeOf({ file, line }: Outcome): string {
  return `${relative(process.cwd(), file ?? '')}:${line}`
}
