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

/** An error as a line can carry it. */
export function errorFields(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}

export function writeLines(text: string) {
  if (text !== '') process.stdout.write(text)
}
