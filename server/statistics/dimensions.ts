/** What views can be broken down by, in the order in which they are numbered. */
export const viewDimensions = [
  'country',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
export const saveDimensions = ['type'] as const

export type ViewDimension = (typeof viewDimensions)[number]
export type Dimension = ViewDimension | 'type'
export type Metric = 'views' | 'saves'

export const dimensionsOf: Record<Metric, readonly Dimension[]> = { views: viewDimensions, saves: saveDimensions }

// Stored in every sum: never to be changed.
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

/** How sums are found: all visits of a metric, or those by a dimension. */
export function dimensionNumber(of: Metric | Dimension): number {
  return numbers[of]
}

/** Where nothing is known. */
export const unknownKey: Record<Dimension, string> = {
  country: 'unknown',
  referrer: 'none',
  utm_source: 'none',
  utm_medium: 'none',
  utm_campaign: 'none',
  utm_term: 'none',
  utm_content: 'none',
  type: 'none',
}
/** Where there are too many. */
export const otherKey = 'other'
export const mostKeys = 1000
/** Of a breakdown, in an answer. */
export const mostValues = 50

export const dayLength = 86_400_000
export const dayOf = (at: number) => Math.floor(at / dayLength)

/** Counts months, as days are counted. */
export function monthOf(day: number): number {
  const date = new Date(day * dayLength)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export function firstDayOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12) / dayLength
}
