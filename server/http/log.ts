import type { Settings } from '../config.ts'

const order = ['fatal', 'error', 'warn', 'info', 'debug'] as const
type Level = (typeof order)[number]

let lines = ''
process.on('exit', flush)
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
  writeLine(`${JSON.stringify({ level, time: Date.now(), ...fields, msg: message })}\n`)
}

/** An error as a line can carry it. */
export function errorFields(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}

/** Lines of one turn of the event loop are written together, behind the answers. */
export function writeLine(line: string) {
  if (lines === '') setImmediate(flush)
  lines += line
}

function flush() {
  const text = lines
  lines = ''
  if (text !== '') process.stdout.write(text)
}
