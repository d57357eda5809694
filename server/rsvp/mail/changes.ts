import { parseDay } from '../../calendar/days.ts'
import { eventTime, momentsOf } from '../../calendar/event-time.ts'
import { endingWithLast, occurrenceOn } from '../../calendar/series.ts'
import { type EventItem, titleOf } from '../../events/events.ts'
import type { Change, Changes } from '../../mail/layout.ts'
import { dateWriter } from '../../publication/date-text.ts'
import { outlineOf } from '../../publication/outline.ts'
import { recurrenceText } from '../../publication/recurrence-text.ts'
import { linesOf } from './facts.ts'
import type { Known, KnownDate } from './known.ts'
import type { MailSources } from './sources.ts'

/** What kind of news a change is. */
export type News = 'title' | 'text' | 'moved' | 'place' | 'added' | 'off' | 'resumed'

export interface ToldChanges {
  readonly shown: Changes
  /** The only kind of change; undefined if there are several. */
  readonly news: News | undefined
}

const most = 10

/** What has changed since the attendee last heard of the event; null if nothing has, or nothing is known of that. */
export function changesIn(sources: MailSources, now: number): ToldChanges | null {
  const { content, event, words } = sources
  if (content.known === undefined) return null
  const all = [
    ...titleChange(sources, content.known),
    ...timesAndPlaces(sources, content.known, now),
    ...descriptionChange(sources, content.known),
  ]
  if (all.length === 0) return null
  const kinds = new Set(all.map(({ news }) => news))
  const left = all.length - most
  return {
    shown: {
      was: words.mail.changes.was,
      now: words.mail.changes.now,
      list: all.slice(0, most),
      more: left > 0 ? { label: `+${left}`, href: event.shared } : null,
    },
    news: kinds.size === 1 ? all[0]!.news : undefined,
  }
}

type Told = Change & { readonly news: News }

function titleChange({ event, words }: MailSources, { title }: Known): Told[] {
  // Not the name of the next date, which follows the calendar.
  const current = titleOf(event.item)
  if (title === undefined || title === current) return []
  return [{ news: 'title', label: words.mail.changes.title, was: [title], now: [current] }]
}

/** The page has the new one. */
function descriptionChange({ event, words }: MailSources, { describes = false }: Known): Told[] {
  if (!describes || !event.isPublic) return []
  return [{ news: 'text', label: words.page.event.about, now: [`${event.address}${event.links.page}`] }]
}

/** A pure sign-up form says neither when nor where. */
function timesAndPlaces(sources: MailSources, known: Known, now: number): Told[] {
  const { event } = sources
  if (!event.item.distribution) return []
  const wasSeries = outlineOf(itemBefore(event.item, known), Temporal.Instant.fromEpochMilliseconds(now)).rule !== null
  return event.recurrence !== null || wasSeries ? ofSeries(sources, known, now) : ofDates(sources, known, now)
}

interface Pair {
  readonly was: KnownDate | null
  readonly is: KnownDate | undefined
}

function ofDates({ event, language, words }: MailSources, { dates = {} }: Known, now: number): Told[] {
  const write = dateWriter(language, words.page)
  const { changes } = words.mail
  const labels = words.page.event
  const { serials } = event.facts()
  const isNamed = new Set(event.dates.map(({ details }) => details.name)).size > 1
  const timeOf = (date: KnownDate) => eventTime(date, Temporal.Instant.fromEpochMilliseconds(now))
  const isAhead = (date: KnownDate | null | undefined) => !!date && momentsOf(timeOf(date)).end > now
  const isOff = (date: KnownDate) => date.status === 'CANCELLED'
  const timesIn = (date: KnownDate) => linesOf(write(timeOf(date)))
  const textOf = (date: KnownDate) => [...(isNamed ? [date.name] : []), ...timesIn(date)]
  const pairs = Object.entries(dates)
    .map(([serial, was]): Pair => ({ was, is: event.item.dates[serials.indexOf(Number(serial))] }))
    .filter(({ was, is }) => isAhead(was) || isAhead(is))
  const one = ({ was, is }: Pair): Told[] => {
    if (!was) return is && !isOff(is) ? [{ news: 'added', label: changes.added, now: textOf(is) }] : []
    if (!is || isOff(is)) return isOff(was) ? [] : [{ news: 'off', label: words.page.cancelled, was: textOf(was) }]
    const [before, after] = [textOf(was), textOf(is)]
    const isSame = before.join() === after.join()
    if (isOff(was)) return [{ news: 'resumed', label: changes.resumed, ...(!isSame && { was: before }), now: after }]
    if (isSame) return []
    const news = timesIn(was).join() === timesIn(is).join() ? 'title' : 'moved'
    return [{ news, label: labels.when, was: before, now: after }]
  }
  const stay = pairs.filter(({ was, is }) => was && is && !isOff(is))
  return [...pairs.flatMap(one), ...placeChanges(stay, event.dates.length > 1 ? textOf : undefined, labels.where)]
}

