import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'

// Like sqlite.mjs on PostgreSQL. Every statement is prepared and commits on its own.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const schemas = JSON.parse(readFileSync(process.env.SCHEMAS, 'utf8'))
const app = Fastify({ ajv: { customOptions: { strict: false, validateFormats: false } } })

const read = (id) => pool.query({ name: 'read', text: 'select body from item where id = $1', values: [id] })
const insert = (body) =>
  pool.query({ name: 'insert', text: 'insert into item (body) values ($1) returning id', values: [body] })
const update = (body, id) =>
  pool.query({ name: 'update', text: 'update item set body = $1 where id = $2', values: [body, id] })

app.get('/healthz', async () => 'ok')
for (const [name, { create, patch }] of Object.entries(schemas)) {
  app.post(`/v1/${name}`, { schema: { body: create } }, async (request, reply) => {
    const { rows } = await insert(JSON.stringify(request.body))
    return reply.code(201).send({ id: Number(rows[0].id) })
  })
  app.patch(`/v1/${name}/:id`, { schema: { body: patch } }, async (request) => {
    const id = Number(request.params.id)
    const before = JSON.parse((await read(id)).rows[0].body)
    await update(JSON.stringify({ ...before, ...request.body }), id)
    return { id }
  })
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
