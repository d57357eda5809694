import type { Context } from '../../context.ts'
import type { EventItem } from '../../events/events.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal, noEntryFound } from '../../refusal.ts'
import { checkInAnswer, findToCheckIn, undoCheckIn } from './check-in-store.ts'
import { isHeld } from '../held.ts'
import type { Door } from './check-in-store.ts'
import { recordAnswers } from '../recording.ts'
import { countByStatus } from './selection-store.ts'
import type { AnswerRow } from '../store.ts'

export interface CheckedIn {
  readonly answer: AnswerRow
  /** The label of the event. */
  readonly label: string
  /** Whether this request checked the attendee in. If not, somebody did before. */
  readonly isFirst: boolean
}

interface Tally {
  rsvps: number
  seats: number
}

/** What happens at the door. */
export function checkIns({ database, now }: Pick<Context, 'database' | 'now'>) {
  return { checkIn, undo, counts }

  /** Two devices may read the same ticket at once: the condition of one statement decides which is first. */
  function checkIn(actor: Actor, door: Door): Promise<CheckedIn> {
    return database.transaction(async (tx) => {
      const changed = await checkInAnswer(tx, actor.organization, door, now())
      const found = await findToCheckIn(tx, actor.organization, { id: door.id, ticket: door.ticket }, now())
      if (!found) throw noEntryFound()
      const { label, event_body: event, ...answer } = found
      if (!changed || isCalledOff(event)) refuseAtDoor(answer, label, door, event)
      if (changed) await recordAnswers(tx, now(), 'rsvp.checked_in', [answer], actor)
      return { answer, label, isFirst: changed }
    })
  }

  async function undo(actor: Actor, id: string): Promise<void> {
    await database.transaction(async (tx) => {
      const answer = await findToCheckIn(tx, actor.organization, { id }, now())
      if (!answer) throw noEntryFound()
      if (await undoCheckIn(tx, answer.organization, answer.id))
        await recordAnswers(tx, now(), 'rsvp.check_in_undone', [answer], actor)
    })
  }

  /** Of one event, or of the whole organization. */
  async function counts(organization: number, event: string | undefined) {
    const rows = await database.read((db) =>
      countByStatus(db, { organization, now: now() }, event === undefined ? {} : { event }),
    )
    const tallyOf = (isCounted: (row: (typeof rows)[number]) => boolean) => {
      const tally: Tally = { rsvps: 0, seats: 0 }
      for (const row of rows.filter(isCounted)) {
        tally.rsvps += row.rsvps
        tally.seats += row.seats
      }
      return tally
    }
    return {
      confirmed: tallyOf(({ status }) => status === 'confirmed'),
      undecided: tallyOf(({ status }) => status === 'undecided'),
      // Erasing somebody releases their seats, but is no refusal.
      declined: tallyOf(({ status, is_erased: isErased }) => status === 'declined' && isErased === 0),
      pending: tallyOf(({ status, is_offered: isOffered }) => status === 'pending' && isOffered === 0),
      waiting: tallyOf(({ status }) => status === 'waiting'),
      offered: tallyOf(({ is_offered: isOffered }) => isOffered === 1),
      // People who decline afterwards take no seat, so they no longer count as having arrived.
      checked_in: tallyOf(({ status, is_checked_in: isCheckedIn }) => isCheckedIn === 1 && status !== 'declined'),
    }
  }
}

/** Says why an attendee cannot be checked in, unless that was done before. */
function refuseAtDoor(answer: AnswerRow, label: string, door: Door, body: string) {
  const { event, status } = answer
  const refuse = (reason: string, message: string) => {
    throw new Refusal('conflict', message, { details: { reason } })
  }
  if (door.event !== undefined && event !== door.event)
    refuse('other-event', `This ticket is for another event: ${label}.`)
  if (isCalledOff(body)) refuse('cancelled', `The event is cancelled: ${label}.`)
  if (status === 'declined') refuse('declined', 'This RSVP was declined, so its ticket is no longer valid.')
  if (isHeld(answer)) refuse('offered', 'This attendee has not taken the seat that is held for them.')
  if (status === 'pending') refuse('pending', 'This RSVP is not confirmed yet.')
  if (status === 'waiting') refuse('waiting', 'This attendee is on the waiting list.')
}

/** Whether all dates are cancelled. A sign-up form without a date has none to cancel. */
function isCalledOff(body: string): boolean {
  const { dates, distribution = true } = JSON.parse(body) as Pick<EventItem, 'dates'> & Partial<EventItem>
  return distribution && dates.every((date) => date.status === 'CANCELLED')
}
