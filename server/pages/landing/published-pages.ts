import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Charge, Loaded } from '../../cache/cache.ts'
import type { Context } from '../../context.ts'
import { parseDay } from '../../calendar/days.ts'
import type { EventTime } from '../../calendar/event-time.ts'
import { type Asset, asset, memoryOf } from '../../http/asset.ts'
import type { PublicAnswer, Variants } from '../../http/public-answer.ts'
import { type Language, type Region, messagesIn, regionOf } from '../../messages/messages.ts'
import { deviceOf } from '../../publication/device.ts'
import { type PublishedEvent, publishedEvents } from '../../publication/event.ts'
import { type PublishedGroup, publishedGroups } from '../../publication/group.ts'
import { overviews } from '../../publication/overview.ts'
import { withLabels } from '../../publication/labels.ts'
import type { Publication } from '../../publication/sources.ts'
import { type Look, languageFor } from '../../publication/look.ts'
import { ctaPage } from '../cta.ts'
import { type Listing, groupPage } from './group-page.ts'
import { landingPage } from './page.ts'
import type { Frame } from '../parts.ts'
import type { ShellPage } from '../shell.ts'
import { type Asking, formInserter } from './with-form.ts'

export interface LoadedPage extends Loaded<PublicAnswer> {
  /** The id of the event whose views count. */
  readonly event?: number
  /** The page as it is sent to a visitor; undefined if the visitor is sent elsewhere. */
  readonly pageFor?: (asking: Asking) => Promise<Asset>
}

