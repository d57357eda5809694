import type { DatabaseSync } from 'node:sqlite'
import type { Value } from './engine.ts'

const most = { rows: 5000, bytes: 8_000_000 }

/**
 * Rows that were read before, for as long as nobody has written anything. SQLite tells with a number whether another
 * connection, of this process or of any other, has committed; it is asked once in a turn of the event loop.
 */
export class KeptRows {
  readonly #version: ReturnType<DatabaseSync['prepare']>
  readonly #kept: Map<string, unknown[]>[] = []
  #known: unknown
  #isFresh = false
  #rows = 0
  #bytes = 0

  constructor(reader: DatabaseSync) {
    this.#version = reader.prepare('pragma data_version')
    this.#version.setReturnArrays(true)
  }

  /** The same read, which looks among the kept rows first. They must not be changed by who gets them. */
  over<Row>(run: (values: Value[]) => Row[]): (values: Value[]) => Row[] {
    const kept = new Map<string, Row[]>()
    this.#kept.push(kept)
    return (values) => {
      if (!this.#isFresh) this.#beginTurn()
      const key = keyOf(values)
      const known = kept.get(key)
      if (known) return known
      const rows = run(values)
      this.#keep(kept, key, rows)
      return rows
    }
  }

  #beginTurn() {
    this.check()
    this.#isFresh = true
    setImmediate(() => (this.#isFresh = false))
  }

  /** Forgets everything if anything was written. */
  check() {
    const [version] = this.#version.get() as unknown as [unknown]
    if (version === this.#known) return
    this.#known = version
    this.#forget()
  }

  #keep(kept: Map<string, unknown[]>, key: string, rows: unknown[]) {
    const bytes = rows.reduce<number>((sum, row) => sum + sizeOf(row as Record<string, Value>), key.length)
    if (bytes > most.bytes / 10) return
    if (this.#rows + rows.length > most.rows || this.#bytes + bytes > most.bytes) this.#forget()
    kept.set(key, rows)
    this.#rows += rows.length
    this.#bytes += bytes
  }

  #forget() {
    for (const kept of this.#kept) kept.clear()
    this.#rows = 0
    this.#bytes = 0
  }
}

function sizeOf(row: Record<string, Value>): number {
  let size = 100
  for (const value of Object.values(row)) size += typeof value === 'string' ? value.length * 2 : 8
  return size
}

/** For two numbers, the usual case, joining takes longer than reading. */
function keyOf(values: Value[]): string {
  const [first, second] = values
  return values.length === 2 && typeof first === 'number' ? `${first}/${String(second)}` : values.join('\0')
}
