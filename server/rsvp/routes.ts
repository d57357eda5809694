import { Event, RsvpAnswer, list } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { prokeyOf } from '../http/formats.ts'
import { sendJsonPieces } from '../http/pieces.ts'
import { type Operation, serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { requestedPage, setPageHeaders, pageParameter } from '../resources/lists.ts'
import { answerListing } from './listing.ts'
import { presentOne } from './presentation.ts'
import { answerReads } from './answer-reads-store.ts'
import { answerWriteRoutes } from './write-routes.ts'

const pageSize = 2000

/** `/rsvp-answers`: the answers of an organization. */
export function answerRoutes(app: FastifyInstance, context: Context) {
  const { database, now, settings } = context
  answerWriteRoutes(app, context)
  const reads = answerReads(database)
  const listing = answerListing({ database, now })

  serve(app, {
    method: 'GET',
    path: '/rsvp-answers/latest',
    access: 'read',
    role: 'editor',
    operation: operations.latestOfAll,
    handler: async (request): Promise<RsvpAnswer> => {
      const [answer] = await reads.latestOfAll(actorOf(request).organization, now())
      if (!answer) throw noEntryFound()
      return database.read((db) => presentOne(db, answer))
    },
  })
  serve(app, {
    method: 'GET',
    path: '/rsvp-answers/:prokey/latest',
    access: 'read',
    role: 'editor',
    operation: operations.latest,
    handler: async (request): Promise<RsvpAnswer> => {
      const { organization } = actorOf(request)
      const [answer] = await reads.latest(organization, await eventOf(request), now())
      if (!answer) throw noEntryFound()
      return database.read((db) => presentOne(db, answer))
    },
  })
  serve(app, {
    method: 'GET',
    path: '/rsvp-answers/:prokey',
    access: 'read',
    role: 'editor',
    operation: operations.all,
    handler: async (request, reply) => {
      const { organization } = actorOf(request)
      const event = await eventOf(request)
      const page = requestedPage(request)
      if (page === undefined) return sendJsonPieces(settings, reply, listing.json({ organization, event }))
      const [counted] = await reads.count(organization, event, now())
      const range = setPageHeaders(request, reply, page, counted!.count, pageSize)
      return sendJsonPieces(settings, reply, listing.json({ organization, event }, range))
    },
  })

  /** The event in the path, if it belongs to this organization. */
  async function eventOf(request: Parameters<typeof actorOf>[0]): Promise<string> {
    const prokey = prokeyOf(request)
    const [event] = await reads.event(actorOf(request).organization, prokey)
    if (!event) throw noEntryFound()
    return prokey
  }
}

const parameters = { prokey: Event.read.properties!.prokey! }
const common = { tag: 'RSVP answers', isCached: false, errors: [404] } as const

const operations = {
  all: {
    ...common,
    id: 'list-rsvp-answers',
    summary: 'List the RSVPs to an event',
    description:
      'All RSVPs, oldest first. They are kept if the event becomes a regular event, and deleted with the event. An RSVP is `pending` for up to an hour, until its email address is confirmed. Beyond the specification: an RSVP on the waiting list is `waiting`, and `pending` while seats are held for it.',
    parameters,
    query: { page: { ...pageParameter.page!, description: pageParameter.page!.description!.replace('800', '2,000') } },
    answer: list(RsvpAnswer, 'The RSVPs.'),
  },
  latest: {
    ...common,
    id: 'latest-rsvp-answer',
    summary: 'Read the latest RSVP to an event',
    description: 'The most recent RSVP to the event.',
    parameters,
    answer: RsvpAnswer,
  },
  latestOfAll: {
    ...common,
    id: 'latest-rsvp-answer-of-all',
    summary: 'Read the latest RSVP of all events',
    description: 'The most recent RSVP to any event.',
    answer: RsvpAnswer,
  },
} satisfies Record<string, Operation>
