import type { FieldError } from '@kalends/contract'

/** Why the service refuses a request. http/errors.ts maps each kind to a status. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'gone'
  | 'stale'
  | 'too-large'
  | 'media-type'
  | 'misdirected'
  | 'reused-key'
  | 'too-many'
  | 'unavailable'

export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly details: Record<string, unknown> | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    kind: RefusalKind,
    message: string,
    options: { details?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.kind = kind
    this.details = options.details
    this.retryAfter = options.retryAfter
  }
}

/** Collects everything wrong with a request, so that one response reports it all. */
export class Faults {
  readonly #errors = new Map<string, FieldError>()

  /** Keeps only the first fault of each field. */
  add(field: string, message: string) {
    if (!this.#errors.has(field)) this.#errors.set(field, { field, message })
  }

  /** Whether the field or anything inside it has a fault. */
  touches(field: string) {
    if (this.#errors.size === 0) return false
    return this.#errors
      .keys()
      .some((name) => name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`))
  }

  all(): FieldError[] {
    return [...this.#errors.values()]
  }

  /** Includes `warnings`, because a misspelt field is often why another one is missing. */
  refusal(warnings: readonly string[] = []): Refusal | undefined {
    const errors = this.all()
    if (errors.length === 0) return undefined
    const messages = errors.slice(0, 5).map((error) => error.message)
    if (errors.length > messages.length) messages.push(`There are ${errors.length} faults in all, see details.errors.`)
    messages.push(...warnings.slice(0, 5))
    return new Refusal('invalid', messages.join(' '), { details: { errors, ...(warnings.length > 0 && { warnings }) } })
  }

  throwIfAny(warnings?: readonly string[]) {
    const refusal = this.refusal(warnings)
    if (refusal) throw refusal
  }
}

export const noEntryFound = () => new Refusal('missing', 'No entry found.')

/** The name that was probably meant: one that differs in case, in a few letters or in their order. */
export function resembling(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[_-]/g, '')
  const letters = (text: string) => [...text].toSorted().join('')
  const [given, ...others] = [name, ...known].map(plain) as [string, ...string[]]
  const position = others.findIndex(
    (other) => letters(given) === letters(other) || distance(given, other) <= (other.length > 5 ? 2 : 1),
  )
  return known[position]
}

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j += 1) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (letter === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}
