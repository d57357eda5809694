import { RsvpAddition, RsvpAnswer, RsvpChange, languages, written } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { etagOf } from '../http/etag.ts'
import { isProkey, prokeyOf } from '../http/formats.ts'
import { type Operation, serve } from '../http/route.ts'
import { Faults, Refusal } from '../refusal.ts'
import { writeOnce } from '../resources/idempotency.ts'
import { addAnswer } from './addition.ts'
import { answers } from './answers.ts'
import { repeated } from './attempts.ts'
import { answerToChange, changeAnswer } from './change.ts'
import type { Template } from './form.ts'
import { ignoredKeys } from './ignored-keys.ts'
import { presentAnswer } from './presentation.ts'
import { removeAnswer } from './removal.ts'
import { restoreAnswer } from './restoration.ts'
import type { AnswerRow } from './store.ts'

// OpenAPI allows one name for this part of the path, and the specification calls it `prokey`.
const onePath = '/rsvp-answers/:prokey'
const busy = 'This RSVP is being changed from several places at once.'

/** `/rsvp-answers`: what organizers write, beyond the specification. */
export function answerWriteRoutes(app: FastifyInstance, context: Context) {
  const { database, now } = context
  const { expire } = answers(context)

  serve(app, {
    method: 'POST',
    path: '/rsvp-answers',
    access: 'write',
    operation: operations.create,
    handler: async (request, reply) => {
      const { event, sent, language, warnings, check, ...asked } = readBody(request, known.create)
      // Seats of RSVPs that were not confirmed in time are free.
      await expire()
      return repeated(
        () =>
          writeOnce(context, request, reply, async (tx) => {
            const prokey = typeof event === 'string' && isProkey(event) ? event.toLowerCase() : ''
            const added = await addAnswer(tx, context, actorOf(request), prokey, { ...asked, sent, language, check })
            return { status: 201, etag: etagOf(added), body: done('created', added.id, warnings) }
          }),
        busy,
      )
    },
  })
  serve(app, {
    method: 'PATCH',
    path: onePath,
    access: 'write',
    operation: operations.update,
    handler: async (request, reply) => {
      const id = prokeyOf(request)
      const ifMatch = request.headers['if-match']
      const { sent, language, warnings, ...asked } = readBody(request, known.update)
      return repeated(
        () =>
          writeOnce(context, request, reply, async (tx) => {
            const changed = await changeAnswer(tx, context, actorOf(request), id, { ...asked, sent, language, ifMatch })
            return { status: 200, etag: etagOf(changed), body: done('updated', id, warnings) }
          }),
        busy,
      )
    },
  })
  serve(app, {
    method: 'DELETE',
    path: onePath,
    access: 'write',
    operation: operations.delete,
    handler: async (request) => {
      const id = prokeyOf(request)
      const sendMail = flagIn(request, 'inform')
      await database.transaction(async (tx) => {
        const answer = await answerToChange(tx, actorOf(request), id, now(), request.headers['if-match'])
        await removeAnswer(tx, actorOf(request), answer, { sendMail, now: now() })
      })
      return done('deleted', id, [])
    },
  })
  serve(app, {
    method: 'POST',
    path: `${onePath}/restore`,
    access: 'write',
    operation: operations.restore,
    handler: async (request, reply) => {
      const id = prokeyOf(request)
      const isOver = flagIn(request, 'over')
      // Seats of RSVPs that were not confirmed in time are free.
      await expire()
      return repeated(
        () =>
          writeOnce(context, request, reply, async (tx) => {
            const { answer, isTold } = await restoreAnswer(tx, context, actorOf(request), id, { isOver })
            const warnings = isTold ? ['The attendee was already told that the RSVP is removed.'] : []
            return { status: 200, etag: etagOf(answer), body: done('restored', id, warnings) }
          }),
        busy,
      )
    },
  })
}

const known = { create: Object.keys(RsvpAddition.properties!), update: Object.keys(RsvpChange.properties!) }

/** Reads what doesn't depend on the form. Null means the same as leaving a field out. */
function readBody({ body }: FastifyRequest, names: readonly string[]) {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('invalid', 'The body must be a JSON object.')
  const fields = body as Record<string, unknown>
  const faults = new Faults()
  const valueOf = (name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined)
  const flagOf = (name: string) => {
    const value = valueOf(name) ?? false
    if (typeof value !== 'boolean') faults.add(name, `${name} must be true or false.`)
    return value === true
  }
  const language = languages.find((each) => each === valueOf('language'))
  if (language === undefined && valueOf('language') !== undefined)
    faults.add('language', `language must be one of ${languages.join(', ')}.`)
  const [email, status, amount, payload] = ['email', 'status', 'amount', 'payload'].map(valueOf)
  const waiting = names.includes('waiting') ? valueOf('waiting') : undefined
  const warnings: string[] = []
  return {
    event: valueOf('event'),
    sent: { email, status, amount, payload, waiting, isText: false },
    language,
    sendMail: flagOf('inform'),
    isOver: flagOf('over'),
    faults,
    warnings,
    check: ({ fields: ofForm }: Template, answer?: AnswerRow) => {
      if (answer) refuseReadOnly(fields, answer, faults)
      warnings.splice(0, Infinity, ...ignoredKeys(fields, answer ? [...names, ...readOnly, ...ignored] : names, ofForm))
    },
  }
}

