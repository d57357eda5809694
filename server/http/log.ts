import type { Settings } from '../config.ts'

const order = ['fatal', 'error', 'warn', 'info', 'debug'] as const
type Level = (typeof order)[number]

// Whoever reads the log may go away; the server goes on.
process.stdout.on('error', () => {})

/** Writes one JSON line, if the settings want that level. */
export function log(
  settings: Pick<Settings, 'logLevel'>,
  level: Level,
  message: string,
  fields: Record<string, unknown> = {},
) {
  if (settings.logLevel === 'silent' || order.indexOf(level) > order.indexOf(settings.logLevel)) return
  writeLines(`${JSON.stringify({ level, time: Date.now(), ...fields, msg: message })}\n`)
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
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}

export function writeLines(text: string) {
  if (text !== '') process.stdout.write(text)
}