/** Loads `/<prokey>` and the pages below it. Undefined: there is no such page. */
export function publishedPages(context: Context, files: () => Promise<Addresses>) {
  const [publishedEvent, publishedGroup] = [publishedEvents(context), publishedGroups(context)]
  const overview = overviews(context)
  const insertForm = formInserter(context, files)

  return {
    page: async (prokey: string) => (await eventPage(prokey)) ?? groupPageOf(prokey, null),
    occurrence: occurrencePage,
    following: followingPage,
    listing: groupPageOf,
  }

  async function followingPage(prokey: string): Promise<LoadedPage | undefined> {
    const event = await publishedEvent(prokey)
    const found = event ?? (await publishedGroup(prokey))
    if (!found?.cta || found.cta.type === 'none') return undefined
    const shown = {
      title: event?.title ?? (found as PublishedGroup).item.name,
      page: found.links.page,
      isGroup: !event,
    }
    const until = event?.progress().until ?? Infinity
    return { ...variants(found, (frame) => ctaPage(found, shown, frame)), organization: found.organization.id, until }
  }

  async function groupPageOf(prokey: string, from: string | null): Promise<LoadedPage | undefined> {
    const group = await publishedGroup(prokey)
    if (!group) return undefined
    const isListed = group.item.public_event_overview
    if (!isListed && (!group.feed || from !== null)) return undefined
    const listing = isListed ? await listingOf({ organization: group.organization.id, prokey }, from) : null
    return {
      ...variants(
        group,
        (frame) => groupPage(group, listing, frame),
        publicationBytes + (listing?.occasions.length ?? 0) * bytesPerRow,
      ),
      organization: group.organization.id,
      until: listing?.until ?? Infinity,
    }
  }

  async function listingOf(group: Parameters<typeof overview.pastYears>[0], from: string | null): Promise<Listing> {
    const [listed, pastYears] = await Promise.all([
      from === null ? overview.current(group, rowsPerPage) : overview.from(group, parseDay(from)!, rowsPerPage),
      overview.pastYears(group),
    ])
    if (from === null) return { ...listed, from: null, pastYears }
    const isAhead = Date.parse(from) > context.now()
    const until = isAhead ? Math.min(listed.until, Date.parse(from)) : listed.until
    return { ...listed, until, from: { day: parseDay(from)!, isAhead }, pastYears }
  }

  async function eventPage(prokey: string): Promise<LoadedPage | undefined> {
    const event = await publishedEvent(prokey)
    return event && pageOf(event)
  }

  /** A day without an occurrence redirects to the series: it may have moved since the link was created. */
  async function occurrencePage(prokey: string, day: number): Promise<LoadedPage | undefined> {
    const event = await publishedEvent(prokey)
    if (!event) return undefined
    const occurrence = event.occurrence(day)
    if (occurrence) return pageOf(event, occurrence)
    const value = (_request: FastifyRequest, reply: FastifyReply) => reply.redirect(event.links.page, 302)
    return { value, organization: event.organization.id, bytes: 500, until: event.progress().until }
  }

  async function pageOf(event: PublishedEvent, occurrence?: EventTime): Promise<LoadedPage> {
    const { state, until } = event.progress(occurrence)
    // Visitors of an event that is over read what comes next in its group.
    const group = state === 'over' && event.links.group !== null ? event.item.event_group : null
    const organization = event.organization.id
    const others = group === null ? null : await overview.upcoming({ organization, prokey: group }, mostOthers * 4)
    // Nobody is sent on to what doesn't take place.
    const next = others?.occasions.filter(({ isCancelled }) => !isCancelled).slice(0, mostOthers)
    const pages = variants(event, (frame) => landingPage(event, frame, occurrence, next))
    return {
      ...pages,
      ...(event.rsvp && chosenBy(insertForm(event, pages.value.choose))),
      organization,
      until: Math.min(until, others?.until ?? Infinity),
      event: event.id,
    }
  }

  /**
   * A page for each language, way of writing dates and kind of device, in the language of the style or else the visitor's. It is cached from the
   * second request on, so that a crawler that requests everything in all languages evicts nothing.
   */
  function variants({ look }: Publication, write: (frame: Frame) => ShellPage, bytes = publicationBytes) {
    const asked = new Set<string>()
    const held = new Map<string, Asset>()
    const making = new Map<string, Promise<Asset>>()
    // Called up to twice per request: before and after routing.
    const made = new WeakMap<object, Promise<Asset>>()
    let charge: Charge = () => {}
    const choose = (request: Asking) => {
      const { headers } = request
      const language = languageFor(look, { headers })
      const { system, maker } = deviceOf(headers['user-agent'])
      const region = regionOf(language, headers['accept-language'])
      const key = `${language} ${system} ${maker} ${region}`
      const known = held.get(key) ?? made.get(request)
      if (known) return known
      const page = making.get(key) ?? make(key, { language, region }, headers['user-agent'])
      made.set(request, page)
      return page
    }
    const make = (key: string, written: Written, userAgent: string | undefined) => {
      const isWanted = asked.has(key)
      asked.add(key)
      const page = makePage(written, userAgent, look, write)
        .then((finished) => (isWanted ? hold(key, finished) : { ...finished, isCompressible: false }))
        .finally(() => making.delete(key))
      making.set(key, page)
      return page
    }
    const hold = (key: string, page: Asset) => {
      held.set(key, page)
      charge(memoryOf(page))
      page.charge = charge
      return page
    }
    return {
      ...chosenBy(choose),
      bytes,
      grows: (charging: Charge) => void (charge = charging),
    }
  }

  async function makePage(
    { language, region }: Written,
    userAgent: string | undefined,
    look: Look,
    write: (frame: Frame) => ShellPage,
  ): Promise<Asset> {
    const [{ page: words }, addresses] = await Promise.all([messagesIn(language), files()])
    const { html: markup, policy } = write({
      language,
      words: withLabels(words, look, region),
      labels: look.labels,
      addresses,
      device: deviceOf(userAgent),
    })
    return asset('text/html; charset=utf-8', markup, 'no-cache', {
      'content-security-policy': policy,
      vary: 'accept-encoding, accept-language, user-agent',
    })
  }
}

function chosenBy(choose: (asking: Asking) => Asset | Promise<Asset>) {
  return { value: { choose } satisfies Variants, pageFor: async (asking: Asking) => choose(asking) }
}

interface Written {
  readonly language: Language
  readonly region: Region | undefined
}

const rowsPerPage = 100
const mostOthers = 3
const bytesPerRow = 1500

// The publication without its pages, which are charged when they are rendered.
const publicationBytes = 8000
