import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshDatabase } from '../testing/database.ts'
import { failureOf } from './failure.ts'
import type { Database, Transaction } from './open.ts'

test('using the database inside a transaction without its handle throws', async (t) => {
  const database = await freshDatabase(t)
  const loudly = { message: 'The database was used inside a transaction without its handle.' }

  await assert.rejects(
    database.transaction(async () => database.statement('select 1')()),
    loudly,
  )
  await assert.rejects(
    database.transaction(() => database.read((db) => db.selectFrom('organization').selectAll().execute())),
    loudly,
  )
  await assert.rejects(
    database.transaction(() => database.transaction(async () => 1)),
    loudly,
  )

  assert.equal((await database.statement<{ one: number }>('select 1 as one')())[0]!.one, 1)
})

test('a transaction that throws is rolled back', async (t) => {
  const database = await freshDatabase(t)
  const failing = database.transaction(async (tx) => {
    await addOrganization(tx)
    throw new Error('changed my mind')
  })

  await assert.rejects(failing, { message: 'changed my mind' })

  assert.deepEqual(await database.statement('select * from organization')(), [])
})

test('large numbers and bytes are read back unchanged', async (t) => {
  const database = await freshDatabase(t)
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
  await database.transaction(async (tx) => {
    const organization = await addOrganization(tx, 9_007_199_254_740_991)
    await tx
      .insertInto('image')
      .values({ id: 'picture', organization, type: 'image/png', width: 1, height: 1, bytes, created: 0 })
      .execute()
  })

  const [row] = await database.statement<{ credits: number; bytes: Uint8Array }>(
    'select credits, bytes from image join organization on organization.id = image.organization',
  )()

  assert.equal(row!.credits, 9_007_199_254_740_991)
  assert.deepEqual(new Uint8Array(row!.bytes), bytes)
})

const plain = { label: 'x', body: '{}', shape: '', version: 1, created: 0, updated: null }
const mails = [
  'doi',
  'thank_you',
  'signup_confirmation',
  'change_confirmation',
  'event_update',
  'magic_link',
  'second_signup',
] as const

const references: Record<string, (tx: Transaction, organization: number, foreign: Foreign) => Promise<unknown>> = {
  'landing_page.header_image': (tx, organization, { image }) => insertPage(tx, { organization, header_image: image }),
  'landing_page.image': (tx, organization, { image }) => insertPage(tx, { organization, image }),
  'landing_page.custom_domain': (tx, organization, { domain }) =>
    insertPage(tx, { organization, custom_domain: domain }),
  ...Object.fromEntries(
    mails.map((mail) => [
      `rsvp_block.email_rsvp_${mail}`,
      (tx: Transaction, organization: number, { template }: Foreign) =>
        tx
          .insertInto('rsvp_block')
          .values({ ...plain, ...noMails, organization, [`email_rsvp_${mail}`]: template })
          .execute(),
    ]),
  ),
}

for (const [column, insert] of Object.entries(references)) {
  test(`${column} cannot point into another organization, even by plain SQL`, async (t) => {
    const database = await freshDatabase(t)
    const { mine, theirs, foreign } = await twoOrganizations(database)

    await assert.rejects(
      database.transaction((tx) => insert(tx, mine, foreign)),
      (error) => failureOf(error) === 'foreign-key',
    )
    await database.transaction((tx) => insert(tx, theirs, foreign))
  })
}

type Foreign = { image: string; domain: number; template: number }

const noMails = Object.fromEntries(mails.map((mail) => [`email_rsvp_${mail}`, null])) as {
  [K in `email_rsvp_${(typeof mails)[number]}`]: null
}

async function twoOrganizations(database: Database): Promise<{ mine: number; theirs: number; foreign: Foreign }> {
  return database.transaction(async (tx) => {
    const mine = await addOrganization(tx)
    const theirs = await addOrganization(tx)
    const image = 'picture'
    await tx
      .insertInto('image')
      .values({
        id: image,
        organization: theirs,
        type: 'image/png',
        width: 1,
        height: 1,
        bytes: Buffer.from('x'),
        created: 0,
      })
      .execute()
    const domain = await tx
      .insertInto('custom_domain')
      .values({
        organization: theirs,
        host: 'a.example',
        status: 'draft',
        fallback_url: null,
        token: 't',
        verified: null,
        is_default: 0,
        created: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const template = await tx
      .insertInto('email_template')
      .values({ ...plain, organization: theirs, type: 'rsvp_doi' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { mine, theirs, foreign: { image, domain: domain.id, template: template.id } }
  })
}

async function addOrganization(tx: Transaction, credits: number | null = null): Promise<number> {
  const { id } = await tx
    .insertInto('organization')
    .values({ name: 'Example', plan: 'hobby', credits, created: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function insertPage(
  tx: Transaction,
  columns: { organization: number; header_image?: string; image?: string; custom_domain?: number },
) {
  return tx
    .insertInto('landing_page')
    .values({ ...plain, header_image: null, image: null, image_library: null, custom_domain: null, ...columns })
    .execute()
}
