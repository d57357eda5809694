import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { migrate, migrations } from './migrate.ts'
import { openDatabase } from './open.ts'

test('mails queued before jobs had lanes belong to their organization, and mass mails have a separate lane', async (t) => {
  const database = await openDatabase(await freshSettings(t))
  finallyIn(t, () => database.close())
  await migrate(
    database,
    0,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name.endsWith('-job-lanes')),
    ),
  )
  await database.transaction(async (tx) => {
    const { id: organization } = await tx
      .insertInto('organization')
      .values({ name: 'Example', plan: 'enterprise', credits: null, created: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [id, kind] of Object.entries({ one: 'rsvp_doi', two: 'rsvp_event_update' })) {
      const mail = { id, organization, kind, recipient: 'ann@example.org', language: 'en', dedupe_key: id }
      await tx
        .insertInto('mail')
        .values({ ...mail, state: 'waiting', created: 0 } as never)
        .execute()
      await tx
        .insertInto('job')
        .values(olderJob('send-mail', `mail ${id}`))
        .execute()
    }
    await tx.insertInto('job').values(olderJob('send-mail', 'mail erased')).execute()
    await tx.insertInto('job').values(olderJob('fold-visits', 'fold-visits')).execute()
  })

  await migrate(database, 0)
  // As written by a concurrent server that does not know the migration.
  await database.transaction((tx) => tx.insertInto('job').values(olderJob('send-mail', 'mail three')).execute())
  const jobs = await database.statement<object>('select name, organization from job order by id')()

  assert.deepEqual(
    jobs.map((job) => Object.values(job)),
    [
      ['send-mail', 1],
      ['send-mass-mail', 1],
      ['send-mail', 0],
      ['fold-visits', 0],
      ['send-mail', 0],
    ],
  )
})

test('mails stored before an organization was optional stay unchanged, and so do their indexes', async (t) => {
  const database = await openDatabase(await freshSettings(t))
  finallyIn(t, () => database.close())
  const before = migrations.findIndex(({ name }) => name.endsWith('-mails-of-the-service'))
  await migrate(database, 0, migrations.slice(0, before))
  const indexes = () => database.statement<{ name: string }>(mailIndexes[database.engine])()
  const known = await indexes()
  const organization = { name: 'Example', plan: 'enterprise', credits: null, created: 0 }
  const mail = {
    id: 'one',
    organization: 1,
    kind: 'rsvp_doi',
    recipient: 'ann@example.org',
    language: 'de',
    event: 'e',
    answer: 'a',
    dedupe_key: 'k',
    content: '{}',
    expires: 5,
    state: 'waiting',
    subject: 's',
    error: 'x',
    created: 1,
    sent: 2,
    limit_key: 'l',
  }
  await database.transaction(async (tx) => {
    await tx.insertInto('organization').values(organization).execute()
    await tx.insertInto('mail').values(mail).execute()
  })

  await migrate(database, 0)
  const own = { ...mail, id: 'two', organization: null, dedupe_key: 'l' }
  await database.transaction((tx) => tx.insertInto('mail').values(own).execute())
  const stored = await database.read((db) => db.selectFrom('mail').selectAll().orderBy('id').execute())
  await database.transaction((tx) => tx.deleteFrom('organization').execute())
  const left = await database.read((db) => db.selectFrom('mail').select('id').execute())

  assert.deepEqual(
    stored.map((row) => ({ ...row })),
    [mail, own],
  )
  assert.equal(known.length, 6)
  assert.deepEqual(await indexes(), known)
  assert.deepEqual(
    left.map(({ id }) => id),
    ['two'],
  )
})

const mailIndexes = {
  sqlite: "select name from sqlite_master where type = 'index' and tbl_name = 'mail' and sql is not null order by name",
  postgres:
    "select indexname as name from pg_indexes where tablename = 'mail' and indexname like 'mail\\_%' and indexdef not like '%UNIQUE%' order by indexname",
}

const olderJob = (name: string, key: string) =>
  ({ name, payload: '""', unique_key: key, run_at: 0, attempts: 0, created: 0 }) as never
