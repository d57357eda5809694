import type { FoundEvent, FoundEvents, QueryOf, eventOperations } from '@kalends/contract'
import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import type { Context } from '../context.ts'
import { type EventItem, events, isRsvpEvent } from '../events/events.ts'
import { searchTerms } from '../events/search-text.ts'
import { type EventQuery, type FoundEvent as Found, type Place, eventSearch, sorts } from '../events/search.ts'
import type { OrganizationId } from '../http/actor.ts'
import { instantText, parseInstant } from '../http/formats.ts'
import { turn } from '../http/turns.ts'
import { outlineOf } from '../publication/outline.ts'
import { Faults } from '../refusal.ts'
import { etagOf } from '../http/etag.ts'

type Query = QueryOf<typeof eventOperations.list>

const usual = 50
const furthest = 8_640_000_000_000_000

/** Pages of events as the application lists them. */
export function eventLister(context: Context) {
  const find = eventSearch(context)

  return async (organization: OrganizationId, query: Query): Promise<FoundEvents> => {
    const asked = parametersOf(organization, query)
    const { events: found, next } = await find(asked)
    const now = Temporal.Instant.fromEpochMilliseconds(context.now())
    const listed: FoundEvent[] = []
    for (const row of found) {
      await turn()
      listed.push(entryOf(row, now))
    }
    return { events: listed, cursor: next && cursorText(asked, next) }
  }
}

function entryOf(row: Found, now: Temporal.Instant): FoundEvent {
  const item = events.store.item(row) as EventItem
  const { title, dates, current } = outlineOf(item, now)
  const { time, state, isCancelled } = current()
  const first = dates
    .map((date) => date.time)
    .toSorted((one, other) => momentsOf(one).start - momentsOf(other).start)[0]!
  return {
    prokey: row.prokey as string,
    label: row.label,
    title,
    status: row.status as FoundEvent['status'],
    group: { prokey: item.event_group, name: row.group_name },
    dates: item.dates.length,
    first: whenOf(first),
    next: state === 'over' ? null : whenOf(time),
    state,
    cancelled: isCancelled,
    rsvp: isRsvpEvent(item),
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

function parametersOf(organization: OrganizationId, query: Query): EventQuery {
  const { search = '', group, status, from, to, rsvp, sort = 'start', cursor, limit = usual } = query
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
    window: after === null && before === null ? null : { from: after ?? -furthest, to: before ?? furthest },
    sort: sorts.find((each) => sort.endsWith(each))!,
    isDescending: sort.startsWith('-'),
    after: place ?? null,
    limit,
  }
}

function cursorText({ sort, isDescending }: EventQuery, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([isDescending ? `-${sort}` : sort, key, id])).toString('base64url')
}

/** Undefined if it belongs to another order, or is no cursor. */
function placeIn(cursor: string, sort: string): Place | undefined {
  try {
    const [of, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const isText = typeof key === 'string' && key.isWellFormed() && !key.includes('\0') && key.length <= 1000
    const isSound = sort.endsWith('name') ? isText : Number.isSafeInteger(key)
    return of === sort && isSound && Number.isSafeInteger(id)
      ? { key: key as Place['key'], id: id as number }
      : undefined
  } catch {
    return undefined
  }
}
