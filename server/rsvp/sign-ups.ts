import type { Context } from '../context.ts'
import { DatabaseUnreachable, isAway } from '../database/failure.ts'
import { TimeLimit } from '../database/time-limit.ts'
import type { By } from '../http/actor.ts'
import { Refusal } from '../refusal.ts'
import { admitAll, mostAtOnce } from './admission.ts'
import { repeated } from './attempts.ts'
import type { Outcome, SignUp } from './batch.ts'
import type { AnswerStatus } from './states.ts'

interface Waiting {
  readonly signUp: SignUp
  readonly done: (status: AnswerStatus) => void
  readonly failed: (error: unknown) => void
}

// Milliseconds.
const longWait = 1000

/**
 * Takes sign-ups. Concurrent ones for the same event share a transaction, so a rush costs one commit for many of them, and
 * few of them wait for a row that another connection has locked. `by` is who signs up attendees in their place.
 */
export function signUps(
  { database, settings, now }: Pick<Context, 'database' | 'settings' | 'now'>,
  { by }: { by?: By } = {},
) {
  const queues = new Map<string, Waiting[]>()
  const note = (outcome: AnswerStatus | 'refused') =>
    database.metrics.counter('kalends_sign_ups_total', 'Sign-ups by what became of them.', { outcome }).add()

  return (prokey: string, signUp_: SignUp): Promise<AnswerStatus> =>
    new Promise((done, failed) => {
      const entry = { signUp: signUp_, done, failed }
      const queue = queues.get(prokey)
      if (queue) return void queue.push(entry)
      queues.set(prokey, [entry])
      void drain(prokey)
    })

  async function drain(prokey: string) {
    const queue = queues.get(prokey)!
    // Requests that arrive in the same tick join the batch.
    await new Promise(setImmediate)
    while (queue.length > 0) {
      const batch = queue.splice(0, mostAtOnce)
      const begun = performance.now()
      try {
        const signingUp = batch.map((entry) => entry.signUp)
        const outcomes = await TimeLimit.renew(() => admit(prokey, signingUp))
        for (const [i, outcome] of outcomes.entries()) {
          note(outcome instanceof Refusal ? 'refused' : outcome)
          if (outcome instanceof Refusal) batch[i]!.failed(outcome)
          else batch[i]!.done(outcome)
        }
      } catch (error) {
        for (const { failed } of batch) failed(error)
        // If the database doesn't respond, all others would wait too, one batch after another.
        if (isAway(error) && performance.now() - begun > longWait)
          for (const { failed } of queue.splice(0)) failed(new DatabaseUnreachable('The database did not answer.'))
      }
    }
    queues.delete(prokey)
  }

  function admit(prokey: string, batch: readonly SignUp[]): Promise<Outcome[]> {
    return repeated(
      () => database.transaction((tx) => admitAll(tx, settings, prokey, batch, now(), by)),
      'Too many are signing up right now.',
    )
  }
}
