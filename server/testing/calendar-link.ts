import { type DateTexts, eventTime } from '../calendar/event-time.ts'
import type { LinkEvent, LinkType } from '../calendar/links.ts'

export const now = Temporal.Instant.from('2027-01-01T00:00:00Z')

export const evening = {
  startDate: '2027-05-01',
  startTime: '18:00',
  endDate: null,
  endTime: '21:30',
  timeZone: 'Europe/Berlin',
}

export function eventOn(date: DateTexts, more: Partial<LinkEvent> = {}): LinkEvent {
  return {
    time: eventTime(date, now),
    rule: null,
    name: 'Summer party',
    description: null,
    descriptionHtml: null,
    location: null,
    availability: null,
    ...more,
  }
}

export const full: Partial<LinkEvent> = {
  description: 'Come all',
  descriptionHtml: '<p>Come <strong>all</strong></p>',
  location: 'Garden, gate 3',
  availability: 'busy',
}

/** The query parameters of each calendar. */
export const parameters: Record<LinkType, { name: string; description: string }> = {
  google: { name: 'text', description: 'details' },
  ms365: { name: 'subject', description: 'body' },
  outlookcom: { name: 'subject', description: 'body' },
  msteams: { name: 'subject', description: 'content' },
  yahoo: { name: 'title', description: 'desc' },
}
