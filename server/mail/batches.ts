import type { Context } from '../context.ts'
import { together } from '../database/together.ts'
import { type ClaimedJob, completeAll } from '../jobs/queue.ts'
import type { MailRow } from './kind.ts'
import { usesBefore } from './limit-store.ts'
import type { Use } from './recipient-limit.ts'
import { type MailToSend, type Outcome, mailsToSend, markMails } from './sending-store.ts'

/** What became of a mail, and the job that sent it. */
interface Settlement {
  readonly job: ClaimedJob
  readonly outcome: Outcome
}

/** Mails that are sent at the same time are read and recorded together: on PostgreSQL, round trips are most of the work. */
export interface Batches {
  readonly find: (id: string) => Promise<MailToSend | undefined>
  /** What its recipient got and will get before it; undefined if no limit applies to it. */
  readonly useBefore: (mail: MailRow) => Promise<Use | undefined>
  /** Whether the lease of the job was held, and the mail is settled with it. */
  readonly settle: (settlement: Settlement) => Promise<boolean>
}

const batches = new WeakMap<Context['database'], Batches>()

export function batchesOf({ database, now }: Pick<Context, 'database' | 'now'>): Batches {
  const made = batches.get(database) ?? {
    find: together<string, MailToSend | undefined>(async (ids) => {
      const mails = new Map((await mailsToSend(database, ids)).map((mail) => [mail.id, mail]))
      return (id) => mails.get(id)
    }),
    useBefore: together<MailRow, Use | undefined>((mails) => usesBefore(database, mails, now())),
    settle: together<Settlement, boolean>(async (settlements) => {
      try {
        const settled = await settleAll(settlements)
        return ({ job }) => settled.has(job.id)
      } catch (error) {
        if (settlements.length === 1) throw error
        return outcomesOf(settlements)
      }
    }),
  }
  batches.set(database, made)
  return made

  /** Returns the ids of the jobs whose lease was held. */
  function settleAll(settlements: readonly Settlement[]): Promise<ReadonlySet<number>> {
    return database.transaction(async (tx) => {
      const jobs = settlements.map(({ job }) => job)
      const completed = await completeAll(tx, jobs)
      await markMails(
        tx,
        settlements.filter(({ job }) => completed.has(job.id)).map(({ outcome }) => outcome),
      )
      return completed
    })
  }

  /** One by one: a mail that can't be recorded must not have others sent twice. */
  async function outcomesOf(settlements: readonly Settlement[]) {
    const outcomes = new Map<Settlement, ReadonlySet<number> | Error>()
    for (const each of settlements)
      outcomes.set(each, await settleAll([each]).catch((error: unknown) => error as Error))
    return (settlement: Settlement) => {
      const outcome = outcomes.get(settlement)!
      if (outcome instanceof Error) throw outcome
      return outcome.has(settlement.job.id)
    }
  }
}
