import { type Event, type EventDate, Group } from '@kalends/contract'
import type { Kysely } from 'kysely'
import { settleSlug } from '../addresses/slugs.ts'
import { years } from '../calendar/days.ts'
import { isDynamic } from '../calendar/event-time.ts'
import type { Rule } from '../calendar/rule.ts'
import { scheduleOf } from '../calendar/schedule.ts'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import { Faults, Refusal } from '../refusal.ts'
import { unknownReference } from '../resources/references.ts'
import type { Row } from '../resources/row.ts'
import type { Settle, Situation } from '../resources/served.ts'
import { columnsOf } from './columns.ts'
import { checkText, settleDates, withRemoved, withoutEffect } from './dates.ts'
import { blockingReasons, createGroup, takeGroup } from './group.ts'
import { fileNameFault } from './ics.ts'
import { ruleOf, settleForm, withSkipped } from './recurrence.ts'
import { settleSkipped } from './skipped-dates.ts'
import { noSerials, parseSerials } from './serials.ts'
import { type EventItem, chargeUpdate, eventStore, isRsvpEvent, modeOf } from './store.ts'

/** Validates the whole event as it would be saved, and computes its derived columns. */
export const settleEvent: Settle<typeof Event> = async (merged, situation) => {
  const { faults, now, row, before, key, tx, actor } = situation
  const { event, serials, schedule } = settleFields(merged, situation)
  if (!before) await checkGroup(event, situation)
  await settleSlug(event, situation)
  if (!schedule || faults.refusal() || situation.isRefused) return { item: event }

  if (before) await keepInGroup(event, situation)
  const { operation, event_group } = event.event_group
    ? { operation: undefined, event_group: event.event_group }
    : await newGroup(situation)
  const item = { ...event, event_group }
  if (row && !situation.isPreview) await chargeUpdate(tx, actor.organization, row)
  const columns = columnsOf(item, { prokey: key as string, serials, schedule, now, before, row })
  return event.event_group && !before
    ? { item, columns, entry: entryOf(item, situation) }
    : { item, columns, operation }
}

/** Validates the event without its group. Without a schedule, faults were found. */
function settleFields(merged: EventItem, { faults, sent, now, row, before, warnings }: Situation<typeof Event>) {
  // If a create request has no dates, report its other faults as well.
  const given = (merged.dates as EventDate[] | undefined) ?? []
  const known = row ? parseSerials(row.serials, before!.dates.length) : noSerials
  const { dates, serials: numbers } = settleDates(given, known, faults, before?.dates)
  const serials = before ? withRemoved(numbers, known, before, now) : numbers
  checkText(dates, before?.dates, faults)
  const event = { ...settleForm(merged, sent, faults), dates, title_event_series: titleOf(merged) }
  const rule = ruleOf(event, faults)
  warnings.push(...withoutEffect(dates))
  if (!event.distribution && !isRsvpEvent(event)) warnings.push('distribution has no effect without rsvp.')

  if (rule !== null && dates.length > 1)
    faults.add('recurrence', 'recurrence does not allow more than one date. Remove it or the other dates.')
  if (event.iCalFileName !== null) {
    const fault = fileNameFault(event.iCalFileName)
    if (fault) faults.add('iCalFileName', `iCalFileName ${fault}.`)
  }
  if (faults.refusal()) return { event, serials }
  const isOldEnd = rule !== null && endsOnDayAlready(event, before)
  if (rule !== null && !isOldEnd) checkEnd(rule, event, before, faults)
  if (faults.refusal()) return { event, serials }

  const instant = Temporal.Instant.fromEpochMilliseconds(now)
  const unskipped = scheduleOf(dates, rule, instant)
  if (!isOldEnd && unskipped.dates.some(({ first }) => first === undefined)) {
    const field = event.simplified_recurrence ? 'recurrence_simple_type' : 'recurrence'
    faults.add(field, `${field} must have at least one occurrence; this rule never occurs.`)
  }
  if (faults.refusal()) return { event, serials }
  const skipped_dates = settleSkipped(merged.skipped_dates, unskipped, dates, sent, faults)
  const skipping = rule && withSkipped(rule, skipped_dates)
  const schedule = skipping === rule ? unskipped : scheduleOf(dates, skipping, instant)
  return { event: { ...event, skipped_dates }, serials, schedule }
}

/** A dynamic date eventually moves past the last day of its rule, and then no occurrence would be left. */
function checkEnd({ until }: Rule, event: EventItem, before: EventItem | undefined, faults: Faults) {
  if (until === null) return
  if (event.dates.some(isDynamic))
    faults.add(
      'recurrence',
      'recurrence must end by COUNT and not by UNTIL while a date is dynamic: today+N moves past any day.',
    )
  if (event.recurrence !== before?.recurrence && Number(until.slice(0, 4)) > years.last)
    faults.add('recurrence', `recurrence must have UNTIL before the year ${years.last + 1}.`)
}

