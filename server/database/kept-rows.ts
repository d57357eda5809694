import type { Value } from './engine.ts'
import { tablesIn } from './touched-tables.ts'

const mostBytes = 24_000_000
const mostSeen = 5000

type Run<Row> = (values: Value[]) => Row[] | Promise<Row[]>

interface Read {
  readonly tables: ReadonlySet<string>
  readonly kept: Map<string, unknown[] | Promise<unknown[]>>
  /** What was asked for once. Only what is asked for again is worth keeping. */
  readonly seen: Set<string>
  generation: number
  bytes: number
}

/** Rows that were read before, within bounds, until somebody says that their table has changed. */
export class KeptRows {
  readonly #mayUse: () => boolean
  readonly #reads: Read[] = []
  #bytes = 0

  /** `mayUse` is asked before each read; it may call `forget` first. */
  constructor(mayUse: () => boolean) {
    this.#mayUse = mayUse
  }

  /** The same read, which looks among the kept rows first. They must not be changed by who gets them. */
  over<Row>(sql: string, run: Run<Row>): Run<Row> {
    const read: Read = { tables: tablesIn(sql), kept: new Map(), seen: new Set(), generation: 0, bytes: 0 }
    this.#reads.push(read)
    return (values) => {
      if (!this.#mayUse()) return run(values)
      const key = keyOf(values)
      const known = read.kept.get(key) as Row[] | Promise<Row[]> | undefined
      if (known) return known
      const rows = run(values)
      if (rows instanceof Promise) this.#keepLater(read, key, rows)
      else this.#keep(read, key, rows)
      return rows
    }
  }

  /** Forgets what was read from these tables, or from any. */
  forget(tables?: ReadonlySet<string>) {
    for (const read of this.#reads) {
      if (tables && tables.isDisjointFrom(read.tables)) continue
      this.#bytes -= read.bytes
      read.bytes = 0
      read.generation += 1
      read.kept.clear()
    }
  }

  /** Who asks for the same meanwhile waits for the same answer. One that was on its way during a change is not kept. */
  #keepLater(read: Read, key: string, coming: Promise<unknown[]>) {
    const { generation } = read
    read.kept.set(key, coming)
    const arrive = (rows?: unknown[]) => {
      if (read.kept.get(key) === coming) read.kept.delete(key)
      if (rows && generation === read.generation) this.#keep(read, key, rows)
    }
    coming.then(arrive, () => arrive())
  }

  #keep(read: Read, key: string, rows: unknown[]) {
    if (!read.seen.delete(key)) {
      if (read.seen.size >= mostSeen) read.seen.clear()
      read.seen.add(key)
      return
    }
    const bytes = rows.reduce<number>((sum, row) => sum + sizeOf(row as Record<string, Value>), key.length)
    if (bytes > mostBytes / 4) return
    if (this.#bytes + bytes > mostBytes) this.forget()
    read.kept.set(key, rows)
    read.bytes += bytes
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
