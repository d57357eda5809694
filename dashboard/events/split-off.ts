import { signal } from '@preact/signals'

/** One date of an event that repeats. */
export interface SeriesDate {
  readonly prokey: string
  /** The day on which it starts in its time zone. */
  readonly day: string
}

const place = 'kalends-split-off'

/** The series and day of events that were a date of a series, by their key. The tab remembers those that were changed in it. */
const origins = signal<Readonly<Record<string, SeriesDate>>>(kept())

/** The date that this event was before. */
export const originOf = (alone: string): SeriesDate | undefined => origins.value[alone]

/** The event that a date of a series has become. */
export function splitOff({ prokey, day }: SeriesDate): string | undefined {
  return Object.entries(origins.value).find(([, each]) => each.prokey === prokey && each.day === day)?.[0]
}

/** Remembers where an event comes from; without a date, forgets it. */
export function setOrigin(alone: string, date?: SeriesDate) {
  const others = Object.entries(origins.value).filter(([key]) => key !== alone)
  origins.value = Object.fromEntries(date ? [...others, [alone, date]] : others)
  try {
    sessionStorage.setItem(place, JSON.stringify(origins.value))
  } catch {
    // Without storage, it is known until the page is loaded again.
  }
}

function kept(): Record<string, SeriesDate> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Record<string, SeriesDate>
  } catch {
    return {}
  }
}
