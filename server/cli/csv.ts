import type { RsvpAnswer } from '@kalends/contract'

type Cell = string | number | boolean | null | undefined

const own = ['id', 'status', 'email', 'amount', 'date_created', 'date_updated'] as const

// Excel takes a file without it for one in the character set of the machine.
const byteOrderMark = '\uFEFF'

/** Answers as a table of RFC 4180 in UTF-8: a column for whatever an answer has, then one for every field that any of them filled in. */
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

/** A text that a spreadsheet would take for a formula gets an apostrophe, which makes it a text there as well. */
function cell(value: Cell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
