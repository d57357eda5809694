import {
  type EventSelection,
  type FoundEvent,
  type FoundEvents,
  type QueryOf,
  type eventOperations,
  mostSelected,
} from '@kalends/contract'
import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import type { Context } from '../context.ts'
import { type EventItem, events, isRsvpEvent, titleOf } from '../events/events.ts'
import { searchTerms } from '../events/search-text.ts'
import { furthest } from '../events/store.ts'
import { type EventQuery, type EventTarget, type FoundEvent as Found, eventSearch, sorts } from '../events/search.ts'
import type { OrganizationId } from '../http/actor.ts'
import { instantText, parseInstant } from '../http/formats.ts'
import { turn } from '../http/turns.ts'
import { nextDateOf, outlineOf } from '../publication/outline.ts'
import { Faults } from '../refusal.ts'
import { etagOf } from '../http/etag.ts'
import { seatsOf } from '../rsvp/seats-store.ts'
import { cursorText, placeIn } from './event-cursor.ts'

type Query = QueryOf<typeof eventOperations.list>

const usual = 50

/** Events as the application lists and selects them. */
export function eventLister(context: Context) {
  const { find, all } = eventSearch(context, nextDateOf)

  return {
    async page(organization: OrganizationId, query: Query): Promise<FoundEvents> {
      const asked = parametersOf(organization, query, context.now())
      const { events: found, next } = await find(asked)
      const now = Temporal.Instant.fromEpochMilliseconds(asked.now)
      const withSignUp = found.flatMap(({ prokey, rsvp, rsvp_block }) =>
        rsvp === 1 && rsvp_block !== null ? [{ prokey: prokey as string, rsvp_block: rsvp_block as number }] : [],
      )
      const seats = await context.database.read((db) => seatsOf(db, organization, withSignUp))
      const listed: FoundEvent[] = []
      for (const row of found) {
        await turn()
        listed.push(entryOf(row, now, seats.get(row.prokey as string) ?? null))
      }
      return { events: listed, cursor: next && cursorText(asked, next) }
    },
    async selection(organization: OrganizationId, query: QueryOf<typeof eventOperations.select>) {
      const found = await all(parametersOf(organization, query, context.now()), mostSelected)
      return { events: found.slice(0, mostSelected).map(targetOf), complete: found.length <= mostSelected }
    },
  }
}

function targetOf({
  prokey,
  label,
  status,
  event_group,
  rsvp,
  rsvp_block,
}: EventTarget): EventSelection['events'][number] {
  return {
    prokey,
    label,
    status: status as FoundEvent['status'],
    group: event_group,
    rsvp: isRsvpEvent({ rsvp: rsvp === 1, rsvp_block }),
  }
}

function entryOf(row: Found, now: Temporal.Instant, seats: FoundEvent['seats']): FoundEvent {
  const item = events.store.item(row) as EventItem
  const { dates, rule, current } = outlineOf(item, now)
  const { time, state, isCancelled } = current()
  const first = dates
    .map((date) => date.time)
    .toSorted((one, other) => momentsOf(one).start - momentsOf(other).start)[0]!
  return {
    prokey: row.prokey as string,
    label: row.label,
    title: titleOf(item),
    status: row.status as FoundEvent['status'],
    group: { prokey: item.event_group, name: row.group_name },
    dates: item.dates.length,
    recurring: rule !== null,
    first: whenOf(first),
    next: state === 'over' ? null : whenOf(time),
    last: state === 'over' ? whenOf(time) : null,
    state,
    cancelled: isCancelled,
    rsvp: isRsvpEvent(item),
    seats,
    version: row.version,
    etag: etagOf(row),
    date_created: instantText(row.created),
    date_updated: row.updated === null ? null : instantText(row.updated),
  }
}

function whenOf(time: EventTime): FoundEvent['first'] {
  const { start, end } = momentsOf(time)
  return { starts: instantText(start), ends: instantText(end), timeZone: time.zone, allDay: time.allDay }
}

function parametersOf(organization: OrganizationId, query: Query, now: number): EventQuery {
  const { search = '', group, status, time, from, to, rsvp, sort = 'start', cursor, limit = usual } = query
  const faults = new Faults()
  const moment = (text: string | undefined) => (text === undefined ? null : parseInstant(text)!.epochMilliseconds)
  const [after, before] = [moment(from), moment(to)]
  if (after !== null && before !== null && after > before) faults.add('to', 'to must not be before from.')
  const place = cursor === undefined ? null : placeIn(cursor, sort)
  if (place === undefined) faults.add('cursor', 'cursor must be the cursor of an earlier page in the same order.')
  faults.throwIfAny()
  return {
    organization,
    terms: searchTerms(search),
    group: group?.toLowerCase() ?? null,
    status: status ?? null,
    rsvp: rsvp ?? null,
    time: time ?? null,
    now: place?.now ?? now,
    window: after === null && before === null ? null : { from: after ?? -furthest, to: before ?? furthest },
    sort: sorts.find((each) => sort.endsWith(each))!,
    isDescending: sort.startsWith('-'),
    after: place ?? null,
    limit,
  }
}
