import { type RsvpReceipt, languages } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isRsvpEvent } from '../events/events.ts'
import { prokeyOf } from '../events/ics-routes.ts'
import { isAnsweredHere } from '../http/hosts.ts'
import { forAnyOrigin } from '../http/security-headers.ts'
import { preferredLanguage } from '../messages/messages.ts'
import { type PublishedEvent, publishedEvents } from '../publication/event.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { reception } from '../rsvp/reception.ts'

/** What answers to the form of an event are sent to. */
export function rsvpHandlers(context: Context) {
  const published = publishedEvents(context)
  const { receive } = reception(context)

  return { signUp }

  async function signUp(request: FastifyRequest, reply: FastifyReply): Promise<RsvpReceipt> {
    // Before anything can fail, so that the page that sent it can read why.
    reply.headers(forAnyOrigin)
    const event = await eventOf(request)
    const { language, form, website: trap, ...sent } = objectIn(request)
    const message = await receive(event.prokey, {
      sent: { ...sent, isText: false },
      language: languages.find((each) => each === language) ?? languageOf(event, request),
      form,
      trap,
      address: request.ip,
    })
    return { status: 'success', message }
  }

  async function eventOf(request: FastifyRequest): Promise<PublishedEvent> {
    const event = await published(prokeyOf(request))
    if (!event || !isRsvpEvent(event.item) || !isAnsweredHere(request, event.organization.id)) throw noEntryFound()
    return event
  }
}

function objectIn({ body }: FastifyRequest): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  throw new Refusal('invalid', 'The body must be a JSON object.')
}

function languageOf({ look }: PublishedEvent, { headers }: FastifyRequest) {
  return look.isChosen ? look.language : preferredLanguage(headers['accept-language'])
}
