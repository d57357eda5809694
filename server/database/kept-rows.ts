import type { Value } from './engine.ts'

const most = { rows: 20_000, bytes: 24_000_000 }

type Run<Row> = (values: Value[]) => Row[] | Promise<Row[]>

/** Rows that were read before, within bounds, until somebody says that they may have changed. */
export class KeptRows {
  readonly #mayUse: () => boolean
  readonly #kept: Map<string, unknown[] | Promise<unknown[]>>[] = []
  #generation = 0
  #rows = 0
  #bytes = 0

  /** `mayUse` is asked before each read; it may call `forget` first. */
  constructor(mayUse: () => boolean) {
    this.#mayUse = mayUse
  }

  /** The same read, which looks among the kept rows first. They must not be changed by who gets them. */
  over<Row>(run: Run<Row>): Run<Row> {
    const kept = new Map<string, Row[] | Promise<Row[]>>()
    this.#kept.push(kept)
    return (values) => {
      if (!this.#mayUse()) return run(values)
      const key = keyOf(values)
      const known = kept.get(key)
      if (known) return known
      const rows = run(values)
      if (rows instanceof Promise) return this.#keepLater(kept, key, rows)
      this.#keep(kept, key, rows)
      return rows
    }
  }

  forget() {
    this.#generation += 1
    for (const kept of this.#kept) kept.clear()
    this.#rows = 0
    this.#bytes = 0
  }

  /** Who asks for the same meanwhile waits for the same answer. One that was on its way during a change is not kept. */
  #keepLater<Row>(kept: Map<string, Row[] | Promise<Row[]>>, key: string, coming: Promise<Row[]>): Promise<Row[]> {
    const generation = this.#generation
    kept.set(key, coming)
    const arrive = (rows?: Row[]) => {
      if (kept.get(key) === coming) kept.delete(key)
      if (rows && generation === this.#generation) this.#keep(kept, key, rows)
    }
    coming.then(arrive, () => arrive())
    return coming
  }

  #keep<Row>(kept: Map<string, Row[] | Promise<Row[]>>, key: string, rows: Row[]) {
    const bytes = rows.reduce<number>((sum, row) => sum + sizeOf(row as Record<string, Value>), key.length)
    if (bytes > most.bytes / 4) return
    if (this.#rows + rows.length > most.rows || this.#bytes + bytes > most.bytes) this.forget()
    kept.set(key, rows)
    this.#rows += rows.length
    this.#bytes += bytes
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
