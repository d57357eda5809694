import type { Event, EventDate } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { lazy } from '../lazy.ts'
import { noEntryFound } from '../refusal.ts'
import type { Listeners } from '../resources/served.ts'
import { ResourceWriter } from '../resources/write.ts'
import type { CopyOptions, Occurrence } from './copy.ts'
import { events } from './events.ts'
import { type Status, setStatusOf } from './status.ts'
import { type EventItem, eventStore } from './store.ts'

const rules = lazy(() => import('./rules.ts'))
const copies = lazy(() => import('./copy.ts'))
const ownForms = lazy(() => import('../templates/own-form.ts'))
const seriesDates = lazy(() => import('./series-dates.ts'))

/** What people do with events beyond the API. Every action runs in a transaction of its caller. */
export function eventActions(
  context: Pick<Context, 'now' | 'database' | 'settings'>,
  listeners: Listeners<typeof Event>,
) {
  const writer = new ResourceWriter(events, context, listeners)

  return {
    createDraft: (tx: Transaction, actor: Actor, body: unknown) => writer.create(tx, actor, body, { status: 'draft' }),

    setStatus: (tx: Transaction, actor: Actor, prokey: string, status: Status, ifMatch?: string) =>
      setStatusOf(tx, writer, actor, prokey, status, ifMatch),

    /** Moves an event to another group. Returns the group it was in, and its new ETag. */
    async move(tx: Transaction, actor: Actor, prokey: string, event_group: string, ifMatch?: string) {
      const { before, etag } = await writer.set(tx, actor, prokey, { event_group }, 'moved', {
        ifMatch,
        check: async (row) => (await rules()).changeGroup(tx, actor.organization, row, event_group),
      })
      return { from: before.event_group as string, etag }
    },

    /** Creates a draft from an event, without its RSVPs. */
    async duplicate(tx: Transaction, actor: Actor, prokey: string, options: CopyOptions) {
      const row = await eventStore.take(tx, actor.organization, prokey)
      if (!row) throw noEntryFound()
      const { copyOf } = await copies()
      const event = eventStore.item(row) as EventItem
      const body = copyOf(event, options, context.now())
      const form = await formFor(tx, actor, event.rsvp_block, body)
      return writer.create(tx, actor, { ...body, ...form }, { status: 'draft' })
    },

    /** Takes one occurrence out of a series and creates an event from it, draft or published like the series. */
    async detachDate(tx: Transaction, actor: Actor, prokey: string, occurrence: Occurrence, ifMatch?: string) {
      const { detachDate } = await seriesDates()
      return detachDate(tx, writer, actor, context.now(), { prokey, occurrence, ifMatch })
    },

    /** Puts a date that became an event back into its series, and deletes that event. */
    async attachDate(tx: Transaction, actor: Actor, prokey: string, ifMatch?: string) {
      const { attachDate } = await seriesDates()
      return attachDate(tx, writer, actor, context.now(), { prokey, ifMatch })
    },

    remove: (tx: Transaction, actor: Actor, prokey: string) => writer.remove(tx, actor, prokey, undefined),
  }

  /** A copy of the event's own form, or the template that it shares. */
  async function formFor(tx: Transaction, actor: Actor, id: number | null, copy: Record<string, unknown>) {
    if (id === null) return {}
    const { copyOwnForm } = await ownForms()
    const [{ name }] = copy.dates as [EventDate]
    return { rsvp_block: (await copyOwnForm(tx, context, actor, { id, name })) ?? id }
  }
}
