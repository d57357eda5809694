// Milliseconds.
const slice = 5

const waiting: (() => void)[] = []

/**
 * Long work that waits for nothing, such as reading a long list from SQLite, calls what this answers between its steps.
 * Whenever it has gone on for a few milliseconds, everything else gets its turn; however much of it there is, one slice at
 * a time is done between two looks at what has come in.
 */
export function turns(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < slice) return undefined
    return new Promise<void>((resume) => {
      if (waiting.push(resume) === 1) setImmediate(next)
    }).then(() => void (began = performance.now()))
  }
}

function next() {
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(next)
}
