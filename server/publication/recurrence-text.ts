import { dayLength } from '../calendar/days.ts'
import { type Rule, type Weekday, weekdays } from '../calendar/rule.ts'
import type { DayKind, Language, PageMessages } from '../messages/messages.ts'
import { withFirst } from './date-text.ts'
import { plainRule } from './plain-rule.ts'

type Words = PageMessages['repeats']

/**
 * Describes how an event recurs: "Monthly · on the last Friday of the month · until June 5, 2027". Each part stands on
 * its own, because parts cannot be combined into a sentence in every language. Anything beyond the usual is left to the
 * list of next dates.
 */
export function recurrenceText(given: Rule, language: Language, { repeats: words }: PageMessages): string {
  const rule = plainRule(given)
  // With a single occurrence, the frequency is meaningless.
  const times = rule.count === null ? null : rule.count - rule.skipped.length
  if (times === 1) return withDigitsOf(language, capitalized(words.times(1), language))
  return [
    frequencyText(rule, words),
    ...(daysText(rule, language, words) ?? [words.irregular]),
    ...(rule.until === null ? [] : [words.until(lastDayText(rule.until, language))]),
    ...(times === null ? [] : [words.times(times)]),
  ]
    .map((part) => withDigitsOf(language, part))
    .join(' · ')
}

function frequencyText({ freq, interval }: Rule, words: Words): string {
  const [once, often] = {
    DAILY: [words.daily, words.days] as const,
    WEEKLY: [words.weekly, words.weeks] as const,
    MONTHLY: [words.monthly, words.months] as const,
    YEARLY: [words.yearly, words.years] as const,
  }[freq]
  return interval === 1 ? once : often(interval)
}

/** Describes the BY parts; undefined if that takes more than a few words. */
function daysText(rule: Rule, language: Language, words: Words): string[] | undefined {
  const { freq, byMonth, byMonthDay, byDay, byWeekNo, byYearDay, bySetPos } = rule
  if (byWeekNo.length > 0 || byYearDay.length > 0) return undefined
  if (freq === 'YEARLY' && byMonth.length === 0 && byDay.length + byMonthDay.length > 0) return undefined
  if (byMonthDay.length > 0) {
    if (freq === 'DAILY' || byDay.length > 0 || bySetPos.length > 0) return undefined
    return monthDaysText(rule, language, words)
  }
  const months = monthsText(byMonth, language, words)
  if (byDay.length === 0) return bySetPos.length === 0 ? months : undefined

  const isCounted = bySetPos.length > 0 || byDay.some(({ ordinal }) => ordinal !== 0)
  if (isCounted) {
    const counted = countedText(rule, language, words)
    return counted === undefined ? undefined : [...months, counted]
  }
  // People do not think of every Monday as "monthly".
  if (freq === 'MONTHLY') return undefined
  return [...months, weekdayList(byDay, language)]
}

/** "May 15", or "on the 1st and 15th of the month". */
function monthDaysText({ freq, byMonth, byMonthDay }: Rule, language: Language, words: Words): string[] | undefined {
  const fromStart = byMonthDay.filter((day) => day > 0).toSorted((one, other) => one - other)
  const fromEnd = byMonthDay.filter((day) => day < 0).toSorted((one, other) => one - other)
  if (fromEnd.some((day) => day < -farthest)) return undefined
  if (freq === 'YEARLY' && fromEnd.length === 0) {
    const dates = byMonth.toSorted((one, other) => one - other).flatMap((month) => fromStart.map((day) => [month, day]))
    const format = formatter(language, { month: 'long', day: 'numeric' })
    return dates.length > mostDates
      ? undefined
      : [list(language)(dates.map(([month, day]) => withFirst(format(Date.UTC(leapYear, month! - 1, day!)), language)))]
  }
  const days = [
    ...(fromStart.length > 0 ? [words.monthDays(list(language)(fromStart.map(words.monthDay)))] : []),
    ...fromEnd.map((day) => nthText([day], 'day', language, words)!),
  ]
  return [...monthsText(byMonth, language, words), list(language)(days)]
}

