import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { events } from '../events/events.ts'
import { groupsWith } from '../groups/groups.ts'
import type { Actor } from '../http/actor.ts'
import { Faults, Refusal } from '../refusal.ts'
import type { AnyServed } from '../resources/served.ts'
import type { Key, StoredItem } from '../resources/store.ts'
import { ResourceWriter } from '../resources/write.ts'
import { ctaBlocks, emailTemplates, landingPages, rsvpBlocks, styles } from '../templates/templates.ts'

const resources = {
  style: styles,
  landingpage: landingPages,
  cta_block: ctaBlocks,
  rsvp_block: rsvpBlocks,
  email_template: emailTemplates,
}

export type Changeable = keyof typeof resources | 'event' | 'group'

/** A transaction that will be rolled back. */
export interface Place {
  readonly tx: Transaction
  /** Reads what the transaction has written. */
  readonly database: Context['database']
  readonly actor: Actor
  readonly context: Pick<Context, 'now' | 'settings'>
}

/** Creates or updates an item as the API would, unless there is nothing to change. A refusal names the resource. */
export async function write(place: Place, name: Changeable, key: Key | undefined, body: StoredItem): Promise<Key> {
  if (key !== undefined && Object.keys(body).every((field) => field === 'id')) return key
  const { tx, actor } = place
  const writer = writerOf(place, name)
  try {
    const { key: written } =
      key === undefined ? await writer.create(tx, actor, body) : await writer.update(tx, actor, key, undefined, body)
    return written
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.kind, error.message, { details: { ...error.details, resource: name } })
  }
}

/** A draft is previewed as it will be once it is published. */
export async function publish(place: Place, event: Key) {
  await writerOf(place, 'event').set(place.tx, place.actor, event, { status: 'published' }, 'published')
}

function writerOf({ context, database }: Place, name: Changeable) {
  const served: AnyServed =
    name === 'event' ? events : name === 'group' ? groupsWith({}, context.settings.outboundAllow) : resources[name]
  return new ResourceWriter(served, { ...context, database }, { isPreview: true })
}

/** The id of a template, which may also be sent as text. Undefined if it can't be one. */
export function idIn(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** Refuses a request whose field is wrong. */
export function refuse(field: string, must: string): never {
  const faults = new Faults()
  faults.add(field, `${field} ${must}.`)
  throw faults.refusal()!
}
