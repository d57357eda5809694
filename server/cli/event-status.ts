import { isProkey } from '../http/formats.ts'
import { Refusal } from '../refusal.ts'
import { setStatus } from '../events/store.ts'
import { type Run, WrongUsage } from './command.ts'
import { inDatabase } from './in-database.ts'

/** Publishing and taking back differ in one word. */
export function setting(status: 'published' | 'draft'): Run {
  return async (given) => {
    const prokey = given.argument.toLowerCase()
    if (!isProkey(prokey)) throw new WrongUsage(`PROKEY is "${given.argument}", but it must be the prokey of an event.`)
    return inDatabase(given.settings(), async ({ database }) => {
      const known = await database.transaction((tx) => setStatus(tx, prokey, status))
      if (!known) throw new Refusal('missing', `There is no event with the prokey ${prokey}.`)
      const text =
        status === 'published'
          ? 'is published now.'
          : 'is a draft now: its page and files are gone until it is published again.'
      return { data: { prokey, status }, text: `The event ${prokey} ${text}` }
    })
  }
}
