import { calendarNames } from '@kalends/button/calendar-icons'
import { type CalendarType, calendarTypes } from '@kalends/contract'
import { type LinkType, linkTypes } from '../calendar/links.ts'
import type { EventItem } from '../events/events.ts'
import type { PageMessages } from '../messages/messages.ts'
import type { Device } from './device.ts'

export type { CalendarType } from '@kalends/contract'

export function calendarType(text: string): CalendarType | undefined {
  return calendarTypes.find((type) => type === text)
}

/** All other calendar types get a file. */
export function isLinkType(type: CalendarType): type is LinkType {
  return linkTypes.some((each) => each === type)
}

/** Whether a series arrives as it is. Google's iOS app drops the rule of a link, and no link can skip dates. */
export function takesSeries(type: CalendarType, device: Device, { skipped_dates }: EventItem): boolean {
  if (!isLinkType(type)) return true
  return type === 'google' && device.system !== 'ios' && skipped_dates.length === 0
}

/** Product names are the same in every language. Only the plain file has a translated name. */
export function calendarName(type: CalendarType, words: PageMessages): string {
  return type === 'ical' ? words.icalFile : calendarNames[type]
}
