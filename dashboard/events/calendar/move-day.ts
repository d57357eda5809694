import type { Occurrences } from '@kalends/contract'
import { signal } from '@preact/signals'
import { isConflict, v1 } from '../../api.ts'
import { invalidate, patchData } from '../../cache.ts'
import { messageOf, toast } from '../../kit/index.ts'
import { organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { type Mail, mailBack, mailOf, saveOrTell } from '../telling.ts'
import { fullText } from './day-text.ts'
import { addDays, daysBetween, type Day } from './days.ts'
import type { Placed } from './placed.ts'

/** Why the last event could not be moved. */
export const moveFailure = signal<{ readonly title: string; readonly text: string } | undefined>(undefined)
/** The event for which a dialog asks for the day. */
export const movedByDialog = signal<Placed | undefined>(undefined)

/** Moves a date of an event so that the part on `from` comes to lie on `to`, after a question if there are people to tell. */
export async function moveToDay(event: Placed, from: Day, to: Day, key: string) {
  const days = daysBetween(from, to)
  if (days === 0 || isAsking) return
  moveFailure.value = undefined
  if (event.status !== 'published' || !event.rsvp) return move(event, days, key)
  const note = signal('')
  isAsking = true
  try {
    await saveOrTell({
      prokey: event.prokey,
      isCancellation: false,
      note,
      save: (options) => move(event, days, key, mailOf(options, note)).then(() => true),
    })
  } catch (error) {
    failed(event, error)
  } finally {
    isAsking = false
  }
}

/** Whether it is not decided yet where the last event goes. */
let isAsking = false

/** Shows it before the server has saved it. */
async function move(event: Placed, days: number, key: string, mail: Mail = {}) {
  const takeBack = patchData<Occurrences>(key, ({ occurrences, ...rest }) => ({
    ...rest,
    occurrences: occurrences.map((each) =>
      each.prokey === event.prokey && each.position === event.position ? shifted(each, days) : each,
    ),
  }))
  try {
    const etag = await save(event, days, event.etag, mail)
    const back = () =>
      // If attendees got a mail about the move, they get one about its undo.
      save({ ...event, ...shifted(event, days) }, -days, etag, mailBack(mail))
        .then(() => toast(words.common.undone))
        .catch((error: unknown) => failed(event, error))
        .finally(reload)
    toast(words.events.calendar.movedTo(event.name, fullText(addDays(event.firstDay, days))), {
      undo: () => void back(),
    })
  } catch (error) {
    takeBack()
    failed(event, error)
  }
  reload()
}

function failed(event: Placed, error: unknown) {
  const { notMoved, changed } = words.events.calendar
  moveFailure.value = {
    title: notMoved(event.name),
    text: isConflict(error) ? changed : messageOf(error, words.common.reading),
  }
}

/** Returns the new version. */
async function save(
  { prokey, position, startDate, endDate }: Placed,
  days: number,
  etag: string | undefined,
  mail: Mail,
) {
  const date = {
    startDate: addDays(startDate, days),
    ...(endDate !== null && { endDate: addDays(endDate, days) }),
  }
  // Dates change by position; an empty one stays as it is.
  const dates = [...Array.from({ length: position }, () => ({})), date]
  const response = await v1.event.update(prokey, { dates }, { ifMatch: etag, ...mail }).withResponse()
  return response.etag
}

function shifted<T extends Pick<Placed, 'starts' | 'ends' | 'startDate' | 'endDate'>>(event: T, days: number): T {
  const later = (moment: string) => new Date(Date.parse(moment) + days * 86_400_000).toISOString()
  const { starts, ends, startDate, endDate } = event
  return {
    ...event,
    starts: later(starts),
    ends: later(ends),
    startDate: addDays(startDate, days),
    endDate: endDate && addDays(endDate, days),
  }
}

function reload() {
  invalidate(`${organizationId.value}/event`, `${organizationId.value}/home`)
}
