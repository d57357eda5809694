import { type CtaBlock, type Item, LandingPage, type RsvpBlock, type Style } from '@kalends/contract'
import { shortPath } from '../addresses/short-links.ts'
import type { Loaded, OnStale } from '../cache/cache.ts'
import type { Settings } from '../config.ts'
import type { Context } from '../context.ts'
import { type EventItem, events, isRsvpEvent } from '../events/events.ts'
import { type GroupItem, groups } from '../groups/groups.ts'
import type { Row } from '../resources/store.ts'
import { ctaBlocks, landingPages, rsvpBlocks, styles } from '../templates/templates.ts'
import { type Look, lookOf } from './look.ts'
import { type ImageRow, type OrganizationRow, publicationReads } from './store.ts'

/** What pages, links and mails of events and groups have in common. */
export interface Publication {
  readonly id: number
  readonly prokey: string
  readonly organization: OrganizationRow
  readonly look: Look
  readonly landingPage: Item<typeof LandingPage>
  /** null: there is none. */
  readonly header: ImageRow | null
  /** The uploaded background image; null: there is none. */
  readonly backdrop: ImageRow | null
  /** null: there is no call to action. */
  readonly cta: Item<typeof CtaBlock> | null
  /** Base URL of the page and everything below it. */
  readonly address: string
  /** The address of the page by which it is known: with its slug, if it has one and is on a custom domain. */
  readonly url: string
  /** For codes and print, where an address must stay right for ever. */
  readonly shortLink: string
  /** What people see and pass on: the address with the slug, otherwise the short link. */
  readonly shared: string
  /** Base URL of its files. A separate file address exists only for the shared landing address. */
  readonly filesAddress: string
}

export function publicationOf(
  { id, prokey, organization, style, landingPage, header, backdrop, cta, host, shortPath: path }: GroupSources,
  slug: string | null,
  { landingUrl, icsUrl }: Pick<Settings, 'landingUrl' | 'icsUrl'>,
): Publication {
  const landing = new URL(landingUrl)
  if (host !== null) landing.hostname = host
  const address = landing.origin
  const filesAddress = host === null ? icsUrl : address
  const look = lookOf(style, organization)
  const named = host !== null && slug !== null ? slug : null
  const url = `${address}/${named ?? prokey}`
  const shortLink = `${address}${path}`
  const addresses = { address, filesAddress, url, shortLink, shared: named === null ? shortLink : url }
  return { id, prokey, organization, look, landingPage, header, backdrop, cta, ...addresses }
}

/** All stored data that determines what a visitor sees of a group. */
export interface GroupSources {
  readonly organization: OrganizationRow
  /** The id of the group or event. Statistics use it as their key. */
  readonly id: number
  readonly prokey: string
  readonly shortPath: string
  readonly group: GroupItem
  /** null: no style is linked. */
  readonly style: Item<typeof Style> | null
  readonly landingPage: Item<typeof LandingPage>
  /** The picture of the landing page; null: there is none. */
  readonly header: ImageRow | null
  /** Its uploaded background image; null: there is none. */
  readonly backdrop: ImageRow | null
  /** null: there is no call to action. */
  readonly cta: Item<typeof CtaBlock> | null
  /** The custom domain of the landing page, or the organization's default; null if none is published. */
  readonly host: string | null
}

/** The same for an event. An event inherits neither style nor landing page from its group. */
export interface EventSources extends GroupSources {
  readonly row: Row
  readonly event: EventItem
  /** Whether its group has a page that lists it with others. */
  readonly isAmongOthers: boolean
  /** null: the event has no sign-up. */
  readonly rsvp: Item<typeof RsvpBlock> | null
}

interface Linking {
  readonly layout: number | null
  readonly landingpage: number | null
  readonly cta: boolean
  readonly cta_block: number | null
}

/**
 * Reads what a visitor sees and caches it as one entry, which stays usable for an hour while the database is down.
 * Undefined: there is nothing to see.
 */
