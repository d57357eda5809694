import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { errorFields, log } from '../http/log.ts'
import { jobClaims, leaseFor } from './claims.ts'
import { openLanes } from './lanes.ts'
import { jobMetrics } from './metrics.ts'
import { type ClaimedJob, LeaseLost, complete, enqueue, putOff } from './queue.ts'
import { type Lane, NoSlot } from './slots.ts'

/** Passed to a handler besides the context. */
export interface Run {
  readonly payload: unknown
  /** Whether the job becomes a dead letter if this run fails. */
  readonly isLastAttempt: boolean
  /** Aborted when the server stops or the lease is lost. An unfinished job runs again. */
  readonly signal: AbortSignal
  /**
   * Waits for a slot, if jobs are prepared ahead. Throws if the job has to run later, or another worker has it. Before, the
   * handler may only do what can be undone or repeated.
   */
  readonly slot: () => Promise<void>
  /**
   * Completes the job in a transaction of the handler, so that its effects happen exactly once. Throws if the lease was
   * lost.
   */
  readonly complete: (tx: Parameters<typeof complete>[0]) => Promise<void>
  /** The same with other jobs: `settle` returns whether the lease was held. */
  readonly completeWith: (settle: (job: ClaimedJob) => Promise<boolean>) => Promise<void>
  /** Instead of completing the job, runs it again at that time. This run doesn't count as an attempt. */
  readonly putOff: (tx: Parameters<typeof complete>[0], runAt: number) => Promise<void>
  /**
   * Marks the run as inconclusive: it never reached the service that may be down, so its success doesn't end an outage.
   */
  readonly inconclusive: () => void
}

export interface Handler {
  readonly lane: Lane
  readonly run: (context: Context, run: Run) => Promise<void>
  /** Whether its jobs are prepared ahead: see Lane. */
  readonly ahead?: boolean
  /** Milliseconds between two runs of a recurring job. Other jobs run when they are enqueued. */
  readonly every?: number
  /** Failures in a row after which it becomes a dead letter. */
  readonly maxAttempts?: number
  /** Milliseconds before each retry, instead of the usual backoff. The number of entries limits the retries. */
  readonly retries?: readonly number[]
}

/**
 * Thrown by a handler if a service that all jobs of its name need is down, such as the mail server. No other job of
 * that name starts for a while; then one of them checks whether the service is back. So an outage costs a few attempts,
 * not one per job.
 */
export class Outage extends Error {
  /** Milliseconds. */
  readonly retryAfter: number

  constructor(message: string, retryAfter: number) {
    super(message)
    this.name = 'Outage'
    this.retryAfter = retryAfter
  }
}

export type Handlers = Readonly<Record<string, Handler>>

// Milliseconds.
const defaultPollEvery = 500
const renewEvery = 20_000
const firstRetry = 5000
const longestRetry = 3_600_000
const stopWithin = 10_000
const untilLeft = 1000
const defaultMaxAttempts = 10

export interface Worker {
  /** Stops claiming jobs, waits for running ones, and releases what couldn't be finished. */
  stop(): Promise<void>
}

