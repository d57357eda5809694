import { type Language, type PageMessages, localeOf } from '../messages/messages.ts'
import { formatters, withClock, withFirst } from './date-text.ts'

/** A moment in words, with the short name of its time zone: "Friday, June 11, 2027 at 6:00 PM GMT+2". */
export function momentText(at: number, timeZone: string, language: Language, words: PageMessages): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const options = withClock({ ...day, hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }, words)
  return withFirst(
    formatters(JSON.stringify([localeOf({ language, region: words.region }), options])).format(at),
    language,
  )
}