/** "on the first and third Tuesday of the month", from either BYDAY=1TU,3TU or BYSETPOS=1,3. */
function countedText(rule: Rule, language: Language, words: Words): string | undefined {
  const { freq, byMonth, byDay, bySetPos } = rule
  const isInOneMonth = freq === 'MONTHLY' || (freq === 'YEARLY' && byMonth.length === 1)
  if (bySetPos.length > 0) {
    const kind = kindOf(byDay)
    return isInOneMonth && kind ? nthText(bySetPos, kind, language, words) : undefined
  }
  if (byDay.some(({ ordinal }) => ordinal === 0)) return undefined
  const kinds = Map.groupBy(byDay, ({ day }) => day)
  const texts = [...kinds].map(([day, named]) =>
    nthText(
      named.map(({ ordinal }) => ordinal),
      day,
      language,
      words,
    ),
  )
  return texts.includes(undefined) ? undefined : list(language)(texts as string[])
}

function nthText(positions: readonly number[], kind: DayKind, language: Language, words: Words): string | undefined {
  const name = kind === 'workday' || kind === 'day' ? words[kind] : weekdayName(kind, language)
  const [only] = positions
  if (positions.length === 1 && only! < -2 && only! >= -farthest) return words.fromEnd(-only!, name, kind)
  const ordinals = inOrder(positions).map((position) => ordinalOf(position, kind, words))
  if (ordinals.includes(undefined)) return undefined
  return words.nth(list(language)(ordinals as string[]), name)
}

/** How far from the end of the month our languages have words for. */
const farthest = 10

const ordinalOf = (position: number, kind: DayKind, words: Words): string | undefined =>
  words.ordinals(kind)[[1, 2, 3, 4, 5, -1, -2].indexOf(position)]

/** First, second, last. */
const inOrder = (positions: readonly number[]) =>
  positions.toSorted((one, other) => Number(one < 0) - Number(other < 0) || one - other)

/** What BYSETPOS counts, if there is a word for it. */
function kindOf(byDay: Rule['byDay']): DayKind | undefined {
  if (byDay.some(({ ordinal }) => ordinal !== 0)) return undefined
  const named = weekdays.filter((day) => byDay.some((each) => each.day === day))
  if (named.length === 1) return named[0]
  if (named.length === 7) return 'day'
  return named.join() === workingWeek ? 'workday' : undefined
}

/** The months, or those that are left out if they are fewer. */
function monthsText(byMonth: readonly number[], language: Language, words: Words): string[] {
  if (byMonth.length === 0) return []
  const format = formatter(language, { month: 'long' })
  const named = (months: readonly number[]) => list(language)(months.map((month) => format(Date.UTC(leapYear, month - 1, 1)))) // oxfmt-ignore
  const [others, chosen] = [false, true].map((isChosen) => year.filter((month) => byMonth.includes(month) === isChosen)) as [number[], number[]] // oxfmt-ignore
  if (others.length === 0) return []
  return [chosen.length <= 6 ? named(chosen) : words.exceptMonths(named(others), others.length)]
}

const year = Array.from({ length: 12 }, (_, index) => index + 1)

function weekdayList(byDay: Rule['byDay'], language: Language): string {
  const named = weekdays.filter((day) => byDay.some((each) => each.day === day))
  if (named.join() === workingWeek) {
    const range = new Intl.DateTimeFormat(language, { weekday: 'long', calendar: 'gregory', timeZone: 'UTC' })
    return range.formatRange(aMonday, aMonday + 4 * dayLength)
  }
  return list(language)(named.map((day) => weekdayName(day, language)))
}

const workingWeek = 'MO,TU,WE,TH,FR'
const aMonday = Date.UTC(2027, 0, 4)

const weekdayName = (day: Weekday, language: Language) =>
  formatter(language, { weekday: 'long' })(aMonday + weekdays.indexOf(day) * dayLength)

/** `20270605` or `20270605T120000Z`. */
function lastDayText(until: string, language: Language): string {
  const part = (from: number, to: number) => Number(until.slice(from, to))
  const day = Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8))
  return withFirst(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day), language)
}

/** Rules count by the Gregorian calendar, which Persian does not use. */
function formatter(language: Language, options: Intl.DateTimeFormatOptions): (day: number) => string {
  return new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' }).format
}

function list(language: Language): (texts: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (texts) => format.format(texts)
}

const capitalized = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** Writes counts in the digits of the language, like the dates next to them. */
function withDigitsOf(language: Language, text: string): string {
  const digits = new Intl.NumberFormat(language, { useGrouping: false })
  return text.replaceAll(/[0-9]/g, (digit) => digits.format(Number(digit)))
}

const leapYear = 2028
const mostDates = 6
