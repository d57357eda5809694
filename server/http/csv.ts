export type Cell = string | number | boolean | null | undefined

/** Without it, Excel assumes the character set of the machine. */
export const byteOrderMark = '\uFEFF'

/** A line of a CSV table (RFC 4180), without its line break. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(cell).join(',')
}

/** Prefixes texts that a spreadsheet would evaluate as a formula with an apostrophe. */
function cell(value: Cell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^\s*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
