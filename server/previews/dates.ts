import type { AnswerOf, BodyOf, previewOperations } from '@kalends/contract'
import { parseDay, plainDate } from '../calendar/days.ts'
import { type DateTexts, type EventTime, eventTime, momentsOf, timeFaults } from '../calendar/event-time.ts'
import type { Rule } from '../calendar/rule.ts'
import { daysIn, upcomingOccurrences } from '../calendar/series.ts'
import type { EventItem } from '../events/events.ts'
import { ruleOf, settleForm, simple } from '../events/recurrence.ts'
import { messagesIn } from '../messages/messages.ts'
import { recurrenceText } from '../publication/recurrence-text.ts'
import { Faults } from '../refusal.ts'

type Asked = BodyOf<typeof previewOperations.dates>
type Answer = AnswerOf<typeof previewOperations.dates>

/** The next times of an event as it would be saved. Needs no database: only times and recurrence matter. */
export async function previewDates(now: Temporal.Instant, asked: Asked): Promise<Answer> {
  const { language = 'en', count = 5 } = asked
  const { dates, rule: whole } = checkedTimes(asked)
  const skipped = whole ? fitting(asked.skipped_dates ?? [], eventTime(dates[0]!, now), whole) : []
  const rule = whole && { ...whole, skipped }
  const found = dates.flatMap((date, position) =>
    upcomingOccurrences(eventTime(date, now), rule, now)
      .take(count + 1)
      .map((time) => ({ position, time, ...momentsOf(time) }))
      .toArray(),
  )
  const sorted = found.toSorted((one, other) => one.start - other.start)
  return {
    recurrence: rule && recurrenceText(rule, language, (await messagesIn(language)).page),
    dates: sorted.slice(0, count).map(({ position, time, start, end }) => ({
      position,
      day: plainDate(time.firstDay).toString(),
      starts: new Date(start).toISOString(),
      ends: new Date(end).toISOString(),
      timeZone: time.zone,
      allDay: time.allDay,
    })),
    skipped: skipped.map((day) => plainDate(day).toString()),
    more: sorted.length > count,
  }
}

/** Those that are days of the series: others are dropped when it is saved. */
function fitting(given: readonly string[], time: EventTime, rule: Rule): number[] {
  const days = given.flatMap((day) => parseDay(day) ?? [])
  return days.length === 0 ? [] : daysIn(time, rule, days)
}

function checkedTimes({
  dates: given,
  count: _count,
  language: _language,
  skipped_dates: _days,
  ...recurrence
}: Asked) {
  const faults = new Faults()
  const dates = given.map((date): DateTexts => ({
    startTime: null,
    endDate: null,
    endTime: null,
    timeZone: null,
    ...date,
  }))
  for (const [position, date] of dates.entries())
    for (const { field, must } of timeFaults(date))
      faults.add(`dates[${position}].${field}`, `dates[${position}].${field} ${must}.`)
  const unset = Object.fromEntries(['recurrence', ...simple].map((field) => [field, null]))
  const event = { simplified_recurrence: false, ...unset, ...recurrence, dates } as unknown as EventItem
  const rule: Rule | null = ruleOf(settleForm(event, recurrence, faults), faults)
  if (rule && dates.length > 1)
    faults.add('recurrence', 'recurrence does not allow more than one date. Remove it or the other dates.')
  faults.throwIfAny()
  return { dates, rule }
}
