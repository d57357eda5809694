import { languages } from '@kalends/contract'
import type { Messages } from './en.ts'

export type { DayKind, Messages, PageMessages, RsvpMessages } from './en.ts'
export type Language = (typeof languages)[number]
/** English is written in several ways; without a region, as in the United States. */
export type Region = 'GB' | 'AU'

export async function messagesIn(language: Language): Promise<Messages> {
  return loaded.get(language) ?? load[language]().then((messages) => (loaded.set(language, messages), messages))
}

const loaded = new Map<Language, Messages>()

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'fa' ? 'rtl' : 'ltr'
}

/** One full stop where a name that ends with one, such as "Example Inc.", ends a sentence. */
export function withoutDoubleStop(text: string): string {
  return text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')
}

/** Adds a colon to a label, as the language writes it. */
export function withColon(label: string, language: Language): string {
  const colon = language === 'ja' || language === 'zh' ? '：' : language === 'fr' ? '\u00a0:' : ':'
  return `${label}${colon}`
}

/** Joins day, time and place with the separator of the language. */
export function withCommas(parts: readonly (string | null)[], language: Language): string {
  const comma = language === 'ar' || language === 'fa' ? '، ' : language === 'ja' || language === 'zh' ? ' ' : ', '
  return parts.filter(Boolean).join(comma)
}

/** The supported language that the browser prefers most; English if there is none. */
export function preferredLanguage(header?: string): Language {
  return knownLanguage(header) ?? 'en'
}

/** The same, but undefined if there is none. */
export function knownLanguage(header = ''): Language | undefined {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((wish, position) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const quality = Number(parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean) ?? 1)
      return { language: known(tag.split('-')[0]!), quality, position }
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.position - other.position)
  return wishes[0]?.language
}

/** How dates are written for a visitor who reads English. */
export function regionOf(language: Language, header = ''): Region | undefined {
  if (language !== 'en') return undefined
  const [, region = ''] = /(?:^|,)\s*en-([a-z]{2})\b/i.exec(header.slice(0, 500)) ?? []
  return regions[region.toUpperCase()]
}

/** Countries that write the day before the month, with 24 or 12 hours. */
const regions: Readonly<Record<string, Region>> = { GB: 'GB', IE: 'GB', ZA: 'GB', AU: 'AU', NZ: 'AU', IN: 'AU' }

/** The two parts of a stored locale, such as `en-GB`. Undefined if it is not one of ours. */
export function readLocale(locale: string): { readonly language: Language; readonly region?: Region } | undefined {
  const [code = '', region = ''] = locale.split('-')
  if (!isLanguage(code)) return undefined
  return code === 'en' && (region === 'GB' || region === 'AU') ? { language: code, region } : { language: code }
}

/** For formatters and for `lang`. */
export function localeOf({ language, region }: { language: Language; region?: Region | undefined }): string {
  return region === undefined ? language : `${language}-${region}`
}

/** Norwegian has two written forms with separate codes. */
function known(code: string): Language | undefined {
  const language = code === 'nb' || code === 'nn' ? 'no' : code
  return languages.find((each) => each === language)
}

const load: Record<Language, () => Promise<Messages>> = {
  ar: async () => (await import('./ar.ts')).ar,
  cs: async () => (await import('./cs.ts')).cs,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  et: async () => (await import('./et.ts')).et,
  fa: async () => (await import('./fa.ts')).fa,
  fi: async () => (await import('./fi.ts')).fi,
  fr: async () => (await import('./fr.ts')).fr,
  hi: async () => (await import('./hi.ts')).hi,
  id: async () => (await import('./id.ts')).id,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  nl: async () => (await import('./nl.ts')).nl,
  no: async () => (await import('./no.ts')).no,
  ro: async () => (await import('./ro.ts')).ro,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  sv: async () => (await import('./sv.ts')).sv,
  tr: async () => (await import('./tr.ts')).tr,
  vi: async () => (await import('./vi.ts')).vi,
  zh: async () => (await import('./zh.ts')).zh,
}
