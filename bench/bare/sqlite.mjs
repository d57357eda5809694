import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'

// The minimum cost of the product's work: one table, no keys, no rules, one durable commit per write.
const database = new DatabaseSync(process.env.DATABASE_FILE)
database.exec('pragma journal_mode = wal; pragma synchronous = full')
const read = database.prepare('select body from item where id = ?')
const app = Fastify({ ajv: { customOptions: { strict: false, validateFormats: false } } })

app.get('/healthz', (request, reply) => reply.send('ok'))
app.get('/v1/style/:id', (request, reply) => {
  return reply.type('application/json; charset=utf-8').send(read.get(Number(request.params.id)).body)
})

// Omitted if only the start is measured, because a schema makes Fastify load its validator.
if (process.env.SCHEMAS) {
  const schemas = JSON.parse(readFileSync(process.env.SCHEMAS, 'utf8'))
  const insert = database.prepare('insert into item (body) values (?)')
  const update = database.prepare('update item set body = ? where id = ?')

  for (const [name, { create, patch }] of Object.entries(schemas)) {
    app.post(`/v1/${name}`, { schema: { body: create } }, (request, reply) => {
      const { lastInsertRowid } = insert.run(JSON.stringify(request.body))
      return reply.code(201).send({ id: Number(lastInsertRowid) })
    })
    app.patch(`/v1/${name}/:id`, { schema: { body: patch } }, (request, reply) => {
      const id = Number(request.params.id)
      const before = JSON.parse(read.get(id).body)
      update.run(JSON.stringify({ ...before, ...request.body }), id)
      return reply.send({ id })
    })
  }
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
