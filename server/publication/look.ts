import type { IncomingHttpHeaders } from 'node:http'
import { type Item, Style, calendarTypes, labelSpellings } from '@kalends/contract'
import { memoize } from '../cache/memoize.ts'
import { type Language, preferredLanguage } from '../messages/messages.ts'
import type { CalendarType } from './calendars.ts'
import type { Device } from './device.ts'

type StyleItem = Item<typeof Style>

/** What the style of an event or a group says about its pages. */
export interface Look {
  readonly language: StyleItem['language']
  /** null: as the visitor's system has it. */
  readonly scheme: 'light' | 'dark' | null
  readonly bypassWebViewCheck: boolean
  readonly pastDates: StyleItem['pastDateHandling']
  readonly hidesBranding: boolean
  readonly hidesRichData: boolean
  /** Pictures for search engines. */
  readonly images: readonly string[] | null
  /** Texts in place of ours, each under one spelling of its key. */
  readonly labels: Readonly<Record<string, string>>
  /** Whether it is a style that says so, and not a default: only then it decides about the language. */
  readonly isChosen: boolean
  /** The calendars to offer on a device. */
  readonly offered: (device: Device) => CalendarType[]
  /** The style itself, for what is drawn elsewhere than on our pages. */
  readonly style: StyleItem
}

/** The style decides about the language where there is one, else the visitor. */
export function languageFor({ isChosen, language }: Look, { headers }: { headers: IncomingHttpHeaders }): Language {
  return isChosen ? language : preferred(headers['accept-language'])
}

const preferred = memoize(preferredLanguage)

/** Without a style the defaults are used, except that the visitor's system decides between light and dark. */
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

/** An iPhone calls the file Apple and Android calls it iCal, unless the style has a list for them. */
function optionsOn({ system }: Device, { options, optionsMobile, optionsIOS }: StyleItem) {
  const own = system === 'ios' ? (optionsIOS ?? optionsMobile) : system === 'android' ? optionsMobile : options
  if (own) return inOrder(own)
  const [file, other] = system === 'ios' ? (['apple', 'ical'] as const) : (['ical', 'apple'] as const)
  return inOrder(options.map((type) => (type === other ? file : type)))
}

function inOrder(chosen: readonly CalendarType[]): CalendarType[] {
  return calendarTypes.filter((type) => chosen.includes(type))
}
