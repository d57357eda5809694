import type { Context } from '../context.ts'
import type { AnswerStatus } from './states.ts'
import { answerReads } from './answer-reads-store.ts'
import { openEvent } from './store.ts'

interface Count {
  readonly entries: number
  readonly people: number
}

export interface RsvpCount {
  readonly counts: Readonly<Record<AnswerStatus | 'offered', Count>>
  readonly max: number | null
  readonly maxpp: number
  readonly expires: string | null
  /** When it was taken. */
  readonly now: number
}

/** Counts the answers to an event of an organization. */
export function rsvpSnapshots({ database, now }: Pick<Context, 'database' | 'now'>) {
  const reads = answerReads(database)

  return async (organization: number, prokey: string): Promise<RsvpCount | 'no event' | 'no RSVP event'> => {
    const [event] = await reads.event(organization, prokey)
    if (!event) return 'no event'
    const open = await database.read((db) => openEvent(db, prokey, { drafts: true }))
    if (!open) return 'no RSVP event'
    const moment = now()
    const rows = await reads.counts(organization, prokey, moment)
    const count = (status: AnswerStatus, which: (row: (typeof rows)[number]) => boolean = () => true): Count => {
      const same = rows.filter((row) => row.status === status && which(row))
      return {
        entries: same.reduce((sum, row) => sum + row.entries, 0),
        // Pending answers that will decline take no place.
        people: same.reduce((sum, row) => sum + (row.holds === 1 ? row.people : 0), 0),
      }
    }
    const { max, maxpp, expires } = open.template
    const counts = {
      pending: count('pending'),
      confirmed: count('confirmed'),
      undecided: count('undecided'),
      declined: count('declined'),
      waiting: count('waiting'),
      offered: count('pending', (row) => row.is_offered === 1),
    }
    return { counts, max, maxpp, expires, now: moment }
  }
}
