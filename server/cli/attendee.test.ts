import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { wrongCounters } from '../rsvp/store.ts'
import { linkIn, personalData, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { emptyFolder } from '../testing/sqlite.ts'

const fields = [{ type: 'text', name: 'name' }]

/** Ann has signed up for two events of one organization and one of another. */
async function start(t: TestContext) {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const template = { fields, max: 10, maxpp: 3, initial_confirmation: false }
  const [first, second] = [await rsvpEvent(server, template), await rsvpEvent(server, { ...template, doi: true })]
  const foreign = await rsvpEvent({ ...server, ...other } as TestServer, template)
  const payload = { name: 'Ann Example' }
  for (const event of [first, second, foreign])
    await signUp(server, event, { email: 'Ann@Example.org', status: 'confirmed', amount: 2, payload })
  await signUp(server, first, { email: 'tom@example.org', status: 'confirmed' })
  return {
    server,
    other,
    first,
    second,
    foreign,
    env: envOf(server.context.settings),
    org: String(server.organization),
  }
}

const peopleIn = async (server: TestServer, event: string) =>
  (await server.get(`/statistics/rsvp/${event}`)).body.capacity.occupancy.people

test('attendee find lists the RSVPs of an address across all events of an organization', async (t) => {
  const { env, org, first, second } = await start(t)

  const { code, stdout } = await kalends(env, 'attendee', 'find', 'ann@example.ORG', '--org', org)
  const data = await kalendsJson(env, 'attendee', 'find', 'ann@example.org', '--org', org)
  const nobody = await kalends(env, 'attendee', 'find', 'eva@example.org', '--org', org)
  const wrong = await kalends(env, 'attendee', 'find', 'eva', '--org', org)

  assert.equal(code, 0)
  const lines = stdout.split('\n')
  assert.match(lines[0]!, /^EVENT +STATUS +SEATS +CREATED +CHANGED$/)
  assert.match(lines[1]!, new RegExp(`^${first} +confirmed +2 `))
  assert.match(lines[2]!, new RegExp(`^${second} +pending +2 `))
  assert.equal(lines.at(-1), '2 RSVPs and 2 mails.')
  assert.deepEqual(
    data.map(({ prokey, status, payload }: Record<string, unknown>) => [prokey, status, payload]),
    [
      [first, 'confirmed', { name: 'Ann Example' }],
      [second, 'pending', { name: 'Ann Example' }],
    ],
  )
  assert.deepEqual([nobody.code, nobody.stdout], [0, 'Nothing is stored about eva@example.org.'])
  assert.equal(wrong.code, 2)
})

test('attendee export writes everything that an organization has stored about an address', async (t) => {
  const { env, org, first, second, server } = await start(t)
  const folder = await mkdtemp(join(tmpdir(), 'kalends-'))
  finallyIn(t, () => rm(folder, { recursive: true }))
  const file = join(folder, 'ann.json')
  await server.context.database.transaction((tx) =>
    tx
      .insertInto('mail_suppression')
      .values({ organization: server.organization, address: 'ann@example.org', reason: 'unsubscribed', created: 0 })
      .execute(),
  )

  const written = await kalends(env, 'attendee', 'export', 'ann@example.org', '--org', org, '--output', file)
  const data = JSON.parse(await readFile(file, 'utf8'))

  assert.equal(written.stdout, `Wrote ${file}: 2 RSVPs and 2 mails.`)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  assert.deepEqual(JSON.parse((await kalends(env, 'attendee', 'export', 'ann@example.org', '--org', org)).stdout), data)
  assert.deepEqual(
    data.answers.map(({ prokey, email, language, payload }: any) => [prokey, email, language, payload]),
    [
      [first, 'Ann@Example.org', 'en', { name: 'Ann Example' }],
      [second, 'Ann@Example.org', 'en', { name: 'Ann Example' }],
    ],
  )
  assert.deepEqual(
    data.mails.map(({ event, kind, recipient, state }: any) => [event, kind, recipient, state]),
    [
      [first, 'rsvp_signup_confirmation', 'ann@example.org', 'waiting'],
      [second, 'rsvp_doi', 'ann@example.org', 'waiting'],
    ],
  )
  assert.deepEqual(data.unsubscribed, { reason: 'unsubscribed', date_created: '1970-01-01T00:00:00.000Z' })
})

test('attendee erase removes all personal data from RSVPs and mails, and frees the seats', async (t) => {
  const { env, org, first, second, foreign, server, other } = await start(t)
  const erase = (...more: string[]) => kalends(env, 'attendee', 'erase', 'ann@example.org', '--org', org, ...more)

  const asked = await erase()
  const before = await peopleIn(server, first)
  const done = await erase('--force')
  const again = await erase('--force')

  assert.equal(asked.code, 1)
  assert.match(
    asked.stderr,
    /This would permanently erase 2 RSVPs and 2 mails about ann@example\.org\. Add --force to do it\./,
  )
  assert.match(done.stdout, /^Erased 2 RSVPs and 2 mails about ann@example\.org\. Their seats are free again\.$/m)
  assert.match(again.stdout, /^Nothing is stored about ann@example\.org\.$/m)
  assert.deepEqual([before, await peopleIn(server, first), await peopleIn(server, second)], [3, 1, 0])
  assert.deepEqual(
    (await server.get(`/rsvp-answers/${first}`)).body.map(({ email, status }: any) => [email, status]),
    [
      ['', 'declined'],
      ['tom@example.org', 'confirmed'],
    ],
  )
  assert.deepEqual((await server.get(`/rsvp-answers/${second}`)).body, [])
  assert.doesNotMatch(await personalData(server, server.organization), /ann/i)
  assert.equal((await other.get(`/rsvp-answers/${foreign}`)).body[0].email, 'Ann@Example.org')
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('attendee erase keeps the seats without a name on request', async (t) => {
  const { env, org, first, server } = await start(t)

  const { stdout } = await kalends(env, 'attendee', 'erase', 'ann@example.org', '--org', org, '--keep-seats', '--force')

  assert.match(stdout, /^Erased 2 RSVPs and 2 mails about ann@example\.org\. Their seats stay taken\.$/m)
  assert.equal(await peopleIn(server, first), 3)
  assert.doesNotMatch(await personalData(server, server.organization), /ann/i)
})

test('data that the attendee changed through a link is erased as well', async (t) => {
  const { env, org, first, server } = await start(t)
  const link = await linkIn(server, first, 'rsvp_signup_confirmation', 'manage', 'ann@example.org')
  await postForm(server, link, { status: 'confirmed', amount: '1', 'field.name': 'Ann' })

  await kalends(env, 'attendee', 'erase', 'ann@example.org', '--org', org, '--force')

  assert.doesNotMatch(await personalData(server, server.organization), /ann/i)
  assert.equal((await postForm(server, link, { status: 'declined' })).status, 404)
})

test('a backup made after an erasure does not contain the data in unused space either', async (t) => {
  const { env, org, other } = await start(t)
  const file = join(emptyFolder(t), 'backup.db')
  for (const organization of [org, String(other.organization)])
    await kalends(env, 'attendee', 'erase', 'ann@example.org', '--org', organization, '--force')

  await kalendsJson(env, 'backup', file)

  const content = await readFile(file, 'latin1')
  // Comparing texts would print the whole file.
  assert.deepEqual(
    [/tom@example\.org/, /ann@example|Ann Example/i].map((person) => person.test(content)),
    [true, false],
  )
})
