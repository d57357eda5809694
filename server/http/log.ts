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
  if (text !== '') process.stderr.write(isPretty ? text.replaceAll(/.+/g, pretty) : text)
}

let isPretty = false

/** For everything that this process logs. */
export function formatLog({ logFormat }: Pick<Settings, 'logFormat'>) {
  isPretty = logFormat === 'pretty'
}

interface LogLine extends Readonly<Record<string, unknown>> {
  readonly level: Level
  readonly time: number
  readonly msg: string
  readonly err?: { readonly message: string; readonly stack?: string }
}

/** A line for people: `12:03:04 warn  slow request  method=GET path=/demo status=200 ms=1204.5`. */
function pretty(line: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(line) as LogLine
  const at = new Date(time).toTimeString().slice(0, 8)
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${shown(value)}`)
  const stack = err?.stack ?? err?.message
  return [`${at} ${level.padEnd(5)} ${msg}`, ...rest].join('  ') + (stack === undefined ? '' : `\n  ${stack}`)
}

const shown = (value: unknown) => (typeof value === 'string' && !/\s/.test(value) ? value : JSON.stringify(value))
