import { ApiError, app, v1 } from '../api.ts'
import { invalidate } from '../cache.ts'
import { organizationId } from '../session.ts'
import { type SeriesDate, setOrigin } from './split-off.ts'

export type { SeriesDate }

/** Cancels the date: the series skips it. */
export const skipDate = ({ prokey, day }: SeriesDate) => changeSkipped(prokey, (days) => [...days, day])

/** The date takes place after all. */
export const bringBackDate = ({ prokey, day }: SeriesDate) =>
  changeSkipped(prokey, (days) => days.filter((each) => each !== day))

async function changeSkipped(prokey: string, change: (days: readonly string[]) => string[]) {
  const { data, etag } = await v1.event.read(prokey).withResponse()
  await v1.event.update(prokey, { skipped_dates: change(data.skipped_dates) }, { ifMatch: etag })
  reloadEvents()
}

/** Makes the date an event of its own, on the same or on another day. Returns the key of the new event. */
export async function detachDate(
  { prokey, day }: SeriesDate,
  { startDate, etag }: { startDate?: string; etag: string | undefined },
): Promise<string> {
  const body = { date: day, ...(startDate !== undefined && { startDate }) }
  const { prokey: alone } = await app.events.detachDate({ prokey, body }, { ifMatch: etag })
  setOrigin(alone, { prokey, day })
  reloadEvents()
  return alone
}

/** Undoes that. The date comes back first, so that it is never lost. */
export async function attachDate(date: SeriesDate, alone: string) {
  await bringBackDate(date)
  await deleteSplitOff(alone)
}

/** Deletes the event that a date became, unless somebody did before. */
export async function deleteSplitOff(alone: string) {
  await v1.event.delete(alone).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  })
  setOrigin(alone)
  reloadEvents()
}

function reloadEvents() {
  invalidate(...['event', 'group', 'home'].map((place) => `${organizationId.value}/${place}`))
}
