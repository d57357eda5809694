import { address } from './links.ts'

/**
 * The link that subscribes a calendar to a feed, or undefined if no link can. `feed` must be a validated http or https
 * URL; all other hosts are fixed.
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

/** Google's own calendars are addressed by id. */
export function googleCalendarId(feed: URL): string | null {
  return isGoogle(feed) ? feed.searchParams.get('cid') : null
}

/** A Google URL that is a page rather than a feed. Only Google can open it. */
function isGoogleLink(feed: URL): boolean {
  return isGoogle(feed) && !feed.pathname.endsWith('.ics')
}

function isGoogle(feed: URL): boolean {
  return feed.hostname === 'calendar.google.com'
}

/**
 * The scheme that calendar programs register. String replacement, because `URL` does not allow changing http to webcal.
 */
function webcal(feed: URL): string {
  return feed.href.replace(/^https?:/, 'webcal:')
}
