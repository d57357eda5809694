import type { Value } from '../database/open.ts'

/** An item as the rules see it: every field has a value. */
export type StoredItem = Record<string, unknown>

/** The id of a template, or the prokey of a group or event. */
export type Key = number | string

export interface Row {
  id: number
  label: string
  body: string
  shape: string
  version: number
  created: number
  updated: number | null
  [column: string]: Value
}
