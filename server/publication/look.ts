import type { IncomingHttpHeaders } from 'node:http'
import { type Item, Style, calendarTypes, labelSpellings } from '@kalends/contract'
import { memoize } from '../cache/memoize.ts'
import { type Language, preferredLanguage } from '../messages/messages.ts'
import type { CalendarType } from './calendars.ts'
import type { Device } from './device.ts'

type StyleItem = Item<typeof Style>

/** What the style of an event or a group defines for its pages. */
export interface Look {
  readonly language: StyleItem['language']
  /** null: follow the visitor's system. */
  readonly scheme: 'light' | 'dark' | null
  readonly bypassWebViewCheck: boolean
  readonly pastDates: StyleItem['pastDateHandling']
  readonly hidesBranding: boolean
  readonly hidesRichData: boolean
  /** Pictures for search engines. */
  readonly images: readonly string[] | null
  /** Custom texts, each under one spelling of its key. */
  readonly labels: Readonly<Record<string, string>>
  /** Whether an actual style is set rather than the defaults. Only then does it determine the language. */
  readonly isChosen: boolean
  /** The calendars to offer on a device. */
  readonly offered: (device: Device) => CalendarType[]
  /** The style itself, for anything drawn outside our pages. */
  readonly style: StyleItem
}

/** An actual style determines the language; otherwise the visitor does. */
export function languageFor({ isChosen, language }: Look, { headers }: { headers: IncomingHttpHeaders }): Language {
  return isChosen ? language : preferred(headers['accept-language'])
}

const preferred = memoize(preferredLanguage)

/** Without a style the defaults apply, except that the visitor's system chooses between light and dark. */
export function lookOf(style: StyleItem | null): Look {
  const said = style ?? { ...(Style.defaults as StyleItem), options: [...calendarTypes] }
  const lightMode = style?.lightMode ?? 'system'
  return {
    language: said.language,
    scheme: lightMode === 'light' || lightMode === 'dark' ? lightMode : null,
    bypassWebViewCheck: said.bypassWebViewCheck,
    pastDates: said.pastDateHandling,
    hidesBranding: said.hideBranding,
    hidesRichData: said.hideRichData,
    images: said.images,
    labels: spelledAlike(said.customLabels ?? {}),
    isChosen: style !== null,
    offered: (device) => optionsOn(device, said),
    style: said,
  }
}

function spelledAlike(labels: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(labels)
  const others = entries.flatMap(([key, text]) =>
    key in labelSpellings ? [[labelSpellings[key]!, text] as const] : [],
  )
  return Object.fromEntries([...others, ...entries.filter(([key]) => !(key in labelSpellings))])
}

/** On an iPhone the file is labelled Apple, on Android iCal, unless the style has a list for them. */
function optionsOn({ system }: Device, { options, optionsMobile, optionsIOS }: StyleItem) {
  const own = system === 'ios' ? (optionsIOS ?? optionsMobile) : system === 'android' ? optionsMobile : options
  if (own) return inOrder(own)
  const [file, other] = system === 'ios' ? (['apple', 'ical'] as const) : (['ical', 'apple'] as const)
  return inOrder(options.map((type) => (type === other ? file : type)))
}

function inOrder(chosen: readonly CalendarType[]): CalendarType[] {
  return calendarTypes.filter((type) => chosen.includes(type))
}
