import { dayLength } from '../calendar/days.ts'
import type { EventTime } from '../calendar/event-time.ts'
import type { Language } from '../messages/messages.ts'
import { formatters } from './date-text.ts'

/** The calendars by which our languages count months and years. */
export const calendars = ['gregory', 'persian'] as const
export type CalendarName = (typeof calendars)[number]

export const calendarOf = (language: Language): CalendarName => (language === 'fa' ? 'persian' : 'gregory')

/** How lists write what stands above dates, in the calendar of the language. */
export function listWriter(language: Language) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    formatters(JSON.stringify([language, { ...options, timeZone: 'UTC' }]))
  const months = formatter({ month: 'long', year: 'numeric' })
  return {
    /** The month in which a date begins, with its year. */
    month({ firstDay }: EventTime): string {
      const parts = months.formatToParts(midnight(firstDay))
      // The pattern that comes with the Persian calendar begins with the year, as nobody writes it.
      if (language === 'fa') return `${part(parts, 'month')} ${part(parts, 'year')}`
      return parts.map(({ value }) => value).join('')
    },
    day: (day: number) => formatter({ dateStyle: 'long' }).format(midnight(day)),
    /** The year that begins with a day. */
    year: (firstDay: number) => formatter({ year: 'numeric' }).format(midnight(firstDay)),
  }
}

const midnight = (day: number) => day * dayLength

function part(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPart['type']): string {
  return parts.find((each) => each.type === type)?.value ?? ''
}
