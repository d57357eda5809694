import type { ButtonData, ButtonDate } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Loaded } from '../../cache/cache.ts'
import type { Context } from '../../context.ts'
import { isRsvpEvent } from '../../events/events.ts'
import { sanitize } from '../../html/sanitize.ts'
import { type Asset, asset, sendAsset } from '../../http/asset.ts'
import { prokeyOf } from '../../http/formats.ts'
import { type PublicAnswer, cachedAsset, sendCached } from '../../http/public-answer.ts'
import { forAnyOrigin } from '../../http/security-headers.ts'
import { type PublishedDate, type PublishedEvent, isPureForm, publishedEvents } from '../../publication/event.ts'
import { type PublishedGroup, publishedGroups } from '../../publication/group.ts'
import { type Overview, type UpcomingEvent, overviews } from '../../publication/overview.ts'
import type { Publication } from '../../publication/sources.ts'
import { buttonScriptWith } from './files.ts'
import {
  type EventLinks,
  eventLinks,
  nothingOffered,
  offeredCalendars,
  offeredSubscriptions,
  subscriptionLinks,
} from './links.ts'
import { drawnStyle, visibleCta } from './style.ts'
import { ticketOf } from './ticket.ts'
import { timeOf } from './times.ts'
import { accentColours } from '../colours.ts'
import { rsvpForms } from '../rsvp/form-data.ts'
import { sharedForms } from '../rsvp/shared-form.ts'
import { Refusal } from '../../refusal.ts'
import { structuredData } from '../structured-data.ts'

const mostEvents = 100

interface Found {
  readonly publication: Publication
  readonly data: ButtonData
  readonly until: number
  /** Set if visitors can sign up. The form and the number of free seats change all the time. */
  readonly signUp: PublishedEvent | undefined
}

/**
 * Serves `/<prokey>/config.json`, the data of a button, the same for every visitor, and `/<prokey>/button.js`, the button
 * and its data in one file.
 */
export function buttonData(context: Context) {
  const [publishedEvent, publishedGroup] = [publishedEvents(context), publishedGroups(context)]
  const { upcoming } = overviews(context)
  const rsvpOf = rsvpForms(context)
  const { withForm } = sharedForms(context)

  async function find(prokey: string): Promise<Found | undefined> {
    const event = await publishedEvent(prokey)
    if (event) {
      const data = dataOfEvent(event, context.now())
      return { publication: event, data, until: event.progress().until, signUp: event.rsvp ? event : undefined }
    }
    const group = await publishedGroup(prokey)
    if (!group || !(group.feed || group.item.public_event_overview)) return undefined
    const overview = group.item.public_event_overview
      ? await upcoming({ organization: group.organization.id, prokey }, mostEvents)
      : undefined
    const data = dataOfGroup(group, overview, context.now())
    return { publication: group, data, until: overview?.until ?? Infinity, signUp: undefined }
  }

  async function loadData(prokey: string): Promise<Loaded<PublicAnswer> | undefined> {
    const found = await find(prokey)
    if (!found) return undefined
    const { publication, until, signUp } = found
    if (!signUp) return answer(publication, asset(json, await textOf(found), 'no-cache', forAnyOrigin), until)
    const choose = () =>
      withForm(signUp, `data with form ${prokey}`, (rsvp) =>
        asset(json, JSON.stringify({ ...found.data, rsvp }), 'no-store', forAnyOrigin),
      )
    return { value: { choose }, organization: publication.organization.id, bytes: typicalBytes, until }
  }

  async function textOf({ data, signUp }: Found): Promise<string> {
    return JSON.stringify(signUp ? { ...data, rsvp: await rsvpOf(signUp) } : data)
  }

  /** If visitors can sign up, the button requests its data itself. */
  async function loadScript(prokey: string): Promise<Loaded<PublicAnswer> | undefined> {
    const found = await find(prokey)
    if (!found) return undefined
    const { publication, data, until, signUp } = found
    const script = await buttonScriptWith(signUp ? { prokey } : { prokey, data })
    return answer(publication, asset(javascript, script, 'no-cache', forAnyOrigin), until)
  }

  const serving = (name: string, load: typeof loadData) => (request: FastifyRequest, reply: FastifyReply) => {
    const prokey = prokeyOf(request)
    return sendCached(context, request, reply, `/${prokey}/${name}`, () => load(prokey))
  }
  const data = serving('config.json', loadData)
  const script = serving('button.js', loadScript)
  return {
    data,
    /** The data as text; undefined if there is no button. */
    async text(prokey: string): Promise<string | undefined> {
      const found = await find(prokey)
      return found && textOf(found)
    },
    /** Browsers don't run scripts with status 404. The button without data logs what is wrong. */
    async script(request: FastifyRequest, reply: FastifyReply) {
      try {
        return await script(request, reply)
      } catch (error) {
        if (!(error instanceof Refusal) || error.kind !== 'missing') throw error
        const alone = await buttonScriptWith({ prokey: prokeyOf(request) })
        return sendAsset(request, reply, asset(javascript, alone, 'no-store', forAnyOrigin))
      }
    },
  }
}

function answer({ organization }: Publication, made: Asset, until: number): Loaded<Asset> {
  return { ...cachedAsset(organization.id, made), until }
}

const json = 'application/json; charset=utf-8'
const javascript = 'text/javascript; charset=utf-8'
const typicalBytes = 10_000

function dataOfEvent(event: PublishedEvent, now: number): ButtonData {
  const { item, look } = event
  const isRsvp = isRsvpEvent(item)
  const calendars = isRsvp ? nothingOffered : offeredCalendars(look)
  const links = eventLinks(event, calendars)
  const { ticket, ofDate } = ticketOf(event, now)
  const linksOfDate = isRsvp ? ofDate : links.ofDate
  const { state, isCancelled, time } = event.progress()
  return {
    ...common(event, { kind: 'event', title: event.title, hasDate: !isRsvp }),
    calendars,
    links: links.whole,
    file: links.file,
    state,
    cancelled: isCancelled,
    recurrence: event.rule,
    // A series has one date: the current one.
    // A pure form has no date.
    dates: isPureForm(event)
      ? []
      : event
          .datesShown()
          .map((date) => dateOf(event, event.rule === null ? date : { ...date, time }, linksOfDate, now)),
    hideButton: item.hideButton,
    rsvp: null,
    ticket,
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

/** What events and groups share, with defaults for what only one of them has. */
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
    url: publication.url,
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
    ticket: null,
    cta: cta && visibleCta(cta),
    richData: null,
  }
}

function dateOf(event: PublishedEvent, date: PublishedDate, linksOf: EventLinks['ofDate'], now: number): ButtonDate {
  const { position, details, time } = date
  return {
    position,
    name: details.name,
    ...timeOf(time, now),
    location: details.location,
    status: details.status,
    description: details.description === null ? null : sanitize(details.description),
    links: event.dates.length > 1 ? linksOf(position) : null,
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
