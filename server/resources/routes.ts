import type { JsonSchema, Resource } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { whenRead } from '../database/open.ts'
import { actorOf } from '../http/actor.ts'
import { matches } from '../http/etag.ts'
import { isProkey } from '../http/formats.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { writeOnce } from './idempotency.ts'
import { answerList } from './lists.ts'
import { operationsOf } from './operations.ts'
import type { Served } from './served.ts'
import type { Key, Row } from './store.ts'
import { ResourceWriter, type Written, etagOf } from './write.ts'

export interface ServeOptions {
  /** What a create request answers beside the key, and how the reference describes it. */
  readonly created?: (written: Written) => Record<string, unknown>
  readonly createdSchema?: Record<string, JsonSchema>
  /** Statuses that only an update of this resource can have. */
  readonly updateErrors?: readonly number[]
  /** Creating one takes a single statement, because its rules do not write; true unless said otherwise. */
  readonly single?: boolean
}

/** Everything the API offers for one resource: all, latest, read, create, update, delete. */
export function serveResource<R extends Resource>(
  app: FastifyInstance,
  context: Context,
  served: Served<R>,
  options: ServeOptions = {},
) {
  serveLists(app, context, served)
  serveItems(app, context, served, options)
}

/** Reading and writing single items. */
export function serveItems<R extends Resource>(
  app: FastifyInstance,
  context: Context,
  served: Served<R>,
  { created = () => ({}), createdSchema, updateErrors, single = true }: ServeOptions = {},
) {
  const { resource, store } = served
  const writer = new ResourceWriter(served, context)
  const reads = store.reads(context.database)
  const operations = operationsOf(resource, {
    ...(createdSchema && { created: createdSchema }),
    ...(updateErrors && { update: updateErrors }),
  })
  const path = `/${resource.name}`
  const one = `${path}/:${resource.key}`

  const done = (
    message: string,
    { key, warnings }: Pick<Written, 'key' | 'warnings'>,
    more: Record<string, unknown> = {},
  ) => ({
    status: 'success',
    message,
    [resource.key]: String(key),
    ...more,
    ...(warnings.length > 0 && { warnings }),
  })

  serve(app, {
    method: 'POST',
    path,
    access: 'write',
    operation: operations.create,
    handler: (request, reply) =>
      writeOnce(
        context,
        request,
        reply,
        async (tx) => {
          const written = await writer.create(tx, actorOf(request), request.body)
          return { status: 201, etag: written.etag, body: done('created', written, created(written)) }
        },
        { single },
      ),
  })
  serve(app, {
    method: 'GET',
    path: one,
    access: 'read',
    operation: operations.read,
    // Without waiting where the engine does not: this is the most frequent request of all.
    handler: (request, reply) => {
      const rows = reads.one(actorOf(request).organization, keyOf(request, resource))
      return whenRead(rows, ([row]) => answerItem(context, request, reply, served, row))
    },
  })
  serve(app, {
    method: 'PATCH',
    path: one,
    access: 'write',
    operation: operations.update,
    handler: async (request, reply) => {
      if (namesList(request, resource)) return reply.callNotFound()
      const key = keyOf(request, resource)
      const { 'if-match': ifMatch } = request.headers
      return writeOnce(context, request, reply, async (tx) => {
        const written = await writer.update(tx, actorOf(request), key, ifMatch, request.body)
        return { status: 200, etag: written.etag, body: done('updated', written) }
      })
    },
  })
  serve(app, {
    method: 'DELETE',
    path: one,
    access: 'write',
    operation: operations.delete,
    handler: async (request, reply) => {
      if (namesList(request, resource)) return reply.callNotFound()
      const key = keyOf(request, resource)
      await context.database.transaction((tx) => writer.remove(tx, actorOf(request), key, request.headers['if-match']))
      return done('deleted', { key, warnings: [] })
    },
  })
}

/** The two lists of a resource, also for one that the API cannot write. */
export function serveLists<R extends Resource>(
  app: FastifyInstance,
  context: Context,
  served: Served<R>,
  operations: Pick<ReturnType<typeof operationsOf>, 'all' | 'latest'> = operationsOf(served.resource),
) {
  const reads = served.store.reads(context.database)
  serve(app, {
    method: 'GET',
    path: `/${served.resource.name}/all`,
    access: 'read',
    operation: operations.all,
    handler: (request, reply) => {
      const { organization } = actorOf(request)
      return answerList(request, reply, {
        all: () => reads.all(organization),
        page: (limit, offset) => reads.page(organization, limit, offset),
        count: async () => (await reads.count(organization))[0]!.count,
      })
    },
  })
  serve(app, {
    method: 'GET',
    path: `/${served.resource.name}/latest`,
    access: 'read',
    operation: operations.latest,
    handler: async (request, reply) => {
      const [row] = await reads.latest(actorOf(request).organization)
      return answerItem(context, request, reply, served, row)
    },
  })
}

function answerItem<R extends Resource>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, present }: Served<R>,
  row: Row | undefined,
): void | Promise<void> {
  if (!row) throw noEntryFound()
  const etag = etagOf(row)
  reply.header('etag', etag)
  const known = request.headers['if-none-match']
  if (known !== undefined && matches(known, etag)) return void reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!present) return void reply.send(store.answer(row))
  return context.database
    .read((db) => present(db, row))
    .then((presented) => void reply.send(store.answer(row, presented)))
}

/** `/style/all` is a path of its own, which can only be read; it is no style. */
function namesList(request: FastifyRequest, resource: Resource): boolean {
  const key = (request.params as Record<string, string>)[resource.key]
  return key === 'all' || key === 'latest'
}

/** A key that cannot be one names an unknown item; the database never sees it. */
function keyOf(request: FastifyRequest, resource: Resource): Key {
  const { id = '', prokey = '' } = request.params as { id?: string; prokey?: string }
  if (resource.key === 'prokey' && isProkey(prokey)) return prokey.toLowerCase()
  if (resource.key === 'id' && /^[1-9]\d{0,14}$/.test(id)) return Number(id)
  throw noEntryFound()
}
