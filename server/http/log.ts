import type { Settings } from '../config.ts'
import { mask } from './mask.ts'

const order = ['fatal', 'error', 'warn', 'info', 'debug'] as const
type Level = (typeof order)[number]

// The reader of the log may go away; the server continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Writes one JSON line if the log level allows it. Secrets in its values are masked. */
export function log(
  settings: Pick<Settings, 'logLevel'>,
  level: Level,
  message: string,
  fields: Record<string, unknown> = {},
) {
  if (settings.logLevel === 'silent' || order.indexOf(level) > order.indexOf(settings.logLevel)) return
  writeLines(`${JSON.stringify({ level, time: Date.now(), ...fields, msg: message }, withoutSecrets)}\n`)
}

/** Request ids are not masked, so that requests can be traced. */
function withoutSecrets(name: string, value: unknown): unknown {
  return typeof value === 'string' && name !== 'request' ? mask(value) : value
}

// Milliseconds.
const tallyEvery = 60_000

/** For bursts of events: logs the first one immediately and the number of further ones every minute. */
export function tally(level: Level, message: string) {
  let count = 0
  let timer: NodeJS.Timeout | undefined
  const report = (settings: Pick<Settings, 'logLevel'>) => {
    timer = undefined
    if (count === 0) return
    log(settings, level, message, { count })
    count = 0
    timer = setTimeout(report, tallyEvery, settings).unref()
  }
  return (settings: Pick<Settings, 'logLevel'>) => {
    count += 1
    if (!timer) report(settings)
  }
}

/** An error as fields of a log line. */
export function errorFields(error: Error & { code?: unknown }) {
  // Anything can be thrown.
  if (!(error instanceof Error)) return { message: String(error) }
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}

/** To standard error, because standard output is for results, such as the first key. */
export function writeLines(text: string) {
  if (text !== '') process.stderr.write(text)
}