const readOnly = ['event', 'id', 'prokey', 'date_created', 'date_updated', 'ticket', 'checked_in', 'offered_until']
// Changes when others leave the waiting list, so what was read may be outdated.
const ignored = ['position']

/** Values that were read may be sent back, but not changed. */
function refuseReadOnly(sent: Record<string, unknown>, answer: AnswerRow, faults: Faults) {
  const stored: Record<string, unknown> = { ...presentAnswer(answer, null), event: answer.event }
  for (const name of readOnly)
    if (Object.hasOwn(sent, name) && sent[name] !== stored[name])
      faults.add(name, `${name} is read only and cannot be set.`)
}

function done(message: 'created' | 'updated' | 'deleted' | 'restored', id: string, warnings: readonly string[]) {
  return { status: 'success', message, id, ...(warnings.length > 0 && { warnings }) }
}

function flagIn({ query }: FastifyRequest, name: 'inform' | 'over'): boolean {
  const { [name]: flag = 'false' } = query as Record<string, unknown>
  const faults = new Faults()
  if (flag !== 'true' && flag !== 'false') faults.add(name, `${name} must be true or false.`)
  faults.throwIfAny()
  return flag === 'true'
}

const key = { id: RsvpAnswer.properties!.id! }
const parameters = {
  prokey: {
    ...RsvpAnswer.properties!.id!,
    description: 'The `id` of the RSVP. Reading takes the prokey of an event here.',
  },
}
const common = { tag: 'RSVP answers', isCached: false } as const

const operations = {
  create: {
    ...common,
    id: 'create-rsvp-answer',
    summary: 'Add an RSVP',
    description:
      'Beyond the specification: for someone who replied another way. It counts at once, without double opt-in and even after sign-up has closed. The rules of the form apply to `status`, `amount` and `payload`. No mail is sent unless you ask for it with `inform`. A 409 has a `details.reason`: `full` (with `details.waiting_list` if there is one that can be joined), `exists` if the address already has an RSVP to this event, or `mails` while too many emails wait for the address.',
    body: RsvpAddition,
    status: 201,
    returnsTag: true,
    answer: written('created', key),
    errors: [400, 409, 413, 415, 422],
  },
  update: {
    ...common,
    id: 'update-rsvp-answer',
    summary: 'Change an RSVP',
    description:
      'Beyond the specification: updates the fields you send. Seats are checked again unless `over` is true. A new email address gets links of its own, and those in mails to the former one stop working. Of an erased RSVP only `status` and `amount` can change.',
    parameters,
    body: RsvpChange,
    returnsTag: true,
    answer: written('updated', key),
    errors: [400, 404, 409, 412, 413, 415, 422],
  },
  delete: {
    ...common,
    id: 'delete-rsvp-answer',
    summary: 'Remove an RSVP',
    description:
      'Beyond the specification: removes an RSVP, frees its seats and erases personal data from mails about it. It can be restored for ten minutes; then it is gone for good.',
    parameters,
    query: {
      inform: {
        type: 'boolean',
        default: false,
        description: 'Emails an attendee who confirmed or is undecided, so that the event leaves their calendar.',
        examples: [true],
      },
    },
    answer: written('deleted', key),
    errors: [400, 404, 412],
  },
  restore: {
    ...common,
    id: 'restore-rsvp-answer',
    summary: 'Restore an RSVP',
    description:
      'Beyond the specification: brings back an RSVP within ten minutes after it was removed, with its ticket, its links and what was filled in. It needs free seats unless `over` is true. No mail is sent, and the mail about the removal is withdrawn if it has not left yet; otherwise `warnings` says so. An erased attendee does not come back. A 409 has a `details.reason`: `full`, `exists` if the address has a new RSVP, `event` if the event is deleted, `expired` if it was not confirmed in time, or `not-removed`.',
    parameters: { prokey: { ...RsvpAnswer.properties!.id!, description: 'The `id` of the RSVP.' } },
    query: {
      over: {
        type: 'boolean',
        default: false,
        description: 'Takes seats even if fewer are left.',
        examples: [true],
      },
    },
    returnsTag: true,
    answer: written('restored', key),
    errors: [400, 404, 409, 422],
  },
} satisfies Record<string, Operation>
