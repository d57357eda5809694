import type { EventTime } from '../../calendar/event-time.ts'
import { type LinkType, calendarLink } from '../../calendar/links.ts'
import { plainText } from '../../calendar/plain-text.ts'
import type { Asset } from '../../http/asset.ts'
import { type CalendarType, isLinkType, takesSeries } from '../../publication/calendars.ts'
import type { Device } from '../../publication/device.ts'
import type { PublishedDate, PublishedEvent } from '../../publication/event.ts'
import { type EventPage, calledOffPage, datesPage, inAppPage, seriesPage } from './event-pages.ts'

export type EventAnswer =
  | { redirect: string; position?: number | undefined }
  | { file: () => Promise<Asset>; position?: number | undefined }
  | { page: EventPage }

export interface EventVisit {
  readonly event: PublishedEvent
  readonly type: CalendarType
  readonly device: Device
  /** The query of the address. */
  readonly asked: Readonly<Record<string, unknown>>
}

/** Where a direct link leads: into the calendar, to a file, or to a page that says why neither is possible. */
export function eventAnswer(visit: EventVisit): EventAnswer {
  return isLinkType(visit.type) ? linkAnswer(visit, visit.type) : fileAnswer(visit)
}

function linkAnswer(visit: EventVisit, type: LinkType): EventAnswer {
  const { event, device } = visit
  const chosen = chosenDate(visit)
  if (!chosen && event.dates.length > 1) return { page: datesPage(event.datesShown()) }

  const { date, time } = chosen ?? { date: event.dates[0]!, time: event.dates[0]!.time }
  if (date.details.status === 'CANCELLED') return { page: calledOffPage(date) }
  const rule = chosen ? null : event.rule
  if (rule !== null && !takesSeries(type, device, event.item)) return { page: seriesPage(event.next()) }
  const { name, description, location, availability } = date.details
  const html = description?.includes('<') ? description : null
  const text = description === null ? null : plainText(description)
  const filled = { time, rule, name, description: text, descriptionHtml: html, location, availability }
  const redirect = calendarLink(type, filled, device.system === 'desktop' ? 'desktop' : 'mobile')
  return { redirect, position: chosen?.date.position }
}

function fileAnswer(visit: EventVisit): EventAnswer {
  const { event, device } = visit
  const chosen = event.dates.length > 1 ? chosenDate(visit) : undefined
  if (device.inApp && !event.look.bypassWebViewCheck) return { page: inAppPage(chosen?.date) }
  if (chosen) return { file: () => event.file(chosen.date.position), position: chosen.date.position }
  return event.hasOneFile ? { file: () => event.file() } : { page: datesPage(event.datesShown()) }
}

/**
 * The date with the position in `date=2`, or the next one of a series for `date=next`. Other buttons send `sub-event`, which
 * counts from 0 in chronological order. Values that name no date are ignored.
 */
function chosenDate(visit: EventVisit): { date: PublishedDate; time: EventTime } | undefined {
  const { event, asked } = visit
  if (event.rule !== null && asked.date === 'next') {
    const time = event.next()
    return time && { date: event.dates[0]!, time }
  }
  const date =
    asked.date === undefined ? event.datesShown()[numberIn(asked['sub-event'])] : event.dates[numberIn(asked.date) - 1]
  return date && { date, time: date.time }
}

function numberIn(value: unknown): number {
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : -1
}
