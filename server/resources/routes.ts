import { type Resource, list, object, written } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { type Operation, type Route, serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { writeOnce } from './idempotency.ts'
import { answerList, pageParameter } from './lists.ts'
import { ResourceStore, type Row } from './store.ts'
import { ResourceWriter, type Settle, type Written, etagOf, matches } from './write.ts'

/** Everything the API offers for one resource: all, latest, read, create, update, delete. */
export function serveResource<R extends Resource>(app: FastifyInstance, context: Context, resource: R, settle?: Settle<R>) {
  const store = new ResourceStore(resource)
  const writer = new ResourceWriter(store, context, settle as Settle<never> | undefined)
  const operations = operationsOf(resource)
  const path = `/${resource.name}`

  const write = (request: FastifyRequest, reply: FastifyReply, status: number, message: string, work: (...given: Parameters<Parameters<typeof writeOnce>[3]>) => Promise<Written>) =>
    writeOnce(context, request, reply, async (tx) => {
      const { id, warnings } = await work(tx)
      return { status, body: { status: 'success', message, id: String(id), ...(warnings.length > 0 && { warnings }) } }
    })

  serveReads(app, context, store, operations)
  serve(app, {
    method: 'GET',
    path: `${path}/:id`,
    access: 'read',
    operation: operations.read,
    handler: readHandler(context, store),
  })
  serve(app, {
    method: 'POST',
    path,
    access: 'write',
    operation: operations.create,
    handler: (request, reply) =>
      write(request, reply, 201, 'created', (tx) => writer.create(tx, actorOf(request), request.body)),
  })
  serve(app, {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'write',
    operation: operations.update,
    handler: async (request, reply) => {
      const id = idOf(request)
      return write(request, reply, 200, 'updated', (tx) => writer.update(tx, actorOf(request), id, request.headers['if-match'], request.body))
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
      return { status: 'success', message: 'deleted', id: String(id) }
    },
  })
}

/** The two lists of a resource, also for one that the API cannot write. */
export function serveReads(
  app: FastifyInstance,
  context: Context,
  store: ResourceStore,
  operations: Pick<ReturnType<typeof operationsOf>, 'all' | 'latest'>,
  all?: Route['handler'],
) {
  const reads = store.reads(context.database)
  serve(app, {
    method: 'GET',
    path: `/${store.resource.name}/all`,
    access: 'read',
    operation: operations.all,
    handler: all ?? ((request, reply) => {
      const { organization } = actorOf(request)
      return answerList(request, reply, {
        all: () => reads.all(organization),
        page: (limit, offset) => reads.page(organization, limit, offset),
        count: async () => (await reads.count(organization))[0]!.count,
      })
    }),
  })
  serve(app, {
    method: 'GET',
    path: `/${store.resource.name}/latest`,
    access: 'read',
    operation: operations.latest,
    handler: async (request, reply) => answerItem(request, reply, store, (await reads.latest(actorOf(request).organization))[0]),
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

export function operationsOf(resource: Resource) {
  const { name, title, titles, description, read, create, patch } = resource
  const operation = (verb: string, rest: Omit<Operation, 'tag' | 'id'>): Operation => ({
    tag: titles,
    id: `${verb}-${name}`,
    ...rest,
  })
  const id = { id: { type: 'integer', description: `The id of the ${title}.`, examples: [67] } }
  const key = { id: { type: 'string', description: `The id of the ${title}, as text.`, examples: ['67'] } } as const
  const entry = object({ id: read.properties!.id!, name: read.properties!.name! })

  return {
    all: operation('list', {
      summary: `List all ${titles}`,
      description: `The ids and names of all ${titles}, oldest first.`,
      query: pageParameter,
      answer: list(entry),
    }),
    latest: operation('latest', {
      summary: `Read the latest ${title}`,
      description: `The ${title} that was created last.`,
      answer: read,
      errors: [404],
    }),
    read: operation('read', { summary: `Read one ${title}`, description, parameters: id, answer: read, errors: [404] }),
    create: operation('create', {
      summary: `Create a ${title}`,
      description: 'Fields that are left out, or null, get their default.',
      body: create,
      status: 201,
      answer: written('created', key),
      errors: [400, 409, 413, 415, 422],
    }),
    update: operation('update', {
      summary: `Update a ${title}`,
      description: 'Fields that are sent are updated, fields that are not sent stay as they are, and null clears a field or resets it to its default.',
      parameters: id,
      body: patch,
      answer: written('updated', key),
      errors: [400, 404, 409, 412, 413, 415, 422],
    }),
    delete: operation('delete', {
      summary: `Delete a ${title}`,
      description: resource.deletion,
      parameters: id,
      answer: written('deleted', key),
      errors: [404, 412],
    }),
  } satisfies Record<string, Operation>
}
