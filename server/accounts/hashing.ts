import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { concurrencyLimit } from '../http/concurrency-limit.ts'

const most = Math.min(4, availableParallelism())
// Milliseconds. An idle thread takes a few megabytes.
const idle = 30_000

/**
 * Hashes passwords in threads of lower priority: a hash takes tens of milliseconds of CPU time, and visitors who open pages
 * must not wait for people who sign in. Never call it inside a transaction: SQLite has one writer. An object, so that tests
 * can replace the function, and the memory in KiB that new hashes take.
 */
export const hashing = { argon2id: hashInThread, memory: 19_456 }

const inTurn = concurrencyLimit({
  atOnce: most,
  waiting: 200,
  refusal: 'Too many people are signing in right now. Try again in a few seconds.',
})

/** Idle threads, and the timers that end them. */
const threads: { readonly thread: Worker; readonly timer: NodeJS.Timeout }[] = []

function hashInThread(parameters: Argon2Parameters): Promise<Buffer> {
  return inTurn(async () => {
    const thread = idleThread() ?? new Worker(new URL('hashing-thread.ts', import.meta.url))
    // The process must not end before the hash is there, but may end while the thread is idle.
    thread.ref()
    try {
      const tag = await replyOf(thread, parameters)
      release(thread)
      return tag
    } catch (error) {
      void thread.terminate()
      throw error
    }
  })
}

async function replyOf(thread: Worker, parameters: Argon2Parameters): Promise<Buffer> {
  const ended = new AbortController()
  const exit = once(thread, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('The thread that hashes passwords has ended.')
  })
  const reply = once(thread, 'message', { signal: ended.signal })
  // Not a window, so there is no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  thread.postMessage(parameters)
  try {
    const [tag] = (await Promise.race([reply, exit])) as [Uint8Array]
    return Buffer.from(tag)
  } finally {
    exit.catch(() => {})
    reply.catch(() => {})
    ended.abort()
  }
}

function idleThread(): Worker | undefined {
  const last = threads.pop()
  clearTimeout(last?.timer)
  return last?.thread
}

/** Keeps a thread for the next password, for a while. */
function release(thread: Worker) {
  const end = () => {
    threads.splice(threads.indexOf(kept), 1)
    void thread.terminate()
  }
  const kept = { thread, timer: setTimeout(end, idle).unref() }
  threads.push(kept)
  thread.unref()
}
