import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { zstdDecompressSync } from 'node:zlib'
import { unwatched } from '../progress.ts'
import type { Settings } from '../config.ts'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { signUp, whenSent, work } from '../testing/mailing.ts'
import { type TestServer, serveSettings } from '../testing/server.ts'
import { copyToPostgres } from '../backup/copy.ts'
import { migrate, migrations } from './migrate.ts'
import { openReader } from './node-sqlite.ts'
import { openDatabase } from './open.ts'
import { databaseFile } from './sqlite-file.ts'

// See fixtures/README.md for their origin.
const key = 'kal_4e33e25884f6_YJ6bhJOPHplu1MLl21tx1E1OBWBzA0iV_OnM7GXAouQ'
const release = {
  file: join(import.meta.dirname, 'fixtures/release-0.1.0.db.zst'),
  schema: migrations.slice(0, 5),
}

/** An installation of the release, as its last server left it. */
async function installRelease(t: TestContext): Promise<Settings> {
  const settings = await freshSettings(t, { DNS_SERVERS: '127.0.0.1:1' })
  const { databaseUrl, dataDir } = settings
  const file = databaseUrl ? join(dataDir, 'release.db') : databaseFile(dataDir)
  writeFileSync(file, zstdDecompressSync(readFileSync(release.file)))
  if (!databaseUrl) return settings

  const database = await openDatabase(settings)
  await migrate(database, 0, release.schema)
  await database.close()
  const source = openReader(file)
  await copyToPostgres(source, databaseUrl, unwatched)
  source.close()
  return settings
}

/** With a fixed date, regardless of when the tests run. */
async function serveRelease(t: TestContext, settings: Settings): Promise<TestServer> {
  const server = await serveSettings(t, settings)
  server.advance(Temporal.Instant.from('2026-12-01T12:00:00Z').epochMilliseconds - server.context.now())
  return server
}

const resources = ['style', 'landingpage', 'cta-block', 'rsvp-block', 'group', 'event'] as const
type Listed = Record<(typeof resources)[number], any[]>

