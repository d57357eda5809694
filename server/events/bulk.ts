import { type BodyOf, type Event, type AnswerOf, type eventOperations } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import { isProkey } from '../http/formats.ts'
import { lazy } from '../lazy.ts'
import { Faults, type Refusal, noEntryFound } from '../refusal.ts'
import type { Listeners } from '../resources/served.ts'
import { writeEach } from '../resources/write-each.ts'
import { eventActions } from './actions.ts'

type Wish = BodyOf<typeof eventOperations.bulk>
type Answer = AnswerOf<typeof eventOperations.bulk>

const rules = lazy(() => import('./rules.ts'))

interface Done {
  readonly message: string
  readonly copy?: string
  readonly warnings?: string[]
}

/** Does the same with many events, one after another. Each either succeeds or is left as it was. */
export function eventBulk(context: Context, listeners: Listeners<typeof Event>) {
  const { setStatus, move, duplicate, remove } = eventActions(context, listeners)

  return async (request: FastifyRequest, reply: FastifyReply, actor: Actor, wish: Wish): Promise<Answer> => {
    check(wish)
    if (wish.event_group) await checkTarget(actor.organization, wish.event_group.toLowerCase())
    const given = wish.prokeys.map((prokey) => prokey.toLowerCase())
    const results = await writeEach(context, request, reply, [...new Set(given)], (tx, prokey) =>
      act(tx, actor, prokey, wish),
    )
    const done = [...results.values()].filter((result) => 'done' in result).length
    return {
      status: done === results.size ? 'success' : done === 0 ? 'error' : 'partial',
      message: summary(done, results.size, messages[wish.action]),
      results: given.map((prokey) => {
        const result = results.get(prokey)!
        return 'done' in result ? { prokey, status: 'success', ...result.done } : failure(prokey, result.refusal)
      }),
    }
  }

  /** Otherwise every event would be refused for the same reason. */
  async function checkTarget(organization: OrganizationId, group: string) {
    const { refuseTarget } = await rules()
    await context.database.read((db) => refuseTarget(db, organization, group))
  }

  async function act(tx: Transaction, actor: Actor, prokey: string, wish: Wish): Promise<Done> {
    if (!isProkey(prokey)) throw noEntryFound()
    const { action } = wish
    if (action === 'duplicate') {
      const { key } = await duplicate(tx, actor, prokey, { ...wish, title: null })
      return { message: messages.duplicate, copy: String(key) }
    }
    if (action === 'delete') {
      const warnings = await remove(tx, actor, prokey)
      return { message: messages.delete, ...(warnings.length > 0 && { warnings }) }
    }
    if (action === 'move') await move(tx, actor, prokey, wish.event_group!.toLowerCase())
    else await setStatus(tx, actor, prokey, action === 'publish' ? 'published' : 'draft')
    return { message: messages[action] }
  }
}

const messages = {
  publish: 'published',
  unpublish: 'unpublished',
  move: 'moved',
  duplicate: 'duplicated',
  delete: 'deleted',
}

function summary(done: number, all: number, verb: string): string {
  return `${done} of ${all} ${all === 1 ? 'event' : 'events'} ${done === 1 ? 'was' : 'were'} ${verb}.`
}

function check({ action, event_group, keep, startDate }: Wish) {
  const faults = new Faults()
  const isSent = (value: unknown) => value !== undefined && value !== null
  if (action === 'move' && !isSent(event_group)) faults.add('event_group', 'event_group is required to move events.')
  if (action !== 'move' && action !== 'duplicate' && isSent(event_group))
    faults.add('event_group', `event_group has no effect with action: ${action}. Leave it out.`)
  for (const [name, value] of Object.entries({ keep, startDate }))
    if (action !== 'duplicate' && isSent(value))
      faults.add(name, `${name} has no effect with action: ${action}. Leave it out.`)
  faults.throwIfAny()
}

function failure(prokey: string, { message, details }: Refusal): Answer['results'][number] {
  return { prokey, status: 'error', message, ...(details && { details }) }
}
