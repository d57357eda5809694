import { type ButtonLink, type ButtonLinks, calendarTypes } from '@kalends/contract'
import { fileNameOf, hasFiles } from '../../events/ics.ts'
import { type CalendarType, isLinkType } from '../../publication/calendars.ts'
import type { Device } from '../../publication/device.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import type { PublishedGroup } from '../../publication/group.ts'
import type { Look } from '../../publication/look.ts'
import { eventAnswer } from '../links/event.ts'
import { canSubscribe, subscriptionAnswer } from '../links/subscription.ts'

/** The devices that buttons distinguish. In-app browsers, and browsers other than Safari on iOS, may need help. */
const devices = {
  desktop: { system: 'desktop', inApp: false, isSafari: false, maker: undefined },
  android: { system: 'android', inApp: false, isSafari: false, maker: 'google' },
  ios: { system: 'ios', inApp: false, isSafari: true, maker: 'apple' },
} as const satisfies Record<string, Device>

type Offered = Record<keyof typeof devices, CalendarType[]>

export const nothingOffered: Offered = { desktop: [], android: [], ios: [] }

export function offeredCalendars(look: Look): Offered {
  const { desktop, android, ios } = devices
  return { desktop: look.offered(desktop), android: look.offered(android), ios: look.offered(ios) }
}

/** The offered calendars that can subscribe; if there is none, the file, which every calendar takes. */
export function offeredSubscriptions(look: Look, feed: URL): Offered {
  const able = (types: CalendarType[], file: CalendarType) => {
    const left = types.filter((type) => canSubscribe(type, feed))
    return left.length > 0 ? left : [canSubscribe(file, feed) ? file : 'google']
  }
  const { desktop, android, ios } = offeredCalendars(look)
  return { desktop: able(desktop, 'ical'), android: able(android, 'ical'), ios: able(ios, 'apple') }
}

/** Limit for all external links together, in characters. Events with dozens of long dates exceed it. */
const mostOutside = 100_000

export interface EventLinks {
  /** The file with all dates, if there is one. */
  readonly file: string | null
  /** For calendars that take everything at once. */
  readonly whole: ButtonLinks
  /** For one date of several. */
  readonly ofDate: (position: number) => ButtonLinks
}

/** The links of an event's button: through the service or, if the style says so, directly into the calendar. */
export function eventLinks(event: PublishedEvent, offered: Offered): EventLinks {
  const { address, look } = event
  const hasSeveral = event.dates.length > 1
  const fileAddress = (position: number | undefined): string | undefined => {
    if (!hasFiles(event.item) || event.hasOneFile === (position !== undefined)) return undefined
    const fileName = fileNameOf(event.item, position === undefined ? 0 : position - 1)
    return `${event.filesAddress}/${event.prokey}/${encodeURIComponent(fileName)}`
  }
  let left = mostOutside

  const linkTo = (type: CalendarType, position?: number): ButtonLink => {
    const direct = `${address}${event.links.calendar(type, position)}`
    if (look.style.proxy || left <= 0) return direct
    const asked = position === undefined ? {} : { date: String(position) }
    const link = isLinkType(type)
      ? linkByDevice(direct, (device) => redirectIn(eventAnswer({ event, type, device, asked })))
      : linkWithHelp(direct, ({ inApp }) => (inApp && !look.bypassWebViewCheck ? undefined : fileAddress(position)))
    left -= JSON.stringify(link).length
    return link
  }

  const types = typesIn(offered)
  const atOnce = types.filter((type) => (isLinkType(type) ? !hasSeveral : event.hasOneFile))
  return {
    file: fileAddress(undefined) ?? null,
    whole: linksOf(atOnce, (type) => linkTo(type)),
    ofDate: (position) => linksOf(types, (type) => linkTo(type, position)),
  }
}

/** Links directly into calendars, for those who signed up. A calendar that doesn't take series gets the next occurrence. */
export function sharedLinks(event: PublishedEvent, offered: Offered): Omit<EventLinks, 'file'> {
  const types = typesIn(offered).filter(isLinkType)
  const linksTo = (ways: readonly Readonly<Record<string, unknown>>[]): ButtonLinks => {
    const links = types.flatMap((type) => {
      const lead: Lead = (device) =>
        ways.map((asked) => redirectIn(eventAnswer({ event, type, device, asked }))).find((link) => link !== undefined)
      return lead(devices.desktop) === undefined ? [] : [[type, linkByDevice('', lead)] as const]
    })
    return Object.fromEntries(links)
  }
  const hasSeveral = event.dates.length > 1
  return {
    whole: hasSeveral ? {} : linksTo([{}, { date: 'next' }]),
    ofDate: (position) => linksTo([{ date: String(position) }]),
  }
}

/** The same for subscribing to a group. */
export function subscriptionLinks(group: PublishedGroup, feed: URL, offered: Offered): ButtonLinks {
  return linksOf(typesIn(offered), (type) => {
    const direct = `${group.address}${group.links.subscription(type)}`
    if (group.look.style.proxy) return direct
    return linkWithHelp(direct, (device) => redirectIn(subscriptionAnswer({ group, feed, type, device })))
  })
}

function redirectIn(answer: { redirect: string } | object): string | undefined {
  return 'redirect' in answer ? answer.redirect : undefined
}

/** Returns the link for a device; undefined if a page has to help, which the direct link shows. */
type Lead = (device: Device) => string | undefined

function linkByDevice(direct: string, lead: Lead): ButtonLink {
  const on = everywhere(direct, lead)
  return on.desktop === on.android && on.android === on.ios ? on.desktop : on
}

/** The same if the link depends on the browser as well as the device. */
function linkWithHelp(direct: string, lead: Lead): ButtonLink {
  const { android, ios } = devices
  const on = everywhere(direct, lead)
  const isLost = (link: string, device: Device) => link !== direct && lead(device) === undefined
  const needsHelp =
    isLost(on.android, { ...android, inApp: true }) ||
    isLost(on.ios, { ...ios, inApp: true }) ||
    isLost(on.ios, { ...ios, isSafari: false })
  return needsHelp ? { ...on, help: direct } : linkByDevice(direct, lead)
}

function everywhere(direct: string, lead: Lead) {
  const { desktop, android, ios } = devices
  return { desktop: lead(desktop) ?? direct, android: lead(android) ?? direct, ios: lead(ios) ?? direct }
}

function typesIn(offered: Offered): CalendarType[] {
  const all = Object.values(offered).flat()
  return calendarTypes.filter((type) => all.includes(type))
}

function linksOf(types: readonly CalendarType[], linkTo: (type: CalendarType) => ButtonLink): ButtonLinks {
  return Object.fromEntries(types.map((type) => [type, linkTo(type)]))
}
