import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import type { Context } from '../context.ts'
import type { Run } from '../jobs/worker.ts'
import { foldVisits } from '../statistics/fold.ts'
import { recorded } from '../testing/activity.ts'
import { envOf, kalends } from '../testing/kalends.ts'
import { newRsvpEvent, signUp, work } from '../testing/mailing.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { noise } from '../testing/pictures.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { upload } from '../testing/uploads.ts'
import { newEvent, newGroup, open } from '../testing/visitor.ts'
import { removeExpiredExports } from './exports.ts'
import { runExport } from './run.ts'

const day = 86_400_000
const job = ['export-organization']

const isDone = (owner: Person) => until(async () => (await owner.app.get('/organization/export')).body.state === 'done')

/** The file behind a new link, as the owner's browser gets it. */
async function downloaded(server: TestServer, owner: Person) {
  const { body, text } = await owner.app.post('/organization/export/link', {})
  assert.ok(body.link, text)
  const { cookie } = owner.headers
  return server.app.inject({ url: new URL(body.link).pathname, headers: { cookie: cookie! } })
}

const reader = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    json.dump({name: archive.read(name).decode('utf-8', 'replace') for name in archive.namelist()}, sys.stdout)
`

/** The files in a zip, as read by Python. */
async function unzipped({ context }: TestServer, zip: Buffer): Promise<Record<string, string>> {
  const file = join(context.settings.dataDir, 'export.zip')
  await writeFile(file, zip)
  const { stdout } = await promisify(execFile)('python3', ['-c', reader, file], { maxBuffer: 100_000_000 })
  return JSON.parse(stdout)
}

const chunks = ({ context }: TestServer) =>
  context.database.read((db) => db.selectFrom('export_chunk').select('position').execute())

test('an export contains everything of the organization, and nothing of others', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  await other.post('/event', { new_event_group_name: 'Secret', dates: [{ name: 'x', startDate: '2027-01-01' }] })
  const owner = await signedIn(server, 'owner', { email: 'ann@example.org' })
  const group = await newGroup(server)
  const event = await newEvent(server, { event_group: group })
  const rsvp = await newRsvpEvent(server, { fields: [{ type: 'text', name: 'note' }] })
  await signUp(server, rsvp, { email: 'bob@example.org', payload: { note: '=HYPERLINK("x")' } })
  const image = (await upload(server, await noise(300, 300).png().toBuffer())).body.id
  await open(server, `/${event}`, 'safari')
  await foldVisits(server.context, new AbortController().signal)

  const started = await owner.app.post('/organization/export', {})
  work(t, server, job)
  await isDone(owner)
  const status = (await owner.app.get('/organization/export')).body
  const answer = await downloaded(server, owner)
  const files = await unzipped(server, answer.rawPayload)

  assert.equal(started.status, 202)
  assert.deepEqual([status.state, status.percent, status.part], ['done', 100, null])
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'application/zip'])
  assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length)
  assert.deepEqual(
    Object.keys(files).toSorted(),
    [
      'README.txt',
      'activity.jsonl',
      'cta-templates.json',
      'domains.json',
      'email-templates.json',
      `events/${event}.ics`,
      `events/${rsvp}.ics`,
      'events.json',
      `groups/${group}.ics`,
      'groups.json',
      `images/${image}.png`,
      'keys.json',
      'landing-page-templates.json',
      'members.json',
      'organization.json',
      'rsvp-templates.json',
      `rsvps/${rsvp}.csv`,
      `rsvps/${rsvp}.json`,
      'statistics.csv',
      'style-templates.json',
    ].toSorted(),
  )
  const [first, second] = JSON.parse(files['events.json']!)
  assert.deepEqual([first, second], [await read(`/event/${event}`), await read(`/event/${rsvp}`)])
  assert.deepEqual(JSON.parse(files['groups.json']!)[0], await read(`/group/${group}`))
  assert.deepEqual(JSON.parse(files[`rsvps/${rsvp}.json`]!), await read(`/rsvp-answers/${rsvp}`))
  assert.match(files[`rsvps/${rsvp}.csv`]!, /,bob@example\.org,1,.*,"'=HYPERLINK\(""x""\)"\r\n$/)
  assert.match(files[`events/${event}.ics`]!, /^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Summer party\r\n/)
  assert.match(files[`groups/${group}.ics`]!, /SUMMARY:Summer party\r\n/)
  assert.match(files['statistics.csv']!, new RegExp(`\r\nevent,${event},\\d{4}-\\d\\d-\\d\\d,1,0\r\n`))
  assert.deepEqual(JSON.parse(files['members.json']!)[0].email, 'ann@example.org')
  assert.ok(!Object.values(files).join().includes('Secret'))
  assert.ok(!files['keys.json']!.includes(server.key))
  const lines = files['activity.jsonl']!.trimEnd().split('\n')
  assert.equal(JSON.parse(lines.at(-1)!).action, 'export-started')
  const actions = await recorded(server, server.organization)
  assert.equal(lines.length, actions.length)

  async function read(path: string) {
    return (await server.get(path)).body
  }
})

test('only owners export, and a link works only in the browser of one of them, for 24 hours', async (t) => {
  const server = await startServer(t)
  const [owner, admin] = [await signedIn(server, 'owner'), await signedIn(server, 'admin')]
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  assert.equal((await admin.app.post('/organization/export', {})).status, 403)
  assert.deepEqual((await owner.app.get('/organization/export')).body, {
    state: 'none',
    percent: 0,
    part: null,
    bytes: null,
    started: null,
    finished: null,
    expires: null,
  })
  await owner.app.post('/organization/export', {})
  assert.equal((await owner.app.post('/organization/export/link', {})).status, 409)
  work(t, server, job)
  await isDone(owner)
  assert.equal((await admin.app.get('/organization/export')).status, 403)
  const { link } = (await owner.app.post('/organization/export/link', {})).body
  const path = new URL(link).pathname
  const statusFor = async (cookie: string | undefined, url = path) =>
    (await server.app.inject({ url, headers: cookie === undefined ? {} : { cookie } })).statusCode

  assert.equal(await statusFor(owner.headers.cookie), 200)
  assert.equal(await statusFor(undefined), 404)
  assert.equal(await statusFor(admin.headers.cookie), 404)
  assert.equal(await statusFor(stranger.headers.cookie), 404)
  assert.equal(await statusFor(owner.headers.cookie, `/exports/${'x'.repeat(43)}`), 404)
  const stored = await server.context.database.read((db) => db.selectFrom('export_link').selectAll().execute())
  assert.ok(!JSON.stringify(stored).includes(path.split('/').at(-1)!))

  server.advance(day)
  assert.equal(await statusFor(owner.headers.cookie), 404)
  await removeExpiredExports(server.context)
  assert.deepEqual(await chunks(server), [])
})

test('an export that was interrupted starts again, and the file is whole', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')
  for (let i = 0; i < 3; i += 1) await upload(server, await noise(400, 400).png().toBuffer())
  await owner.app.post('/organization/export', {})
  await assert.rejects(runExport(failingAfter(server, 3), await runOf(server)), /The server stopped/)
  const before = await owner.app.get('/organization/export')

  work(t, server, job)
  await isDone(owner)
  const files = await unzipped(server, (await downloaded(server, owner)).rawPayload)

  assert.equal(before.body.state, 'running')
  assert.equal(Object.keys(files).filter((name) => name.startsWith('images/')).length, 3)
})

test('one export runs at a time, and it can be cancelled while it runs', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')
  for (let i = 0; i < 3; i += 1) await upload(server, await noise(400, 400).png().toBuffer())

  const both = await Promise.all([1, 2].map(() => owner.app.post('/organization/export', {})))
  let written = 0
  const cancelling: Context['database']['transaction'] = async (write) => {
    if ((written += 1) === 3) await owner.app.delete('/organization/export')
    return server.context.database.transaction(write)
  }
  await runExport(withTransaction(server, cancelling), await runOf(server))

  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([202, 409]))
  assert.equal((await owner.app.get('/organization/export')).body.state, 'none')
  assert.equal((await owner.app.delete('/organization/export')).status, 404)
  assert.deepEqual([written, await chunks(server)], [3, []])
  assert.equal((await owner.app.post('/organization/export', {})).status, 202)
})

test('a disabled organization is not exported, and its file cannot be downloaded', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')
  const env = envOf(server.context.settings)
  await owner.app.post('/organization/export', {})
  await kalends(env, 'org', 'disable', String(server.organization))
  work(t, server, job)
  const states = () =>
    server.context.database.read((db) => db.selectFrom('organization_export').select('state').execute())
  await until(async () => (await states())[0]?.state === 'failed')

  await kalends(env, 'org', 'enable', String(server.organization))
  await until(async () => (await owner.app.post('/organization/export', {})).status === 202)
  await isDone(owner)
  const { link } = (await owner.app.post('/organization/export/link', {})).body
  await kalends(env, 'org', 'disable', String(server.organization))
  const { cookie } = owner.headers
  const { statusCode } = await server.app.inject({ url: new URL(link).pathname, headers: { cookie: cookie! } })

  assert.equal(statusCode, 404)
})

/** The waiting job, as a worker would run it. */
async function runOf({ context }: TestServer): Promise<Run> {
  const { id } = await context.database.read((db) =>
    db.selectFrom('organization_export').select('id').executeTakeFirstOrThrow(),
  )
  const done = async () => {}
  const signal = new AbortController().signal
  return {
    payload: id,
    isLastAttempt: false,
    signal,
    complete: done,
    completeWith: done,
    putOff: done,
    inconclusive: () => {},
    slot: async () => {},
  }
}

function withTransaction({ context }: TestServer, transaction: Context['database']['transaction']): Context {
  return { ...context, database: { ...context.database, transaction } }
}

function failingAfter(server: TestServer, count: number): Context {
  let left = count
  return withTransaction(server, (write) =>
    (left -= 1) < 0 ? Promise.reject(new Error('The server stopped.')) : server.context.database.transaction(write),
  )
}
