import type { Settings } from '../config.ts'
import { mask } from './mask.ts'

const order = ['fatal', 'error', 'warn', 'info', 'debug'] as const
type Level = (typeof order)[number]

// Whoever reads the log may go away; the server goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Writes one JSON line, if the settings want that level. Secrets in its values are masked. */
export function log(
  settings: Pick<Settings, 'logLevel'>,
  level: Level,
  message: string,
  fields: Record<string, unknown> = {},
) {
  if (settings.logLevel === 'silent' || order.indexOf(level) > order.indexOf(settings.logLevel)) return
  writeLines(`${JSON.stringify({ level, time: Date.now(), ...fields, msg: message }, withoutSecrets)}\n`)
}

/** The id of a request is left as it is, so that it can be followed. */
function withoutSecrets(name: string, value: unknown): unknown {
  return typeof value === 'string' && name !== 'request' ? mask(value) : value
}

// Milliseconds.
const tallyEvery = 60_000

/** For what happens often when it happens: the first time is logged at once, the others are summed up every minute. */
export function tally(level: Level, message: string) {
  let count = 0
  let timer: NodeJS.Timeout | undefined
  const tell = (settings: Pick<Settings, 'logLevel'>) => {
    timer = undefined
    if (count === 0) return
    log(settings, level, message, { count })
    count = 0
    timer = setTimeout(tell, tallyEvery, settings).unref()
  }
  return (settings: Pick<Settings, 'logLevel'>) => {
    count += 1
    if (!timer) tell(settings)
  }
}

/** An error as a line can carry it. */
export function errorFields(error: Error & { code?: unknown }) {
  // Anything can be thrown.
  if (!(error instanceof Error)) return { message: String(error) }
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}

/** To standard error: standard output is for what a command answers, such as the first key. */
export function writeLines(text: string) {
  if (text !== '') process.stderr.write(text)
}
