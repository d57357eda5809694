import type { ButtonData } from '@kalends/contract'
import { calendarNames, type marks } from './calendar-icons.ts'
import { sortedFor } from './calendar-order.ts'
import type { Happening, announce } from './events.ts'
import type { ButtonMessages } from './messages/messages.ts'
import type { Platform } from './platform.ts'
import type { Settings } from './settings.ts'

export type CalendarType = keyof typeof marks

/** One rendering of a button: its input and its events. */
export interface Scene {
  readonly data: ButtonData
  readonly settings: Settings
  readonly words: ButtonMessages
  readonly platform: Platform
  /** In the shadow root; everything is drawn inside. */
  readonly wrapper: HTMLElement
  /** The id of the button, also used in analytics of the page. */
  readonly id: string
  /** Aborted when the button is redrawn or removed. */
  readonly signal: AbortSignal
  readonly announce: (event: Parameters<typeof announce>[2], happening?: Happening) => void
}

/** The calendars to offer here, in order. The server doesn't know whose computer it is. */
export function calendarsOf({ data, platform }: Scene): readonly CalendarType[] {
  return sortedFor(platform.maker, data.calendars[platform.system] as CalendarType[])
}

/** Why nobody is invited, in words; undefined if nothing is wrong. */
export function stateOf({ data, words }: Pick<Scene, 'data' | 'words'>): string | undefined {
  // A form that is not about a date.
  if (data.rsvp && !data.rsvp.distribution) return undefined
  return data.cancelled ? words.cancelledEvent : data.state === 'over' ? words.expired : undefined
}

export function calendarName(type: CalendarType, { words, settings }: Scene): string {
  return type === 'ical' ? words.calendars.ical : (settings.labels[type] ?? calendarNames[type])
}

/** Event texts may contain placeholders that the page fills: `%%name%%`. */
export function filled(text: string, { settings }: Scene): string {
  return text.replaceAll(/%%([\w-]+)%%/g, (place, name: string) =>
    Object.hasOwn(settings.variables, name) ? settings.variables[name]! : place,
  )
}