export function publicationSources({ database, cache }: Pick<Context, 'database' | 'cache'>) {
  const reads = publicationReads(database)
  const template = {
    style: styles.store.reads(database).one,
    landingPage: landingPages.store.reads(database).one,
    cta: ctaBlocks.store.reads(database).one,
    rsvp: rsvpBlocks.store.reads(database).one,
  }

  return {
    event: async (prokey: string, onStale?: OnStale) =>
      cache.loadOrStale(`event ${prokey}`, () => loadEvent(prokey), onStale),
    currentEvent: async (prokey: string) => cache.loadExact(`event ${prokey}`, () => loadEvent(prokey)),
    /** An unpublished event. Never cached, because it is hardly ever requested. */
    draft: async (prokey: string) => (await loadEvent(prokey, reads.draft))?.value,
    group: async (prokey: string, onStale?: OnStale) =>
      cache.loadOrStale(`group ${prokey}`, () => loadGroup(prokey), onStale),
  }

  async function loadEvent(prokey: string, read = reads.event): Promise<Loaded<EventSources> | undefined> {
    const [row] = await read(prokey)
    if (!row) return undefined
    const event = events.store.item(row) as EventItem
    const [groupRow] = await reads.group(event.event_group)
    // The group was deleted between the two reads, and the event with it.
    if (!groupRow) return undefined
    const group = groups.store.item(groupRow) as GroupItem
    const [linked, others, [rsvpRow]] = await Promise.all([
      linkedTo(row.organization as number, event),
      group.public_event_overview ? reads.othersIn(row.organization as number, event.event_group, prokey) : [],
      isRsvpEvent(event) ? template.rsvp(row.organization as number, event.rsvp_block!) : [],
    ])
    const rsvp = rsvpRow ? (rsvpBlocks.store.item(rsvpRow) as Item<typeof RsvpBlock>) : null
    const own = { id: row.id, prokey, shortPath: await shortPath(database, 'event', row.id) }
    const value = { ...own, row, event, group, isAmongOthers: others.length > 0, rsvp, ...linked }
    return { value, organization: row.organization as number, bytes: sizeOf(row) + sizeOf(groupRow) + templateBytes }
  }

  async function loadGroup(prokey: string): Promise<Loaded<GroupSources> | undefined> {
    const [row] = await reads.group(prokey)
    if (!row) return undefined
    const group = groups.store.item(row) as GroupItem
    const own = { id: row.id, prokey, shortPath: await shortPath(database, 'group', row.id) }
    const value = { ...own, group, ...(await linkedTo(row.organization as number, group)) }
    return { value, organization: row.organization as number, bytes: sizeOf(row) + templateBytes }
  }

  async function linkedTo(organization: number, { layout, landingpage, cta, cta_block }: Linking) {
    const [[owner], style, landingPage, ctaBlock] = await Promise.all([
      reads.organization(organization),
      layout === null ? undefined : template.style(organization, layout),
      landingpage === null ? undefined : template.landingPage(organization, landingpage),
      !cta || cta_block === null ? undefined : template.cta(organization, cta_block),
    ])
    const domain = landingPage?.[0]?.custom_domain as number | null | undefined
    const page = (landingPage?.[0] ? landingPages.store.item(landingPage[0]) : LandingPage.defaults) as Item<
      typeof LandingPage
    >
    const image = async (id: string | null) => (id === null ? null : ((await reads.image(organization, id))[0] ?? null))
    const [domains, header, backdrop] = await Promise.all([
      reads.domains(organization, domain ?? null),
      image(page.header_image),
      image(page.background === 'image' ? page.image : null),
    ])
    return {
      organization: owner!,
      host: (domains.find(({ id }) => id === domain) ?? domains[0])?.host ?? null,
      style: style?.[0] ? (styles.store.item(style[0]) as Item<typeof Style>) : null,
      landingPage: page,
      header,
      backdrop,
      cta: ctaBlock?.[0] ? (ctaBlocks.store.item(ctaBlock[0]) as Item<typeof CtaBlock>) : null,
    }
  }
}

// An estimate; templates are rarely long.
const templateBytes = 4000

/** A parsed row takes about as much memory as its texts, and so do the files made from it. */
function sizeOf(row: Row): number {
  return Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length * 3 : 8), 0)
}
