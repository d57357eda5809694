import { Event, type JsonSchema } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import type { Asset } from '../http/asset.ts'
import { prokeyOf, prokeyPattern } from '../http/formats.ts'
import { cachedAsset, publicContent, sendCached } from '../http/public-answer.ts'
import { serve } from '../http/route.ts'
import { Faults, noEntryFound } from '../refusal.ts'
import type { Row } from '../resources/store.ts'
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
      const { contentOf, hasFiles } = await import('./ics.ts')
      const { event, files } = contentOf(row, context.now())
      if (!asObjects) return files.map((file) => file.body)
      return files.map(({ name, fileName, body }) => ({
        name,
        ...(hasFiles(event) &&
          row.status === 'published' && {
            icsFile: `${context.settings.icsUrl}${fileAddress(String(row.prokey), fileName)}`,
          }),
        icsBody: body,
      }))
    },
  })
}

/** `/<prokey>/event.ics`: the files themselves, without authentication. */
export function icsFileRoutes(app: FastifyInstance, context: Context) {
  const file = eventFiles(context)
  serve(app, {
    method: 'GET',
    path: `/:prokey(${prokeyPattern})/:file([^/]+\\.ics)`,
    access: 'public',
    onDomains: true,
    handler: (request, reply) => {
      const name = (request.params as { file: string }).file
      const prokey = prokeyOf(request)
      return sendCached(context, request, reply, fileAddress(prokey, name), () => file(prokey, name))
    },
  })
}

const fileAddress = (prokey: string, name: string) => `/${prokey}/${encodeURIComponent(name)}`

export function fileAssets(context: Context) {
  const file = eventFiles(context)
  return async (prokey: string, name: string, onStale?: OnStale): Promise<Asset | undefined> => {
    const content = await publicContent(context.cache, fileAddress(prokey, name), () => file(prokey, name), onStale)
    return content?.answer as Asset | undefined
  }
}

/** Finds a file of a published event by its name. */
export function eventFiles(context: Context) {
  const { published } = icsReads(context.database)
  return async (prokey: string, name: string) => {
    const [row] = await published(prokey)
    return row && fileOf(row, name, context.now())
  }
}

async function fileOf(row: Row, name: string, now: number) {
  const { contentOf, hasFiles, icsAsset } = await import('./ics.ts')
  const { event, files } = contentOf(row, now)
  const found = hasFiles(event) ? files.find(({ fileName }) => fileName === name) : undefined
  return found && cachedAsset(row.organization as number, icsAsset(found.fileName, found.body))
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
    'The contents of the ICS files of an event: one, or one per date if a date has an organizer. With `responseType=object`, each has its name and, if there is a public file, its address.',
  parameters: { prokey: Event.read.properties!.prokey! },
  query: {
    responseType: {
      type: 'string',
      enum: ['object'],
      description: 'Returns objects instead of texts.',
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
          description: 'The address of the file. Not present for dynamic dates and RSVP events.',
          examples: ['https://events.example.org/0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11/event.ics'],
        },
        icsBody: body,
      },
    },
    examples: [['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…']],
  },
  errors: [404],
} as const
