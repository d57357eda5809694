import { isDynamic, momentsOf } from '../calendar/event-time.ts'
import { scheduleOf } from '../calendar/schedule.ts'
import type { EventItem } from '../events/events.ts'
import { soundRule } from '../events/recurrence.ts'
import type { Template } from './form.ts'

const hour = 3_600_000
// Shorter offers would end before most people have read the mail.
const shortest = 600_000

type Limits = Pick<Template, 'expires' | 'offer_hours'>

/**
 * Until when seats that are offered now are held; undefined if it is too late to offer any. If there are several dates, the
 * last one counts: until then people can sign up as well.
 */
export function offerEnd(event: EventItem, template: Limits, now: number): number | undefined {
  const end = Math.min(now + template.offer_hours * hour, lastCall(event, template, now))
  return end - now < shortest ? undefined : end
}

/** Whether there is a waiting list that seats can still be offered to. */
export function hasOpenLine(event: EventItem, template: Template, now: number): boolean {
  return template.waiting_list && template.max !== null && offerEnd(event, template, now) !== undefined
}

/** Whether those in line are offered nothing any more. Unlike for those who want to join, it doesn't matter if seats are left. */
export function isLineClosed(event: EventItem, template: Template | null, now: number): boolean {
  return !template?.waiting_list || offerEnd(event, template, now) === undefined
}

/** Nobody is offered seats later than this. */
export function lastCall({ dates, distribution, ...event }: EventItem, { expires }: Limits, now: number): number {
  const closes = expires === null ? Infinity : Date.parse(expires)
  // A pure form has no date.
  if (!distribution) return closes
  const schedule = scheduleOf(
    dates,
    soundRule({ dates, distribution, ...event }),
    Temporal.Instant.fromEpochMilliseconds(now),
  )
  const starts = dates.map((date, i) => {
    const { time, last } = schedule.dates[i]!
    if (date.status === 'CANCELLED') return -Infinity
    return isDynamic(date) || last === null ? Infinity : momentsOf(last ?? time).start
  })
  return Math.min(closes, Math.max(...starts) - hour)
}
