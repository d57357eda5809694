import type { Value } from './engine.ts'
import { tablesIn } from './touched-tables.ts'

// Half of what may be kept at once.
const mostBytes = 12_000_000
const mostSeen = 5000

type Run<Row> = (values: Value[]) => Row[] | Promise<Row[]>

type Kept = Map<string, unknown[]>

interface Read {
  readonly tables: ReadonlySet<string>
  kept: Kept
  /** Kept for longer, and dropped next unless somebody asks for it. */
  older: Kept
  /** On their way. Who asks for the same meanwhile waits for the same answer. */
  readonly coming: Map<string, Promise<unknown[]>>
  /** What was asked for once. Only what is asked for again is worth keeping. */
  readonly seen: Set<string>
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
    const read: Read = {
      tables: tablesIn(sql),
      kept: new Map(),
      older: new Map(),
      coming: new Map(),
      seen: new Set(),
    }
    this.#reads.push(read)
    return (values) => {
      if (!this.#mayUse()) return run(values)
      const key = keyOf(values)
      const known = read.kept.get(key) ?? this.#rescue(read, key) ?? read.coming.get(key)
      if (known) return known as Row[] | Promise<Row[]>
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
      for (const kept of [read.kept, read.older, read.coming]) kept.clear()
    }
  }

  #rescue(read: Read, key: string) {
    const known = read.older.get(key)
    if (known && read.older.delete(key)) this.#add(read, key, known)
    return known
  }

  /** One that was on its way during a change is not kept. */
  #keepLater(read: Read, key: string, coming: Promise<unknown[]>) {
    read.coming.set(key, coming)
    const arrive = (rows?: unknown[]) => {
      if (read.coming.get(key) !== coming) return
      read.coming.delete(key)
      if (rows) this.#keep(read, key, rows)
    }
    coming.then(arrive, () => arrive())
  }

  #keep(read: Read, key: string, rows: unknown[]) {
    if (!read.seen.delete(key)) {
      if (read.seen.size >= mostSeen) read.seen.clear()
      read.seen.add(key)
      return
    }
    this.#add(read, key, rows)
  }

  #add(read: Read, key: string, rows: unknown[]) {
    const bytes = rows.reduce<number>((sum, row) => sum + sizeOf(row as Record<string, Value>), key.length)
    if (bytes > mostBytes / 2) return
    if (this.#bytes + bytes > mostBytes) this.#growOld()
    read.kept.set(key, rows)
    this.#bytes += bytes
  }

  #growOld() {
    for (const read of this.#reads) {
      read.older = read.kept
      read.kept = new Map()
    }
    this.#bytes = 0
  }
}

function sizeOf(row: Record<string, Value>): number {
  let size = 100
  for (const value of Object.values(row)) size += typeof value === 'string' ? value.length : 8
  return size
}

/** Joining takes longer than looking up, so the usual cases do without. */
function keyOf(values: Value[]): string {
  const [first, second] = values
  if (values.length === 1 && typeof first === 'string') return first
  return values.length === 2 && typeof first === 'number' ? `${first}/${String(second)}` : values.join('\0')
}
