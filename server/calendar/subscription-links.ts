import { address } from './links.ts'

/**
 * How a calendar subscribes to a feed, or undefined where no link can do it. `feed` is an http or https address that has
 * been checked; every other host is fixed.
 */
export function subscriptionLink(type: string, feed: URL, name: string): string | undefined {
  if (isGoogleLink(feed) && type !== 'google') return undefined
  switch (type) {
    case 'apple':
    case 'ical':
      return webcal(feed)
    case 'google':
      return address('https://calendar.google.com/calendar/u/0/r', { cid: googleCalendarId(feed) ?? webcal(feed) })
    case 'ms365':
      return address('https://outlook.office.com/calendar/0/addfromweb/', { url: webcal(feed), name })
    case 'outlookcom':
      return address('https://outlook.live.com/calendar/0/addfromweb/', { url: webcal(feed), name })
    default:
      return undefined
  }
}

/** A calendar that is Google's own is named by its id. */
export function googleCalendarId(feed: URL): string | null {
  return isGoogle(feed) ? feed.searchParams.get('cid') : null
}

/** An address at Google that is a page and no feed: nobody else can read it. */
function isGoogleLink(feed: URL): boolean {
  return isGoogle(feed) && !feed.pathname.endsWith('.ics')
}

function isGoogle(feed: URL): boolean {
  return feed.hostname === 'calendar.google.com'
}

/** The scheme that calendar programs answer to. Written by hand: a URL does not let go of http. */
function webcal(feed: URL): string {
  return feed.href.replace(/^https?:/, 'webcal:')
}
