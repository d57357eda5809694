import { type EventTime, momentsOf } from '../../calendar/event-time.ts'
import type { Language } from '../../messages/messages.ts'
import { formatters } from '../../publication/date-text.ts'

const [minute, hour] = [60_000, 3_600_000]
/** Dates within this are counted in hours, even if they are tomorrow. */
const fewHours = 6.5 * hour

/** How long it is until a date, to begin a line with: "In 3 hours", "Tomorrow", "Saturday", "In 10 days". */
export function untilText(time: EventTime, now: number, language: Language): string {
  const { start } = momentsOf(time)
  const local = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(time.zone).toPlainDate()
  const { days } = local(now).until(local(start))
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const left = start - now
  const text = () => {
    // 60 minutes are one hour.
    if (!time.allDay && left < hour - minute / 2)
      return relative.format(Math.max(1, Math.round(left / minute)), 'minute')
    if (!time.allDay && (days === 0 || left < fewHours)) return relative.format(Math.round(left / hour), 'hour')
    if (days < 2 || days > 6) return relative.format(days, 'day')
    return formatters(JSON.stringify([language, { weekday: 'long', timeZone: time.zone }])).format(start)
  }
  return capitalized(text(), language)
}

function capitalized(text: string, language: Language): string {
  const [first = ''] = text
  return `${first.toLocaleUpperCase(language)}${text.slice(first.length)}`
}
