import { queryValue } from '../router.ts'

export const windowNames = ['7', '30', '90', '12m', 'all', 'custom'] as const
export type WindowName = (typeof windowNames)[number]

/** As the API takes it; empty for all time. */
export interface Range {
  readonly from?: string
  readonly to?: string
  readonly interval: 'day' | 'month' | 'none'
}

export interface Window {
  readonly name: WindowName
  readonly range: Range
  /** What the chart shows, if it is not the whole range. */
  readonly chart: Range
  /** The same time before; none for all time. */
  readonly before: Range | undefined
  /** How many days or months, for sentences. */
  readonly length: number
  /** Identifies it in the cache. */
  readonly key: string
}

export const dayLength = 86_400_000
const mostDays = 90
const mostMonths = 24
const text = (moment: number) => new Date(moment).toISOString()
/** `2027-05-01` */
export const dateText = (moment: number) => text(moment).slice(0, 10)

/** The window in the address. Days and months are those of UTC, as on the server; today is included. */
export function currentWindow(now = Date.now()): Window {
  const name = windowNames.find((each) => each === queryValue('window')) ?? '30'
  const tomorrow = (Math.floor(now / dayLength) + 1) * dayLength
  if (name === 'all') {
    const chart = { from: text(monthsBefore(tomorrow, mostMonths)), to: text(tomorrow), interval: 'month' } as const
    return { name, range: { interval: 'none' }, chart, before: undefined, length: 0, key: `all ${dateText(now)}` }
  }
  if (name === '12m') {
    const [from, months] = [monthsBefore(tomorrow, 12), 12]
    return made(name, from, tomorrow, 'month', months, (moment) => shiftMonths(moment, -months), now)
  }
  const custom = name === 'custom' ? customDays() : undefined
  const days = custom ? Math.round((custom.to - custom.from) / dayLength) : Number(name) || 30
  const [from, to] = custom ? [custom.from, custom.to] : [tomorrow - days * dayLength, tomorrow]
  const interval = days > mostDays ? 'month' : 'day'
  return made(custom ? name : name === 'custom' ? '30' : name, from, to, interval, days, (moment) => moment - days * dayLength, now) // oxfmt-ignore
}

function made(
  name: WindowName,
  from: number,
  to: number,
  interval: 'day' | 'month',
  length: number,
  shifted: (moment: number) => number,
  now: number,
): Window {
  const range = { from: text(from), to: text(to), interval }
  // Today is not over yet, so it is compared with a day of the same length.
  const end = Math.min(to, Math.max(from + 60_000, Math.floor(now / 60_000) * 60_000))
  const before = { from: text(shifted(from)), to: text(shifted(end)), interval }
  return { name, range, chart: range, before, length, key: `${name} ${dateText(from)} ${dateText(to)}` }
}

/** The first days of the months: this one and those before it. */
function monthsBefore(tomorrow: number, count: number): number {
  const today = new Date(tomorrow - dayLength)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count + 1)
}

function shiftMonths(moment: number, months: number): number {
  const date = new Date(moment)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.getTime()
}

export type CustomFault = 'order' | 'long'

/** What is wrong with the days somebody chose; both are included. */
export function customFault(from: string, to: string): CustomFault | undefined {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  if (!(first <= last)) return 'order'
  const [one, other] = [new Date(first), new Date(last)]
  const months = (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth() + 1
  return months > mostMonths ? 'long' : undefined
}

function customDays(): { from: number; to: number } | undefined {
  const [from, to] = [queryValue('from'), queryValue('to')]
  if (!/^\d{4}-\d\d-\d\d$/.test(from) || !/^\d{4}-\d\d-\d\d$/.test(to) || customFault(from, to)) return undefined
  return { from: Date.parse(from), to: Date.parse(to) + dayLength }
}
