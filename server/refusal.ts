import type { FieldError } from '@kalends/contract'

/** Why the service says no. http/errors.ts turns each kind into a status. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment'
  | 'missing'
  | 'conflict'
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
  /** After how many seconds it makes sense to try again. */
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

/** Everything that is wrong with a request, said in one answer. */
export class Faults {
  readonly #errors = new Map<string, FieldError>()

  /** The first fault of a field is the one that is told. */
  add(field: string, message: string) {
    if (!this.#errors.has(field)) this.#errors.set(field, { field, message })
  }

  /** Whether the field or anything inside it is at fault. */
  touches(field: string) {
    if (this.#errors.size === 0) return false
    return this.#errors
      .keys()
      .some((name) => name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`))
  }

  all(): FieldError[] {
    return [...this.#errors.values()]
  }

  refusal(): Refusal | undefined {
    const errors = this.all()
    if (errors.length === 0) return undefined
    const told = errors.slice(0, 5).map((error) => error.message)
    if (errors.length > told.length) told.push(`There are ${errors.length} faults in all, see details.errors.`)
    return new Refusal('invalid', told.join(' '), { details: { errors } })
  }

  throwIfAny() {
    const refusal = this.refusal()
    if (refusal) throw refusal
  }
}

export const noEntryFound = () => new Refusal('missing', 'No entry found.')
