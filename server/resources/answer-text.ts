import type { Resource } from '@kalends/contract'
import { instantText } from '../http/formats.ts'
import type { Row, StoredItem } from './row.ts'

interface Parts {
  /** Fields that are stored in columns instead of the body, as JSON texts. */
  readonly columns: Readonly<Record<string, (row: Row) => string>>
  readonly readOnly: readonly string[]
}

/**
 * Writes responses from prepared pieces. Most of an item is stored as it is returned, and serialising an object would
 * take several times as long.
 */
export function answerWriter({ key }: Resource, { columns, readOnly }: Parts) {
  const start = `{"${key}":`
  const pieces = [
    ...Object.entries(columns).map(([name, text]) => ({ before: `,"${name}":`, text })),
    ...readOnly.map((name) => ({ before: `,"${name}":`, text: (row: Row) => json(row[name]) })),
  ]
  return (row: Row, body: string, presented: StoredItem | undefined): string => {
    let text = `${start}${json(row[key])},${body.slice(1, -1)}`
    for (const piece of pieces) text += piece.before + piece.text(row)
    if (presented) text += `,${JSON.stringify(presented).slice(1, -1)}`
    const updated = row.updated === null ? 'null' : `"${instantText(row.updated)}"`
    return `${text},"date_created":"${instantText(row.created)}","date_updated":${updated}}`
  }
}

export function json(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return value === null || value === undefined ? 'null' : JSON.stringify(value)
}
