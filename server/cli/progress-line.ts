import type { Progress } from '../progress.ts'

interface Terminal {
  write(text: string): unknown
}

// Milliseconds.
const patience = 2000
const refresh = 100
const width = 24

/** A line on a terminal that says how far a command is, once it has taken two seconds. */
export class ProgressLine implements Progress {
  readonly #terminal: Terminal
  readonly #now: () => number
  readonly #since: number
  #part: { name: string; total: number | undefined; done: number } | undefined
  #drawnAt = -Infinity
  #timer: NodeJS.Timeout | undefined

  constructor(terminal: Terminal, now = () => performance.now()) {
    this.#terminal = terminal
    this.#now = now
    this.#since = now()
  }

  begin(name: string, total?: number) {
    this.#part = { name, total, done: 0 }
    // Some parts are a single step of the database.
    this.#timer ??= setInterval(() => this.#draw(), 1000).unref()
    this.#draw()
  }

  advance(count: number) {
    this.#part!.done += count
    if (this.#now() - this.#drawnAt >= refresh) this.#draw()
  }

  /** Leaves an empty line for what the command prints. */
  end() {
    clearInterval(this.#timer)
    if (this.#drawnAt !== -Infinity) this.#terminal.write(clear)
  }

  #draw() {
    const now = this.#now()
    if (!this.#part || now - this.#since < patience) return
    this.#drawnAt = now
    this.#terminal.write(`${clear}${this.#part.name}${amount(this.#part)}  ${time(now - this.#since)}`)
  }
}

/** Back to the start of the line, and erase it. */
const clear = '\r\u001B[K'

function amount({ total, done }: { total: number | undefined; done: number }): string {
  if (total === undefined) return done === 0 ? '' : `  ${done.toLocaleString('en')}`
  // A database that is in use may grow meanwhile.
  const part = total === 0 ? 0 : Math.min(done / total, 1)
  const filled = Math.round(part * width)
  return `  ${'█'.repeat(filled)}${'░'.repeat(width - filled)}  ${Math.floor(part * 100)} %`
}

function time(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
