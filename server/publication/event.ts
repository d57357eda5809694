import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import { areFilesApart } from '../calendar/ics-files.ts'
import type { Rule } from '../calendar/rule.ts'
import { endingWithLast, fileRule, nextOccurrence, occurrenceOn, upcomingOccurrences } from '../calendar/series.ts'
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

/** What a visitor sees of an event, put together once for pages, button data, direct links and mails. */
export interface PublishedEvent extends Publication {
  readonly item: EventItem
  readonly group: GroupItem
  /** The title of the series, or the name of the only date. */
  readonly title: string
  /** In the order in which they are stored. */
  readonly dates: readonly PublishedDate[]
  /** In the order of time; without those that are over, where the style hides them and others are left. */
  readonly datesShown: () => readonly PublishedDate[]
  /** How it recurs; null when it does not. */
  readonly recurrence: Rule | null
  /** The same as a file writes it. */
  readonly rule: string | null
  /** The occurrence of a series that comes next; undefined when all are over. */
  readonly next: () => EventTime | undefined
  /** The occurrences of a series that are not over and follow one of them, soonest first, and at most so many. */
  readonly upcoming: (most: number, after: EventTime) => EventTime[]
  /** The occurrence of a series that begins on a day; undefined when there is none. */
  readonly occurrence: (day: number) => EventTime | undefined
  /** Where it stands now, or where one of its occurrences does. */
  readonly progress: (occurrence?: EventTime) => Progress
  /** Whether one file holds all dates. */
  readonly hasOneFile: boolean
  /** The file with all dates, or with one only; also where it has no public address. */
  readonly file: (position?: number) => Promise<Asset>
  /** What its calendar entries say of it beside its dates, for files that are made for one attendee. */
  readonly facts: () => IcsFacts
  /** The dates it had, and that attendees may still have in their calendars. */
  readonly removedDates: () => readonly RemovedDate[]
  readonly links: EventLinks
  /** Whether everybody may see it. */
  readonly isPublic: boolean
  /** The form by which people sign up; null: there is none. */
  readonly rsvp: EventSources['rsvp']
}

/** Paths below the address. */
export interface EventLinks {
  readonly page: string
  /** The page that lists other events beside it; null: there is none. */
  readonly group: string | null
  /** One occurrence of a series. */
  readonly occurrence: (time: EventTime) => string
  /** Into a calendar; of one date, or of the next occurrence. */
  readonly calendar: (type: CalendarType, date?: number | 'next') => string
}

/** Finds what visitors may see of an event; drafts are not among it. */
export function publishedEvents(context: Context) {
  const sources = publicationSources(context)
  const files = publishedFiles(context)
  return async (prokey: string, onStale?: OnStale): Promise<PublishedEvent | undefined> => {
    const found = await sources.event(prokey, onStale)
    return found && publication(found, context, (position) => files(found, position, onStale))
  }
}

/** Whether there is an event that its organizer has not published. Nothing of it is told. */
export function unpublishedEvents({ database }: Pick<Context, 'database'>) {
  const { draft } = publicationReads(database)
  return async (prokey: string): Promise<{ readonly organization: number } | undefined> => {
    const [row] = await draft(prokey)
    return row && { organization: row.organization as number }
  }
}

/**
 * The same for mails and those who read them: with everything that was committed before it is asked for, by any server, and
 * also when the event is no longer public.
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
  const common = publicationOf(sources, settings)
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
    progress,
    hasOneFile: !areFilesApart(item.dates),
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
