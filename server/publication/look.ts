import type { IncomingHttpHeaders } from 'node:http'
import { sortedFor } from '@kalends/button/calendar-order'
import { type Item, Style, calendarTypes, labelSpellings, languages } from '@kalends/contract'
import { memoize } from '../cache/memoize.ts'
import { type Language, knownLanguage } from '../messages/messages.ts'
import type { CalendarType } from './calendars.ts'
import type { Device } from './device.ts'

type StyleItem = Item<typeof Style>

/** What the style of an event or a group and the settings of its organization define for its pages. */
export interface Look {
  readonly language: StyleItem['language']
  /** For visitors whose languages we don't have, if no style determines the language. */
  readonly fallbackLanguage: Language
  /** How hours are written; undefined: as usual in the language. */
  readonly timeFormat: '12' | '24' | undefined
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

/** An actual style determines the language; otherwise the visitor does, then the organization. */
export function languageFor(
  { isChosen, language, fallbackLanguage }: Look,
  { headers }: { headers: IncomingHttpHeaders },
): Language {
  return isChosen ? language : (preferred(headers['accept-language']) ?? fallbackLanguage)
}

const preferred = memoize(knownLanguage)

type PageSettings = { readonly language: string | null; readonly time_format: string | null }

/** Without a style the defaults apply, except that the visitor's system chooses between light and dark. */
export function lookOf(style: StyleItem | null, organization?: PageSettings): Look {
  const said = style ?? { ...(Style.defaults as StyleItem), options: [...calendarTypes] }
  const timeFormat = organization?.time_format
  const lightMode = style?.lightMode ?? 'system'
  return {
    language: said.language,
    fallbackLanguage: languages.find((each) => each === organization?.language) ?? 'en',
    timeFormat: timeFormat === '12' || timeFormat === '24' ? timeFormat : undefined,
    scheme: lightMode === 'light' || lightMode === 'dark' ? lightMode : null,
    bypassWebViewCheck: said.bypassWebViewCheck,
    pastDates: said.pastDateHandling,
    hidesBranding: said.hideBranding,
    hidesRichData: said.hideRichData,
    images: said.images,
    labels: spelledAlike(said.customLabels ?? {}),
    isChosen: style !== null,
    offered: (device) => sortedFor(device.maker, optionsOn(device, said)),
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
