import { Event, RsvpReceipt, RsvpSent } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { prokeyPattern } from '../http/formats.ts'
import { type Operation, type Route, serve } from '../http/route.ts'
import { preflightHeaders } from '../http/security-headers.ts'
import type { rsvpHandlers } from './rsvp-handlers.ts'

type Handlers = ReturnType<typeof rsvpHandlers>

/** `/<prokey>/rsvp`: where answers to the form of an event are sent, from any page. Loaded by the first of them. */
export function rsvpRoutes(app: FastifyInstance, context: Context) {
  let loading: Promise<Handlers> | undefined
  const loaded = () => (loading ??= import('./rsvp-handlers.ts').then(({ rsvpHandlers: make }) => make(context)))
  const handled =
    (kind: keyof Handlers): Route['handler'] =>
    async (request, reply) =>
      (await loaded())[kind](request, reply)

  const path = `/:prokey(${prokeyPattern})/rsvp`
  const everywhere = { access: 'public', onDomains: true } as const
  serve(app, { method: 'POST', path, ...everywhere, operation, handler: handled('signUp') })
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

const operation: Operation = {
  tag: 'RSVP answers',
  id: 'send-rsvp-answer',
  summary: 'Sign up for an event',
  description:
    'What the form of an RSVP event sends, from any origin (CORS). The answer is the same whether the address has answered before or not; ' +
    'whoever has gets a mail with a link to change the answer. Nothing is taken twice: sending the same form again gives the same answer. ' +
    'A 409 has `details.reason`: `full` or `expired`.',
  at: 'landingUrl',
  parameters: { prokey: Event.read.properties!.prokey! },
  body: RsvpSent,
  answer: RsvpReceipt,
  isCached: false,
  errors: [400, 404, 409, 413, 415, 429, 503],
}
