import type { DatabaseSync } from 'node:sqlite'

// Milliseconds.
const believedFor = 10

/**
 * Tells whether anybody has written to the file: SQLite has a number that changes when another connection, of this
 * process or of any other, commits. A commit of this process is looked for at once; one of another process, which can
 * only be a command, a few milliseconds later.
 */
export class FileChanges {
  readonly #version: ReturnType<DatabaseSync['prepare']>
  readonly #changed: () => void
  #known: unknown
  #isFresh = false

  constructor(reader: DatabaseSync, changed: () => void) {
    this.#version = reader.prepare('pragma data_version')
    this.#version.setReturnArrays(true)
    this.#changed = changed
  }

  look() {
    if (this.#isFresh) return
    this.lookNow()
    this.#isFresh = true
    setTimeout(() => (this.#isFresh = false), believedFor).unref()
  }

  lookNow() {
    const [version] = this.#version.get() as unknown as [unknown]
    if (version === this.#known) return
    this.#known = version
    this.#changed()
  }
}
