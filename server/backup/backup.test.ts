import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { recorded } from '../testing/activity.ts'
import { engine, freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { templates } from '../testing/items.ts'
import { png } from '../testing/pictures.ts'
import { type TestServer, serveSettings } from '../testing/server.ts'
import { sqliteSettings } from '../testing/sqlite.ts'

const engines = { sqlite: async (t: TestContext) => sqliteSettings(t), [engine]: freshSettings }

/** One of everything, plus a deleted style. */
async function fill(server: TestServer, env: Record<string, string>) {
  const { id: header_image } = await server.client.uploadImage(
    new Blob([new Uint8Array(await png(40, 30))], { type: 'image/png' }),
  )
  const domain = await kalendsJson(
    env,
    'domain',
    'add',
    '--org',
    String(server.organization),
    '--host',
    'events.example.org',
  )
  const [mail] = await server.client.emailTemplate.ofType('rsvp_doi')
  await server.client.landingpage.create({
    name: 'Grüße 🎉',
    header_image,
    background: 'preset',
    image: 'preset-fern',
    custom_domain: domain.id,
  })
  await server.client.rsvpBlock.create({
    name: 'Party',
    email_rsvp_doi: mail!.id,
    fields: [{ type: 'text', name: 'a' }],
  })
  await server.client.ctaBlock.create(
    { name: 'Link', type: 'link', url: 'https://example.org/' },
    { idempotencyKey: 'once' },
  )
  await server.client.style.create({ name: 'Kept', options: ['ical'] })
  const { id } = await server.client.style.create({ name: 'Gone', options: ['ical'] })
  await server.client.style.delete(id)
  await server.client.event.create({
    new_event_group_name: 'Concerts',
    dates: [{ name: 'Party', startDate: '2027-05-01' }],
    layout: 1,
    // A trigger makes the row that plans its reminders, in the copy as well.
    rsvp: true,
    rsvp_block: 1,
  })
  await (await server.newOrganization({ plan: 'hobby' })).client.style.create({ name: 'Theirs', options: ['google'] })
}

/** Everything a key can read. */
async function everything(server: TestServer, key: string): Promise<Record<string, string>> {
  const read = async (url: string) => (await server.request({ url, headers: { authorization: key } })).text
  const answers: Record<string, string> = {}
  for (const { name: path } of templates) {
    answers[path] = await read(`/v1/${path}/all`)
    for (const { id } of JSON.parse(answers[path]) as { id: number }[])
      answers[`${path}/${id}`] = await read(`/v1/${path}/${id}`)
  }
  for (const path of ['group', 'event']) {
    answers[path] = await read(`/v1/${path}/all`)
    for (const { prokey } of JSON.parse(answers[path]) as { prokey: string }[])
      answers[`${path}/${prokey}`] = await read(`/v1/${path}/${prokey}`)
  }
  answers['custom-domains'] = await read('/v1/custom-domains')
  answers['email-template'] = await read('/v1/email-template/all')
  answers['latest'] = await read('/v1/email-template/latest')
  const { header_image } = JSON.parse(answers['landingpage/1']!)
  const picture = await server.app.inject({ url: `/files/${header_image}` })
  assert.equal(picture.statusCode, 200)
  answers.picture = picture.rawPayload.toString('base64')
  return answers
}

for (const [from, source] of Object.entries(engines)) {
  for (const [to, target] of Object.entries(engines)) {
    test(`a backup of ${from}, restored into ${to}, returns everything as before`, async (t) => {
      const settings = await source(t)
      const server = await serveSettings(t, settings)
      const file = join(settings.dataDir, 'backup.db')
      await fill(server, envOf(settings))
      const before = await everything(server, server.key)
      const restoredSettings = await target(t)

      const backup = await kalendsJson(envOf(settings), 'backup', file)
      const restored = await kalendsJson(envOf(restoredSettings), 'restore', file)

      assert.equal(backup.file, file)
      assert.equal(backup.bytes, statSync(file).size)
      assert.deepEqual(Object.fromEntries(Object.entries(backup.rows).filter(([, count]) => count !== 0)), {
        organization: 2, api_key: 2, custom_domain: 1, image: 1, style: 2, landing_page: 1, cta_block: 1,
        email_template: 14, rsvp_block: 1, idempotency_key: 1, event_group: 1, event: 1, event_reminder: 1, visit_fold: 1, activity: 29,
        activity_states: 1, secret: 1,
      }) // oxfmt-ignore
      assert.deepEqual(restored, { file, rows: backup.rows, previous: null })
      const copy = await serveSettings(t, restoredSettings)
      assert.deepEqual(await everything(copy, server.key), before)
      assert.deepEqual(await recorded(copy, server.organization), await recorded(server, server.organization))
      const numbers = copy.context.database.statement(
        'select distinct transaction_id from activity where organization = ?',
      )
      assert.deepEqual(await numbers(server.organization), [{ transaction_id: 0 }])
    })

    test(`after a backup of ${from} is restored into ${to}, new ids continue after the old ones, short links that were lost lead nowhere, and repeated requests still get the stored response`, async (t) => {
      const settings = await source(t)
      const server = await serveSettings(t, settings)
      const file = join(settings.dataDir, 'backup.db')
      await fill(server, envOf(settings))
      const restoredSettings = await target(t)
      await kalendsJson(envOf(settings), 'backup', file)
      await kalendsJson(envOf(restoredSettings), 'restore', file)
      const copy = await serveSettings(t, restoredSettings)
      const post = (at: TestServer, path: string, body: object, more = {}) =>
        at.request({
          method: 'POST',
          url: `/v1${path}`,
          headers: { authorization: server.key, 'content-type': 'application/json', ...more },
          payload: JSON.stringify(body),
        })

      const shortLink = async (at: TestServer) => {
        const body = { new_event_group_name: 'New', dates: [{ name: 'New', startDate: '2027-05-01' }] }
        const { prokey } = (await post(at, '/event', body)).body
        const read = await at.request({ url: `/v1/event/${prokey}`, headers: { authorization: server.key } })
        return new URL(read.body.short_link).pathname
      }
      const lost = await shortLink(server)
      const made = await shortLink(copy)
      const added = await post(copy, '/style', { name: 'New', options: ['ical'] })
      const first = await post(copy, '/rsvp-block', { name: 'New' })
      const repeated = await post(
        copy,
        '/cta-block',
        { name: 'Link', type: 'link', url: 'https://example.org/' },
        { 'idempotency-key': 'once' },
      )

      assert.notEqual(made, lost)
      assert.equal((await copy.request({ url: made })).status, 302)
      assert.equal((await copy.request({ url: lost })).status, 404)
      assert.equal(added.body.id, '4')
      assert.equal(first.body.id, '2')
      assert.equal(copy.organization, 3)
      assert.equal(repeated.headers['idempotent-replayed'], 'true')
    })
  }

  test(`a backup of ${from} under load is consistent as of one moment`, async (t) => {
    const settings = await source(t)
    const server = await serveSettings(t, settings)
    const file = join(settings.dataDir, 'backup.db')
    await fill(server, envOf(settings))
    const end = new AbortController()
    const made: number[] = []
    const load = async () => {
      while (!end.signal.aborted) {
        await server.client.ctaBlock.create({ name: 'Load', type: 'none' })
        await server.client.style.create({ name: 'Load', options: ['ical'] })
        made.push(made.length)
      }
    }
    const loads = [load(), load(), load()]
    while (made.length < 20) await new Promise((done) => setTimeout(done, 5))

    const before = made.length
    await kalendsJson(envOf(settings), 'backup', file)
    end.abort()
    await Promise.all(loads)

    const restoredSettings = sqliteSettings(t)
    await kalendsJson(envOf(restoredSettings), 'restore', file)
    const copy = await serveSettings(t, restoredSettings)
    const loaded = async (path: string) => {
      const { body } = await copy.request({ url: `/v1/${path}/all`, headers: { authorization: server.key } })
      return body.filter(({ name }: { name: string }) => name === 'Load').map(({ id }: { id: number }) => id)
    }
    const [styles, blocks] = [await loaded('style'), await loaded('cta-block')]
    assert.ok(styles.length >= before, 'everything confirmed before the backup began is in it')
    assert.ok(
      blocks.length >= styles.length && blocks.length <= styles.length + 3,
      'each table is as of the same moment',
    )
    assert.deepEqual(
      styles,
      styles.map((_: number, i: number) => 4 + i),
      'there is no gap',
    )
  })
}

test('a backup never overwrites a file and leaves no partial file behind', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)
  const file = join(settings.dataDir, 'backup.db')
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  writeFileSync(file, 'precious')

  const existing = await kalends(env, 'backup', file)
  const nowhere = await kalends(env, 'backup', join(settings.dataDir, 'missing', 'backup.db'))

  assert.deepEqual(existing, {
    code: 1,
    stdout: '',
    stderr: `${file} already exists. Choose another name.`,
  })
  assert.equal(readFileSync(file, 'utf8'), 'precious')
  assert.equal(nowhere.stderr, `The folder ${join(settings.dataDir, 'missing')} does not exist. Create it first.`)
  assert.ok(!existsSync(`${file}.part`))
})

test('an empty database is not backed up', async (t) => {
  const settings = await freshSettings(t)

  const { code, stderr } = await kalends(envOf(settings), 'backup', join(settings.dataDir, 'backup.db'))

  assert.equal(code, 1)
  assert.match(
    stderr,
    engine === 'sqlite'
      ? /^There is no Kalends database in \S+\. If yours is elsewhere/
      : /^There is no Kalends database in that PostgreSQL/,
  )
  assert.deepEqual(readdirSync(settings.dataDir), [])
})

test('a backup is one self-contained file', async (t) => {
  const settings = await freshSettings(t)
  const file = join(settings.dataDir, 'backup.db')
  await kalendsJson(envOf(settings), 'org', 'create', '--name', 'One')

  await kalendsJson(envOf(settings), 'backup', file)

  assert.deepEqual(
    readdirSync(settings.dataDir).filter((name) => name.startsWith('backup')),
    ['backup.db'],
  )
  const copy = new DatabaseSync(file, { readOnly: true })
  assert.deepEqual({ ...copy.prepare('pragma journal_mode').get() }, { journal_mode: 'delete' })
  copy.close()
})
