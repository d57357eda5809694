import { type ViewDimension, viewDimensions } from '@kalends/contract'

export { type ViewDimension, viewDimensions } from '@kalends/contract'
export type Dimension = ViewDimension | 'type'
export type Metric = 'views' | 'saves'

export const dimensionsOf: Record<Metric, readonly Dimension[]> = { views: viewDimensions, saves: ['type'] }
/** The columns of a visit. */
export const dimensions: readonly Dimension[] = [...viewDimensions, 'type']

// Stored with every sum: never change a number, and give a new dimension the next one.
const numbers: Record<Metric | Dimension, number> = {
  views: 0,
  country: 1,
  referrer: 2,
  utm_source: 3,
  utm_medium: 4,
  utm_campaign: 5,
  utm_term: 6,
  utm_content: 7,
  saves: 8,
  type: 9,
}

/** Identifies sums: all visits of a metric, or those by a dimension. */
export function dimensionNumber(of: Metric | Dimension): number {
  return numbers[of]
}

/** The key for visits without a value. */
export function unknownKey(dimension: Dimension): string {
  return dimension === 'country' ? 'unknown' : 'none'
}
/** Replaces values above the cap. */
export const otherKey = 'other'
export const mostKeys = 1000
/** Values of a breakdown in a response. */
export const mostValues = 50

export const dayLength = 86_400_000
export const dayOf = (at: number) => Math.floor(at / dayLength)

/** Numbers months consecutively, as `dayOf` numbers days. */
export function monthOf(day: number): number {
  const date = new Date(day * dayLength)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export function firstDayOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12) / dayLength
}
