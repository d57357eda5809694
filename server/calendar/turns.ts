import { type Year, type YearSet, bitsIn } from './day-sets.ts'
import { civil, startOfWeek } from './days.ts'
import { type Rule, weekdays } from './recurrence.ts'

/** Of the days of a year those whose turn it is, and how many they are, for a rule that skips days, weeks or months. */
export interface Turns {
  days(days: readonly number[], year: Year): number[]
  count(days: YearSet, year: Year): number
}

/**
 * Numbering the days, weeks or months of a year, all whose numbers leave the same remainder have their turn in the same
 * years. For each kind of year the days are counted by remainder once; then a year is one look at the table.
 */
export function turnsOf(rule: Rule, first: number): Turns | undefined {
  const { interval } = rule
  const units = unitsOf(rule, first)
  if (interval === 1 || !units) return undefined
  const counts: Uint16Array[] = []
  // The number of the first one in the year that has its turn.
  const next = (year: Year) => {
    const remainder = units.passed(year) % interval
    return remainder > 0 ? interval - remainder : -remainder
  }

  return {
    days(days, year) {
      const remainder = next(year)
      return days.filter((day) => units.number(day, year) % interval === remainder)
    },
    count(days, year) {
      const table = (counts[year.kind] ??= units.count(days, year, new Uint16Array(Math.min(interval, 366))))
      return table[next(year)] ?? 0
    },
  }
}

interface Units {
  /** The number of the unit that a day of the year is in, and how many have passed from the first of all until the year. */
  number(day: number, year: Year): number
  passed(year: Year): number
  count(days: YearSet, year: Year, table: Uint16Array): Uint16Array
}

function unitsOf({ freq, weekStart }: Rule, first: number): Units | undefined {
  if (freq === 'YEARLY') return undefined
  if (freq === 'MONTHLY') return months(first)
  const begins = weekdays.indexOf(weekStart)
  return freq === 'DAILY' ? stretches(1, first, () => 0) : stretches(7, startOfWeek(first, begins), (year) => (year.weekdays[0]! - begins + 7) % 7)
}

/** Days or weeks; a week may have begun before the year. */
function stretches(length: number, first: number, begun: (year: Year) => number): Units {
  return {
    number: (day, year) => Math.floor((day + begun(year)) / length),
    passed: (year) => (year.start - begun(year) - first) / length,
    count(days, year, table) {
      let number = 0
      let left = length - begun(year)
      for (let month = 0; month < 12; month += 1) {
        let set = days[month]!
        for (let day = year.lengths[month]!; day > 0; day -= 1) {
          table[number]! += set & 1
          set >>>= 1
          left -= 1
          if (left === 0) {
            left = length
            number = number + 1 === table.length ? 0 : number + 1
          }
        }
      }
      return table
    },
  }
}

function months(first: number): Units {
  const { year: begin, month } = civil(first)
  return {
    number: (day, { monthOf }) => monthOf[day]!,
    passed: (year) => (year.number - begin) * 12 - month + 1,
    count(days, _, table) {
      for (let at = 0; at < 12; at += 1) table[at % table.length]! += bitsIn(days[at]!)
      return table
    },
  }
}
