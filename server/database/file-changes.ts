import type { DatabaseSync } from 'node:sqlite'

// Milliseconds.
const believedFor = 10

/**
 * Tells, a few milliseconds later, whether another process has written to the file, which can only be a command.
 * SQLite has a number that changes when anybody but the connection that asks for it commits.
 */
export class FileChanges {
  readonly #version: ReturnType<DatabaseSync['prepare']>
  readonly #changed: () => void
  #known: unknown
  #isFresh = false

  constructor(writer: DatabaseSync, changed: () => void) {
    this.#version = writer.prepare('pragma data_version')
    this.#version.setReturnArrays(true)
    this.#changed = changed
  }

  look() {
    if (this.#isFresh) return
    this.#isFresh = true
    setTimeout(() => (this.#isFresh = false), believedFor).unref()
    const [version] = this.#version.get() as unknown as [unknown]
    if (version === this.#known) return
    this.#known = version
    this.#changed()
  }
}
