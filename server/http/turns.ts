// Milliseconds.
const slice = 5
const maxLook = 20

let arrivals = 0

/** A connection has come in. */
export function noteArrival() {
  arrivals += 1
}

/**
 * Calls back when everything that had come in was looked at. Node accepts one connection between two pieces of work, so
 * a probe behind hundreds of others would otherwise wait for hundreds of pieces.
 */
export function afterArrivals(callback: () => void) {
  const began = performance.now()
  // The first time nothing has been looked at yet.
  let seen = -1
  const look = () => {
    if (arrivals === seen || performance.now() - began > maxLook) return callback()
    seen = arrivals
    setImmediate(look)
  }
  setImmediate(look)
}

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
      if (waiting.push(resume) === 1) afterArrivals(next)
    }).then(() => void (began = performance.now()))
  }
}

function next() {
  waiting.shift()!()
  if (waiting.length > 0) afterArrivals(next)
}
