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
export function answerWriter({ key, declaration }: Resource, { columns, readOnly }: Parts) {
  const start = `{"${key}":`
  const pieces = [
    ...Object.entries(columns).map(([name, text]) => ({ before: `,"${name}":`, text })),
    ...readOnly.map((name) => ({ before: `,"${name}":`, text: (row: Row) => json(row[name]) })),
  ]
  const last = namesAfter('date_updated', Object.keys(declaration.readOnly ?? {}))
  return (row: Row, body: string, presented: StoredItem = {}): string => {
    let text = `${start}${json(row[key])},${body.slice(1, -1)}`
    for (const piece of pieces) text += piece.before + piece.text(row)
    for (const name in presented) if (!last.includes(name)) text += `,"${name}":${json(presented[name])}`
    const updated = row.updated === null ? 'null' : `"${instantText(row.updated)}"`
    text += `,"date_created":"${instantText(row.created)}","date_updated":${updated}`
    for (const name of last) text += `,"${name}":${json(presented[name])}`
    return `${text}}`
  }
}

/** Fields of ours stand behind those of the specification. */
const namesAfter = (name: string, names: readonly string[]) => names.slice(names.indexOf(name) + 1)

export function json(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return value === null || value === undefined ? 'null' : JSON.stringify(value)
}
