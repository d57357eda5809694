import { type EventTime, eventTime, momentsOf } from '../../calendar/event-time.ts'
import type { Fact, Link } from '../../mail/layout.ts'
import type { Messages } from '../../messages/messages.ts'
import { type DateText, dateWriter, unbroken } from '../../publication/date-text.ts'
import type { PublishedDate, PublishedEvent } from '../../publication/event.ts'
import { recurrenceText } from '../../publication/recurrence-text.ts'
import type { MailSources } from './sources.ts'

/** What a mail says about when and where the event takes place. */
export interface Shown {
  /** The current or next date. */
  readonly date: PublishedDate
  readonly tile: DateText['tile']
  /** That date in words. */
  readonly current: string
  /** The dates that take place, soonest first. */
  readonly dates: Listed
  /** The dates that were cancelled or removed. */
  readonly cancelled: Listed
  readonly repeats: string | null
  /** The occurrences of a series after that date. */
  readonly further: Listed
  /** Where all dates take place; null if they differ, or none has a place. */
  readonly place: string | null
}

interface Listed {
  /** Each with what distinguishes it from the others. */
  readonly entries: readonly (readonly string[])[]
  /** How many more there are; infinite if there is no end to them. */
  readonly left: number
}

const most = 10
// More are not worth a number.
const mostCounted = 99

export function shownDates({ event, removed, language, words }: MailSources, now: number): Shown {
  const write = dateWriter(language, words.page)
  const { date, time } = event.progress()
  const gone = removed.map(({ date: was }) => ({
    details: { ...was, status: 'CANCELLED' as const },
    time: eventTime(was, Temporal.Instant.fromEpochMilliseconds(now)),
  }))
  const known = [...event.dates, ...gone]
  const others = known.filter((each) => each !== date && momentsOf(each.time).end > now)
  const all = [{ details: date.details, time }, ...others].toSorted(
    (one, other) => momentsOf(one.time).start - momentsOf(other.time).start,
  )
  const differ = (field: 'name' | 'location') => known.some(({ details }) => details[field] !== date.details[field])
  // The only date left may give the event its name.
  const isTitle = all.length === 1 && date.details.name === event.title
  const [namesDiffer, placesDiffer] = [differ('name') && !isTitle, differ('location')]
  const listed = (isCancelled: boolean): Listed => {
    const some = all.filter(({ details }) => (details.status === 'CANCELLED') === isCancelled)
    const texts = some.slice(0, most).map(({ time: own }) => write(own))
    const entries = withZonesOnce(texts).map((text, i) => {
      const { details } = some[i]!
      const [name, place] = [namesDiffer && details.name, placesDiffer && details.location]
      return [name, ...linesOf(text), place].filter((line) => typeof line === 'string' && line !== '') as string[]
    })
    return { entries, left: some.length - entries.length }
  }
  return {
    date,
    tile: write(time).tile,
    current: lineOf(write(time)),
    dates: listed(false),
    cancelled: listed(true),
    repeats: event.recurrence && recurrenceText(event.recurrence, language, words.page),
    further: furtherOf(event, time, (each) => unbrokenDay(write(each).day)),
    place: placesDiffer ? null : date.details.location,
  }
}

/** Those of a series that is endless or long have no number. */
function furtherOf(event: PublishedEvent, after: EventTime, textOf: (time: EventTime) => string): Listed {
  const times = event.progress().isCancelled ? [] : event.upcoming(most + mostCounted, after)
  const listed = times.slice(0, most - 1)
  const left = times.length === most + mostCounted ? Infinity : times.length - listed.length
  return { entries: listed.map((time) => [textOf(time)]), left }
}

/** The day, and below it the time with its zone. No part of a date is alone on a line of a narrow screen. */
export function linesOf({ day, time, shortZone }: DateText): string[] {
  return [unbrokenDay(day), `${unbroken(time)}${shortZone === null ? '' : `\u00a0(${shortZone})`}`]
}

function lineOf({ day, time, shortZone }: DateText): string {
  return `${day} · ${time}${shortZone === null ? '' : ` (${shortZone})`}`
}

/** Keeps day, month and year together: a line may end after the weekday. */
const unbrokenDay = (day: string) => day.replace(/ (\S+) (\S+)$/, '\u00a0$1\u00a0$2')

/** Names a zone only where it is another one than before. */
function withZonesOnce(texts: readonly DateText[]): DateText[] {
  let last: string | null = null
  return texts.map((text) => {
    const isKnown = text.shortZone === last
    last = text.shortZone ?? last
    return isKnown ? { ...text, shortZone: null } : text
  })
}

/** The facts of the event, then those of the answer. A pure sign-up form has neither date nor place. */
export function eventFacts(
  { item, organization, shared }: PublishedEvent,
  { date, dates, cancelled, repeats, further, place }: Shown,
  words: Messages,
  answer: readonly Fact[],
): Fact[] {
  const labels = words.page.event
  const { organizer_name: name, organizer_email: email } = date.details
  const list = (label: string, { entries, left }: Listed, isStruck: boolean): Fact[] => {
    const rest = left > mostCounted ? words.page.series.whole : labels.moreDates(left)
    const more = left > 0 ? { label: rest, href: shared } : null
    return entries.length > 0 ? [{ label, entries, isStruck, more }] : []
  }
  const facts = item.distribution
    ? [
        ...list(labels.when, dates, false),
        ...list(words.page.cancelled, cancelled, true),
        ...(repeats === null ? [] : [fact(labels.repeats, repeats)]),
        ...list(labels.nextDates, further, false),
        ...(place
          ? [{ ...fact(labels.where, place), more: dates.entries.length > 0 ? mapOf(place, labels.directions) : null }]
          : []),
      ]
    : []
  const isOther = email !== '' || (name !== '' && name !== organization.name)
  const organizer = { label: labels.organizer, entries: [[name, email].filter((text) => text !== '')] }
  return [...facts, ...(isOther ? [organizer] : []), ...answer]
}

export function fact(label: string, text: string): Fact {
  return { label, entries: [[text]] }
}

/** Null for an event that takes place online. Every device has a browser for it, or an app that takes over. */
function mapOf(place: string, label: string): Link | null {
  if (/^https?:\/\//i.test(place)) return null
  return { label, href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` }
}
