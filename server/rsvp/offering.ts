import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { enqueueAll } from '../jobs/queue.ts'
import type { Run } from '../jobs/worker.ts'
import type { Saved } from '../resources/served.ts'
import { offerEnd } from './last-call.ts'
import { lockLine } from './line.ts'
import { shortenOffers } from './offers.ts'
import { seatsOf } from './seats-store.ts'
import { offerSeats } from './seats.ts'
import type { Place } from './place.ts'
import { openEvent } from './store.ts'
import { eventsWithLine, eventsWithLineOf, findEvent, firstInLine, hasLine } from './waiting-store.ts'

const atOnce = 200

/** After a change of an RSVP template there may be more seats, or more or less time to offer them. */
export async function offerAfterTemplate(tx: Transaction, { organization, key, now }: Saved) {
  await offerLater(tx, organization, await eventsWithLineOf(tx, { organization, template: Number(key), now }), now)
}

/** The same after an event has changed, or was published. Without a template, nothing is offered. */
export async function offerAfterEvent(tx: Transaction, { organization, key, references, now }: Saved) {
  const event = String(key)
  if (references.rsvp_block === null) return
  if (await hasLine(tx, { organization, event }, now)) await offerLater(tx, organization, [event], now)
}

/** By jobs, because others wait for the seats of an event while they are offered. */
async function offerLater(tx: Transaction, organization: number, events: readonly string[], now: number) {
  const jobs = events.map((event) => ({
    name: 'offer-seats',
    organization,
    payload: { event, organization },
    runAt: now,
  }))
  await enqueueAll(tx, jobs, now)
}

/** Offers the free seats of one event, and ends offers that now last too long. */
export async function offerByJob({ database, now }: Context, run: Run) {
  const place = run.payload as Place
  await database.transaction(async (tx) => {
    await run.complete(tx)
    await lockLine(tx, place)
    const template = (await openEvent(tx, place.event, { drafts: true }))?.template
    if (template) await shortenOffers(tx, place, { template, now: now() })
    await offerSeats(tx, place, now())
  })
}

/**
 * Offers free seats of all events with a waiting list. Usually there are none left: this is for changes that no writer reacts
 * to, such as an organization that is enabled again.
 */
export async function offerEverywhere({ database, now }: Pick<Context, 'database' | 'now'>) {
  for (let after = ''; ;) {
    const some = await database.read((db) => eventsWithLine(db, { after, now: now() }, atOnce))
    for (const [organization, events] of Map.groupBy(some, (event) => event.organization)) {
      const seats = await database.read((db) => seatsOf(db, organization, events))
      for (const { prokey: event } of events) {
        const { taken, max } = seats.get(event)!
        const free = max === null ? Infinity : max - taken
        if (free > 0 && (await database.read((db) => isWanted(db, { organization, event }, free, now()))))
          await database.transaction((tx) => offerSeats(tx, { event, organization }, now()))
      }
    }
    if (some.length < atOnce) return
    after = some.at(-1)!.prokey
  }
}

/** Whether somebody in line could be offered these seats. Nothing is written every minute for lines that have to wait. */
async function isWanted(db: Kysely<Tables>, place: Place, most: number, now: number): Promise<boolean> {
  const template = (await openEvent(db, place.event))?.template
  if (!template?.waiting_list || (await firstInLine(db, place, { most, limit: 1 })).length === 0) return false
  const item = await findEvent(db, place)
  return item !== undefined && offerEnd(item, template, now) !== undefined
}
