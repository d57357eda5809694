import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { errorFields, log } from '../http/log.ts'
import { jobClaims, leaseFor } from './claims.ts'
import { type Lane, openLanes } from './lanes.ts'
import { jobMetrics } from './metrics.ts'
import { type ClaimedJob, LeaseLost, complete, enqueue, putOff } from './queue.ts'

/** What a handler is given beside the context. */
export interface Run {
  readonly payload: unknown
  /** Whether the job becomes a dead letter when this run fails. */
  readonly isLastAttempt: boolean
  /** Aborted when the server stops or the lease is lost. What is not finished then is run again. */
  readonly signal: AbortSignal
  /** Completes the job in a transaction of the handler, so that its effects happen exactly once. Throws when the lease was lost. */
  readonly complete: (tx: Parameters<typeof complete>[0]) => Promise<void>
  /** In place of completing it: the job runs at that moment, and this run does not count as an attempt. */
  readonly putOff: (tx: Parameters<typeof complete>[0], runAt: number) => Promise<void>
  /** Says that the run did not get as far as to need what may be away: its end does not mean that an outage is over. */
  readonly tellsNothing: () => void
}

export interface Handler {
  readonly lane: Lane
  readonly run: (context: Context, run: Run) => Promise<void>
  /** Milliseconds between two runs of a job that is always there; left out, it runs when it is enqueued. */
  readonly every?: number
  /** After so many failures in a row it becomes a dead letter. */
  readonly maxAttempts?: number
  /** Milliseconds before each further attempt, in place of the usual backoff; there are as many as it names. */
  readonly retries?: readonly number[]
}

/**
 * Thrown by a handler whose job failed because of something that all jobs of its name need, such as the mail server. The
 * others are not started meanwhile. Then one of them tries whether it is back, so an outage costs a few attempts and not
 * one for each job.
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
const pollEvery = 500
const renewEvery = 20_000
const firstRetry = 5000
const longestRetry = 3_600_000
const stopWithin = 10_000
const untilLeft = 1000
const defaultMaxAttempts = 10

export interface Worker {
  /** Claims no more jobs, waits for those that run, and gives back what could not be finished. */
  stop(): Promise<void>
}

/** Runs jobs until it is stopped. Any number of workers may share a database. */
export function startWorker(context: Context, handlers: Handlers): Worker {
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
      await ended
      const late = setTimeout(() => abort.abort(), stopWithin)
      // A handler that does not heed the signal is left behind: its lease runs out, and the job is run again.
      await Promise.race([Promise.all(running.values()), pause(stopWithin + untilLeft, undefined, { ref: false })])
      clearTimeout(late)
    },
  }

  async function loop() {
    let isScheduled = false
    while (!stopping.signal.aborted) {
      // First of all: a server that has just started has more urgent things to do.
      const nextLook = pause(pollEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      // The end of a job makes room for the next one.
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
        // The database is away. It is tried again for as long as the server lives.
        log(settings, 'warn', 'jobs cannot be claimed', { err: errorFields(error as Error) })
      }
    }
  }

  async function startDue(name: string) {
    while (lanes.hasRoom(name) && !stopping.signal.aborted) {
      const job = await queue.claim(name, now(), lanes.turnOf(name))
      if (!job) return
      start(job)
    }
  }

  async function takeOverAbandoned() {
    for (const left of await queue.abandoned(monotonic())) {
      if (stopping.signal.aborted || !lanes.hasRoom(left.name)) continue
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
      // A renewal that fails is made good by the next one. After the last, others may take the job over.
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
        async complete(tx) {
          await finish(tx, job, handler)
          isCompleted = true
        },
        async putOff(tx, runAt) {
          await putOff(tx, job, runAt)
          isCompleted = isPutOff = true
          showsHealth = false
        },
        tellsNothing: () => void (showsHealth = false),
      })
      if (showsHealth) lanes.outageIsOver(job.name)
      if (!isCompleted) await database.transaction((tx) => finish(tx, job, handler))
      metrics.ran(job.name, isPutOff ? 'put off' : 'done')
    } catch (error) {
      if (error instanceof LeaseLost) return metrics.ran(job.name, 'lost')
      if (abort.signal.aborted) return await queue.release(job)
      if (error instanceof Outage) lanes.outage(job.name, jittered(error.retryAfter))
      else lanes.outageIsOver(job.name)
      metrics.ran(job.name, isLast(job, handler) ? 'dead' : 'failed')
      await fail(job, handler, error as Error)
      throw error
    } finally {
      clearInterval(renewal)
    }
  }

  /** A job that is always there is put back in the transaction that completes it. */
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

/** Not the same for all that failed together. */
function jittered(milliseconds: number): number {
  return Math.round(milliseconds * (0.8 + Math.random() * 0.4))
}
