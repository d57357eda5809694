import { Faults } from '../refusal.ts'

/** The last item of a page, in a list by creation. */
export interface Position {
  readonly created: number
  readonly id: string
}

/** What a client sends to get the next page. */
export function cursorText({ created, id }: Position): string {
  return `${created.toString(36)}.${id}`
}

/** Undefined for the first page. */
export function positionIn(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const [, created, id] = pattern.exec(cursor) ?? []
  if (id !== undefined) return { created: Number.parseInt(created!, 36), id }
  const faults = new Faults()
  faults.add('cursor', 'cursor must be the cursor of the previous page. Leave it out to get the first page.')
  throw faults.refusal()!
}

const pattern = /^([\da-z]{1,9})\.([\da-f-]{36})$/

/** The first `limit` of these items, of which one more was read, and the cursor of the next page; null: there is none. */
export function pageOf<T extends Position>(found: readonly T[], limit: number): { items: T[]; cursor: string | null } {
  const items = found.slice(0, limit)
  return { items, cursor: found.length > limit ? cursorText(items.at(-1)!) : null }
}
