import {
  type Occurrence,
  type Occurrences,
  type QueryOf,
  type eventOperations,
  mostOccurrenceDays,
  mostOccurrences,
} from '@kalends/contract'
import { dayLength, plainDate } from '../calendar/days.ts'
import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import { overlaps, scheduleOf } from '../calendar/schedule.ts'
import { occurrences } from '../calendar/series.ts'
import type { Context } from '../context.ts'
import { type EventItem, events, isRsvpEvent } from '../events/events.ts'
import { soundRule } from '../events/recurrence.ts'
import { searchTerms } from '../events/search-text.ts'
import { type EventQuery, type FoundEvent, eventSearch } from '../events/search.ts'
import { type Origin, originsOf } from '../events/split-store.ts'
import type { OrganizationId } from '../http/actor.ts'
import { etagOf } from '../http/etag.ts'
import { cursorText, placeIn } from './event-cursor.ts'
import { instantText, parseInstant } from '../http/formats.ts'
import { turn } from '../http/turns.ts'
import { nextDateOf } from '../publication/outline.ts'
import { Faults } from '../refusal.ts'

type Query = QueryOf<typeof eventOperations.occurrences>

interface Window {
  readonly from: number
  readonly to: number
}

const readAtOnce = 200

/** What takes place in a window of time, as calendars show it. */
export function occurrenceLister(context: Context) {
  const { find, count } = eventSearch(context, nextDateOf)

  return async (organization: OrganizationId, query: Query): Promise<Occurrences> => {
    const { window, ...wanted } = parametersOf(organization, query, context.now())
    const now = Temporal.Instant.fromEpochMilliseconds(context.now())
    const found: Occurrence[] = []
    let { after } = wanted
    // Stops after as many events: a series that skips the window is read as well.
    for (let read = 0; read < mostOccurrences && found.length < mostOccurrences; read += readAtOnce) {
      const page = await find({ ...wanted, window, limit: readAtOnce, after })
      const origins = await context.database.read((db) =>
        originsOf(
          db,
          organization,
          page.events.map(({ prokey }) => prokey as string),
        ),
      )
      for (const row of page.events) {
        await turn()
        found.push(...occurrencesOf(row, origins.get(row.prokey as string), window, now))
      }
      after = page.next
      if (!after) break
    }
    found.sort((one, other) => (one.starts < other.starts ? -1 : one.starts > other.starts ? 1 : 0))
    const left = after ? await count({ ...wanted, window }, after) : 0
    return { occurrences: found, cursor: after && cursorText(wanted, after), left }
  }
}

function occurrencesOf(
  row: FoundEvent,
  origin: Origin | undefined,
  window: Window,
  now: Temporal.Instant,
): Occurrence[] {
  const item = events.store.item(row) as EventItem
  const rule = soundRule(item)
  const { dates } = scheduleOf(item.dates, rule, now)
  const shared = {
    prokey: row.prokey as string,
    etag: etagOf(row),
    title: (item.dates.length > 1 ? item.title_event_series : null) ?? item.dates[0]!.name,
    status: row.status as Occurrence['status'],
    group: { prokey: item.event_group, name: row.group_name },
    recurring: rule !== null,
    rsvp: isRsvpEvent(item),
    origin: origin ? { prokey: origin.series, date: origin.day } : null,
  }
  return item.dates.flatMap(({ name, startDate, endDate, location, status }, position) =>
    within(dates[position]!.time, rule, window).map((time) => {
      const { start, end } = momentsOf(time)
      return {
        ...shared,
        position,
        name,
        starts: instantText(start),
        ends: instantText(end),
        timeZone: time.zone,
        allDay: time.allDay,
        day: plainDate(time.firstDay).toString(),
        startDate,
        endDate,
        location,
        cancelled: status === 'CANCELLED',
      }
    }),
  )
}

function within(time: EventTime, rule: Parameters<typeof occurrences>[1], { from, to }: Window): EventTime[] {
  const length = time.allDay ? time.days : Math.ceil(time.length / dayLength)
  // One more day, because of time zones.
  const since = Math.floor(from / dayLength) - length - 1
  const found: EventTime[] = []
  for (const occurrence of occurrences(time, rule, since)) {
    const { start, end } = momentsOf(occurrence)
    if (start >= to) break
    if (overlaps({ starts: start, ends: end }, from, to)) found.push(occurrence)
  }
  return found
}

function parametersOf(
  organization: OrganizationId,
  query: Query,
  now: number,
): Omit<EventQuery, 'limit' | 'window'> & { window: Window } {
  const { search = '', group, status, rsvp, cursor } = query
  const faults = new Faults()
  const moment = (name: 'from' | 'to') => {
    if (query[name] === undefined) faults.add(name, `${name} is required.`)
    return query[name] === undefined ? 0 : parseInstant(query[name])!.epochMilliseconds
  }
  const window = { from: moment('from'), to: moment('to') }
  faults.throwIfAny()
  if (window.from > window.to) faults.add('to', 'to must not be before from.')
  if (window.to - window.from > mostOccurrenceDays * dayLength)
    faults.add('to', `to must be at most ${mostOccurrenceDays} days after from.`)
  const after = cursor === undefined ? null : placeIn(cursor, 'start')
  if (after === undefined) faults.add('cursor', 'cursor must be the cursor of an earlier page.')
  faults.throwIfAny()
  return {
    organization,
    terms: searchTerms(search),
    group: group?.toLowerCase() ?? null,
    status: status ?? null,
    rsvp: rsvp ?? null,
    window,
    time: null,
    now,
    sort: 'start',
    isDescending: false,
    after: after ?? null,
  }
}
