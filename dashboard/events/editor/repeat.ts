import type { Event } from '@kalends/contract'
import { addDays, isDay } from './dates.ts'

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]
export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Frequency = (typeof frequencies)[number]

/** A recurrence that can be said in one sentence. */
export interface Repeat {
  readonly frequency: Frequency
  readonly interval: number
  /** Of a weekly one; empty: the weekday of the first date. */
  readonly days: readonly Weekday[]
  /** Of a monthly one: the day of the first date, `-1` (the last day), `15`, `3FR` or `-1FR`. */
  readonly on: string
  /** The months of the year that it is limited to, 1 to 12; empty: all of them. Not of a yearly one. */
  readonly months: readonly number[]
  readonly count: number | null
  /** The last day, such as `2027-06-30`. */
  readonly until: string | null
}

export type RecurrenceFields = Pick<
  Event,
  | 'simplified_recurrence'
  | 'recurrence'
  | 'recurrence_simple_type'
  | 'recurrence_interval'
  | 'recurrence_byDay'
  | 'recurrence_byMonth'
  | 'recurrence_byMonthDay'
  | 'recurrence_count'
  | 'recurrence_weekstart'
>

export const never: RecurrenceFields = {
  simplified_recurrence: false,
  recurrence: null,
  recurrence_simple_type: null,
  recurrence_interval: null,
  recurrence_byDay: null,
  recurrence_byMonth: null,
  recurrence_byMonthDay: null,
  recurrence_count: null,
  recurrence_weekstart: null,
}

export const newRepeat = (frequency: Frequency): Repeat => ({
  frequency,
  interval: 1,
  days: [],
  on: '',
  months: [],
  count: null,
  until: null,
})

/** The recurrence of an event: none, a sentence, or something that needs its own words. */
export function repeatOf(event: RecurrenceFields): Repeat | 'none' | 'custom' {
  if (!event.simplified_recurrence) return event.recurrence === null ? 'none' : (parsed(event.recurrence) ?? 'custom')
  const { recurrence_simple_type: frequency } = event
  if (frequency === null) return 'none'
  if (event.recurrence_weekstart !== null) return 'custom'
  const { recurrence_interval: interval, recurrence_count: count } = event
  const [byDay, byMonthDay, byMonth] = [event.recurrence_byDay, event.recurrence_byMonthDay, event.recurrence_byMonth].map((text) => text?.replaceAll(' ', '') ?? null) // oxfmt-ignore
  const by = { byDay: byDay!, byMonthDay: byMonthDay!, byMonth: byMonth! }
  return sentence(frequency as Frequency, interval ?? 1, by, { count, until: null }) ?? 'custom'
}

/** The fields of an event that repeats so. A last day can only be said as a rule. */
export function recurrenceFields(repeat: Repeat, isRule: boolean): RecurrenceFields {
  const { frequency, interval, count, until } = repeat
  const byDay = frequency === 'weekly' ? repeat.days.join() : /[A-Z]/.test(repeat.on) ? repeat.on : ''
  const byMonthDay = frequency === 'monthly' && /^-?\d+$/.test(repeat.on) ? repeat.on : ''
  const byMonth = repeat.months.join()
  if (isRule || until !== null) {
    const parts = [
      `FREQ=${frequency.toUpperCase()}`,
      interval > 1 && `INTERVAL=${interval}`,
      until !== null && `UNTIL=${until.replaceAll('-', '')}`,
      until === null && count !== null && `COUNT=${count}`,
      byMonth && `BYMONTH=${byMonth}`,
      byMonthDay && `BYMONTHDAY=${byMonthDay}`,
      byDay && `BYDAY=${byDay}`,
    ]
    return { ...never, recurrence: `RRULE:${parts.filter(Boolean).join(';')}` }
  }
  return {
    ...never,
    simplified_recurrence: true,
    recurrence_simple_type: frequency,
    recurrence_interval: interval > 1 ? interval : null,
    recurrence_byDay: byDay || null,
    recurrence_byMonth: byMonth || null,
    recurrence_byMonthDay: byMonthDay || null,
    recurrence_count: count,
  }
}

