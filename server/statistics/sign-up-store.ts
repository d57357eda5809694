import type { Database, Value } from '../database/open.ts'
import { dayLength } from './dimensions.ts'
import type { Range } from './parts.ts'

/** RSVPs of an organization, of a group or of one event, by the day they were made on. */
export interface SignUpQuestion {
  readonly organization: number
  readonly group: string | null
  readonly event: string | null
  /** Undefined: all time. */
  readonly range: Range | undefined
}

// Pending RSVPs may still vanish, and those who declined did not sign up.
const isSignUp = "status in ('confirmed', 'undecided')"

/** Counts sign-ups by day. */
export function signUpCounter(database: Database) {
  const statements = new Map<string, (...values: Value[]) => Row[] | Promise<Row[]>>()
  return async (question: SignUpQuestion): Promise<ReadonlyMap<number, number>> => {
    const { where, values } = conditionOf(question)
    const text = `select created / ${dayLength} as day, count(*) as total from rsvp_answer where organization = ? and ${where} group by created / ${dayLength}`
    const run = statements.get(text) ?? database.statement<Row>(text)
    statements.set(text, run)
    return new Map((await run(...values)).map(({ day, total }) => [day, total]))
  }
}

interface Row {
  readonly day: number
  readonly total: number
}

/** Counts the sign-ups of each of these events. */
export function signUpsByEvent(database: Database) {
  return async (
    question: Omit<SignUpQuestion, 'group' | 'event'>,
    events: readonly string[],
  ): Promise<ReadonlyMap<string, number>> => {
    if (events.length === 0) return new Map()
    const { where, values } = conditionOf({ ...question, group: null, event: null })
    const among = events.map(() => '?').join()
    const rows = await database.statement<{ event: string; total: number }>(
      `select event, count(*) as total from rsvp_answer where organization = ? and ${where} and event in (${among}) group by event`,
    )(...values, ...events)
    return new Map(rows.map(({ event, total }) => [event, total]))
  }
}

/** What follows `organization = ?`. */
function conditionOf({ organization, group, event, range }: SignUpQuestion): { where: string; values: Value[] } {
  const parts: readonly (readonly [string, ...Value[]])[] = [
    ...(event === null ? [] : [['event = ?', event] as const]),
    ...(group === null
      ? []
      : [
          [
            'event in (select prokey from event where organization = ? and event_group = ?)',
            organization,
            group,
          ] as const,
        ]),
    ...(range === undefined ? [] : [['created >= ? and created < ?', range.from, range.to] as const]),
    [isSignUp],
  ]
  return {
    where: parts.map(([text]) => text).join(' and '),
    values: [organization, ...parts.flatMap(([, ...values]) => values)],
  }
}
