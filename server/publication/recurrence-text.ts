import { type Rule, type Weekday, weekdays } from '../calendar/rule.ts'
import type { Language, PageMessages } from '../messages/messages.ts'

/**
 * How an event recurs, in words: "Weekly · Monday and Thursday · until 5 June 2027". What a rule says beyond frequency,
 * weekdays and end is left to the list of the next dates.
 */
export function recurrenceText(rule: Rule, language: Language, { repeats }: PageMessages): string {
  const { freq, interval, count, byDay } = rule
  const [once, often] = {
    DAILY: [repeats.daily, repeats.days],
    WEEKLY: [repeats.weekly, repeats.weeks],
    MONTHLY: [repeats.monthly, repeats.months],
    YEARLY: [repeats.yearly, repeats.years],
  }[freq] as [string, (count: number) => string]
  const namesDays = (freq === 'WEEKLY' || freq === 'DAILY') && byDay.length > 0
  return [
    interval === 1 ? once : often(interval),
    ...(namesDays
      ? [
          weekdayList(
            byDay.map(({ day }) => day),
            language,
          ),
        ]
      : []),
    ...(rule.until === null ? [] : [repeats.until(dayOf(rule.until, language))]),
    ...(count === null ? [] : [repeats.times(count)]),
  ]
    .map((part) => withDigitsOf(language, part))
    .join(' · ')
}

function weekdayList(days: readonly Weekday[], language: Language): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 4 January 2027 is a Monday.
  const names = weekdays
    .filter((day) => days.includes(day))
    .map((day) => name.format(Date.UTC(2027, 0, 4 + weekdays.indexOf(day))))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** `20270605` or `20270605T120000Z`. */
function dayOf(until: string, language: Language): string {
  const part = (from: number, to: number) => Number(until.slice(from, to))
  const day = Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8))
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

/** Counts are written in the digits of the language, like the dates beside them. */
function withDigitsOf(language: Language, text: string): string {
  const digits = new Intl.NumberFormat(language, { useGrouping: false })
  return text.replaceAll(/[0-9]/g, (digit) => digits.format(Number(digit)))
}
