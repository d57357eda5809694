import { setStatus } from '../events/status.ts'
import { prokeyFrom } from './arguments.ts'
import type { Command } from './command.ts'
import { by, inDatabase } from './in-database.ts'

const prokeyArgument = { name: 'PROKEY', what: 'The prokey of the event.' }

export const commands: Command[] = [
  {
    name: 'event publish',
    summary: 'Publish a draft event.',
    argument: prokeyArgument,
    example: 'kalends event publish 7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11',
    namesDatabase: true,
    run: setTo('published', 'is now published.'),
  },
  {
    name: 'event unpublish',
    summary: 'Unpublish an event, so visitors no longer see it.',
    argument: prokeyArgument,
    example: 'kalends event unpublish 7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11',
    namesDatabase: true,
    run: setTo('draft', 'is now a draft: its page and files are unavailable until it is published again.'),
  },
]

function setTo(status: 'published' | 'draft', done: string): Command['run'] {
  return async (given) => {
    const prokey = prokeyFrom(given.argument)
    return inDatabase(given.settings(), async (context) => {
      await setStatus(context, by, prokey, status)
      return { data: { prokey, status }, text: `The event ${prokey} ${done}` }
    })
  }
}
