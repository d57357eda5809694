import { setStatus } from '../events/store.ts'
import { Refusal } from '../refusal.ts'
import { prokeyFrom } from './arguments.ts'
import type { Command } from './command.ts'
import { inDatabase } from './in-database.ts'

const prokeyArgument = { name: 'PROKEY', what: 'The prokey of the event.' }

export const commands: Command[] = [
  {
    name: 'event publish',
    summary: 'Publish an event that is a draft.',
    argument: prokeyArgument,
    example: 'kalends event publish 7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11',
    namesDatabase: true,
    run: setTo('published', 'is published now.'),
  },
  {
    name: 'event unpublish',
    summary: 'Make an event a draft, which visitors do not see.',
    argument: prokeyArgument,
    example: 'kalends event unpublish 7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11',
    namesDatabase: true,
    run: setTo('draft', 'is a draft now: its page and files are gone until it is published again.'),
  },
]

function setTo(status: 'published' | 'draft', done: string): Command['run'] {
  return async (given) => {
    const prokey = prokeyFrom(given.argument)
    return inDatabase(given.settings(), async ({ database }) => {
      const known = await database.transaction((tx) => setStatus(tx, prokey, status))
      if (!known) throw new Refusal('missing', `There is no event with the prokey ${prokey}.`)
      return { data: { prokey, status }, text: `The event ${prokey} ${done}` }
    })
  }
}