/** A place that changes for all dates alike is named once, otherwise with the date. */
function placeChanges(
  pairs: readonly Pair[],
  textOf: ((date: KnownDate) => string[]) | undefined,
  label: string,
): Told[] {
  const moved = pairs.filter(({ was, is }) => was!.location !== is!.location)
  const isAlike = new Set(moved.map(({ was, is }) => `${was!.location}\n${is!.location}`)).size === 1
  const lines = (date: KnownDate) =>
    date.location ? [...(textOf && !(isAlike && moved.length > 1) ? textOf(date) : []), date.location] : undefined
  return (isAlike && moved.length > 1 ? moved.slice(0, 1) : moved).map(({ was, is }) => {
    const [before, after] = [lines(was!), lines(is!)]
    return { news: 'place', label, ...(before && { was: before }), ...(after && { now: after }) }
  })
}

function ofSeries({ event, language, words }: MailSources, known: Known, now: number): Told[] {
  const { changes } = words.mail
  const labels = words.page.event
  const write = dateWriter(language, words.page)
  const instant = Temporal.Instant.fromEpochMilliseconds(now)
  const sideOf = (item: EventItem) => {
    const { time, rule, progress } = outlineOf(item, instant)
    const { date, time: next } = progress()
    const { details } = date
    const rhythm = rule && recurrenceText(endingWithLast(time, rule), language, words.page)
    return { time, rule, rhythm, details, skipped: item.skipped_dates, next: linesOf(write(next)) }
  }
  const [was, is] = [sideOf(itemBefore(event.item, known)), sideOf(event.item)]
  if (is.details.status === 'CANCELLED') return []
  const isMoved = timeFields.some((field) => was.details[field] !== is.details[field])
  // Days that are skipped are named one by one.
  const hasNewRule = Object.keys(known.rule ?? {}).some((field) => field !== 'skipped_dates')
  const skippedOnly = (one: typeof was, other: typeof was) =>
    one.skipped
      .filter((day) => !other.skipped.includes(day))
      .flatMap((day) => (other.rule && occurrenceOn(other.time, other.rule, parseDay(day)!)) ?? [])
      .filter((time) => momentsOf(time).end > now)
      .map((time) => linesOf(write(time)))
  const back = [...(was.details.status === 'CANCELLED' ? [is.next] : []), ...skippedOnly(was, is)]
  return [
    ...(isMoved ? [replaced('moved', labels.when, was.next, is.next)] : []),
    ...(hasNewRule && was.rhythm !== is.rhythm
      ? [replaced('moved', labels.repeats, asLines(was.rhythm), asLines(is.rhythm))]
      : []),
    ...skippedOnly(is, was).map((lines): Told => ({ news: 'off', label: words.page.cancelled, was: lines })),
    ...back.map((lines): Told => ({ news: 'resumed', label: changes.resumed, now: lines })),
    ...(was.details.location === is.details.location
      ? []
      : [replaced('place', labels.where, asLines(was.details.location), asLines(is.details.location))]),
  ]
}

function replaced(news: News, label: string, was: readonly string[], is: readonly string[]): Told {
  return { news, label, ...(was.length > 0 && { was }), ...(is.length > 0 && { now: is }) }
}

const asLines = (text: string | null) => (text ? [text] : [])

const timeFields = ['startDate', 'startTime', 'endDate', 'endTime', 'timeZone'] as const

/** The event as the attendee knew it. Only its dates that exist today, which a series has one of. */
function itemBefore(item: EventItem, { rule, dates = {} }: Known): EventItem {
  const [before] = Object.values(dates)
  return { ...item, ...rule, dates: item.dates.map((date, i) => (i === 0 && before ? { ...date, ...before } : date)) }
}
