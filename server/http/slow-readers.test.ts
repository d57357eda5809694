import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { createKey } from '../accounts/keys.ts'
import { buildApp } from '../app.ts'
import { createContext } from '../context.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { createOrganization } from '../provisioning.ts'
import { migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { byTest } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const readers = 2

test('for an unread list, little more is read than was sent, and never much at once', async (t) => {
  const { post, insert, multiply, askAndWait } = await serve(t)
  const description = 'a'.repeat(900)
  const dates = Array.from({ length: 15 }, () => ({ name: 'Concert', startDate: '2030-05-01', description }))
  const { prokey: event_group } = await post('group', { name: 'n'.repeat(500) })
  const { id: template } = await post('rsvp-block', { name: 'Sign-up' })
  const { prokey } = await post('event', { event_group, dates, rsvp: true, rsvp_block: Number(template) })
  await insert({ event: prokey!, payload: JSON.stringify({ note: 'p'.repeat(10_000) }) })
  await multiply('event', ['prokey'], 900)
  await multiply('event_group', ['prokey'], 12_000)
  await multiply('rsvp_answer', ['id', 'address'], 1200)

  for (const list of ['event/all?dates=true', 'group/all', `rsvp-answers/${prokey}`]) {
    const { atOnce, ahead } = await askAndWait(`/v1/${list}`)

    assert.ok(atOnce < 200_000, `${atOnce} bytes of ${list} in one read`)
    // What is held for each reader, and twice the first million bytes, which are read to see whether the list is short.
    assert.ok(ahead < readers * 200_000 + 2_200_000, `${ahead} bytes of ${list} for ${readers} readers`)
  }
})

async function serve(t: TestContext) {
  const settings = await migratedSettings(t)
  const database = await openDatabase(settings)
  let read = 0
  let atOnce = 0
  const counted: Database = {
    ...database,
    statement<Row>(text: string) {
      const run = database.statement<Row>(text)
      const count = (rows: Row[]) => {
        const values = rows.flatMap((row) => Object.values(row as object))
        const bytes = values.reduce((sum: number, value) => sum + String(value).length, 0)
        read += bytes
        atOnce = Math.max(atOnce, bytes)
        return rows
      }
      return (...values) => {
        const rows = run(...values)
        return rows instanceof Promise ? rows.then(count) : count(rows)
      }
    },
  }
  const now = () => Temporal.Now.instant().epochMilliseconds
  await migrate(database, now())
  const { organization, key } = await database.transaction(async (tx) => {
    const { id } = await createOrganization(tx, byTest, now(), { name: 'Deaf' })
    return { organization: id, key: (await createKey(tx, byTest, now(), { organization: id })).key }
  })
  const app = buildApp(createContext({ database: counted, settings, now, monotonic: () => performance.now() }))
  finallyIn(t, async () => {
    await app.close()
    await database.close()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const responses: ServerResponse[] = []
  app.server.on('request', (_request, response: ServerResponse) => responses.push(response))

  return {
    async post(path: string, body: object): Promise<Record<string, string>> {
      const headers = { authorization: key, 'content-type': 'application/json' }
      const answer = await fetch(`http://127.0.0.1:${port}/v1/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      assert.equal(answer.status, 201)
      return (await answer.json()) as Record<string, string>
    },
    async insert(answer: { event: string; payload: string }) {
      const id = randomUUID()
      const state = { status: 'confirmed', chosen: null, amount: 1, pending_until: null, sequence: 0, version: 1 }
      const row = { id, organization, email: 'a@example.org', address: id, language: 'en', nonce: null, ...state }
      await database.transaction((tx) =>
        tx
          .insertInto('rsvp_answer')
          .values({ ...row, ...answer, created: 0, updated: null })
          .execute(),
      )
    },
    /** Copies the rows of a table, because creating so many would take long. */
    async multiply(table: 'event' | 'event_group' | 'rsvp_answer', unique: readonly string[], copies: number) {
      const [row] = await database.statement<object>(`select * from ${table}`)()
      const columns = Object.keys(row!).filter((name) => name !== (table === 'rsvp_answer' ? 'serial' : 'id'))
      const copied = columns.map((name) => (unique.includes(name) ? `${name} || '-' || n` : name)).join()
      await database.transaction((tx) =>
        sql
          .raw(
            `with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${copies})
             insert into ${table} (${columns.join()}) select ${copied} from ${table}, copy`,
          )
          .execute(tx),
      )
    },
    /**
     * How many bytes were read at once, and how many more than were sent, while clients request a list and read
     * nothing.
     */
    async askAndWait(path: string) {
      responses.length = 0
      atOnce = read = 0
      const sockets: Socket[] = []
      for (let n = 0; n < readers; n += 1) {
        const socket = connect(port, '127.0.0.1').on('error', () => {})
        t.after(() => socket.destroy())
        socket.pause()
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${key}\r\n\r\n`)
        sockets.push(socket)
      }
      let before = -1
      await until(() => {
        const isStill = responses.length === readers && responses.every(isStuck) && read === before
        before = read
        return isStill
      })
      const sent = responses.reduce((sum, { socket }) => sum + socket!.bytesWritten, 0)
      for (const socket of sockets) socket.destroy()
      await until(() => responses.every((response) => response.closed))
      return { atOnce, ahead: read - sent }
    },
  }
}

const isStuck = (response: ServerResponse) => response.writableNeedDrain && response.socket !== null
