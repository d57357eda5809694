import type { Context } from '../context.ts'
import { log } from '../http/log.ts'
import { wrongCounters } from './store.ts'

/** Compares the counted seats with those that the answers take. Differences are bugs, so they are logged, not repaired. */
export async function checkSeats({ database, settings }: Context) {
  for (const { event, taken, places } of await wrongCounters(database))
    log(settings, 'error', 'the seats of an event are counted wrong', { event, counted: taken, answers: places })
}
