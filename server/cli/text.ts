/** Aligns rows of cells in columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => [...(row[i] ?? '')].length))) ?? []
  const pad = (cell: string, i: number) => cell + ' '.repeat(widths[i]! - [...cell].length)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

/** A list with a heading, or a sentence if the list is empty. */
export function table<T>(
  items: readonly T[],
  cells: Readonly<Record<string, (item: T) => string | number | null>>,
  empty: string,
): string {
  if (items.length === 0) return empty
  const names = Object.keys(cells)
  return columns([
    names.map((name) => name.toUpperCase()),
    ...items.map((item) => names.map((name) => String(cells[name]!(item) ?? '-'))),
  ])
}

export const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')

/** Wraps text at 100 characters. */
export function wrap(text: string): string {
  return text.replaceAll(/(?=\S)(.{1,100})(?:\s+|$)/g, '$1\n').trimEnd()
}

export function size(bytes: number): string {
  const [unit, name] = [
    [1024 ** 3, 'GiB'],
    [1024 ** 2, 'MiB'],
    [1024, 'KiB'],
  ].find(([least]) => bytes >= (least as number)) ?? [1, 'bytes']
  const amount = bytes / (unit as number)
  return `${unit === 1 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${name}`
}

/** A time at the precision that lists need. */
export function minute(instant: string | null): string | null {
  return instant === null ? null : `${instant.slice(0, 16).replace('T', ' ')} UTC`
}
