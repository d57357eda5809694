import { calendarTypes } from '@kalends/contract'
import { language, words } from '../words.ts'
import type { Dimension } from './data.ts'

const countries = new Intl.DisplayNames([language], { type: 'region' })

/** What a value of a breakdown is called. */
export function keyName(dimension: Dimension, key: string): string {
  const texts = words.statistics
  if (key === 'other') return texts.other
  if (dimension === 'country') return key === 'unknown' ? texts.unknownCountry : (countryName(key) ?? key)
  if (dimension === 'type' || dimension === 'subscription_type') return calendarName(key)
  if (key === 'none') return dimension === 'referrer' ? texts.noReferrer : texts.noCampaign
  return key
}

function countryName(code: string): string | undefined {
  try {
    return countries.of(code)
  } catch {
    return undefined
  }
}

/** The second of several dates is `google-2`. */
function calendarName(key: string): string {
  const [, type = key, date] = /^(.*?)(?:-(\d+))?$/.exec(key) ?? []
  const known = calendarTypes.find((each) => each === type)
  const name = known ? words.statistics.calendars[known] : type
  return date === undefined ? name : words.statistics.calendarOfDate(name, Number(date))
}
