import { Event, RsvpReceipt, RsvpSent } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { parseForms } from '../../http/form-body.ts'
import { prokeyPattern } from '../../http/formats.ts'
import { type Operation, type Route, serve } from '../../http/route.ts'
import { preflightHeaders } from '../../http/security-headers.ts'
import { lazy } from '../../lazy.ts'
import { Refusal } from '../../refusal.ts'
import type { accessHandlers } from './access-handlers.ts'
import type { attendeeHandlers } from './attendee-handlers.ts'
import type { confirmHandlers } from './confirm-handlers.ts'
import type { rsvpHandlers } from './handlers.ts'

type Handlers = ReturnType<typeof rsvpHandlers> &
  ReturnType<typeof confirmHandlers> &
  ReturnType<typeof attendeeHandlers> &
  ReturnType<typeof accessHandlers>

const attendeePages: readonly (readonly [method: 'GET' | 'POST', path: string, kind: keyof Handlers])[] = [
  ['GET', '', 'edit'],
  ['GET', '/done/:status', 'done'],
  ['GET', '/done/:status/event.ics', 'ownFile'],
  ['POST', '/again', 'again'],
  ['GET', '/confirm/:token', 'askConfirm'],
  ['POST', '/confirm/:token', 'confirm'],
  ['GET', '/confirm/:token/event.ics', 'confirmedFile'],
  ['GET', '/manage/:token', 'manage'],
  ['POST', '/manage/:token', 'change'],
  ['GET', '/manage/:token/data', 'data'],
  ['GET', '/manage/:token/event.ics', 'file'],
  ['POST', '/manage/:token/erase', 'erase'],
  ['GET', '/access', 'askAccess'],
  ['POST', '/access', 'access'],
  ['GET', '/unsubscribe/:token', 'askUnsubscribe'],
]

/**
 * `/<prokey>/rsvp`, which receives the form of an event from any page, and below it the pages that mails link to. The
 * handlers are imported by the first request.
 */
export function rsvpRoutes(app: FastifyInstance, context: Context, files: () => Promise<Addresses>) {
  const loaded = lazy(async (): Promise<Handlers> => {
    const [signingUp, confirming, attendees, access] = await Promise.all([
      import('./handlers.ts'),
      import('./confirm-handlers.ts'),
      import('./attendee-handlers.ts'),
      import('./access-handlers.ts'),
    ])
    return {
      ...signingUp.rsvpHandlers(context, files),
      ...confirming.confirmHandlers(context, files),
      ...attendees.attendeeHandlers(context, files),
      ...access.accessHandlers(context, files),
    }
  })
  const handled =
    (kind: keyof Handlers): Route['handler'] =>
    async (request, reply) =>
      (await loaded())[kind](request, reply)

  const path = `/:prokey(${prokeyPattern})/rsvp`
  const everywhere = { access: 'public', onDomains: true } as const
  const forPeople = { ...everywhere, isPage: true } as const
  void app.register(async (pages) => {
    parseForms(pages)
    serve(pages, { method: 'POST', path, ...forPeople, operation, handler: handled('signUp') })
    for (const [method, below, kind] of attendeePages)
      serve(pages, { method, path: `${path}${below}`, ...forPeople, handler: handled(kind) })
  })
  void app.register(async (pages) => {
    parseForms(pages)
    parseOneClick(pages)
    serve(pages, {
      method: 'POST',
      path: `${path}/unsubscribe/:token`,
      ...forPeople,
      handler: handled('unsubscribe'),
    })
  })
  serve(app, {
    method: 'OPTIONS',
    path,
    ...everywhere,
    handler: (_request, reply) =>
      reply
        .code(204)
        .headers({ ...preflightHeaders, 'access-control-allow-methods': 'POST' })
        .send(),
  })
}

// Requests of mail programs have about 200 bytes.
const mostOneClick = 4096

/** Mail programs may unsubscribe by a multipart form as well (RFC 8058, 3.1). */
function parseOneClick(app: FastifyInstance) {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostOneClick },
    async (request: FastifyRequest, body: Buffer) => {
      const type = request.headers['content-type']!
      const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
        throw new Refusal('invalid', 'The body must be a complete multipart form.')
      })
      return Object.fromEntries(form)
    },
  )
}

const operation: Operation = {
  tag: 'RSVP answers',
  id: 'send-rsvp-answer',
  summary: 'Sign up for an event',
  description:
    'Submits the form of an RSVP event, from any origin (CORS). The response does not reveal whether the address already has an RSVP; ' +
    'if it does, a mail with a link to change it is sent. Sending the same form again returns the same response and has no further effect. ' +
    'A 409 has a `details.reason`: `full`, with `details.waiting_list: true` if the form can be sent again with `waiting`, `expired`, or `mails` while too many emails wait for this address. ' +
    'A form sent less than two seconds after its token was created is accepted once that time has passed. ' +
    'If too many forms wait, the response is 429 with the `details.reason` `too-fast`: send the same form again after `Retry-After` seconds.',
  at: 'landingUrl',
  parameters: { prokey: Event.read.properties!.prokey! },
  body: RsvpSent,
  answer: RsvpReceipt,
  isCached: false,
  errors: [400, 404, 409, 413, 415, 429, 503],
}
