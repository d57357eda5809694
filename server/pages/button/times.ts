import { type EventTime, momentsOf } from '../../calendar/event-time.ts'
import { instantText } from '../../http/formats.ts'

/** As moments and as local times. */
export function timeOf(time: EventTime, now: number) {
  const { start, end } = momentsOf(time)
  const state = end <= now ? ('over' as const) : start <= now ? ('now' as const) : ('ahead' as const)
  const moments = { start: instantText(start), end: instantText(end), state }
  if (time.allDay) {
    const [startDate, endDate] = [time.start.toString(), time.end.subtract({ days: 1 }).toString()]
    return { ...moments, startDate, startTime: null, endDate, endTime: null, timeZone: time.zone }
  }
  const [from, to] = [time.start, time.end]
  return {
    ...moments,
    startDate: from.toPlainDate().toString(),
    startTime: from.toPlainTime().toString({ smallestUnit: 'minute' }),
    endDate: to.toPlainDate().toString(),
    endTime: to.toPlainTime().toString({ smallestUnit: 'minute' }),
    timeZone: time.zone,
  }
}
