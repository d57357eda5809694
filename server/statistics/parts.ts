import { dayLength, firstDayOf, monthOf } from './dimensions.ts'

export interface Range {
  readonly from: number
  readonly to: number
}

/** Times, days or months: start inclusive, end exclusive. */
export type Span = readonly [number, number]

export interface Parts {
  /** Whole days. */
  readonly days: Span
  /** The same days as whole months, the days to add to them and the days to subtract. */
  readonly months: Span | null
  readonly added: readonly Span[]
  readonly taken: readonly Span[]
  readonly cuts: readonly Cut[]
}

/**
 * The part of the first or last day to add to the whole days or, if the range covers most of that day, the part to
 * subtract. May be empty.
 */
export interface Cut {
  readonly span: Span
  readonly sign: '' | '-'
}

export function partsOf({ from, to }: Range): Parts {
  const [first, end] = [Math.round(from / dayLength), Math.round(to / dayLength)]
  const [daysFrom, daysTo] = [first * dayLength, end * dayLength]
  const midnight = Math.min(Math.ceil(from / dayLength) * dayLength, to)
  const cuts: Parts['cuts'] =
    first < end
      ? [
          daysFrom < from ? { span: [daysFrom, from], sign: '-' } : { span: [from, daysFrom], sign: '' },
          daysTo > to ? { span: [to, daysTo], sign: '-' } : { span: [daysTo, to], sign: '' },
        ]
      : [
          { span: [from, midnight], sign: '' },
          { span: [midnight, to], sign: '' },
        ]
  const months: Span = [nearestMonth(first), nearestMonth(end)]
  const [monthsFrom, monthsTo] = months.map(firstDayOf) as [number, number]
  const none: Span = [0, 0]
  if (monthsFrom >= monthsTo)
    return { days: [first, end], months: none, added: [[first, end], none], taken: [none, none], cuts }
  return {
    days: [first, end],
    months,
    added: [
      [first, monthsFrom],
      [monthsTo, end],
    ],
    taken: [
      [monthsFrom, first],
      [end, monthsTo],
    ],
    cuts,
  }
}

export const monthsIn = ({ months }: Parts): Span[] => (months ? [months] : [])

/** Leaves out the parts that contain nothing. */
export function withoutEmpty({ days, months, added, taken, cuts }: Parts): Parts {
  const isFull = ([from, to]: Span) => from < to
  return {
    days,
    months: months && isFull(months) ? months : null,
    added: added.filter(isFull),
    taken: taken.filter(isFull),
    cuts: cuts.filter(({ span }) => isFull(span)),
  }
}

/** The month that starts closest to a day. */
function nearestMonth(day: number): number {
  const month = monthOf(day)
  return day - firstDayOf(month) < firstDayOf(month + 1) - day ? month : month + 1
}
