import { googleCalendarId, subscriptionLink } from '../../calendar/subscription-links.ts'
import type { PageMessages } from '../../messages/messages.ts'
import { type CalendarType, calendarName } from '../../publication/calendars.ts'
import type { Device } from '../../publication/device.ts'
import type { PublishedGroup } from '../../publication/group.ts'
import type { List, Page } from '../page.ts'

export interface SubscriptionVisit {
  readonly group: PublishedGroup
  readonly feed: URL
  readonly type: CalendarType
  readonly device: Device
}

export interface SubscriptionView {
  readonly words: PageMessages
  readonly offered: readonly CalendarType[]
}

export type SubscriptionAnswer = { redirect: string } | { page: (view: SubscriptionView) => Page }

/** Where a subscription link leads: to the calendar, or to a page with the address to copy. */
export function subscriptionAnswer(visit: SubscriptionVisit): SubscriptionAnswer {
  const { type, feed, group, device } = visit
  const link = subscriptionLink(type, feed, group.item.name)
  if (link === undefined) return { page: byHandPage(visit) }
  if (type === 'apple' || type === 'ical') {
    // Android has no app for webcal, but it can open the file.
    if (device.system === 'android' && !device.inApp) return { redirect: feed.href }
    if (device.inApp) return { page: elsewherePage(visit, 'inApp') }
    if (device.system === 'ios' && !device.isSafari) return { page: elsewherePage(visit, 'safari', link) }
  }
  return isOnComputerOnly(visit) ? { page: onComputerPage(visit, link) } : { redirect: link }
}

/** Whether this calendar can subscribe to it: by a link or, in Yahoo, by hand. */
export function canSubscribe(type: CalendarType, feed: URL): boolean {
  return subscriptionLink(type === 'yahoo' ? 'ical' : type, feed, '') !== undefined
}

/** Outlook's form for it is made for large screens, and Google's app on Android knows only calendars of Google. */
function isOnComputerOnly({ type, feed, device }: SubscriptionVisit): boolean {
  if (type === 'ms365' || type === 'outlookcom') return device.system !== 'desktop'
  return type === 'google' && device.system === 'android' && googleCalendarId(feed) === null
}

function byHandPage(visit: SubscriptionVisit) {
  return ({ words, offered }: SubscriptionView): Page => {
    const { title, byHand, cannot } = words.subscribe
    const calendar = calendarName(visit.type, words)
    const isYahoo = visit.type === 'yahoo' && canSubscribe('yahoo', visit.feed)
    return {
      above: visit.group.item.name,
      title,
      text: isYahoo ? byHand(calendar) : cannot(calendar),
      address: feedAddress(visit, words),
      lists: [
        ...(isYahoo ? [{ rows: [{ href: 'https://calendar.yahoo.com/', label: calendar }] }] : []),
        ...otherCalendars(visit, words, offered),
      ],
    }
  }
}

function onComputerPage(visit: SubscriptionVisit, link: string) {
  return ({ words, offered }: SubscriptionView): Page => ({
    above: visit.group.item.name,
    title: words.subscribe.title,
    text: words.subscribe.onComputer(calendarName(visit.type, words)),
    address: feedAddress(visit, words),
    lists: [{ rows: [{ href: link, label: words.anyway }] }, ...otherCalendars(visit, words, offered)],
  })
}

/** For browsers that cannot hand over to apps: the page must be opened in another browser. */
function elsewherePage(visit: SubscriptionVisit, why: 'inApp' | 'safari', link?: string) {
  return ({ words }: SubscriptionView): Page => ({
    above: visit.group.item.name,
    ...words[why],
    address: {
      label: words.pageAddress,
      value: `${visit.group.address}${visit.group.links.subscription(visit.type)}`,
    },
    lists: link === undefined ? [] : [{ rows: [{ href: link, label: words.anyway }] }],
  })
}

function otherCalendars(visit: SubscriptionVisit, words: PageMessages, offered: readonly CalendarType[]): List[] {
  const able = offered.filter(
    (type) =>
      type !== visit.type &&
      subscriptionLink(type, visit.feed, visit.group.item.name) !== undefined &&
      !isOnComputerOnly({ ...visit, type }),
  )
  const rows = able.map((type) => ({
    href: visit.group.links.subscription(type),
    label: words.group.subscribeWith(calendarName(type, words)),
    calendar: type,
  }))
  return rows.length > 0 ? [{ title: words.otherCalendars, rows }] : []
}

function feedAddress({ feed }: SubscriptionVisit, words: PageMessages) {
  return { label: words.subscribe.address, value: feed.href }
}
