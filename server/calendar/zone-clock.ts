import { dayLength, dayNumber } from './days.ts'

/**
 * Time zone clocks on plain numbers. An instant is in epoch milliseconds; a wall time is what a clock shows, counted as
 * if it were UTC. Temporal takes a microsecond per step, and a series has thousands of steps.
 */
export interface ClockChange {
  /** The instant. */
  readonly at: number
  /** Offset from UTC before and after the change, in milliseconds. */
  readonly before: number
  readonly after: number
}

/**
 * Resolves gaps and overlaps like Temporal's `compatible`: skipped times move forward, repeated ones are the earlier.
 */
export function momentOf(zone: string, wall: number): number {
  // The dates of a series mostly fall in the same season, so try the most recently used stretch first.
  if (zone !== stretch.zone || wall < stretch.from || wall >= stretch.to) {
    const table = tableAt(zone, wall)
    const passed = changesUpTo(table.walls, wall)
    const [from, to] = [table.walls[passed - 1] ?? table.from, table.walls[passed] ?? table.to]
    stretch = { zone, from, to, offset: offsetIn(table, passed) }
  }
  return wall - stretch.offset
}

let stretch = { zone: '', from: 0, to: 0, offset: 0 }

export function wallOf(zone: string, moment: number): number {
  const table = tableAt(zone, moment)
  return moment + offsetIn(table, changesUpTo(table.moments, moment))
}

/** The first instant of a day. If the clock skips midnight, that is the instant of the change. */
export function startOfDay(zone: string, day: number): number {
  const wall = day * dayLength
  const table = tableAt(zone, wall)
  const passed = changesUpTo(table.walls, wall)
  return Math.min(wall - offsetIn(table, passed), table.moments[passed] ?? Infinity)
}

/** Whether the clock shows this time twice. */
export function isTwice(zone: string, wall: number): boolean {
  const table = tableAt(zone, wall)
  const next = table.changes[changesUpTo(table.walls, wall)]
  return next !== undefined && next.after < next.before && wall >= next.at + next.after
}

/** The clock changes from the start of one year to the end of another, in order. */
export function clockChanges(zone: string, fromYear: number, toYear: number): ClockChange[] {
  const [from, to] = [dayNumber(fromYear, 1, 1) * dayLength, dayNumber(toYear + 1, 1, 1) * dayLength]
  const found: ClockChange[] = []
  for (let number = numberAt(from); number <= numberAt(to); number += 1) {
    const table = tableOf(zone, number)
    for (const change of table.changes) {
      const wall = change.at + change.before
      // Tables overlap.
      if (wall >= Math.max(from, table.from) && wall < Math.min(to, table.to)) found.push(change)
    }
  }
  return found
}

interface Table {
  readonly changes: readonly ClockChange[]
  /** The instant of each change, and the wall time from which it applies. */
  readonly moments: readonly number[]
  readonly walls: readonly number[]
  readonly initial: number
  /** The range of wall times it covers. */
  readonly from: number
  readonly to: number
}

function offsetIn(table: Table, passed: number): number {
  return passed === 0 ? table.initial : table.changes[passed - 1]!.after
}

function changesUpTo(from: readonly number[], value: number): number {
  let low = 0
  let high = from.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (from[middle]! <= value) low = middle + 1
    else high = middle
  }
  return low
}

function tableAt(zone: string, milliseconds: number): Table {
  return tableOf(zone, numberAt(milliseconds))
}

function numberAt(milliseconds: number): number {
  return Math.floor(milliseconds / tableLength)
}

// One table per ten years in use: a series that ends in a hundred years need not load every change until then.
const tableLength = 3653 * dayLength
const tables = new Map<string, Map<number, Table>>()
const maxTables = 2000
let cached = 0

function tableOf(zone: string, number: number): Table {
  let ofZone = tables.get(zone)
  const known = ofZone?.get(number)
  if (known) return known
  if (cached >= maxTables) {
    tables.clear()
    ofZone = undefined
    cached = 0
  }
  const built = build(zone, number)
  if (ofZone) ofZone.set(number, built)
  else tables.set(zone, new Map([[number, built]]))
  cached += 1
  return built
}

// Some days more on either side, because a wall time is up to a day away from its moment.
const margin = 3 * dayLength

function build(zone: string, number: number): Table {
  const [from, to] = [number * tableLength, (number + 1) * tableLength]
  const start = Temporal.Instant.fromEpochMilliseconds(from - margin).toZonedDateTimeISO(zone)
  const initial = offsetOf(start)
  const changes: ClockChange[] = []
  let before = initial
  let next = start.getTimeZoneTransition('next')
  while (next && next.epochMilliseconds < to + margin) {
    const after = offsetOf(next)
    // Some transitions change only a name.
    if (after !== before) changes.push({ at: next.epochMilliseconds, before, after })
    before = after
    next = next.getTimeZoneTransition('next')
  }
  const walls = changes.map((change) => change.at + Math.max(change.before, change.after))
  return { changes, moments: changes.map(({ at }) => at), walls, initial, from, to }
}

function offsetOf(time: Temporal.ZonedDateTime): number {
  return time.offsetNanoseconds / 1e6
}