/** The first organization of the release. */
function visit(server: TestServer) {
  const call = async (method: 'GET' | 'PATCH', path: string, body?: unknown) => {
    const headers = { authorization: key, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const answer = await server.request({ method, url: `/v1${path}`, headers, ...payload })
    assert.equal(answer.status, 200, `${method} ${path}: ${answer.text}`)
    return answer.body
  }
  /** Every item in full. */
  const read = async () => {
    const items = await Promise.all(
      resources.map(async (name) => {
        const listed: { id: number; prokey?: string }[] = await call('GET', `/${name}/all`)
        return [name, await Promise.all(listed.map(({ id, prokey }) => call('GET', `/${name}/${prokey ?? id}`)))]
      }),
    )
    return Object.fromEntries(items) as Listed
  }
  return { call, read }
}

const answers = (server: TestServer, addresses: readonly string[]) =>
  Promise.all(addresses.map((url) => server.app.inject({ url })))

test('a database of the last release is migrated with everything in it', async (t) => {
  const settings = await installRelease(t)
  const env = envOf(settings)

  const refused = await kalends(env, 'org', 'list')
  const { applied } = await kalendsJson(env, 'migrate')
  const server = await serveRelease(t, settings)
  const items = await visit(server).read()
  const listed = await visit(server).call('GET', '/event/all')
  const inJune = await visit(server).call('GET', '/event/all?from=2027-06-01T00:00:00Z&to=2027-06-02T00:00:00Z')

  const lacking = migrations.slice(release.schema.length).map(({ name }) => name)
  assert.deepEqual(applied, lacking)
  assert.equal(refused.code, lacking.length > 0 ? 1 : 0)
  assert.deepEqual(
    resources.map((name) => items[name].length),
    [4, 5, 6, 3, 4, 15],
  )
  assert.deepEqual(
    listed.map(({ label }: { label: string }) => label),
    [
      'Timed, 2027-05-01',
      'All day, 2027-05-01',
      'All day, 2027-05-01',
      'Grüße 🎉, 2027-05-01',
      'Timed, today+7',
      'All day, today',
      'Timed, 2027-05-01',
      'Timed, 2027-05-01',
      'Timed, 2027-05-01',
      'All day, 2027-05-01',
      'Timed, 2027-05-01, RSVP',
      'A series, 2027-05-01',
      'All day, 2027-05-01',
      'Timed, 2027-05-01',
      'Timed, 2027-05-01',
    ],
  )
  // The two that last several weeks, and the series.
  assert.equal(inJune.length, 6)
  assert.deepEqual([items.event[13].status, items.event[14].sequence], ['draft', '3'])
  assert.deepEqual(await contentOf(env), [['ok', 'All stored items are valid (60).']])
})

test('after an upgrade, mails of unchanged templates are entirely in the language of the attendee', async (t) => {
  const settings = await installRelease(t)
  const env = envOf(settings)
  await kalendsJson(env, 'migrate')
  const server = await serveRelease(t, settings)
  const { event: events, 'rsvp-block': forms } = await visit(server).read()
  const { prokey } = events.find(({ rsvp }) => rsvp)
  const { id: rsvp_block } = forms.find(({ name }) => name === 'Defaults')
  await visit(server).call('PATCH', `/event/${prokey}`, { rsvp_block })

  await signUp(server, prokey, { email: 'ann@example.org' }, 'de')
  work(t, server, ['send-mail'])
  const [kept] = await whenSent(server)
  const templates: { subject: string }[] = await kalendsJson(env, 'email-template', 'list', '--org', '1')
  const mail = await kalendsJson(env, 'mail', 'show', kept!.id)

  assert.equal(templates.length, 7)
  assert.deepEqual(new Set(templates.map(({ subject }) => subject)), new Set(['']))
  assert.equal(mail.subject, 'Sie sind dabei: Timed')
  assert.match(mail.text, /^Sie sind dabei$/m)
  assert.match(
    mail.text,
    /^Ihre Anmeldung ist bestätigt\. Kommt etwas dazwischen\? Sie können sie jederzeit ändern\.$/m,
  )
  assert.match(mail.text, /^Anmeldung ansehen:$/m)
  assert.doesNotMatch(mail.text, /answer|saved|attached/i)
})

test('files, feeds, links and pictures of the last release are served as before, and all of it has short links', async (t) => {
  const settings = await installRelease(t)
  await kalendsJson(envOf(settings), 'migrate')
  const server = await serveRelease(t, settings)
  const { event: events, group: groups, landingpage } = await visit(server).read()

  const files = await answers(
    server,
    events.map(({ prokey, iCalFileName }) => `/${prokey}/${iCalFileName ?? 'event'}.ics`),
  )
  const links = await answers(
    server,
    events.map(({ prokey }) => `/${prokey}/o/google`),
  )
  const feeds = await answers(
    server,
    groups.map(({ prokey }) => `/${prokey}/calendar.ics`),
  )
  // Groups that nobody can subscribe to have no page.
  const all = [...events, ...groups].filter(({ short_link }) => short_link !== null)
  const shortLinks = await answers(
    server,
    all.map(({ short_link }) => new URL(short_link).pathname),
  )
  const [picture] = await answers(server, [`/files/${landingpage[2].header_image}`])

  const yes = 200
  const no = 404
  assert.deepEqual(
    files.map(({ statusCode }) => statusCode),
    // Dynamic dates and RSVP events have no files, drafts nothing at all.
    [yes, yes, yes, yes, no, no, yes, yes, yes, yes, no, yes, yes, no, yes],
  )
  assert.match(files[3]!.body, /^SUMMARY:Grüße 🎉\r$/m)
  const uids = [...files[14]!.body.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid)
  assert.deepEqual(
    uids,
    [1, 3, 4].map((serial) => `${events[14].prokey}-${serial}`),
  )
  assert.deepEqual(
    links.map(({ statusCode }) => statusCode),
    [302, 302, 302, 302, 302, 302, 302, 302, 302, 302, 404, 200, 302, 404, 200],
  )
  assert.deepEqual(
    feeds.map(({ statusCode }) => statusCode),
    [no, yes, yes, no],
  )
  assert.equal(new Set(all.map(({ short_link }) => short_link)).size, all.length)
  assert.deepEqual(
    groups.map(({ short_link }) => short_link !== null),
    groups.map(({ subscription, public_event_overview: isOverview }) => subscription !== 'no' || isOverview),
  )
  // Drafts have no page.
  assert.deepEqual(
    shortLinks.map(({ headers }) => headers.location?.replace('http://events.example.org:0', '')),
    all.map(({ prokey, status }) => (status === 'draft' ? undefined : `/${prokey}`)),
  )
  assert.ok(shortLinks.filter(({ statusCode }) => statusCode === 302).length > 15)
  assert.equal(feeds[1]!.body.match(/^BEGIN:VEVENT\r$/gm)?.length, 4)
  assert.match(feeds[2]!.body, /^X-WR-CALNAME:Holidays\r$/m)
  assert.deepEqual([picture!.statusCode, picture!.headers['content-type']], [200, 'image/png'])
})

test('everything of the last release can be changed, even items that a still older server wrote', async (t) => {
  const settings = await installRelease(t)
  const env = envOf(settings)
  await kalendsJson(env, 'migrate')
  const server = await serveRelease(t, settings)
  const { call, read } = visit(server)
  const before = await read()
  await writeOlderForms(server, before.event)

  for (const name of resources.slice(0, 4)) {
    for (const { id } of before[name]) await call('PATCH', `/${name}/${id}`, { name: 'Changed' })
  }
  for (const { prokey } of before.group) await call('PATCH', `/group/${prokey}`, { name: 'Changed' })
  for (const { prokey } of before.event) {
    await call('GET', `/event/${prokey}`)
    await call('GET', `/ics/${prokey}`)
    await call('PATCH', `/event/${prokey}`, { dates: [{ location: 'Moved' }] })
  }
  const after = await read()

  for (const name of resources) {
    const changed = (item: any) =>
      name === 'event'
        ? { dates: [{ ...item.dates[0], location: 'Moved' }, ...item.dates.slice(1)] }
        : { name: 'Changed' }
    const expected = before[name].map((item) => ({ ...item, ...changed(item) }))
    const withoutMarks = ({ date_updated: _updated, sequence: _sequence, ...item }: any) => item
    assert.deepEqual(after[name].map(withoutMarks), expected.map(withoutMarks))
  }
  assert.deepEqual(await contentOf(env), [['ok', 'All stored items are valid (60).']])
})

/** What servers before migration 0005 wrote: date numbers as a list, and endless events as long ones. */
async function writeOlderForms({ context }: TestServer, events: readonly { prokey: string }[]) {
  await context.database.transaction(async (tx) => {
    for (const { prokey } of events) {
      const { body, serials, span } = await tx
        .selectFrom('event')
        .select(['body', 'serials', 'span'])
        .where('prokey', '=', prokey)
        .executeTakeFirstOrThrow()
      const { hideButton, ...known } = JSON.parse(body)
      const older = {
        serials: JSON.stringify(JSON.parse(serials).dates),
        span: span === 'endless' ? 'long' : span,
        // As if this field had been added later.
        ...(!hideButton && { body: JSON.stringify(known), shape: 'older' }),
      }
      await tx.updateTable('event').set(older).where('prokey', '=', prokey).execute()
    }
  })
}

async function contentOf(env: Record<string, string>): Promise<[string, string][]> {
  const checks: { name: string; result: string; text: string }[] = await kalendsJson(env, 'doctor')
  return checks.filter(({ name }) => name === 'content').map(({ result, text }) => [result, text])
}
