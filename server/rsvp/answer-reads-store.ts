import type { Database } from '../database/open.ts'
import type { AnswerRow } from './store.ts'

export interface SizedAnswer {
  serial: number
  bytes: number
}

const holds = "case when chosen in ('declined', 'waiting') then 0 else 1 end"
const isOffered = "case when status = 'pending' and waiting_since is not null then 1 else 0 end"

/** What the API lists: never answers that have been pending for too long, even if they are not removed yet. */
export function answerReads(database: Database) {
  const select = 'select * from rsvp_answer where organization = ?'
  const live = '(pending_until is null or pending_until > ?)'
  const sizes = `select serial, octet_length(payload) as bytes from rsvp_answer where organization = ? and event = ? and ${live}`
  return {
    /** The sizes of answers after a serial, and of one page. */
    sizes: database.statement<SizedAnswer>(`${sizes} and serial > ? order by serial limit ?`),
    sizesOfPage: database.statement<SizedAnswer>(`${sizes} order by serial limit ? offset ?`),
    between: database.statement<AnswerRow>(
      `${select} and event = ? and ${live} and serial between ? and ? order by serial`,
    ),
    count: database.statement<{ count: number }>(
      `select count(*) as count from rsvp_answer where organization = ? and event = ? and ${live}`,
    ),
    latest: database.statement<AnswerRow>(`${select} and event = ? and ${live} order by serial desc limit 1`),
    latestOfAll: database.statement<AnswerRow>(`${select} and ${live} order by serial desc limit 1`),
    event: database.statement<{ rsvp: number; rsvp_block: number | null }>(
      'select rsvp, rsvp_block from event where organization = ? and prokey = ?',
    ),
    /** How many answers there are of each status, and for how many people. */
    counts: database.statement<{
      status: string
      holds: number
      is_offered: number
      entries: number
      people: number
    }>(
      `select status, ${holds} as holds, ${isOffered} as is_offered, count(*) as entries,
       cast(sum(amount) as bigint) as people from rsvp_answer where organization = ? and event = ? and ${live}
       group by status, ${holds}, ${isOffered}`,
    ),
  }
}
