import { momentsOf } from '../calendar/event-time.ts'
import type { Fact } from '../mail/layout.ts'
import type { Language, Messages } from '../messages/messages.ts'
import { type DateText, dateWriter } from '../publication/date-text.ts'
import type { PublishedDate, PublishedEvent } from '../publication/event.ts'
import { recurrenceText } from '../publication/recurrence-text.ts'

/** What a mail says about when the event takes place. */
export interface Shown {
  /** The date that is on or comes next. */
  readonly date: PublishedDate
  readonly tile: DateText['tile']
  /** That date in words. */
  readonly current: string
  /** The dates that take place, in words, the one that comes next first. */
  readonly lines: readonly string[]
  /** The dates that were called off. */
  readonly cancelled: readonly string[]
  readonly repeats: string | null
}

const most = 5

export function shownTimes(event: PublishedEvent, language: Language, words: Messages, now: number): Shown {
  const write = dateWriter(language, words.page)
  const { date, time } = event.progress()
  const others = event.dates.filter((each) => each !== date && momentsOf(each.time).end > now)
  const all = [{ details: date.details, time }, ...others]
  const linesOf = (isCancelled: boolean) => {
    const some = all.filter(({ details }) => (details.status === 'CANCELLED') === isCancelled)
    const lines = some.slice(0, most).map((each) => lineOf(write(each.time)))
    return some.length > most ? [...lines, '…'] : lines
  }
  return {
    date,
    tile: write(time).tile,
    current: lineOf(write(time)),
    lines: linesOf(false),
    cancelled: linesOf(true),
    repeats: event.recurrence && recurrenceText(event.recurrence, language, words.page),
  }
}

function lineOf({ day, time, zone }: DateText): string {
  return `${day} · ${time}${zone === null ? '' : ` (${zone})`}`
}

/** The plain facts of the event, and those of the answer. A pure sign-up form has neither date nor place. */
export function eventFacts(
  { item, organization }: PublishedEvent,
  { date, lines, cancelled, repeats }: Shown,
  words: Messages,
  answer: readonly Fact[],
): Fact[] {
  const labels = words.page.event
  const { location, organizer_name: organizer } = date.details
  const times = item.distribution
    ? [
        ...(lines.length > 0 ? [{ label: labels.when, lines }] : []),
        ...(cancelled.length > 0 ? [{ label: words.page.cancelled, lines: cancelled, isStruck: true }] : []),
        ...(repeats === null ? [] : [{ label: labels.repeats, lines: [repeats] }]),
        ...(location ? [{ label: labels.where, lines: [location] }] : []),
      ]
    : []
  const own = organizer && organizer !== organization.name ? [{ label: labels.organizer, lines: [organizer] }] : []
  return [...times, ...own, ...answer]
}
