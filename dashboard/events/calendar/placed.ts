import type { Occurrence } from '@kalends/contract'
import { ownTimeZone } from '../../format.ts'
import { can } from '../../session.ts'
import { type Day, wallOf } from './days.ts'

/** An occurrence on the days of the person's calendar. */
export interface Placed extends Occurrence {
  readonly id: string
  readonly firstDay: Day
  readonly lastDay: Day
  /** Minutes since midnight of the first and the last day. */
  readonly from: number
  readonly until: number
}

/** Whole days stay what they are; times are those of the person's zone. */
export function placed(occurrence: Occurrence): Placed {
  const { starts, ends, timeZone, allDay, prokey, position } = occurrence
  const zone = allDay ? timeZone : ownTimeZone()
  const start = Date.parse(starts)
  const first = wallOf(start, zone)
  // What ends at midnight does not reach into the next day.
  const last = wallOf(Math.max(start, Date.parse(ends) - 1), zone)
  return {
    ...occurrence,
    id: `${prokey} ${position} ${starts}`,
    firstDay: first.day,
    lastDay: last.day,
    from: first.minutes,
    until: last.minutes + 1,
  }
}

/** Longer than a day, or without a time. */
export const isLong = ({ allDay, firstDay, lastDay, starts, ends }: Placed) =>
  allDay || (firstDay !== lastDay && Date.parse(ends) - Date.parse(starts) >= 86_400_000)

/** What follows a rule or moves with the day has no day of its own that could change. */
export const isMovable = (event: Occurrence) => can('editor') && !event.recurring && !isDynamic(event)

/** A date of a series can leave it, and become an event of its own. */
export const isOneOfSeries = (event: Occurrence) =>
  can('editor') && event.recurring && !isDynamic(event) && !event.cancelled

const isDynamic = ({ startDate, endDate }: Occurrence) =>
  startDate.startsWith('today') || (endDate ?? '').startsWith('today')

export const isOn = ({ firstDay, lastDay }: Placed, day: Day) => firstDay <= day && lastDay >= day

export function onDay(all: readonly Placed[], day: Day): Placed[] {
  return all.filter((each) => isOn(each, day)).toSorted(compare)
}

const compare = (one: Placed, other: Placed) =>
  Number(isLong(other)) - Number(isLong(one)) || (one.starts < other.starts ? -1 : one.starts > other.starts ? 1 : 0)

/** The line of each event in a week, so that those of several days stay on one. What finds none of the first `most` shares the next one. */
export function lanesOf(
  week: readonly Day[],
  all: readonly Placed[],
  most = Infinity,
): Map<Day, (Placed | undefined)[]> {
  const lanes = new Map<Day, (Placed | undefined)[]>(week.map((day) => [day, []]))
  const inWeek = all.filter((each) => each.firstDay <= week.at(-1)! && each.lastDay >= week[0]!)
  for (const each of inWeek.toSorted(
    (one, other) => lengthIn(week, other) - lengthIn(week, one) || compare(one, other),
  )) {
    const days = week.filter((day) => isOn(each, day))
    let lane = 0
    while (lane < most && days.some((day) => lanes.get(day)![lane])) lane += 1
    for (const day of days) lanes.get(day)![lane] = each
  }
  return lanes
}

const lengthIn = (week: readonly Day[], each: Placed) =>
  isLong(each) ? week.filter((day) => isOn(each, day)).length + 1 : 1
