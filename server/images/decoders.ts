import { type ForkOptions, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import type { Outcome, Task } from './decoder.ts'

// An idle decoder exits after this time to free its memory.
const idleFor = 10_000

interface Decoder {
  readonly ready: Promise<unknown>
  run(task: Task): Promise<Outcome>
  kill(): void
  /** Set while it has nothing to do. */
  timer?: NodeJS.Timeout
}

/** The rejection if a decoder exits without an outcome. */
export class DecoderEnded extends Error {}

/**
 * Processes that decode images, started on demand. Unlike a thread, a process can be killed at any time, which frees all its
 * memory, and a crash of a library doesn't affect the server.
 */
export class Decoders {
  readonly #all = new Set<Decoder>()
  readonly #idle = new Set<Decoder>()

  async decode(task: Task, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted()
    const [decoder = this.#start()] = this.#idle
    this.#idle.delete(decoder)
    clearTimeout(decoder.timer)
    signal.addEventListener('abort', decoder.kill)
    try {
      await decoder.ready
      const outcome = await decoder.run(task)
      if (!signal.aborted) this.#rest(decoder)
      return outcome
    } finally {
      signal.removeEventListener('abort', decoder.kill)
    }
  }

  /** Stops all decoders. */
  close() {
    for (const decoder of this.#all) decoder.kill()
  }

  #rest(decoder: Decoder) {
    if (!this.#all.has(decoder)) return
    this.#idle.add(decoder)
    decoder.timer = setTimeout(() => {
      this.#idle.delete(decoder)
      decoder.kill()
    }, idleFor)
  }

  #start(): Decoder {
    // No settings, so a compromised decoder finds no passwords. The variables make glibc return freed memory to the system
    // immediately; other C libraries ignore them.
    const env = {
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    }
    const options: ForkOptions = { env, execArgv: ['--expose-gc'], serialization: 'advanced' }
    const child = fork(new URL('decoder.ts', import.meta.url), options)
    let current = Promise.withResolvers<unknown>()
    let end = new Error('An image decoder ended before it was ready.')
    const decoder: Decoder = {
      ready: current.promise,
      run: (task) => {
        current = Promise.withResolvers()
        end = new DecoderEnded()
        // If sending fails, the process has exited, which is handled below.
        child.send(task, () => {})
        return current.promise as Promise<Outcome>
      },
      kill: () => child.kill('SIGKILL'),
    }
    this.#all.add(decoder)
    const ended = (error: Error) => {
      this.#all.delete(decoder)
      this.#idle.delete(decoder)
      clearTimeout(decoder.timer)
      current.reject(error)
    }
    child.on('message', (message) => current.resolve(message))
    child.on('error', ended).on('exit', () => ended(end))
    return decoder
  }
}
