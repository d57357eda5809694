import { type Change, record } from '../activity/record.ts'
import type { Transaction } from '../database/open.ts'
import type { By, OrganizationId } from '../http/actor.ts'
import type { AnswerRow } from './store.ts'

type Recorded = Pick<AnswerRow, 'id' | 'organization' | 'event'>
type RsvpAction = Extract<Change['action'], `rsvp.${string}`>

/** Expired answers are removed by this job, or earlier by the next sign-up; both record the job. */
export const expiry = { system: 'expire-rsvp-answers' } as const

/**
 * Records what happens to answers to one event, by the attendee unless somebody else is named. Never records a name, an
 * address or what was filled in.
 */
export async function recordAnswers(
  tx: Transaction,
  now: number,
  action: RsvpAction,
  answers: readonly Recorded[],
  { by, fields }: { by?: By | undefined; fields?: readonly string[] } = {},
) {
  const [first] = answers
  if (!first) return
  const actor = { organization: first.organization as OrganizationId, by: by ?? { attendee: first.id } }
  await record(tx, actor, now, {
    action,
    item: answers.map(({ id }) => id),
    event: first.event,
    ...(fields && { fields }),
  })
}
