import type { ButtonData, ButtonDate } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Loaded } from '../cache/cache.ts'
import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import type { Context } from '../context.ts'
import { isRsvpEvent } from '../events/events.ts'
import { prokeyOf } from '../events/ics-routes.ts'
import { sanitize } from '../html/sanitize.ts'
import { type Asset, asset, sendAsset } from '../http/asset.ts'
import { instantText } from '../http/formats.ts'
import { type PublicAnswer, cachedAsset, sendCached } from '../http/public-answer.ts'
import { forAnyOrigin } from '../http/security-headers.ts'
import { type PublishedDate, type PublishedEvent, publishedEvents } from '../publication/event.ts'
import { type PublishedGroup, publishedGroups } from '../publication/group.ts'
import { type Overview, type UpcomingEvent, overviews } from '../publication/overview.ts'
import type { Publication } from '../publication/sources.ts'
import {
  type EventLinks,
  eventLinks,
  nothingOffered,
  offeredCalendars,
  offeredSubscriptions,
  subscriptionLinks,
} from './button-links.ts'
import { drawnStyle, visibleCta } from './button-style.ts'
import { accentColours } from './colours.ts'
import { isPureForm } from './landing-facts.ts'
import { rsvpForms } from './rsvp-form-data.ts'
import { structuredData } from './structured-data.ts'

const mostEvents = 100

/** Answers `/<prokey>/config.json`: what a button needs, the same for every visitor. */
export function buttonData(context: Context) {
  const [publishedEvent, publishedGroup] = [publishedEvents(context), publishedGroups(context)]
  const { upcoming } = overviews(context)

  const rsvpOf = rsvpForms(context)

  async function load(prokey: string): Promise<Loaded<PublicAnswer> | undefined> {
    const event = await publishedEvent(prokey)
    if (event?.rsvp) return answerAnew(event, dataOfEvent(event, context.now()))
    if (event) return answer(event, dataOfEvent(event, context.now()), event.progress().until)
    const group = await publishedGroup(prokey)
    if (!group || !(group.feed || group.item.public_event_overview)) return undefined
    const overview = group.item.public_event_overview ? await upcoming(prokey, mostEvents) : undefined
    return answer(group, dataOfGroup(group, overview, context.now()), overview?.until ?? Infinity)
  }

  /** The form is of one visitor, and the seats that are left are of this moment. */
  function answerAnew(event: PublishedEvent, data: ButtonData): Loaded<PublicAnswer> {
    const value = async (request: FastifyRequest, reply: FastifyReply) => {
      const text = JSON.stringify({ ...data, rsvp: await rsvpOf(event) })
      return sendAsset(request, reply, asset(json, text, 'no-store', forAnyOrigin))
    }
    return { value, organization: event.organization.id, bytes: typicalBytes, until: event.progress().until }
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    const prokey = prokeyOf(request)
    return sendCached(context, request, reply, `/${prokey}/config.json`, () => load(prokey))
  }
}

function answer({ organization }: Publication, data: ButtonData, until: number): Loaded<Asset> {
  const made = asset(json, JSON.stringify(data), 'no-cache', forAnyOrigin)
  return { ...cachedAsset(organization.id, made), until }
}

const json = 'application/json; charset=utf-8'
const typicalBytes = 10_000

function dataOfEvent(event: PublishedEvent, now: number): ButtonData {
  const { item, look } = event
  const isRsvp = isRsvpEvent(item)
  const calendars = isRsvp ? nothingOffered : offeredCalendars(look)
  const links = eventLinks(event, calendars)
  const { state, isCancelled, time } = event.progress()
  return {
    ...common(event, { kind: 'event', title: event.title, hasDate: !isRsvp }),
    calendars,
    links: links.whole,
    file: links.file,
    state,
    cancelled: isCancelled,
    recurrence: event.rule,
    // Of a series, there is only the one that matters now.
    // A pure form is about no date.
    dates: isPureForm(event)
      ? []
      : event.datesShown().map((date) => dateOf(event, event.rule === null ? date : { ...date, time }, links, now)),
    hideButton: item.hideButton,
    rsvp: null,
    richData: isPureForm(event) ? null : ((structuredData(event) as Record<string, unknown> | undefined) ?? null),
  }
}

function dataOfGroup(group: PublishedGroup, overview: Overview<UpcomingEvent> | undefined, now: number): ButtonData {
  const { feed, look } = group
  const calendars = feed ? offeredSubscriptions(look, feed) : nothingOffered
  return {
    ...common(group, { kind: 'group', title: group.item.name, hasDate: false }),
    calendars,
    links: feed ? subscriptionLinks(group, feed, calendars) : {},
    file: feed?.href ?? null,
    overview: overview ? overviewOf(group, overview, now) : null,
  }
}

/** What events and groups share, and the rest as it is for the one that does not have it. */
function common(
  publication: Publication & { links: { page: string } },
  { kind, title, hasDate }: { kind: ButtonData['kind']; title: string; hasDate: boolean },
) {
  const { prokey, look, landingPage, cta } = publication
  return {
    version: 1 as const,
    kind,
    prokey,
    title,
    url: `${publication.address}${publication.links.page}`,
    language: look.isChosen ? look.language : null,
    style: drawnStyle(look.style, { hasDate }),
    labels: look.labels,
    highlight_color: landingPage.highlight_color,
    highlight_text: accentColours(landingPage.highlight_color).onAccent,
    state: null,
    cancelled: false,
    recurrence: null,
    dates: [],
    overview: null,
    hideButton: false,
    rsvp: null,
    cta: cta && visibleCta(cta),
    richData: null,
  }
}

function dateOf(event: PublishedEvent, date: PublishedDate, links: EventLinks, now: number): ButtonDate {
  const { position, details, time } = date
  return {
    position,
    name: details.name,
    ...timeOf(time, now),
    location: details.location,
    status: details.status,
    description: details.description === null ? null : sanitize(details.description),
    links: event.dates.length > 1 ? links.ofDate(position) : null,
  }
}

function overviewOf(
  { address }: PublishedGroup,
  { occasions, next }: Overview<UpcomingEvent>,
  now: number,
): ButtonData['overview'] {
  return {
    events: occasions.map(({ prokey, title, time, location, isCancelled, isSeries, dates }) => ({
      prokey,
      title,
      url: `${address}/${prokey}`,
      ...timeOf(time, now),
      location,
      cancelled: isCancelled,
      recurring: isSeries,
      dates,
    })),
    more: next !== null,
  }
}

/** As moments, and as what stands on the wall. */
function timeOf(time: EventTime, now: number) {
  const { start, end } = momentsOf(time)
  const state = end <= now ? ('over' as const) : start <= now ? ('now' as const) : ('ahead' as const)
  const moments = { start: instantText(start), end: instantText(end), state }
  if (time.allDay) {
    const [startDate, endDate] = [time.start.toString(), time.end.subtract({ days: 1 }).toString()]
    return { ...moments, startDate, startTime: null, endDate, endTime: null, timeZone: time.zone }
  }
  const [from, to] = [time.start, time.end]
  return {
    ...moments,
    startDate: from.toPlainDate().toString(),
    startTime: from.toPlainTime().toString({ smallestUnit: 'minute' }),
    endDate: to.toPlainDate().toString(),
    endTime: to.toPlainTime().toString({ smallestUnit: 'minute' }),
    timeZone: time.zone,
  }
}
