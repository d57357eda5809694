import type { EventTime } from '../../calendar/event-time.ts'
import { type Language, type PageMessages, withCommas } from '../../messages/messages.ts'
import { type CalendarType, calendarName, isLinkType, takesSeries } from '../../publication/calendars.ts'
import type { DateText } from '../../publication/date-text.ts'
import type { Device } from '../../publication/device.ts'
import type { PublishedDate, PublishedEvent } from '../../publication/event.ts'
import { listWriter } from '../../publication/list-text.ts'
import { recurrenceText } from '../../publication/recurrence-text.ts'
import { type List, type Page, type Row, markOf } from '../page.ts'

/** The input of a page. */
export interface EventView {
  readonly event: PublishedEvent
  readonly type: CalendarType
  readonly device: Device
  readonly words: PageMessages
  readonly language: Language
  /** The calendars that the style offers on this device. */
  readonly offered: readonly CalendarType[]
  readonly dateText: (time: EventTime) => DateText
}

export type EventPage = (view: EventView) => Page

/** For events with several dates and a calendar that takes one at a time. */
export function datesPage(dates: readonly PublishedDate[]): EventPage {
  return (view) => {
    const { event, words, language, device } = view
    const file = device.system === 'ios' ? 'apple' : 'ical'
    const whole = isLinkType(view.type) && event.hasOneFile
    const zone = listWriter(language, words).zone(dates.map(({ time }) => time))
    const rows = (some: readonly PublishedDate[]) => some.map((date) => dateRow(view, date, zone === null))
    const [past, ahead] = [dates.filter(({ isOver }) => isOver), dates.filter(({ isOver }) => !isOver)]
    const isFolded = ahead.length > 0
    return {
      above: event.title,
      ...words.dates,
      lists: [
        { note: zone, rows: rows(isFolded ? ahead : past) },
        ...(isFolded && past.length > 0 ? [{ title: words.event.pastDates, isFolded, rows: rows(past) }] : []),
        ...(whole ? [{ rows: [{ href: event.links.calendar(file), label: words.dates.all }] }] : []),
      ],
    }
  }
}

function dateRow(view: EventView, date: PublishedDate, namesZone: boolean): Row {
  const { position, details, time, isOver } = date
  const isNamedAlike = view.event.dates.every((other) => other.details.name === details.name)
  return {
    href: view.event.links.calendar(view.type, position),
    ...whenRow(view, time, namesZone, isNamedAlike ? [] : [details.name]),
    ...markOf({ status: details.status, isOver }, view.words),
  }
}

function whenRow(
  { words, language, dateText }: EventView,
  when: EventTime,
  namesZone: boolean,
  notes: readonly string[] = [],
): Omit<Row, 'href'> {
  const { zone, tile } = dateText(when)
  const { day, time } = listWriter(language, words).short(when)
  return { label: day, notes: [...notes, time, namesZone ? zone : null].filter((note) => note !== null), tile }
}

/** All calendars, for one date of several. */
export function calendarsPage(date: PublishedDate): EventPage {
  return (view) => {
    const { day, time, zone } = view.dateText(date.time)
    return {
      above: date.details.name,
      title: view.words.add,
      text: withCommas([day, time, zone], view.language),
      lists: [calendarList(view, undefined, view.offered, date.position)],
      ...(followingOf(view.event) && { following: `${view.event.links.page}/cta` }),
    }
  }
}

const followingOf = ({ cta }: PublishedEvent) => cta !== null && cta.type !== 'none'

/** A cancelled date isn't added. Its file removes it from calendars that have it. */
export function calledOffPage(date: PublishedDate): EventPage {
  return (view) => {
    const { event, words, device, dateText } = view
    const { title, text, file } = words.calledOff
    const position = event.dates.length > 1 ? date.position : undefined
    const href = event.links.calendar(device.system === 'ios' ? 'apple' : 'ical', position)
    return {
      above: date.details.name,
      title,
      text,
      lists: [{ rows: [{ href, label: file, notes: [dateText(date.time).day] }] }],
    }
  }
}

/** For series and a calendar whose links cannot express rules. */
export function seriesPage(next: EventTime | undefined): EventPage {
  return (view) => {
    const { event, type, words, device } = view
    const { title, text, whole, next: single } = words.series
    const able = view.offered.filter((each) => takesSeries(each, device, event.item))
    const file = device.system === 'ios' ? 'apple' : 'ical'
    return {
      above: event.title,
      ...(next
        ? { title, text: text(calendarName(type, words)) }
        : { title: words.event.over, text: recurrenceText(event.recurrence!, view.language, words) }),
      lists: [
        calendarList(view, whole, able.length > 0 ? able : [file]),
        ...(next
          ? [{ title: single, rows: [{ href: event.links.calendar(type, 'next'), ...whenRow(view, next, true) }] }]
          : []),
      ],
    }
  }
}

/** For browsers inside apps, which cannot open files. Links work there. */
export function inAppPage(date: PublishedDate | undefined): EventPage {
  return (view) => {
    const { event, type, words, device } = view
    const able = view.offered.filter(
      (each) => isLinkType(each) && (event.rule === null || takesSeries(each, device, event.item)),
    )
    return {
      above: date?.details.name ?? event.title,
      ...words.inApp,
      address: {
        label: words.pageAddress,
        value: `${event.address}${event.links.calendar(type, date?.position)}`,
      },
      lists: able.length > 0 ? [calendarList(view, words.otherCalendars, able, date?.position)] : [],
    }
  }
}

function addLabel(type: CalendarType, words: PageMessages): string {
  const name = calendarName(type, words)
  return type === 'ical' ? name : words.addTo(name)
}

function calendarList(view: EventView, title: string | undefined, types: readonly CalendarType[], date?: number): List {
  return {
    ...(title !== undefined && { title }),
    rows: types.map((type) => ({
      href: view.event.links.calendar(type, date),
      label: view.event.look.labels[type] ?? addLabel(type, view.words),
      calendar: type,
    })),
  }
}
