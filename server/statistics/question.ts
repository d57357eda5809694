import type { Dimension, Metric } from './dimensions.ts'
import type { Range, Span } from './parts.ts'

/** Whose visits are counted: one event, all events of an organization or of one of its groups, or its groups themselves. */
export type Scope =
  | { readonly event: number }
  | {
      readonly organization: number
      readonly group: string | null
      /** Only events with ids above the first, up to the second. */
      readonly ids?: Span
    }
  | { readonly groupsOf: number; readonly group: string | null }

export interface Question {
  readonly scope: Scope
  readonly metric: Metric
  /** Undefined: all time. */
  readonly range: Range | undefined
  readonly breakdown: Dimension | null
  /** Whole months are counted for their first day, which reads fewer rows. */
  readonly byMonth?: boolean
}

export interface Counted {
  readonly total: number
  /** By day. Days without visits are left out. */
  readonly days: ReadonlyMap<number, number>
  /** Null without a breakdown. */
  readonly keys: {
    /** The highest counts of known values; the unknown ones are not included. */
    readonly leading: readonly { readonly key: string; readonly value: number }[]
    /** Of all known values. */
    readonly count: number
    readonly sum: number
  } | null
}
