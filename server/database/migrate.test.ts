import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import pg from 'pg'
import type { Settings } from '../config.ts'
import about from '../package.json' with { type: 'json' }
import { freshSettings, migratedSettings, overTcp } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { newEvent, rsvp } from '../testing/events.ts'
import { envOf, kalendsJson, spawnKalends, spawnServer } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'
import type { Migration } from './ddl.ts'
import { UnusableDatabase } from './failure.ts'
import { migrate, migrations, pendingMigrations } from './migrate.ts'
import { openDatabase } from './open.ts'

test('concurrent migrations run once, and every process can continue', async (t) => {
  for (let round = 0; round < 2; round += 1) {
    const env = envOf(await freshSettings(t))

    const processes = Array.from({ length: 3 }, () => spawnKalends(t, env, 'migrate', '--json'))
    const codes = await Promise.all(processes.map((process) => process.ended))

    assert.deepEqual(codes, [0, 0, 0], processes.map((process) => process.stderr()).join())
    const applied = processes.flatMap((process): string[] => JSON.parse(process.stdout()).applied)
    assert.deepEqual(
      applied.toSorted((one, other) => one.localeCompare(other)),
      migrations.map((step) => step.name),
    )
    assert.deepEqual(await kalendsJson(env, 'org', 'list'), [])
  }
})

test('a migration that fails half-way leaves no trace, and the next start completes it', async (t) => {
  const database = await openDatabase(await freshSettings(t))
  finallyIn(t, () => database.close())
  const statements = [
    'create table first_half (id bigint)',
    'insert into first_half values (1)',
    'create table second_half (id bigint)',
  ]
  const broken: Migration = {
    name: '0002-halves',
    rolling: true,
    up: () => [...statements.slice(0, 2), 'create nonsense'],
  }
  const fixed: Migration = { name: '0002-halves', rolling: true, up: () => statements }
  const [foundation] = migrations as [Migration]

  await assert.rejects(migrate(database, 0, [foundation, broken]))
  await assert.rejects(async () => database.statement('select * from first_half')())
  assert.deepEqual(await pendingMigrations(database, [foundation, fixed]), ['0002-halves'])
  const applied = await migrate(database, 0, [foundation, fixed])

  assert.deepEqual(applied, ['0002-halves'])
  assert.equal((await database.statement('select * from first_half')()).length, 1)
  assert.deepEqual(await database.statement('select * from second_half')(), [])
  assert.deepEqual(await migrate(database, 0, [foundation, fixed]), [])
})

test('a program older than the schema refuses to touch it', async (t) => {
  const settings = await migratedSettings(t)
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())
  await migrate(database, 0)
  await database.transaction((tx) =>
    tx.insertInto('schema_migration').values({ name: '9999-future', applied: 0 }).execute(),
  )
  const refusal = (error: Error) =>
    error instanceof UnusableDatabase &&
    error.message.startsWith('The database was created by a newer version of Kalends (it has 9999-future).')

  await assert.rejects(pendingMigrations(database), refusal)
  await assert.rejects(migrate(database, 0), refusal)
  const server = spawnKalends(t, envOf(settings), 'serve')

  assert.equal(await server.ended, 1)
  assert.equal(
    server.stderr(),
    'The database was created by a newer version of Kalends (it has 9999-future). Install that version or newer.\n',
  )
})

const rolling: Migration = { name: '9001-rolling', rolling: true, up: () => ['create table rolled (id bigint)'] }
const stopping: Migration = { name: '9002-stopping', rolling: false, up: () => ['create table stopped (id bigint)'] }

test('a migration that older servers cannot run with waits until they are stopped, and names them', async (t) => {
  const settings = await migratedSettings(t)
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())
  await migrate(database, 0)
  const stop = await startOldServer(settings)
  finallyIn(t, stop)
  const steps = [...migrations, rolling, stopping]

  const refused = await migrate(database, 0, steps).catch((error: unknown) => error)
  const pending = await pendingMigrations(database, steps)
  await stop()
  const applied = await migrate(database, 0, steps)

  assert.ok(refused instanceof UnusableDatabase)
  assert.match(
    refused.message,
    /^The database needs an upgrade \(9002-stopping\) that the older servers still using it cannot work with\. Still running: an older Kalends .+\. Nothing was changed\. Stop them, then try again\.$/,
  )
  const named = settings.databaseUrl
    ? /an older Kalends on 127\.0\.0\.1 \(one connection, since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\)\./
    : `an older Kalends server in the folder ${settings.dataDir}.`
  assert.ok(typeof named === 'string' ? refused.message.includes(named) : named.test(refused.message), refused.message)
  assert.deepEqual(pending, ['9001-rolling', '9002-stopping'])
  assert.deepEqual(applied, ['9001-rolling', '9002-stopping'])
})