/** Runs jobs until it is stopped. Any number of workers may share a database. */
export function startWorker(context: Context, handlers: Handlers, pollEvery = defaultPollEvery): Worker {
  const { database, settings, now, monotonic } = context
  const queue = jobClaims(database, Object.keys(handlers))
  const running = new Map<ClaimedJob, Promise<void>>()
  const lanes = openLanes(handlers, running, monotonic)
  const metrics = jobMetrics(context, Object.keys(handlers))
  const stopping = new AbortController()
  const abort = new AbortController()
  let jobEnded = Promise.withResolvers<void>()
  const ended = loop()

  return {
    async stop() {
      stopping.abort()
      lanes.close()
      await ended
      const late = setTimeout(() => abort.abort(), stopWithin)
      // A handler that ignores the signal is left behind: its lease expires and the job runs again.
      await Promise.race([Promise.all(running.values()), pause(stopWithin + untilLeft, undefined, { ref: false })])
      clearTimeout(late)
    },
  }

  async function loop() {
    let isScheduled = false
    while (!stopping.signal.aborted) {
      // Wait first: a server that has just started has more urgent things to do.
      const nextLook = pause(pollEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      // A finished job makes room for the next one.
      await Promise.race([nextLook, jobEnded.promise])
      if (stopping.signal.aborted) break
      jobEnded = Promise.withResolvers()
      try {
        isScheduled ||= await scheduleRecurring()
        await takeOverAbandoned()
        const due = await queue.due(now())
        metrics.due(due)
        for (const { name } of due) await startDue(name)
      } catch (error) {
        // The database is away. The worker retries as long as the server lives.
        log(settings, 'warn', 'jobs cannot be claimed', { err: errorFields(error as Error) })
      }
    }
  }

  async function startDue(name: string) {
    for (;;) {
      const room = lanes.roomFor(name)
      if (room <= 0 || stopping.signal.aborted) return
      const jobs = await queue.claim(name, now(), lanes.turnOf(name, room), handlers[name]!)
      if (jobs.length === 0) return
      for (const job of jobs) {
        // An outage may have begun while it was claimed.
        if (lanes.roomFor(name) > 0) start(job)
        else await queue.release(job)
      }
    }
  }

  async function takeOverAbandoned() {
    for (const left of await queue.abandoned(monotonic())) {
      const isOurs = running.keys().some(({ lease }) => lease === left.lease)
      if (isOurs || stopping.signal.aborted || lanes.roomFor(left.name) <= 0) continue
      const job = await queue.takeOver(left, now())
      if (job) start(job)
    }
  }

  async function scheduleRecurring(): Promise<true> {
    const recurring = Object.keys(handlers).filter((name) => handlers[name]!.every !== undefined)
    const known = await queue.known(recurring)
    const missing = recurring.filter((name) => !known.has(name))
    if (missing.length > 0)
      await database.transaction(async (tx) => {
        for (const name of missing) await enqueue(tx, { name, key: name, runAt: now() }, now())
      })
    return true
  }

  function start(job: ClaimedJob) {
    lanes.started(job)
    const work = execute(job)
      .catch((error: unknown) =>
        log(settings, 'error', 'job failed', { job: job.name, err: errorFields(error as Error) }),
      )
      .finally(() => {
        running.delete(job)
        lanes.ended(job)
        jobEnded.resolve()
      })
    running.set(job, work)
  }

  async function execute(job: ClaimedJob) {
    const lease = new AbortController()
    const signal = AbortSignal.any([abort.signal, lease.signal])
    let renewedAt = monotonic()
    const renewal = setInterval(() => {
      const begin = monotonic()
      // If a renewal fails, the next one makes up for it. After the last one, other workers may take over the job.
      if (begin - renewedAt > leaseFor - renewEvery / 2) return lease.abort()
      queue.renew(job, now()).then(
        (isOurs) => (isOurs ? (renewedAt = begin) : lease.abort()),
        () => {},
      )
    }, renewEvery).unref()
    const handler = handlers[job.name]!
    let isCompleted = false
    let isPutOff = false
    let showsHealth = true
    try {
      await handler.run(context, {
        payload: job.payload,
        isLastAttempt: isLast(job, handler),
        signal,
        async slot() {
          if (stopping.signal.aborted) throw new NoSlot()
          await lanes.slot(job)
          if (!(await queue.confirm({ job, now: now() }))) throw new LeaseLost()
          signal.throwIfAborted()
        },
        async complete(tx) {
          await finish(tx, job, handler)
          isCompleted = true
        },
        async completeWith(settle) {
          if (!(await settle(job))) throw new LeaseLost()
          isCompleted = true
        },
        async putOff(tx, runAt) {
          await putOff(tx, job, runAt)
          isCompleted = isPutOff = true
          showsHealth = false
        },
        inconclusive: () => void (showsHealth = false),
      })
      if (showsHealth) lanes.outageIsOver(job.name)
      if (!isCompleted) await database.transaction((tx) => finish(tx, job, handler))
      metrics.ran(job.name, isPutOff ? 'put off' : 'done')
    } catch (error) {
      if (error instanceof LeaseLost) return metrics.ran(job.name, 'lost')
      if (abort.signal.aborted || error instanceof NoSlot) return await queue.release(job)
      if (error instanceof Outage) lanes.outage(job.name, jittered(error.retryAfter))
      else lanes.outageIsOver(job.name)
      metrics.ran(job.name, isLast(job, handler) ? 'dead' : 'failed')
      await fail(job, handler, error as Error)
      throw error
    } finally {
      clearInterval(renewal)
    }
  }

  /** A recurring job is enqueued again in the transaction that completes it. */
  async function finish(tx: Parameters<typeof complete>[0], job: ClaimedJob, { every }: Handler) {
    await complete(tx, job)
    if (every !== undefined) await enqueue(tx, { name: job.name, key: job.name, runAt: now() + every }, now())
  }

  async function fail(job: ClaimedJob, handler: Handler, error: Error) {
    const next = isLast(job, handler) ? { dead: now() } : { runAt: now() + backoff(job.attempts, handler) }
    await queue.fail(job, error.message, next)
  }
}

function isLast({ attempts }: ClaimedJob, { every, retries, maxAttempts = defaultMaxAttempts }: Handler): boolean {
  return every === undefined && attempts >= (retries ? retries.length + 1 : maxAttempts)
}

function backoff(attempts: number, { retries }: Handler): number {
  return jittered(retries?.[attempts - 1] ?? Math.min(firstRetry * 2 ** (attempts - 1), longestRetry))
}

/** Spreads retries of jobs that failed at the same time. */
function jittered(milliseconds: number): number {
  return Math.round(milliseconds * (0.8 + Math.random() * 0.4))
}
