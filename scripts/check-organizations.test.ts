import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { checkOrganizations } from './check-organizations.ts'

const tables = `
export interface Tables {
  mail: {
    id: string
    organization: number | null
  }
  event: ItemColumns & { prokey: string }
  /** Belongs to an RSVP. */
  attendee_link: { hash: string; answer: string }
}
`

const sound = {
  'a comparison with a value': "tx.selectFrom('mail').selectAll().where('organization', '=', organization).execute()",
  'a comparison that ignores indexes':
    "tx.deleteFrom('mail').where(ownedBy(organization)).where('id', '=', id).execute()",
  'one with the name of the table':
    "db.selectFrom('event')\n  // Why\n  .where('event.organization', '=', organization)",
  'one in a subquery':
    "tx.deleteFrom('mail').where('id', 'in', (eb) => eb.selectFrom('mail').where('organization', '=', 1).limit(2))",
  'a prepared statement that compares it':
    "database.statement('select id from event where organization = ? and id = ?')",
  'a table without one': "tx.deleteFrom('attendee_link').where('answer', '=', id)",
  'a name that is no table': "database.statement('select id from mailing')",
}

for (const [name, text] of Object.entries(sound)) {
  test(`${name} is enough`, (t) => {
    assert.deepEqual(checkOrganizations(repository(t, text), {}), [])
  })
}

const faulty = {
  'a query by a key alone': ["tx.updateTable('mail').set({ state }).where('id', '=', id).execute()", 'mail'],
  'a query that only returns it': ["db.selectFrom('mail').select(['id', 'organization']).execute()", 'mail'],
  'a join': [
    "db.selectFrom('event').innerJoin('mail', (join) => join.onRef('mail.organization', '=', 'event.organization'))",
    'event',
  ],
  'a comparison in the next query': [
    "tx.deleteFrom('mail').execute()\n  tx.deleteFrom('event').where('organization', '=', organization)",
    'mail',
  ],
  'a prepared statement': ['database.statement(`select id from event where prokey = ?`)', 'event'],
  'a table of items': ["itemTables(tx).updateTable(resource.table).set(row).where('id', '=', id)", 'resource.table'],
}

for (const [name, [text, table]] of Object.entries(faulty)) {
  test(`${name} is not enough`, (t) => {
    assert.deepEqual(checkOrganizations(repository(t, text!), {}), [
      `server/mail/store.ts:2 does not say of which organization, reading or writing ${table} (mail/store work)`,
    ])
  })
}

test('an exception is named by its file and function, and must be needed', (t) => {
  const root = repository(t, "tx.deleteFrom('mail').execute()")

  assert.deepEqual(checkOrganizations(root, { 'works for all': ['mail/store work', 'mail/store gone'] }), [
    'mail/store gone needs no exception in scripts/check-organizations.ts',
  ])
})

/** With a store whose one function has this query. */
function repository(t: TestContext, query: string): string {
  const root = mkdtempSync(join(tmpdir(), 'kalends-organizations-'))
  t.after(() => rmSync(root, { recursive: true }))
  const files = {
    'server/database/tables.ts': tables,
    'server/mail/store.ts': `export async function work(tx: Transaction) {\n  await ${query}\n}\n`,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}
