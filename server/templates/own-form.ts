import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import { turn } from '../http/turns.ts'
import { ResourceWriter } from '../resources/write.ts'
import { listedAtOnce } from '../resources/store.ts'
import { rsvpBlockRow, rsvpBlocksAfter, usesOf } from './own-form-store.ts'
import { rsvpBlocks } from './templates.ts'

/** Copies the form of an event for a copy of that event. Returns undefined if it is a template, which both share. */
export async function copyOwnForm(
  tx: Transaction,
  context: Pick<Context, 'now' | 'database' | 'settings'>,
  actor: Actor,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<number | undefined> {
  const row = await rsvpBlockRow(tx, actor.organization, id)
  const form = row && rsvpBlocks.store.item(row)
  if (!form?.single_event) return undefined
  const given = Object.entries({ ...form, name }).filter(([, value]) => value !== null)
  const copy = await new ResourceWriter(rsvpBlocks, context).create(tx, actor, Object.fromEntries(given))
  return Number(copy.key)
}

/** All forms, oldest first, each with how many events use it and the first of them. */
export async function listForms({ database }: Pick<Context, 'database'>, organization: OrganizationId) {
  const forms = []
  for (let last = 0, isDone = false; !isDone;) {
    await turn()
    const rows = await database.read((db) => rsvpBlocksAfter(db, organization, last, listedAtOnce))
    const uses = await database.read((db) => usesOf(db, organization, rows.map(({ id }) => id))) // oxfmt-ignore
    for (const row of rows) {
      const { count, event } = uses.get(row.id) ?? { count: 0, event: null }
      const single_event = rsvpBlocks.store.item(row).single_event as boolean
      forms.push({ id: row.id, name: row.label, single_event, events: count, first_event: event })
    }
    last = rows.at(-1)?.id ?? last
    isDone = rows.length < listedAtOnce
  }
  return forms
}
