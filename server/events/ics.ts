import type { EventDate } from '@kalends/contract'
import { isDynamic } from '../calendar/event-time.ts'
import { type IcsPart, icsFiles, icsParts } from '../calendar/ics-files.ts'
import { type Schedule, scheduleOf } from '../calendar/schedule.ts'
import { type Asset, asset } from '../http/asset.ts'
import type { Row } from '../resources/store.ts'
import { soundRule } from './recurrence.ts'
import { type RemovedDate, parseSerials } from './serials.ts'
import { type EventItem, eventStore, isRsvpEvent } from './store.ts'

/** The fields of a calendar entry that all dates of an event share. */
export interface IcsFacts {
  readonly prokey: string
  readonly serials: readonly number[]
  readonly sequence: number
  readonly created: number
  readonly updated: number
}

/** The dates of an event for files and feeds. */
export function partsOf(dates: readonly EventDate[], facts: IcsFacts, schedule: Schedule): IcsPart[] {
  const instant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at)
  const { created, updated } = facts
  return icsParts({ ...facts, dates, created: instant(created), updated: instant(updated), url: null }, schedule)
}

/** The stored dates of an event; undefined if they must be computed again by `partsOf`. */
export function parseParts(text: unknown): IcsPart[] | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const parts = JSON.parse(text) as IcsPart[]
    const isSound = ({ event, years }: IcsPart) => typeof event === 'string' && Array.isArray(years)
    return Array.isArray(parts) && parts.every(isSound) ? parts : undefined
  } catch {
    return undefined
  }
}

export interface NamedFile {
  readonly name: string
  /** Such as `event-2.ics`. */
  readonly fileName: string
  readonly body: string
}

export function contentOf(row: Row, now: number) {
  const event = eventStore.item(row) as EventItem
  const stored = parseParts(row.ics)
  const parts = stored?.length === event.dates.length ? stored : resolvedParts(row, event, now)
  return { event, parts, files: filesOf(event, parts) }
}

/** Dynamic dates change every day, so their parts are not stored. */
function resolvedParts(row: Row, event: EventItem, now: number): IcsPart[] {
  const schedule = scheduleOf(event.dates, soundRule(event), Temporal.Instant.fromEpochMilliseconds(now))
  return partsOf(event.dates, factsOf(row, event), schedule)
}

export function factsOf(row: Row, event: EventItem): IcsFacts {
  return {
    prokey: row.prokey as string,
    serials: parseSerials(row.serials, event.dates.length).dates,
    sequence: Number(row.sequence),
    created: row.created,
    updated: row.updated ?? row.created,
  }
}

/** Removed dates of an RSVP event that attendees may still have in their calendars. */
export function removedDatesOf(row: Row): readonly RemovedDate[] {
  return parseSerials(row.serials).removed ?? []
}

export function filesOf(event: EventItem, parts: readonly IcsPart[]): NamedFile[] {
  const series = event.dates.length > 1 ? event.title_event_series : null
  return icsFiles(event.dates, parts).map((body, i) => ({
    name: series ?? event.dates[i]!.name,
    fileName: fileNameOf(event, i),
    body,
  }))
}

/** The first file has no number. */
export function fileNameOf({ iCalFileName }: EventItem, index = 0): string {
  const base = iCalFileName?.replace(/\.ics$/i, '') ?? 'event'
  return `${base}${index === 0 ? '' : `-${index + 1}`}.ics`
}

/**
 * Files are public: a dynamic date has no fixed day to put into one, and attendees of an RSVP event get personal ones.
 */
export function hasFiles(event: EventItem): boolean {
  return !isRsvpEvent(event) && !event.dates.some(isDynamic)
}

const reserved = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(\.|$)/i
const unsafe = /[/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Why a file name is invalid, as the end of a sentence; undefined if every system accepts it. */
export function fileNameFault(name: string): string | undefined {
  if (Array.from(name).length > 100) return 'must have at most 100 characters'
  if (unsafe.test(name))
    return 'must not contain any of / \\ : * ? " < > | and no marks that turn the direction of text'
  if (name.trim() === '' || name.startsWith('.') || /[. ]$/.test(name))
    return 'must not be empty, begin with a dot, or end with a dot or a space'
  if (reserved.test(name)) return 'must not be a name that Windows keeps for itself, such as CON'
  return undefined
}

export function icsAsset(name: string, content: string | Buffer, digest?: string): Asset {
  const headers = { 'content-disposition': disposition(name), 'access-control-allow-origin': '*' }
  // A short lifetime, so that changes arrive soon. A stale copy is better than none while the server is down.
  return asset('text/calendar; charset=utf-8', content, 'public, max-age=60, stale-if-error=86400', headers, digest)
}

/** Inline makes iPhones offer to add the event. The name is used when the file is saved (RFC 6266, RFC 8187). */
function disposition(name: string): string {
  const plain =
    name
      .normalize('NFD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["\\%]/g, '') || 'event.ics'
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.codePointAt(0)!.toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain.startsWith('.') ? `event${plain}` : plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`
}
