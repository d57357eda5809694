import { ApiError, app, v1 } from '../api.ts'
import { invalidate, useData } from '../cache.ts'
import { organizationId } from '../session.ts'
import { eventKey } from './event.ts'
import type { Mail } from './telling.ts'

/** One date of an event that repeats. */
export interface SeriesDate {
  readonly prokey: string
  /** The day on which it starts in its time zone. */
  readonly day: string
}

/** The series that an event comes from, and the events that its own dates have become. */
export const useSeriesDates = (prokey: string) =>
  useData(`${eventKey(prokey)}/series-dates`, (signal) => app.events.seriesDates({ prokey }, { signal }))

/** Cancels the date: the series skips it. */
export const skipDate = ({ prokey, day }: SeriesDate, mail: Mail = {}) =>
  changeSkipped(prokey, (days) => [...days, day], mail)

/** The date takes place after all. */
export const bringBackDate = ({ prokey, day }: SeriesDate, mail: Mail = {}) =>
  changeSkipped(prokey, (days) => days.filter((each) => each !== day), mail)

async function changeSkipped(prokey: string, change: (days: readonly string[]) => string[], mail: Mail) {
  const { data, etag } = await v1.event.read(prokey).withResponse()
  await v1.event.update(prokey, { skipped_dates: change(data.skipped_dates) }, { ifMatch: etag, ...mail })
  reloadEvents()
}

/** Makes the date an event of its own, on the same or on another day. Returns the key of the new event. */
export async function detachDate(
  { prokey, day }: SeriesDate,
  { startDate, etag }: { startDate?: string; etag: string | undefined },
): Promise<string> {
  const body = { date: day, ...(startDate !== undefined && { startDate }) }
  const { prokey: alone } = await app.events.detachDate({ prokey, body }, { ifMatch: etag })
  reloadEvents()
  return alone
}

/** Undoes that, even if somebody has deleted the event meanwhile. */
export async function attachDate(date: SeriesDate, alone: string) {
  try {
    await app.events.attachDate({ prokey: alone })
    reloadEvents()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    await bringBackDate(date)
  }
}

function reloadEvents() {
  invalidate(...['event', 'group', 'home'].map((place) => `${organizationId.value}/${place}`))
}
