import type { EventDate, EventDateInput, EventDatePatch } from '@kalends/contract'

/** A date that is edited, with its position in the saved event; without one, it is new. */
export type EditedDate = EventDate & { readonly position?: number }

const empty: EventDate = {
  name: '',
  startDate: '',
  startTime: null,
  endDate: null,
  endTime: null,
  timeZone: null,
  description: null,
  location: null,
  status: null,
  availability: null,
  organizer_name: '',
  organizer_email: '',
  attendee_name: '',
  attendee_email: '',
}
const fields = Object.keys(empty) as (keyof EventDate)[]

export function editedDates(dates: readonly EventDate[]): EditedDate[] {
  return dates.map((date, position) => ({ ...date, position }))
}

export function newDate(given: Partial<EventDate>): EditedDate {
  return { ...empty, ...given }
}

/**
 * The changes of a list of dates as an update sends them: element n is merged into date n, all null removes it, and
 * others are appended. Undefined if nothing has changed.
 */
export function datesPatch(saved: readonly EditedDate[], edited: readonly EditedDate[]): EventDatePatch[] | undefined {
  const patch = saved.map((before, position): EventDatePatch => {
    const now = edited.find((date) => date.position === position)
    return now ? changed(before, now) : removal
  })
  patch.push(...edited.filter((date) => isNew(date, saved)).map(dateInput))
  while (patch.length > 0 && Object.keys(patch.at(-1)!).length === 0) patch.pop()
  return patch.length === 0 ? undefined : patch
}

/** The position of each date in such a patch, which is how errors name it. */
export function patchPositions(saved: readonly EditedDate[], edited: readonly EditedDate[]): number[] {
  let next = saved.filter(({ position }) => position !== undefined).length
  return edited.map((date) => {
    if (!isNew(date, saved)) return date.position!
    next += 1
    return next - 1
  })
}

/** A date as a create request sends it. */
export function dateInput(date: EditedDate): EventDateInput {
  // Without a start time, a date would last all day: one that was emptied is refused instead.
  const given = fields.filter(
    (field) =>
      (date[field] !== null && date[field] !== '') ||
      field === 'name' ||
      (date.startTime === '' && field === 'startTime'),
  )
  return {
    startDate: date.startDate,
    ...Object.fromEntries(given.map((field) => [field, date[field]])),
  } as EventDateInput
}

/** Sets a field of the first date and of all others that have the same value. */
export function setShared<K extends keyof EventDate>(
  dates: readonly EditedDate[],
  field: K,
  value: EventDate[K],
): EditedDate[] {
  const before = dates[0]![field]
  return dates.map((date) => (date[field] === before ? { ...date, [field]: value } : date))
}

type Times = Pick<EventDate, 'startDate' | 'startTime' | 'endDate' | 'endTime'>

/** Changes times. The end moves along with the start, and an end before the start is on the next day. */
export function setTimes<D extends Times>(date: D, change: Partial<Times>): D {
  const next = { ...date, ...change }
  const isFixed = !isDynamic(date.startDate) && !isDynamic(next.startDate)
  if (
    change.startDate !== undefined &&
    date.endDate !== null &&
    isFixed &&
    isDay(date.startDate) &&
    isDay(next.startDate)
  )
    return { ...next, endDate: addDays(date.endDate, daysBetween(date.startDate, next.startDate)) }
  if (change.startTime !== undefined && date.startTime && date.endTime !== null && next.startTime) {
    const ends = minutes(date.endTime) + minutes(next.startTime) - minutes(date.startTime)
    const days = Math.floor(ends / day)
    const moved = { ...next, endTime: clock(ends - days * day) }
    return days === 0 ? moved : withEndDay(moved, days + (date.endDate === null ? 0 : daysBetweenEnds(date)))
  }
  if (change.endTime !== undefined && next.startTime && isFixed) {
    const wasOvernight = isOvernight(date)
    if (next.endTime === null) return wasOvernight ? withEndDay(next, 0) : next
    const isOneDay = next.endDate === null || next.endDate === next.startDate
    if (next.endTime < next.startTime && isOneDay) return withEndDay(next, 1)
    if (next.endTime >= next.startTime && wasOvernight) return withEndDay(next, 0)
  }
  return next
}

/** Whether it ends on the next day, at an earlier time than it starts. */
export function isOvernight(date: Times): boolean {
  const { startDate, startTime, endDate, endTime } = date
  if (!startTime || endTime === null || endDate === null || !isDay(startDate) || !isDay(endDate)) return false
  return endTime < startTime && daysBetweenEnds(date) === 1
}

/** When a date ends that says nothing about it: an hour after its start. Undefined if that is another day. */
export function openEndOf({ startTime }: Pick<Times, 'startTime'>): string | undefined {
  if (!startTime) return undefined
  const ends = minutes(startTime) + 60
  return ends < day ? clock(ends) : undefined
}

/** All day on or off. Without times of before, it is in the evening. */
export function setAllDay<D extends Times>(
  date: D,
  isAllDay: boolean,
  { startTime, endTime }: Pick<Times, 'startTime' | 'endTime'> = { startTime: '18:00', endTime: '20:00' },
): D {
  const day = isOvernight(date) ? withEndDay(date, 0) : date
  return isAllDay
    ? { ...day, startTime: null, endTime: null }
    : setTimes({ ...day, startTime, endTime: null }, { endTime })
}

/** The same date a week later. */
export function copyOf({ position: _position, ...date }: EditedDate): EditedDate {
  return { ...setTimes(date, isDay(date.startDate) ? { startDate: addDays(date.startDate, 7) } : {}), status: null }
}

export const lastDay = '9999-12-31'
export const isDynamic = (text: string) => text.startsWith('today')
/** The number of `today+N`. */
export const daysAhead = (text: string) => Number(text.slice('today+'.length))
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

export function addDays(text: string, count: number): string {
  if (isDynamic(text)) return `today+${daysAhead(text) + count}`
  const days = new Date(Date.parse(text) + count * 86_400_000).toISOString()
  // Years with more than four digits have a sign.
  return days.startsWith('+') ? lastDay : days.slice(0, 10)
}

function daysBetween(from: string, to: string): number {
  return isDynamic(from) ? daysAhead(to) - daysAhead(from) : (Date.parse(to) - Date.parse(from)) / 86_400_000
}

const daysBetweenEnds = ({ startDate, endDate }: Times) => daysBetween(startDate, endDate ?? startDate)
const withEndDay = <D extends Times>(date: D, days: number): D => ({
  ...date,
  endDate: days === 0 ? null : addDays(date.startDate, days),
})

const day = 24 * 60
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
const clock = (value: number) =>
  `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`

const isNew = ({ position }: EditedDate, saved: readonly EditedDate[]) =>
  position === undefined || saved[position]?.position !== position
const removal = Object.fromEntries(fields.map((field) => [field, null])) as EventDatePatch

function changed(before: EventDate, now: EventDate): EventDatePatch {
  return Object.fromEntries(fields.filter((field) => before[field] !== now[field]).map((field) => [field, now[field]]))
}
