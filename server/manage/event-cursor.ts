import { dayLength } from '../calendar/days.ts'
import type { EventQuery, Place } from '../events/search.ts'
import { furthest } from '../events/store.ts'

/** Holds the time of the first page, so that what is over by the second does not shift the pages. */
export function cursorText(
  { sort, isDescending, now }: Pick<EventQuery, 'sort' | 'isDescending' | 'now'>,
  { key, id }: Place,
): string {
  return Buffer.from(JSON.stringify([isDescending ? `-${sort}` : sort, key, id, now])).toString('base64url')
}

/** Undefined if it belongs to another order, or is no cursor. */
export function placeIn(cursor: string, sort: string): (Place & { now: number | undefined }) | undefined {
  try {
    const [of, key, id, now] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const isText = typeof key === 'string' && key.isWellFormed() && !key.includes('\0') && key.length <= 1000
    const isSound = sort.endsWith('name') ? isText : Number.isSafeInteger(key)
    // An older server sends none.
    const isTime = now === undefined || (Number.isSafeInteger(now) && Math.abs(now as number) < furthest - dayLength)
    return of === sort && isSound && Number.isSafeInteger(id) && isTime
      ? { key: key as Place['key'], id: id as number, now: now as number | undefined }
      : undefined
  } catch {
    return undefined
  }
}
