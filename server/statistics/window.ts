import { parseInstant } from '../http/formats.ts'
import { Refusal } from '../refusal.ts'
import { type Dimension, type Metric, dayLength, dayOf, dimensionsOf, firstDayOf, monthOf } from './dimensions.ts'

export type Interval = 'day' | 'month' | 'none'

export interface Window {
  /** From inclusive, to exclusive; null: all time. */
  readonly from: number | null
  readonly to: number | null
  readonly interval: Interval
  readonly breakdown: Dimension | null
}

const parameters = ['from', 'to', 'interval', 'breakdown']
const intervals: readonly Interval[] = ['day', 'month', 'none']
const bucketLimit = { day: 90, month: 24 } as const
const guidance = {
  day: 'Ask for at most 90 days, or use interval=month or interval=none.',
  month: 'Ask for at most 24 months, or use interval=none.',
} as const
const usualDays = 30

/** Parses the query. A window that is too large is refused, never clipped. */
export function windowOf(query: Readonly<Record<string, unknown>>, metric: Metric, now: number): Window {
  for (const [name, value] of Object.entries(query)) {
    if (!parameters.includes(name)) throw invalid(`${name.slice(0, 100)} is not a parameter of these statistics.`)
    if (typeof value !== 'string') throw invalid(`${name} must be sent once.`)
  }
  const sent = query as Readonly<Record<string, string | undefined>>
  const breakdown = sent.breakdown === undefined ? null : dimensionOf(sent.breakdown, metric)
  const interval = sent.interval === undefined ? 'day' : intervals.find((each) => each === sent.interval)
  if (!interval) throw invalid('interval must be day, month or none.')
  if ((sent.from === undefined) !== (sent.to === undefined)) throw invalid('from and to must be sent together.')
  if (sent.from === undefined) return { ...usual(interval, now), interval, breakdown }
  const [from, to] = [moment('from', sent.from), moment('to', sent.to!)]
  if (from >= to) throw invalid('from must be before to, which is not part of the window itself.')
  refuseTooMany(from, to, interval)
  return { from, to, interval, breakdown }
}

/** The last completed days. By month, the months that contain them. */
function usual(interval: Interval, now: number): { from: number | null; to: number | null } {
  if (interval === 'none') return { from: null, to: null }
  const to = dayOf(now) * dayLength
  return { from: to - usualDays * dayLength, to }
}

function dimensionOf(text: string, metric: Metric): Dimension {
  const dimension = dimensionsOf[metric].find((each) => each === text)
  if (!dimension) throw invalid(`breakdown must be ${dimensionsOf[metric].join(', ').replace(/, ([^,]*)$/, ' or $1')}.`)
  return dimension
}

function moment(name: string, text: string): number {
  // An unencoded plus sign in a query means a space.
  const written = text.replace(/ 00:00$/, '+00:00')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|\+00:00)$/.test(written))
    throw invalid(`${name} must be a UTC time such as 2027-05-01T00:00:00Z: with its time, and ending in Z or +00:00.`)
  const instant = parseInstant(written)
  if (!instant) throw invalid(`${name} is a day or a time that does not exist.`)
  return instant.epochMilliseconds
}

function refuseTooMany(from: number, to: number, interval: Interval) {
  if (interval === 'none') return
  const requested = bucketCount(from, to, interval)
  const limit = bucketLimit[interval]
  if (requested > limit)
    throw invalid('Requested range exceeds the limit.', {
      limit,
      bucket_limit: limit,
      requested,
      guidance: guidance[interval],
    })
}

const invalid = (message: string, details?: Record<string, unknown>) =>
  new Refusal('invalid', message, details ? { details } : {})

function bucketCount(from: number, to: number, interval: 'day' | 'month'): number {
  const [first, last] = [dayOf(from), dayOf(to - 1)]
  return interval === 'day' ? last - first + 1 : monthOf(last) - monthOf(first) + 1
}

export interface Bucket {
  readonly start: number
  readonly end: number
}

/** The UTC days or months that [from, to) touches, oldest first. Partly covered ones are included. */
export function bucketsOf(from: number, to: number, interval: 'day' | 'month'): Bucket[] {
  const [first, last] = [dayOf(from), dayOf(to - 1)]
  if (interval === 'day')
    return Array.from({ length: last - first + 1 }, (_, i) => ({
      start: (first + i) * dayLength,
      end: (first + i + 1) * dayLength,
    }))
  const month = monthOf(first)
  return Array.from({ length: monthOf(last) - month + 1 }, (_, i) => ({
    start: firstDayOf(month + i) * dayLength,
    end: firstDayOf(month + i + 1) * dayLength,
  }))
}
