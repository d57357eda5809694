import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import { type Database, whenRead } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { type ShortCodes, shortCodes } from './short-code.ts'
import { type Named, addressReads, shortLinkKey } from './store.ts'

type Kind = 'event' | 'group'

const known = new WeakMap<Database, ShortCodes>()

/** Ready once the key has been read. Inside a transaction, `tx` reads it. */
function codesIn(database: Database, tx?: Kysely<Tables>): ShortCodes | Promise<ShortCodes> {
  const codes = known.get(database)
  if (codes) return codes
  return (tx ? shortLinkKey(tx) : database.read(shortLinkKey)).then((key) => {
    const made = shortCodes(key)
    known.set(database, made)
    return made
  })
}

/**
 * The path of the short link of an event or group: `/~k7m2x9p`. It follows from the id of the row, which is never given twice
 * and comes back when the item is restored. A preview of a new item has no such id, and shows a code that leads nowhere.
 */
export function shortPath(database: Database, kind: Kind, id: number, tx?: Kysely<Tables>): string | Promise<string> {
  return whenRead(codesIn(database, tx), (codes) => `/~${codes.codeOf(numberOf(kind, id)) ?? '0000000'}`)
}

/** The short link on the landing address, for responses of the API. It leads to a custom domain if there is one. */
export function presentedLink(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  kind: Kind,
  id: number,
  tx?: Kysely<Tables>,
): { short_link: string } | Promise<{ short_link: string }> {
  return whenRead(shortPath(database, kind, id, tx), (path) => ({
    short_link: `${new URL(settings.landingUrl).origin}${path}`,
  }))
}

/** Finds the event or group of a short code, published or not. */
export function shortLinks(database: Database) {
  const reads = addressReads(database)
  return async (code: string): Promise<Named | undefined> => {
    const number = (await codesIn(database)).numberOf(code)
    if (number === undefined) return undefined
    const [row] = await (number % 2 === 0 ? reads.event : reads.group)(Math.floor(number / 2))
    return row
  }
}

/** Events have even numbers, groups odd ones. */
const numberOf = (kind: Kind, id: number) => id * 2 + (kind === 'event' ? 0 : 1)
