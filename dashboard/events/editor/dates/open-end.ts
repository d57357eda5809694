import { formatClock } from '../../../format.ts'
import { words } from '../../../words.ts'
import { type EditedDate, openEndOf } from '../dates.ts'

/** When a date without an end time ends. */
export function openEndText(date: EditedDate, hasLastDay = false): string {
  const texts = words.editor.when
  const ends = openEndOf(date)
  if (ends === undefined) return hasLastDay ? texts.openEndOfLastDay : texts.openEnd
  const time = formatClock(ends)
  return hasLastDay ? texts.endsOfLastDay(time) : texts.ends(time)
}
