import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import pg from 'pg'
import type { Settings } from '../config.ts'
import { engine, migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { serveSettings, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { databaseFile } from './sqlite-file.ts'

const style = { name: 'x', options: ['ical'] }

test('a write waits while another process holds the database, and reads continue', async (t) => {
  const server = await startServer(t)
  await server.post('/style', style)
  const release = await holdFromOutside(server.context.settings)

  let written = false
  const write = server.post('/style', style).finally(() => (written = true))
  const read = await server.get('/style/1')

  assert.equal(read.status, 200)
  assert.equal(written, false)
  await release()
  assert.equal((await write).status, 201)
})

if (engine === 'postgres') {
  test('connections that are cut fail only their own requests, and the next ones work', async (t) => {
    // A unique name, because other tests share the cluster.
    const name = `cut_${process.pid}`
    const settings = await migratedSettings(t)
    const server = await serveSettings(t, {
      ...settings,
      databaseUrl: `${settings.databaseUrl}&application_name=${name}`,
    })
    await server.post('/style', style)
    const admin = new pg.Client(settings.databaseUrl!)
    await admin.connect()
    finallyIn(t, () => admin.end())
    const statuses: number[] = []

    for (let round = 0; round < 5; round += 1) {
      const requests = Array.from({ length: 20 }, (_, i) =>
        i % 2 ? server.get('/style/1') : server.post('/style', style),
      )
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like $1`, [
        `${name};%`,
      ])
      statuses.push(...(await Promise.all(requests)).map((answer) => answer.status))
    }

    assert.deepEqual(
      [...new Set(statuses)].filter((status) => ![200, 201, 503].includes(status)),
      [],
    )
    // Terminated backends end a moment later.
    await until(async () => (await server.get('/style/1')).status === 200)
    const made = statuses.filter((status) => status === 201).length
    assert.ok((await server.get('/style/all')).body.length >= made + 1)
  })

  test('a frozen database results in 503 after the statement timeout', async (t) => {
    const server = await startServer(t, { DATABASE_TIMEOUT: '1' })
    const release = await holdFromOutside(server.context.settings)

    const answer = await server.post('/style', style)
    await release()

    assert.equal(answer.status, 503)
    assert.equal((await server.post('/style', style)).status, 201)
    assert.equal((await server.get('/style/all')).body.length, 1)
  })
}

async function holdFromOutside(settings: Settings): Promise<() => Promise<void>> {
  if (settings.databaseUrl === null) {
    const file = new DatabaseSync(databaseFile(settings.dataDir))
    file.exec('begin immediate')
    return async () => file.close()
  }
  const client = new pg.Client(settings.databaseUrl)
  await client.connect()
  await client.query('begin')
  await client.query('lock table style in exclusive mode')
  return () => client.end()
}
