import { abbreviated } from '@kalends/button/drawing/zone-name'
import { type Language, type PageMessages, localeOf } from '../messages/messages.ts'
import { formatters, withClock, withFirst } from './date-text.ts'

/** A moment in words, with the short name of its time zone: "Friday, June 11, 2027 at 6:00 PM CEST". */
export function momentText(at: number, timeZone: string, language: Language, words: PageMessages): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const options = withClock({ ...day, hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }, words)
  const locale = localeOf({ language, region: words.region })
  const partsIn = (own: string) => formatters(JSON.stringify([own, options])).formatToParts(at)
  const zone = abbreviated(
    language,
    locale,
    (each) => partsIn(each).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  )
  const parts = partsIn(locale).map(({ type, value }) => (type === 'timeZoneName' ? zone : value))
  return withFirst(parts.join(''), language)
}