function parsed(rule: string): Repeat | undefined {
  const parts = new Map(rule.replace(/^RRULE:/, '').split(';').map((part) => part.split('=') as [string, string])) // oxfmt-ignore
  const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTH', 'BYMONTHDAY'])
  if ([...parts.keys()].some((name) => !known.has(name))) return undefined
  const until = parts.get('UNTIL')?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null
  if (until !== null && !isDay(until)) return undefined
  const frequency = frequencies.find((each) => each.toUpperCase() === parts.get('FREQ'))
  const numbers = [parts.get('INTERVAL') ?? '1', parts.get('COUNT') ?? '1']
  if (frequency === undefined || !numbers.every((text) => /^[1-9]\d*$/.test(text))) return undefined
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null
  const by = {
    byDay: parts.get('BYDAY') ?? null,
    byMonthDay: parts.get('BYMONTHDAY') ?? null,
    byMonth: parts.get('BYMONTH') ?? null,
  }
  return sentence(frequency, Number(parts.get('INTERVAL') ?? 1), by, { count, until })
}

interface By {
  readonly byDay: string | null
  readonly byMonthDay: string | null
  readonly byMonth: string | null
}

function sentence(
  frequency: Frequency,
  interval: number,
  { byDay, byMonthDay, byMonth }: By,
  end: Pick<Repeat, 'count' | 'until'>,
): Repeat | undefined {
  const months = monthsOf(byMonth)
  if (months === undefined || (frequency === 'yearly' && byMonth !== null)) return undefined
  const common = { ...newRepeat(frequency), interval, months, ...end }
  const days = byDay?.split(',') ?? []
  if (frequency === 'weekly')
    return byMonthDay === null && days.every(isWeekday) ? { ...common, days: days as Weekday[] } : undefined
  if (frequency === 'monthly') {
    if (byDay === null) return byMonthDay === null || /^-?\d+$/.test(byMonthDay) ? { ...common, on: byMonthDay ?? '' } : undefined // oxfmt-ignore
    return byMonthDay === null && /^([1-5]|-1)[A-Z]{2}$/.test(byDay) ? { ...common, on: byDay } : undefined
  }
  return byDay === null && byMonthDay === null ? common : undefined
}

/** The months of `6,7`; undefined if they are none. */
function monthsOf(text: string | null): number[] | undefined {
  if (text === null) return []
  const months = text.split(',').map((month) => (/^\d{1,2}$/.test(month) ? Number(month) : 0))
  return months.every((month) => month >= 1 && month <= 12) ? [...new Set(months)].toSorted((one, other) => one - other) : undefined // oxfmt-ignore
}

const isWeekday = (text: string) => weekdays.some((day) => day === text)

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7]!
}

/** The ways a monthly event can repeat that contain its first day: `15`, `3FR`, and `-1FR` or `-1` near the end. */
export function monthlyChoices(day: string): string[] {
  const number = Number(day.slice(8))
  const weekday = weekdayOf(day)
  const isLast = (days: number) => addDays(day, days).slice(5, 7) !== day.slice(5, 7)
  const nth = Math.ceil(number / 7)
  return ['', ...(nth < 5 ? [`${nth}${weekday}`] : []), ...(isLast(7) ? [`-1${weekday}`] : []), ...(isLast(1) ? ['-1'] : [])] // oxfmt-ignore
}

/** What a series becomes if its first date moves: "on the second Tuesday" stays true for the new day. */
export function followed(repeat: Repeat, before: string, after: string): Repeat {
  if (!isDay(before) || !isDay(after)) return repeat
  const at = monthlyChoices(before).indexOf(repeat.on)
  if (repeat.frequency === 'monthly' && repeat.on !== '' && at > 0) {
    const kind = /^-?\d+$/.test(repeat.on) ? 'day' : 'weekday'
    const fitting = monthlyChoices(after).find((on) => on !== '' && (/^-?\d+$/.test(on) ? 'day' : 'weekday') === kind)
    return { ...repeat, on: fitting ?? '' }
  }
  if (repeat.frequency === 'weekly' && repeat.days.join() === weekdayOf(before)) return { ...repeat, days: [weekdayOf(after)] } // oxfmt-ignore
  return repeat
}
