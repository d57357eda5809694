import { type Event, type EventDate, Group } from '@kalends/contract'
import { scheduleOf } from '../calendar/schedule.ts'
import { Refusal } from '../refusal.ts'
import { unknownReference } from '../resources/references.ts'
import type { Settle, Situation } from '../resources/served.ts'
import { columnsOf } from './columns.ts'
import { settleDates, withoutEffect } from './dates.ts'
import { blockingReasons, createGroup, takeGroup } from './group.ts'
import { fileNameFault } from './ics.ts'
import { ruleOf, settleForm } from './recurrence.ts'
import { noSerials, parseSerials } from './serials.ts'
import { type EventItem, chargeUpdate } from './store.ts'

/** The rules of events, on the whole event as it would be saved, and the columns that follow from it. */
export const settleEvent: Settle<typeof Event> = async (merged, situation) => {
  const { faults, sent, now, row, before, key } = situation
  const subscription = await subscriptionOf(merged, situation)
  // A create request without dates is told what else is wrong with it.
  const given = (merged.dates as EventDate[] | undefined) ?? []
  const { dates, serials } = settleDates(
    given,
    row ? parseSerials(row.serials, before!.dates.length) : noSerials,
    faults,
  )
  const event = { ...settleForm(merged, sent, faults), dates, title_event_series: titleOf(merged) }
  const rule = ruleOf(event, faults)
  situation.warnings.push(...withoutEffect(dates))

  if (rule !== null && dates.length > 1)
    faults.add('recurrence', 'recurrence does not allow more than one date. Remove it or the other dates.')
  if (event.iCalFileName !== null) {
    const fault = fileNameFault(event.iCalFileName)
    if (fault) faults.add('iCalFileName', `iCalFileName ${fault}.`)
  }
  if (faults.refusal()) return { item: event }

  const schedule = scheduleOf(dates, rule, Temporal.Instant.fromEpochMilliseconds(now))
  if (schedule.dates.some(({ first }) => first === undefined)) {
    const field = event.simplified_recurrence ? 'recurrence_simple_type' : 'recurrence'
    faults.add(field, `${field} must have at least one occurrence; this one never takes place.`)
    return { item: event }
  }
  refuseConflict(event, subscription, situation)
  const item = { ...event, event_group: event.event_group ?? (await newGroup(situation)) }
  if (row) await chargeUpdate(situation.tx, situation.actor.organization, row)
  return { item, columns: columnsOf(item, { prokey: key as string, serials, schedule, now, before, row }) }
}

/** A title that says nothing is none. */
function titleOf({ title_event_series: title }: EventItem): string | null {
  return title === null || title.trim() === '' ? null : title
}

/** The mode of the group that the event is in or enters; null for one that is still to be made. */
async function subscriptionOf(event: EventItem, { tx, actor, sent, faults, before }: Situation<typeof Event>) {
  const group = event.event_group as string | undefined
  if (sent.new_event_group_name !== undefined) {
    if (group) faults.add('new_event_group_name', 'new_event_group_name must not be sent together with event_group.')
    return null
  }
  if (!group) {
    faults.add('event_group', 'event_group is required, or new_event_group_name to make a new group.')
    return null
  }
  const subscription = await takeGroup(tx, actor.organization, group, { eventsChange: !before })
  if (subscription === undefined) faults.add('event_group', unknownReference('event_group', Group))
  return subscription
}

function newGroup({ tx, actor, sent, now }: Situation<typeof Event>): Promise<string> {
  return createGroup(tx, actor.organization, sent.new_event_group_name as string, now)
}

/** Keeps out of a group what it cannot hold. */
function refuseConflict(
  event: EventItem,
  subscription: string | null | undefined,
  { before, row }: Situation<typeof Event>,
) {
  if (subscription === 'external' && !before) {
    throw new Refusal('conflict', 'An external group cannot hold events. Choose another event_group.')
  }
  const reasons = subscription === 'children' ? blockingReasons(event) : []
  if (reasons.length === 0) return
  throw new Refusal('conflict', `The group is a subscription, whose events cannot have: ${reasons.join(', ')}.`, {
    details: { blocking: [{ ...(row && { prokey: row.prokey }), reasons }] },
  })
}
