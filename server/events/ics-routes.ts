import { Event, type JsonSchema } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isKept, whenRead } from '../database/open.ts'
import { actorOf } from '../http/actor.ts'
import { isProkey, prokeyPattern } from '../http/formats.ts'
import { serve } from '../http/route.ts'
import { type Asset, sendAsset } from '../http/asset.ts'
import { remember } from '../http/memory.ts'
import { Faults, noEntryFound } from '../refusal.ts'
import type { Row } from '../resources/store.ts'
import { icsAsset } from './ics-asset.ts'
import { icsReads } from './store.ts'

/** `GET /ics/:prokey`: the files of an event as JSON. */
export function icsContentRoutes(app: FastifyInstance, context: Context) {
  const { own } = icsReads(context.database)
  serve(app, {
    method: 'GET',
    path: '/ics/:prokey',
    access: 'read',
    operation,
    handler: async (request) => {
      const asObjects = responseType(request) === 'object'
      const [row] = await own(actorOf(request).organization, prokeyOf(request))
      if (!row) throw noEntryFound()
      const { contentOf, hasFiles } = await import('./ics-content.ts')
      const { event, files } = contentOf(row, context.now())
      if (!asObjects) return files.map((file) => file.body)
      return files.map(({ name, fileName, body }) => ({
        name,
        ...(hasFiles(event) &&
          row.status === 'published' && {
            icsFile: `${context.settings.icsUrl}/${String(row.prokey)}/${encodeURIComponent(fileName)}`,
          }),
        icsBody: body,
      }))
    },
  })
}

/** `/<prokey>/event.ics`: the files themselves, for everybody. */
export function icsFileRoutes(app: FastifyInstance, context: Context) {
  const eventFile = eventFileHandler(context)
  serve(app, {
    method: 'GET',
    path: `/:prokey(${prokeyPattern})/:file`,
    access: 'public',
    handler: (request, reply) => eventFile(request, reply),
  })
}

/** Answers a file of an event, at once and from then on out of memory when it was built before. */
export function eventFileHandler(context: Context) {
  const { published } = icsReads(context.database)
  return (request: FastifyRequest, reply: FastifyReply, name?: string) => {
    const prokey = prokeyOf(request)
    const file = name ?? (request.params as { file: string }).file
    return whenRead(published(prokey), (rows) => {
      const [row] = rows
      if (!row) throw noEntryFound()
      const known = built.get(row)
      if (!known) return build(row, context.now()).then((assets) => send(request, reply, assets.get(file)))
      const found = known.get(file)
      if (found) remember(request, found, () => isKept(rows, published(prokey)))
      return send(request, reply, found)
    })
  }
}

function send(request: FastifyRequest, reply: FastifyReply, found: Asset | undefined) {
  if (!found) throw noEntryFound()
  return sendAsset(request, reply, found)
}

const built = new WeakMap<Row, Map<string, Asset>>()

/** The files of an event by their names. For a row that the database has kept they are made once. */
async function build(row: Row, now: number): Promise<Map<string, Asset>> {
  const { contentOf, hasFiles } = await import('./ics-content.ts')
  const { event, files } = contentOf(row, now)
  const assets = new Map(hasFiles(event) ? files.map(({ fileName, body }) => [fileName, icsAsset(fileName, body)]) : [])
  built.set(row, assets)
  return assets
}

export function prokeyOf(request: FastifyRequest): string {
  const { prokey } = request.params as { prokey: string }
  if (!isProkey(prokey)) throw noEntryFound()
  return prokey.toLowerCase()
}

function responseType(request: FastifyRequest): 'object' | undefined {
  const { responseType: asked } = request.query as { responseType?: string }
  if (asked === undefined || asked === 'object') return asked
  const faults = new Faults()
  faults.add('responseType', 'responseType must be object, or be left out.')
  throw faults.refusal()!
}

const body: JsonSchema = {
  type: 'string',
  description: 'The content of a calendar file.',
  examples: ['BEGIN:VCALENDAR\r\n…'],
}

const operation = {
  tag: Event.titles,
  id: 'read-ics',
  summary: 'Read the calendar files',
  description:
    'The contents of the ICS files of an event: one, or one for each date when a date has an organizer. With `responseType=object` each comes with its name and, where a file exists, its address.',
  parameters: { prokey: Event.read.properties!.prokey! },
  query: {
    responseType: {
      type: 'string',
      enum: ['object'],
      description: 'Answers objects instead of texts.',
      examples: ['object'],
    },
  },
  answer: {
    type: 'array',
    items: {
      type: ['string', 'object'],
      properties: {
        name: { type: 'string', description: 'The title of the event or series.', examples: ['Summer party'] },
        icsFile: {
          type: 'string',
          description: 'The address of the file. Missing for dynamic dates and RSVP events.',
          examples: ['https://events.example.org/0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11/event.ics'],
        },
        icsBody: body,
      },
    },
    examples: [['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…']],
  },
  errors: [404],
} as const
