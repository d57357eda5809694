import { fork } from 'node:child_process'
import { once } from 'node:events'
import { pin } from './pinning.ts'

/** What is posted at a steady rate next to the measured load. */
export interface Writing {
  readonly url: string
  readonly headers: Record<string, string>
  /** Of a successful response. */
  readonly status: number
  readonly bodies: readonly string[]
  readonly perSecond: number
}

interface Written {
  readonly perSecond: number
  readonly failure?: string
}

/** Writes in a child process until it is stopped. */
export function startWriter(writing: Writing) {
  const child = fork(import.meta.filename)
  pin(child.pid!, 'load')
  child.send(writing)
  return {
    /** Returns how many writes per second succeeded. */
    async stop(): Promise<number> {
      const message = once(child, 'message') as Promise<[Written]>
      child.send('stop')
      const [{ perSecond, failure }] = await message
      child.disconnect()
      if (failure) throw new Error(`A write beside the load failed: ${failure}`)
      return perSecond
    },
  }
}

if (import.meta.main) {
  process.once('disconnect', () => process.exit())
  process.once('message', (writing: Writing) => {
    const written = write(writing)
    process.once('message', () => process.send!(written()))
  })
}

/** Keeps its rate no matter how long responses take, like independent users. */
function write({ url, headers, status, bodies, perSecond }: Writing): () => Written {
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  let sent = 0
  let succeeded = 0
  let failure: string | undefined

  const post = async (body: string) => {
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
    const text = await answer.text()
    if (answer.status === status) succeeded += 1
    // A busy server may refuse; the report says how many were completed.
    else if (answer.status !== 503 && answer.status !== 429) failure ??= text
  }
  setInterval(() => {
    for (; sent < seconds() * perSecond; sent += 1) {
      post(bodies[sent % bodies.length]!).catch((error: Error) => (failure ??= error.message))
    }
  }, 5)
  return () => ({ perSecond: succeeded / seconds(), ...(failure && { failure }) })
}
