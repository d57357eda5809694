import type { Context } from '../context.ts'
import type { ListedChange } from './list.ts'
import { type NameSource, lastNames } from './names-store.ts'

export { type NameSource, namesIn } from './names-store.ts'

/** The name of an item, and whether it exists; null if that is not known. */
export type ItemNames = (
  type: string,
  item: string,
) => { readonly name: string | null; readonly exists: boolean | null }

/** Finds the names of all items of a page. Types without a source have no names, such as RSVPs. */
export function itemNames({ database }: Pick<Context, 'database'>, sources: ReadonlyMap<string, NameSource>) {
  return async (organization: number, changes: readonly ListedChange[]): Promise<ItemNames> => {
    const wanted = new Map<string, Set<string>>()
    const want = (type: string, item: string) => wanted.set(type, (wanted.get(type) ?? new Set()).add(item))
    for (const { type, item, event } of changes) {
      want(type, item)
      if (event !== null) want('event', event)
    }
    const current = new Map<string, Awaited<ReturnType<NameSource>>>()
    const last = new Map<string, Map<string, string>>()
    for (const [type, items] of wanted) {
      const source = sources.get(type)
      if (!source) continue
      const found = await database.read((db) => source(db, organization, [...items]))
      const missing = [...items].filter((item) => !found.has(item))
      current.set(type, found)
      if (missing.length > 0)
        last.set(type, await database.read((db) => lastNames(db, database.engine, organization, type, missing)))
    }
    return (type, item) => {
      const found = current.get(type)
      const name = found?.get(item)?.name ?? last.get(type)?.get(item) ?? null
      return { name: name === '' ? null : name, exists: found ? (found.get(item)?.exists ?? false) : null }
    }
  }
}
