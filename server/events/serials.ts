import type { EventDate } from '@kalends/contract'

/** The serials of the dates, in order, and the highest one ever used. Serials are never reused. */
export interface Serials {
  readonly dates: readonly number[]
  readonly highest: number
  /** Absent if there are none. */
  readonly removed?: readonly RemovedDate[]
}

/** A date that attendees may still have in their calendars. */
export interface RemovedDate {
  readonly serial: number
  /** When it was removed. */
  readonly at: number
  /** When it would have ended; null: never. */
  readonly ends: number | null
  /** As it was, without its description. */
  readonly date: EventDate
}

export const noSerials: Serials = { dates: [], highest: 0 }

/** Above every serial that can have been used if the highest one was not stored. Migration 0005 uses the same value. */
const highestUnknown = 1000

/**
 * Parses every stored form: before migration 0005 it was just the list of serials. Invalid serials are assigned again,
 * so that each of `count` dates has one.
 */
export function parseSerials(text: unknown, count = 0): Serials {
  const stored = parsed(text)
  const {
    dates,
    highest: known,
    removed,
  }: Stored = Array.isArray(stored) ? { dates: stored } : { ...(stored as Stored | null) }
  const numbers = isSound(dates) ? dates : []
  let highest = Math.max(isNumber(known) ? known : highestUnknown, ...numbers)
  const missing = Array.from({ length: count - numbers.length }, () => (highest += 1))
  const gone = Array.isArray(removed) ? (removed as RemovedDate[]).filter(({ serial }) => isNumber(serial)) : []
  return { dates: [...numbers, ...missing], highest, ...(gone.length > 0 && { removed: gone }) }
}

type Stored = { dates?: unknown; highest?: unknown; removed?: unknown }

function isSound(dates: unknown): dates is number[] {
  return Array.isArray(dates) && dates.every(isNumber) && new Set(dates).size === dates.length
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(text as string)
  } catch {
    return null
  }
}
