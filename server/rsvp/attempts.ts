import { Refusal } from '../refusal.ts'

/** Another writer changed a row between our read and our write. */
export class Overtaken extends Error {}

const tries = 10
// Milliseconds.
const longestPause = 10

/** Retries work that another writer overtook. Gives up after a few attempts, with a refusal that begins with `why`. */
export async function repeated<T>(work: (isAgain: boolean) => Promise<T>, why: string): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work(left < tries)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      if (left === 0) throw busy(why)
      await new Promise((again) => setTimeout(again, Math.random() * longestPause))
    }
  }
}

interface Queue {
  waiting: number
  last: Promise<unknown>
}

const mostWaiting = 200

/** Runs work of the same name in order of arrival, so that it competes only with other servers. */
export class Turns {
  readonly #queues = new Map<string, Queue>()

  async take<T>(name: string, work: () => Promise<T>, why: string): Promise<T> {
    const queue = this.#queues.get(name) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= mostWaiting) throw busy(why)
    this.#queues.set(name, queue)
    queue.waiting += 1
    const turn = queue.last.then(work)
    queue.last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) this.#queues.delete(name)
    }
  }
}

function busy(why: string): Refusal {
  return new Refusal('unavailable', `${why} Nothing was changed; please try again.`, { retryAfter: 1 })
}
