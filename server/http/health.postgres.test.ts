import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { serveSettings } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const style = { name: 'x', options: ['ical'] }

test('a server whose database turns read-only is not ready and says why, still reads, and recovers by itself', async (t) => {
  const settings = await migratedSettings(t)
  const role = `read_only_${process.pid}`
  const admin = new pg.Client(settings.databaseUrl!)
  await admin.connect()
  await admin.query(`create role ${role} login superuser`)
  finallyIn(t, async () => {
    await admin.query(`drop owned by ${role} cascade; drop role ${role}`)
    await admin.end()
  })
  const url = new URL(settings.databaseUrl!)
  url.username = role
  const server = await serveSettings(t, { ...settings, databaseUrl: url.href })
  const readyz = () => server.request({ url: '/readyz' })
  await server.post('/style', style)
  const ready = await readyz()

  await admin.query(`alter role ${role} set default_transaction_read_only = on`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role])
  let write = ready
  await until(async () => {
    write = await server.post('/style', style)
    return (await readyz()).body.message === 'The database is read-only.'
  })
  const read = await server.get('/style/1')
  await admin.query(`alter role ${role} reset default_transaction_read_only`)
  await until(async () => (await readyz()).status === 200)

  assert.equal(ready.status, 200)
  assert.equal(write.status, 503)
  assert.equal(read.status, 200)
  assert.equal((await server.post('/style', style)).status, 201)
})
