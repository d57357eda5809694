// Milliseconds.
const slice = 10
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

let began = 0
let isRunning = false

/**
 * Whether there is time left for work that can wait, before what has come in is looked at. All requests share the slice: with
 * one for each, hundreds of them would add up to seconds in which no probe is answered.
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
 * Long work that waits for nothing, such as reading a long list from SQLite, calls this before each step. When the slice
 * is used up, the step waits until everything that has come in was looked at, and for those that came before it.
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
