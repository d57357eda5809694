// Milliseconds.
const slice = 10
const maxLook = 20

let arrivals = 0

export function noteArrival() {
  arrivals += 1
}

/**
 * Calls back once all pending connections were accepted. Node accepts only one per iteration of the event loop, so with
 * a plain setImmediate a probe behind 300 new connections waited for 69 to 146 pieces of work instead of 16 to 27.
 */
export function afterArrivals(callback: () => void) {
  const began = performance.now()
  // Nothing has been accepted yet.
  let seen = -1
  const look = () => {
    if (arrivals === seen || performance.now() - began > maxLook) return callback()
    seen = arrivals
    setImmediate(look)
  }
  setImmediate(look)
}

let began = 0
let isRunning = false

/**
 * Whether the current slice has time left. All requests share a slice: with one slice each, hundreds of requests would
 * block probes for seconds.
 */
export function hasTime(): boolean {
  const now = performance.now()
  if (!isRunning) {
    isRunning = true
    began = now
    afterArrivals(endSlice)
  }
  return now - began < slice
}

function endSlice() {
  isRunning = false
}

const waiting: (() => void)[] = []

/**
 * Long synchronous work, such as reading a long list from SQLite, awaits this before each step. Once the slice is used
 * up, it waits until pending connections were accepted, and for work queued before it.
 */
export function turn(): Promise<void> | undefined {
  if (waiting.length === 0 && hasTime()) return undefined
  return new Promise<void>((resume) => {
    if (waiting.push(resume) === 1) afterArrivals(next)
  })
}

function next() {
  waiting.shift()!()
  if (waiting.length > 0) afterArrivals(next)
}
