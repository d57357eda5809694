import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import { hasFilePerDate } from '../calendar/ics-files.ts'
import type { Rule } from '../calendar/rule.ts'
import {
  endingWithLast,
  fileRule,
  nextOccurrence,
  occurrenceOn,
  startOfSeries,
  upcomingOccurrences,
} from '../calendar/series.ts'
import type { OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import type { EventItem } from '../events/events.ts'
import { type IcsFacts, factsOf, removedDatesOf } from '../events/ics.ts'
import type { RemovedDate } from '../events/serials.ts'
import type { GroupItem } from '../groups/groups.ts'
import type { Asset } from '../http/asset.ts'
import type { CalendarType } from './calendars.ts'
import { publishedFiles } from './files.ts'
import { type Progress, type PublishedDate, occurrencePath, outlineOf } from './outline.ts'
import { type EventSources, type Publication, publicationOf, publicationSources } from './sources.ts'
import { publicationReads } from './store.ts'

export type { Progress, PublishedDate } from './outline.ts'

/** What a visitor sees of an event, assembled once for pages, button data, direct links and mails. */
export interface PublishedEvent extends Publication {
  readonly item: EventItem
  readonly group: GroupItem
  /** The title of the series, or the name of the date that comes next. */
  readonly title: string
  /** In stored order. */
  readonly dates: readonly PublishedDate[]
  /** In chronological order. Past dates are left out if the style hides them and others remain. */
  readonly datesShown: () => readonly PublishedDate[]
  /** null: not a series. */
  readonly recurrence: Rule | null
  /** The rule as written in a file. */
  readonly rule: string | null
  /** The first occurrence of a series, even if it is skipped: the rule counts from there. */
  readonly start: () => EventTime
  /** The next occurrence of a series; undefined if all are over. */
  readonly next: () => EventTime | undefined
  /** The next occurrences of a series after the given one, soonest first, up to a maximum. */
  readonly upcoming: (most: number, after: EventTime) => EventTime[]
  /** The occurrence of a series that begins on a day, if any. */
  readonly occurrence: (day: number) => EventTime | undefined
  /** When all of it is over; null if it never is. */
  readonly ends: number | null
  /** The progress of the event, or of one occurrence. */
  readonly progress: (occurrence?: EventTime) => Progress
  /** Whether one file holds all dates. */
  readonly hasOneFile: boolean
  /** The file with all dates or with one. Also works for events without a public address. */
  readonly file: (position?: number) => Promise<Asset>
  /** What calendar entries contain besides dates, for files made for one attendee. */
  readonly facts: () => IcsFacts
  /** Removed dates that attendees may still have in their calendars. */
  readonly removedDates: () => readonly RemovedDate[]
  readonly links: EventLinks
  /** Whether everyone may see it. */
  readonly isPublic: boolean
  /** The sign-up form; null: there is none. */
  readonly rsvp: EventSources['rsvp']
}

/** Paths relative to the address. */
export interface EventLinks {
  readonly page: string
  /** The page that lists this event among others; null: there is none. */
  readonly group: string | null
  /** The page of one occurrence of a series. */
  readonly occurrence: (time: EventTime) => string
  /** Adds the event, one of its dates or the next occurrence to a calendar. */
  readonly calendar: (type: CalendarType, date?: number | 'next') => string
}

/** Finds what visitors may see of an event. Excludes drafts. */
export function publishedEvents(context: Context) {
  const sources = publicationSources(context)
  const files = publishedFiles(context)
  return async (prokey: string, onStale?: OnStale): Promise<PublishedEvent | undefined> => {
    const found = await sources.event(prokey, onStale)
    return found && publication(found, context, (position) => files(found, position, onStale))
  }
}

/** Whether an unpublished event exists. Reveals nothing else about it. */
export function unpublishedEvents({ database }: Pick<Context, 'database'>) {
  const { draft } = publicationReads(database)
  return async (prokey: string): Promise<{ readonly organization: number } | undefined> => {
    const [row] = await draft(prokey)
    return row && { organization: row.organization as number }
  }
}

/**
 * The same for mails and their readers: it sees every commit made before the call on any server, and includes events
 * that are no longer public.
 */
export function currentEvents(context: Context) {
  const sources = publicationSources(context)
  const files = publishedFiles(context)
  return async (prokey: string): Promise<PublishedEvent | undefined> => {
    const found = (await sources.currentEvent(prokey)) ?? (await sources.draft(prokey))
    return found && publication(found, context, (position) => files(found, position))
  }
}

function publication(
  sources: EventSources,
  { settings, now: clock }: Context,
  file: PublishedEvent['file'],
): PublishedEvent {
  const { event: item, prokey, group, isAmongOthers, rsvp, row } = sources
  const now = Temporal.Instant.fromEpochMilliseconds(clock())
  const { rule, time, dates, title, progress } = outlineOf(item, now)
  const common = publicationOf(sources, item.slug, settings)
  return {
    ...common,
    item,
    group,
    title,
    dates,
    datesShown() {
      const sorted = dates.toSorted((one, other) => momentsOf(one.time).start - momentsOf(other.time).start)
      const ahead = sorted.filter(({ isOver }) => !isOver)
      return common.look.pastDates === 'hide' && ahead.length > 0 ? ahead : sorted
    },
    rule: rule && fileRule(time, rule),
    recurrence: rule && endingWithLast(time, rule),
    start: () => (rule && startOfSeries(time, rule)) ?? time,
    next: () => (rule ? nextOccurrence(time, rule, now) : time),
    upcoming(most, after) {
      if (!rule) return []
      const since = Temporal.Instant.fromEpochMilliseconds(Math.max(now.epochMilliseconds, momentsOf(after).start))
      return upcomingOccurrences(time, rule, since)
        .filter(({ firstDay }) => firstDay > after.firstDay)
        .take(most)
        .toArray()
    },
    occurrence: (day) => (rule ? occurrenceOn(time, rule, day) : undefined),
    ends: row.ends as number | null,
    progress,
    hasOneFile: !hasFilePerDate(item.dates),
    file,
    isPublic: row.status === 'published',
    rsvp,
    facts: () => factsOf(row, item),
    removedDates: () => removedDatesOf(row),
    links: {
      page: `/${prokey}`,
      group: isAmongOthers ? `/${item.event_group}` : null,
      occurrence: (shown) => occurrencePath(prokey, shown),
      calendar: (type, date) => `/${prokey}/o/${type}${date === undefined ? '' : `?date=${date}`}`,
    },
  }
}

/** Whether nothing of it takes place; a pure form is about no date. */
export function isCalledOff({ item, progress }: PublishedEvent): boolean {
  return item.distribution && progress().isCancelled
}

/** The short link to one occurrence of a series. */
export function shortLinkTo({ shortLink, prokey, links }: PublishedEvent, occurrence: EventTime): string {
  return `${shortLink}${links.occurrence(occurrence).slice(`/${prokey}`.length)}`
}

/** Whether people sign up for something that is not about a date. */
export function isPureForm({ rsvp, item }: PublishedEvent): boolean {
  return rsvp !== null && !item.distribution
}
