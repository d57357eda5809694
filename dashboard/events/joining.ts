import { app } from '../api.ts'
import { formatDay } from '../format.ts'
import { confirm, toast, untilDone } from '../kit/index.ts'
import { words } from '../words.ts'
import { type SeriesDate, attachDate } from './series-dates.ts'

/** The events that a date of a series has become. Somebody may have changed it just now, so it is looked up. */
export async function separateEvents({ prokey, day }: SeriesDate) {
  const { separate } = await app.events.seriesDates({ prokey })
  return separate.filter(({ date }) => date === day)
}

/**
 * Brings a date back that became an event of its own. It would be there twice, so that event is deleted, after a question.
 * Returns whether it was done.
 */
export async function joinAgain(
  date: SeriesDate,
  separate: Awaited<ReturnType<typeof separateEvents>>,
): Promise<boolean> {
  const texts = words.events.series
  const day = formatDay(`${date.day}T00:00Z`, 'UTC')
  const rsvps = separate.reduce((sum, each) => sum + each.rsvps, 0)
  if (!(await confirm({ ...texts.joinAgain(day, rsvps), isDangerous: true }))) return false
  const isDone = await untilDone(async () => {
    for (const { prokey } of separate) await attachDate(date, prokey)
  })
  if (isDone) toast(texts.joined(day))
  return isDone
}
