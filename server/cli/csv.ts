import type { RsvpAnswer } from '@kalends/contract'

type Cell = string | number | boolean | null | undefined

const own = ['id', 'status', 'email', 'amount', 'date_created', 'date_updated'] as const

// Without the byte order mark, Excel assumes the character set of the machine.
const byteOrderMark = '\uFEFF'

/** A CSV table of answers (RFC 4180, UTF-8): the columns that all answers have, then one for every form field used. */
export function csvOf(answers: readonly RsvpAnswer[]): string {
  const names = [...new Set(answers.flatMap(({ payload }) => Object.keys(payload)))]
  const isOwn = (name: string) => own.some((each) => each === name)
  const heading = [...own, ...names.map((name) => (isOwn(name) ? `payload.${name}` : name))]
  const rows = answers.map((answer) => [
    ...own.map((name) => answer[name]),
    ...names.map((name) => (Object.hasOwn(answer.payload, name) ? answer.payload[name] : null)),
  ])
  return byteOrderMark + [heading, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

/** Prefixes texts that a spreadsheet would evaluate as a formula with an apostrophe. */
function cell(value: Cell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
