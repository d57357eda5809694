import type { Event, Item } from '@kalends/contract'
import { eventTime } from '../calendar/event-time.ts'
import type { Rule } from '../calendar/recurrence.ts'
import { firstOccurrence } from '../calendar/series.ts'
import { Refusal } from '../refusal.ts'
import type { Settle, Situation } from '../resources/served.ts'
import { blockingReasons } from './children-rule.ts'
import { settleDates, withoutEffect } from './dates.ts'
import { fileNameFault } from './file-name.ts'
import { createGroup, takeSubscription } from './group.ts'
import { ruleOf, settleForm } from './recurrence.ts'
import { type Serials, noSerials, parseSerials } from './serials.ts'
import { chargeUpdate } from './store.ts'

type EventSituation = Situation<typeof Event>

/** The rules of events, on the whole event as it would be saved. */
export const settleEvent: Settle<typeof Event> = async (merged, situation) => {
  const { faults, sent, now, row } = situation
  const { dates, serials } = settleDates(merged.dates, row ? parseSerials(row.serials) : noSerials, faults)
  const event = { ...settleForm(merged, sent, faults), dates, title_event_series: titleOf(merged) }
  const rule = ruleOf(event, faults)
  findings.set(situation, { serials, rule })
  situation.warnings.push(...withoutEffect(dates))

  if (rule !== null && dates.length > 1)
    faults.add('recurrence', 'recurrence does not allow more than one date. Remove it or the other dates.')
  if (event.iCalFileName !== null) {
    const fault = fileNameFault(event.iCalFileName)
    if (fault) faults.add('iCalFileName', `iCalFileName ${fault}.`)
  }
  if (faults.refusal()) return event

  const instant = Temporal.Instant.fromEpochMilliseconds(now)
  if (rule !== null && !firstOccurrence(eventTime(dates[0]!, instant), rule)) {
    const field = event.simplified_recurrence ? 'recurrence_simple_type' : 'recurrence'
    faults.add(field, `${field} must have at least one occurrence; this one never takes place.`)
    return event
  }
  const settled = await settleGroup(event, situation)
  if (row && !faults.refusal()) await chargeUpdate(situation.tx, situation.actor.organization, row)
  return settled
}

/** What the rules found out on the way, for the columns that are derived from the event. */
export const findings = new WeakMap<EventSituation, { serials: Serials; rule: Rule | null }>()

/** A title that says nothing is none. */
function titleOf({ title_event_series: title }: Item<typeof Event>): string | null {
  return title === null || title.trim() === '' ? null : title
}

/** Finds or makes the group of a new event, and keeps out of a group what it cannot hold. */
async function settleGroup(event: Item<typeof Event>, situation: EventSituation): Promise<Item<typeof Event>> {
  const { tx, actor, sent, faults, now, before } = situation
  const newName = sent.new_event_group_name as string | undefined
  if (!before && newName !== undefined) {
    if (event.event_group) {
      faults.add('new_event_group_name', 'new_event_group_name must not be sent together with event_group.')
      return event
    }
    return { ...event, event_group: await createGroup(tx, actor.organization, newName, now) }
  }
  if (!event.event_group) {
    faults.add('event_group', 'event_group is required, or new_event_group_name to make a new group.')
    return event
  }
  const subscription = await takeSubscription(tx, actor.organization, event.event_group, { eventsChange: !before })
  if (subscription === 'external' && !before) {
    throw new Refusal('conflict', 'An external group cannot hold events. Choose another event_group.')
  }
  const reasons = subscription === 'children' ? blockingReasons(event) : []
  if (reasons.length > 0) {
    throw new Refusal('conflict', `The group is a subscription, whose events cannot have: ${reasons.join(', ')}.`, {
      details: { blocking: [{ ...(situation.row && { prokey: situation.row.prokey }), reasons }] },
    })
  }
  return event
}
