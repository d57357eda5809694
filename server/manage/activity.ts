import { type Activity, type DeletedItem, type QueryOf, activityOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { invitationNames } from '../accounts/invitations.ts'
import { memberNames } from '../accounts/members.ts'
import { type ActivityFilter, type ListedChange, type Position, activityList } from '../activity/list.ts'
import { type ItemNames, type NameSource, itemNames, namesIn } from '../activity/names.ts'
import { content } from '../content.ts'
import type { Context } from '../context.ts'
import { instantText, parseInstant } from '../http/formats.ts'
import { Faults } from '../refusal.ts'
import { manage } from './operation.ts'

type Query = QueryOf<typeof activityOperations.list>

const usual = 50
const day = 86_400_000

/** Where the names of items are stored that aren't resources. */
const others: Readonly<Record<string, NameSource>> = {
  key: namesIn('api_key', 'id', 'name'),
  domain: namesIn('custom_domain', 'id', 'host'),
  member: memberNames,
  invitation: invitationNames,
}

/** Who changed what in an organization. */
export function activityManagement(app: FastifyInstance, context: Context) {
  const { now, settings } = context
  const list = activityList(context)
  const sources = new Map<string, NameSource>(Object.entries(others))
  for (const { resource } of content.values())
    sources.set(resource.name, namesIn(resource.table, resource.key, 'label'))
  const namesOf = itemNames(context, sources)

  manage(app, context, activityOperations.list, async ({ actor, query }) => {
    const { organization } = actor
    const { changes, next } = await list(filterOf(organization, query), positionIn(query.cursor), query.limit ?? usual)
    const names = await namesOf(organization, changes)
    return { activity: changes.map((change) => entryOf(change, names)), cursor: next && cursorText(next) }
  })

  manage(app, context, activityOperations.deleted, async ({ actor, query }) => {
    const { organization } = actor
    const from = now() - settings.restoreDays * day
    const deletions = { ...filterOf(organization, { action: 'deleted' }), isLast: true }
    const filter = { ...deletions, from: Number.isFinite(from) ? from : null }
    const { changes, next } = await list(filter, positionIn(query.cursor), usual)
    const names = await namesOf(organization, changes)
    const items = changes.filter(({ type, operation }) => content.has(type) && operation === null)
    const deleted = items.flatMap((each) => deletedItem(each, names(each.type, each.item)))
    return { deleted, cursor: next && cursorText(next) }
  })
}

/** Nothing if it exists again, or is no longer kept. */
function deletedItem(
  { type, item, at, actor, actor_id, actor_name }: ListedChange,
  { name, exists }: ReturnType<ItemNames>,
): DeletedItem[] {
  if (exists !== false || name === null) return []
  return [{ type, id: item, name, moment: instantText(at), by: { type: actor, id: actor_id, name: actor_name } }]
}

function entryOf(
  { at, type, action, item, event, actor, actor_id, actor_name, fields }: ListedChange,
  names: ItemNames,
) {
  const entry: Activity = {
    moment: instantText(at),
    action: `${type}.${action}`,
    by: { type: actor, id: actor_id, name: actor_name },
    item: { type, id: item, ...names(type, item) },
    event: event === null ? null : { prokey: event, name: names('event', event).name },
    fields: fields === null ? null : (JSON.parse(fields) as string[]),
  }
  return entry
}

function filterOf(organization: number, { type, item, action, by, from, to }: Query): ActivityFilter {
  const faults = new Faults()
  const [verb, ofType] = (action ?? '').split('.').toReversed() as [string, string?]
  if (item !== undefined && type === undefined) faults.add('type', 'type is required together with item.')
  if (type !== undefined && ofType !== undefined && type !== ofType)
    faults.add('action', 'action must be of the same type as type, or have none.')
  const moment = (text: string | undefined) => (text === undefined ? null : parseInstant(text)!.epochMilliseconds)
  const [after, before] = [moment(from), moment(to)]
  if (after !== null && before !== null && after > before) faults.add('to', 'to must not be before from.')
  faults.throwIfAny()
  const [actor, actorId] = (by ?? '').split(':')
  return {
    organization,
    type: type ?? ofType ?? null,
    item: item?.toLowerCase() ?? null,
    action: verb || null,
    actor: actor || null,
    actorId: actorId ?? null,
    from: after,
    to: before,
  }
}

function cursorText({ transaction_id, id }: Position): string {
  return [transaction_id, id].map((number) => number.toString(36)).join('.')
}

function positionIn(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const [transaction_id, id] = cursor.split('.').map((text) => Number.parseInt(text, 36)) as [number, number]
  const most = Number.MAX_SAFE_INTEGER
  return { transaction_id: Math.min(transaction_id, most), id: Math.min(id, most) }
}
