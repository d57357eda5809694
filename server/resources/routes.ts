import type { Resource } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { actorOf } from '../http/actor.ts'
import { type Route, serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { writeOnce } from './idempotency.ts'
import { answerList } from './lists.ts'
import { operationsOf } from './operations.ts'
import { ResourceStore, type Row } from './store.ts'
import { ResourceWriter, type Settle, type Written, etagOf, matches } from './write.ts'

/** Everything the API offers for one resource: all, latest, read, create, update, delete. */
export function serveResource<R extends Resource>(
  app: FastifyInstance,
  context: Context,
  resource: R,
  settle?: Settle<R>,
) {
  const store = new ResourceStore(resource)
  const writer = new ResourceWriter(store, context, settle as Settle<never> | undefined)
  const operations = operationsOf(resource)
  const path = `/${resource.name}`

  type Work = (tx: Transaction) => Promise<Written>
  const created = (work: Work) => async (tx: Transaction) => ({
    status: 201,
    body: answerOf('created', await work(tx)),
  })
  const updated = (work: Work) => async (tx: Transaction) => ({
    status: 200,
    body: answerOf('updated', await work(tx)),
  })

  serveReads(app, context, store, operations)
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
        created((tx) => writer.create(tx, actorOf(request), request.body)),
        { single: true },
      ),
  })
  serve(app, {
    method: 'GET',
    path: `${path}/:id`,
    access: 'read',
    operation: operations.read,
    handler: readHandler(context, store),
  })
  serve(app, {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'write',
    operation: operations.update,
    handler: async (request, reply) => {
      const id = idOf(request)
      const { 'if-match': ifMatch } = request.headers
      const update = updated((tx) => writer.update(tx, actorOf(request), id, ifMatch, request.body))
      return writeOnce(context, request, reply, update)
    },
  })
  serve(app, {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'write',
    operation: operations.delete,
    handler: async (request) => {
      const id = idOf(request)
      await context.database.transaction((tx) => writer.remove(tx, actorOf(request), id, request.headers['if-match']))
      return answerOf('deleted', { id, warnings: [] })
    },
  })
}

/** The two lists of a resource, also for one that the API cannot write. */
export function serveReads(
  app: FastifyInstance,
  context: Context,
  store: ResourceStore,
  operations: Pick<ReturnType<typeof operationsOf>, 'all' | 'latest'>,
) {
  const reads = store.reads(context.database)
  serve(app, {
    method: 'GET',
    path: `/${store.resource.name}/all`,
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
    path: `/${store.resource.name}/latest`,
    access: 'read',
    operation: operations.latest,
    handler: async (request, reply) =>
      answerItem(request, reply, store, (await reads.latest(actorOf(request).organization))[0]),
  })
}

function readHandler(context: Context, store: ResourceStore): Route['handler'] {
  const { one } = store.reads(context.database)
  return async (request, reply) => {
    const [row] = await one(actorOf(request).organization, idOf(request))
    return answerItem(request, reply, store, row)
  }
}

function answerItem(request: FastifyRequest, reply: FastifyReply, store: ResourceStore, row: Row | undefined) {
  if (!row) throw noEntryFound()
  const etag = etagOf(row)
  reply.header('etag', etag)
  const known = request.headers['if-none-match']
  if (known !== undefined && matches(known, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(store.answer(row))
}

/** An id that cannot be one is an unknown item; the database never sees it. */
function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id: string }
  if (!/^[1-9]\d{0,14}$/.test(id)) throw noEntryFound()
  return Number(id)
}

function answerOf(message: string, { id, warnings }: Written) {
  return { status: 'success', message, id: String(id), ...(warnings.length > 0 && { warnings }) }
}
