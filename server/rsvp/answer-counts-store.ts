import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How many answers these events have, without those whose time to confirm is over. Events without any are left out. */
export async function countAnswersTo(
  db: Kysely<Tables>,
  organization: number,
  events: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (events.length === 0) return new Map()
  const rows = await db
    .selectFrom('rsvp_answer')
    .select((of) => ['event', of.fn.countAll<number>().as('count')])
    .where('organization', '=', organization)
    .where('event', 'in', events)
    .where((of) => of.or([of('pending_until', 'is', null), of('pending_until', '>', now)]))
    .groupBy('event')
    .execute()
  return new Map(rows.map(({ event, count }) => [event, count]))
}

/** The answers to an event or to all events of a group, without sign-ups whose time to confirm is over. */
export async function countAnswers(
  db: Kysely<Tables>,
  {
    organization,
    now,
    column,
    value,
  }: {
    readonly organization: number
    readonly now: number
    readonly column: 'prokey' | 'event_group'
    readonly value: string
  },
): Promise<number> {
  const { count } = await db
    .selectFrom('rsvp_answer')
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('event.organization', '=', organization)
    .where(`event.${column}`, '=', value)
    .where((of) => of.or([of('pending_until', 'is', null), of('pending_until', '>', now)]))
    .executeTakeFirstOrThrow()
  return count
}
