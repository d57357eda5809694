import type { PreviewChanges } from '@kalends/contract'
import { events } from '../events/events.ts'
import { groups } from '../groups/groups.ts'
import { prokeyPattern } from '../http/formats.ts'
import type { Language } from '../messages/messages.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import type { Key, StoredItem } from '../resources/store.ts'
import { sampleEvent, sampleForm } from './sample.ts'
import { type Changeable, type Place, idIn, publish, refuse, write } from './writing.ts'

/** What is previewed. */
export interface Target {
  readonly kind: 'event' | 'group'
  readonly prokey: string
  readonly item: StoredItem
}

/** The templates of events and groups, with the field that refers to each and the flag that switches it on. */
const templates = [
  ['style', 'layout', undefined],
  ['landingpage', 'landingpage', undefined],
  ['cta_block', 'cta_block', 'cta'],
  ['rsvp_block', 'rsvp_block', 'rsvp'],
] as const

/**
 * Saves changes to an item, or to a new one, in a transaction that will be rolled back. It does what an editor does who
 * saves them: templates first, then the item that refers to them, which is published if it is a draft. Without an item and
 * its content, a sample in this language shows the templates.
 */
export async function layOver(
  place: Place,
  prokey: string | undefined,
  changes: PreviewChanges,
  language: Language = 'en',
): Promise<Target> {
  const saved = prokey === undefined ? undefined : await found(place, prokey)
  const kind = saved?.kind ?? (changes.group && !changes.event ? 'group' : 'event')
  if (kind === 'group' && changes.event) refuse('changes.event', 'must be left out: the item is a group')
  if (kind === 'group' && changes.rsvp_block) refuse('changes.rsvp_block', 'must be left out: groups have no sign-up')
  const isSample = kind === 'event' && !saved && !changes.event
  const given = isSample
    ? sampleEvent(place.context.now(), language, { hasGroup: changes.group !== undefined })
    : changes[kind]
  const used = isSample ? { rsvp_block: sampleForm, ...changes } : changes
  const body = { ...given }
  for (const [name, field, flag] of templates) {
    const template = used[name]
    if (template)
      Object.assign(body, await linkTo(place, name, template, { ...saved?.item, ...body }[field], field, flag))
  }
  const key =
    kind === 'event'
      ? await writeEvent(place, saved, body, changes.group)
      : await write(place, kind, saved?.prokey, body)
  return found(place, key as string)
}

async function found({ database, actor }: Place, prokey: string): Promise<Target> {
  if (!new RegExp(`^${prokeyPattern}$`, 'i').test(prokey)) throw noEntryFound()
  for (const [kind, { store }] of [['event', events] as const, ['group', groups] as const]) {
    const [row] = await store.reads(database).one(actor.organization, prokey.toLowerCase())
    if (row) return { kind, prokey: row.prokey as string, item: store.item(row) }
  }
  throw noEntryFound()
}

async function writeEvent(place: Place, saved: Target | undefined, body: StoredItem, group: StoredItem | undefined) {
  const hasGroup = saved !== undefined || (body.event_group ?? body.new_event_group_name ?? null) !== null
  const own = group && !hasGroup ? { ...body, event_group: await write(place, 'group', undefined, group) } : body
  const key = await write(place, 'event', saved?.prokey, own)
  await publish(place, key)
  const { item } = await found(place, key as string)
  if (group && hasGroup) await write(place, 'group', item.event_group as string, group)
  return key
}

/** Saves a template. Returns what makes the item refer to it, unless it does so already. */
async function linkTo(
  place: Place,
  name: Changeable,
  template: StoredItem,
  current: unknown,
  field: string,
  flag: string | undefined,
): Promise<StoredItem> {
  const named = template.id ?? undefined
  if (named !== undefined && idIn(named) === undefined) refuse(`changes.${name}.id`, 'must be the id of a template')
  const known = idIn(named ?? current)
  // Saving the item will report what is wrong with the reference.
  const isWrong = named === undefined && known === undefined && (current ?? null) !== null
  if (isWrong) return {}
  const key = await write(place, name, known, template).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === 'missing' && named === undefined) return known!
    throw error
  })
  return key === idIn(current) ? {} : { [field]: key as Key, ...(flag !== undefined && { [flag]: true }) }
}