/** Whether the event was stored with a dynamic date and this same rule before that was refused. */
function endsOnDayAlready({ recurrence, dates }: EventItem, before: EventItem | undefined): boolean {
  const wasSo = before?.recurrence?.includes('UNTIL=') && before.dates.some(isDynamic)
  return wasSo === true && recurrence === before?.recurrence && dates.some(isDynamic)
}

function titleOf({ title_event_series: title }: EventItem): string | null {
  return title === null || title.trim() === '' ? null : title
}

/**
 * An existing event stays in its group, whose mode must not change until the transaction ends if the event could not be in a
 * subscription. Otherwise events of a group would wait for each other.
 */
async function keepInGroup(event: EventItem, situation: Situation<typeof Event>) {
  if (blockingReasons(event).length === 0) return
  const { tx, actor } = situation
  const subscription = await takeGroup(tx, actor.organization, event.event_group, { eventsChange: false })
  if (subscription !== undefined) refuseConflict(event, subscription, situation)
}

/** Validates how a new event names its group. Whether the group accepts the event is checked on insert. */
async function checkGroup({ event_group: group }: EventItem, situation: Situation<typeof Event>) {
  const { tx, actor, sent, faults, isRefused } = situation
  if (sent.new_event_group_name !== undefined) {
    if (group) faults.add('new_event_group_name', 'new_event_group_name must not be sent together with event_group.')
  } else if (!group) {
    faults.add('event_group', 'event_group is required, or new_event_group_name to create a new group.')
  } else if (isRefused || faults.refusal()) {
    if ((await modeOf(tx, actor.organization, group)) === undefined) faults.add('event_group', unknownGroup)
  }
}

const unknownGroup = unknownReference('event_group', Group)

function entryOf(event: EventItem, situation: Situation<typeof Event>) {
  const { tx, actor, faults, warnings } = situation
  const { event_group: key } = event
  const allowed = blockingReasons(event).length === 0 ? ['no', 'children'] : ['no']
  return {
    into: Group,
    key,
    column: 'subscription',
    allowed,
    refuse: async (): Promise<never> => {
      const subscription = await modeOf(tx, actor.organization, key)
      if (subscription !== undefined) refuseConflict(event, subscription, situation)
      else faults.add('event_group', unknownGroup)
      throw (
        faults.refusal(warnings) ?? new Refusal('conflict', 'The group was changed at the same time. Please try again.')
      )
    },
  }
}

function newGroup({ tx, actor, sent, now }: Situation<typeof Event>) {
  return createGroup(tx, actor, sent.new_event_group_name as string, now)
}

/** Puts an existing or restored event back into its group. */
export async function rejoinGroup(tx: Transaction, organization: OrganizationId, event: EventItem) {
  const subscription = await takeGroup(tx, organization, event.event_group, { eventsChange: true })
  if (subscription === undefined) throw new Refusal('conflict', unknownGroup)
  refuseConflict(event, subscription, {})
}

/** Locks the groups of an event that changes from one to the other, and refuses what its new group cannot contain. */
export async function changeGroup(tx: Transaction, organization: OrganizationId, row: Row, to: string) {
  const event = eventStore.item(row) as EventItem
  const modes = new Map<string, string | undefined>()
  // In a fixed order: moves in opposite directions would deadlock otherwise.
  for (const group of [event.event_group, to].toSorted())
    modes.set(group, await takeGroup(tx, organization, group, { eventsChange: true }))
  refuseConflict(event, existing(modes.get(to)), { row })
}

/** Refuses a group that can hold no event at all. */
export async function refuseTarget(db: Kysely<Tables>, organization: OrganizationId, group: string) {
  if (existing(await modeOf(db, organization, group)) === 'external') throw externalGroup()
}

function existing(subscription: string | undefined): string {
  if (subscription !== undefined) return subscription
  const faults = new Faults()
  faults.add('event_group', unknownGroup)
  throw faults.refusal()!
}

const externalGroup = () => new Refusal('conflict', 'An external group cannot hold events. Choose another event_group.')

/** Refuses events that the group cannot contain. */
function refuseConflict(
  event: EventItem,
  subscription: string,
  { before, row }: Partial<Pick<Situation<typeof Event>, 'before' | 'row'>>,
) {
  if (subscription === 'external' && !before) throw externalGroup()
  const reasons = subscription === 'children' ? blockingReasons(event) : []
  if (reasons.length === 0) return
  throw new Refusal('conflict', `The group is a subscription, whose events cannot have: ${reasons.join(', ')}.`, {
    details: { blocking: [{ ...(row && { prokey: row.prokey }), reasons }] },
  })
}