test('a rolling migration does not wait for older servers', async (t) => {
  const settings = await migratedSettings(t)
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())
  await migrate(database, 0)
  finallyIn(t, await startOldServer(settings))

  const applied = await migrate(database, 0, [...migrations, rolling])

  assert.deepEqual(applied, ['9001-rolling'])
})

test('a server is named by its version, process and machine', async (t) => {
  const settings = await migratedSettings(t)
  const server = await spawnServer(t, envOf(settings))
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())

  const refused = await migrate(database, 0, [...migrations, stopping]).catch((error: unknown) => error)
  const answered = await fetch(`${server.url}/readyz`)
  server.child.kill('SIGKILL')
  await server.ended
  const applied = await migrate(database, 0, [...migrations, stopping])

  const { message } = refused as Error
  const name = `Still running: Kalends ${about.version} (process ${server.child.pid} on `
  assert.ok(refused instanceof UnusableDatabase && message.includes(name), message)
  assert.equal(answered.status, 200)
  assert.deepEqual(applied, ['9002-stopping'])
})

/** How a server of the first release identifies itself. */
async function startOldServer({ databaseUrl, dataDir }: Settings): Promise<() => Promise<void>> {
  if (databaseUrl) {
    const client = new pg.Client(overTcp(databaseUrl))
    await client.connect()
    return () => client.end()
  }
  const lock = new DatabaseSync(join(dataDir, 'server.lock'))
  lock.exec('pragma locking_mode = exclusive; begin exclusive')
  return async () => {
    if (lock.isOpen) lock.close()
  }
}

test('events of an older schema keep their numbers, and endless ones are recognised', async (t) => {
  const database = await openDatabase(await freshSettings(t))
  finallyIn(t, () => database.close())
  await migrate(database, 0, migrations.slice(0, 4))
  const item = { label: 'x', body: '{}', shape: '', version: 1, created: 0, updated: null, cta: 0, prokey: 'p' }
  await database.transaction(async (tx) => {
    const { id: organization } = await tx
      .insertInto('organization')
      .values({ name: 'Example', plan: 'enterprise', credits: null, created: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('event_group')
      .values({ ...item, organization, subscription: 'no' })
      .execute()
    const event = { status: 'published', sequence: '0', rsvp: 0, updates: 0, event_group: 'p', starts: 0, ics: null }
    await tx
      .insertInto('event')
      .values({ ...item, organization, ...event, serials: '[1,3]', ends: null, span: 'long' })
      .execute()
  })

  await migrate(database, 0)
  const [row] = await database.statement<{ serials: string; span: string }>('select serials, span from event')()

  assert.deepEqual({ ...row }, { serials: '{"dates":[1,3],"highest":1000}', span: 'endless' })
})

test('RSVP labels of events without a template are corrected', async (t) => {
  const server = await startServer(t)
  const { database, now } = server.context
  await newEvent(server)
  await newEvent(server, { rsvp: true })
  await newEvent(server, await rsvp(server))
  await database.transaction(async (tx) => {
    await tx.updateTable('event').set({ label: 'Summer party, 2027-05-01, RSVP' }).execute()
    await tx.deleteFrom('schema_migration').where('name', '=', '0008-rsvp-labels').execute()
  })

  const applied = await migrate(database, now())

  assert.deepEqual(applied, ['0008-rsvp-labels'])
  const labels = (await server.get('/event/all')).body.map((event: { label: string }) => event.label)
  const plain = 'Summer party, 2027-05-01'
  assert.deepEqual(labels, [plain, plain, `${plain}, RSVP`])
})

test('an email template that was partly changed keeps our texts where it was not', async (t) => {
  const server = await startServer(t)
  const { database, now } = server.context
  const [template] = await server.client.emailTemplate.ofType('rsvp_event_update')
  await database.transaction(async (tx) => {
    const texts = {
      name: 'Event update',
      subject: 'Event updated: {{event}}',
      headline: 'Please read this',
      content: '<p>Something about the event has changed. The attached file updates the entry in your calendar.</p>',
      button_label: 'View the event',
      from_name: 'The "team"',
      reply_to: null,
    }
    await tx
      .updateTable('email_template')
      .set({ body: JSON.stringify(texts), updated: 1 })
      .where('id', '=', template!.id)
      .execute()
    await tx.deleteFrom('schema_migration').where('name', 'like', '%-untouched-mail-texts').execute()
  })

  await migrate(database, now())

  const shown = await kalendsJson(envOf(server.context.settings), 'email-template', 'show', String(template!.id))
  const { subject, headline, content, button_label, from_name } = shown
  assert.deepEqual(
    { subject, headline, content, button_label, from_name },
    {
      subject: '',
      headline: 'Please read this',
      content: '',
      button_label: '',
      from_name: 'The "team"',
    },
  )
})
