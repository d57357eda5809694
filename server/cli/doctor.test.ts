import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { openDatabase } from '../database/open.ts'
import { databaseFile } from '../database/sqlite-file.ts'
import { engine, freshSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalends, kalendsJson, ownClock, spawnKalends } from '../testing/kalends.ts'
import { newEvent, newGroup, party } from '../testing/events.ts'
import { withMailServer } from '../testing/mailing.ts'
import { startServer } from '../testing/server.ts'
import { sqliteSettings } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'

type Check = { name: string; result: string; text: string }
const results = (checks: Check[]) => Object.fromEntries(checks.map(({ name, result }) => [name, result]))
const folder = engine === 'sqlite' ? { 'data folder': 'ok', integrity: 'ok' } : {}

test('a working installation passes every check', async (t) => {
  const env = envOf(await freshSettings(t), { PUBLIC_URL: 'https://kalends.example' })
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'key', 'create', '--org', '1')

  const person = await kalends(env, 'doctor')
  const script = await kalendsJson(env, 'doctor')

  assert.equal(person.code, 0)
  assert.match(person.stdout, /^ok {2}node {2,}Node 26\./)
  assert.match(
    person.stdout,
    /^ok {2}settings {2,}All settings are valid\. They come from the environment; there is no kalends\.env\.$/m,
  )
  assert.deepEqual(results(script), {
    node: 'ok',
    settings: 'ok',
    address: 'ok',
    'sign-in': 'ok',
    database: 'ok',
    schema: 'ok',
    clock: 'ok',
    content: 'ok',
    jobs: 'ok',
    mail: 'ok',
    keys: 'ok',
    ...folder,
  })
})

test('doctor reports a clock that differs from that of PostgreSQL, and skips the check on SQLite', async (t) => {
  const settings = await freshSettings(t)
  const clockFolder = mkdtempSync(join(tmpdir(), 'kalends-clock-'))
  finallyIn(t, () => rmSync(clockFolder, { recursive: true }))
  const { env, turn } = await ownClock(clockFolder)
  const clockCheck = async (seconds: number) => {
    turn(seconds)
    const doctor = spawnKalends(t, envOf(settings, env), 'doctor')
    await doctor.ended
    return /^(\w+) +clock +(.*)$/m.exec(doctor.stdout())!.slice(1)
  }
  await kalendsJson(envOf(settings), 'migrate')

  const found = [await clockCheck(0), await clockCheck(600), await clockCheck(-7200)]

  const notChecked = 'Not checked: SQLite has no clock to compare with. Keep the clock of this machine right with NTP.'
  assert.deepEqual(
    found,
    engine === 'sqlite'
      ? [1, 2, 3].map(() => ['ok', notChecked])
      : [
          ['ok', 'The clocks of this machine and of PostgreSQL agree.'],
          [
            'warning',
            'The clock of this machine is 10 minutes ahead of that of PostgreSQL. Set both with NTP before the difference grows.',
          ],
          [
            'failed',
            'The clock of this machine is 120 minutes behind that of PostgreSQL. Attendees may be unable to confirm their address in time. Set both with NTP.',
          ],
        ],
  )
})

test('doctor reports a mail server that does not respond', async (t) => {
  const [server, sink] = await withMailServer(t)
  const env = envOf(server.context.settings, { SMTP_URL: sink.url })
  const mailCheck = async () => /^(\w+) +mail +(.*)$/m.exec((await kalends(env, 'doctor')).stdout)!.slice(1)

  const up = await mailCheck()
  await sink.close()
  const down = await mailCheck()

  const { host } = new URL(sink.url)
  assert.deepEqual(up, [
    'ok',
    `Mails are sent through ${host}, which responds, from noreply@localhost. Run "kalends doctor --send-test-mail ADDRESS" to send one.`,
  ])
  assert.equal(down[0], 'failed')
  assert.match(down[1]!, new RegExp(`^The mail server ${host} cannot be used: .*ECONNREFUSED.* Check SMTP_URL\\.$`))
})

test('doctor sends a test mail on request and repeats what the mail server said', async (t) => {
  const [server, sink] = await withMailServer(t)
  const env = envOf(server.context.settings, { SMTP_URL: sink.url })
  const sendTo = async (address: string, more = {}) =>
    kalends({ ...env, ...more }, 'doctor', '--send-test-mail', address)
  const lineOf = ({ stdout }: { stdout: string }) => /^(\w+) +test mail +(.*)$/m.exec(stdout)!.slice(1)

  const taken = await sendTo('you@example.org')
  sink.mode = '550'
  const refused = await sendTo('you@example.org')
  const without = await sendTo('you@example.org', { SMTP_URL: '' })
  const wrong = await sendTo('you')

  const { host } = new URL(sink.url)
  assert.deepEqual(lineOf(taken), [
    'ok',
    `The mail server ${host} accepted a mail to you@example.org and said: 250 OK: message queued. If it does not arrive, check the spam folder, and SPF and DKIM of localhost.`,
  ])
  assert.deepEqual(
    sink.taken.map(({ from, to }) => [from, to]),
    [['noreply@localhost', ['you@example.org']]],
  )
  assert.match(sink.taken[0]!.raw, /^Subject: Test mail from Kalends\r$/m)
  assert.deepEqual(lineOf(refused), [
    'failed',
    `The mail server ${host} did not accept a mail to you@example.org: 550 5.1.1 <(address)>: no such user.`,
  ])
  assert.equal(refused.code, 1)
  assert.deepEqual(lineOf(without), [
    'failed',
    'SMTP_URL is not set, so no mail can be sent. Set it to an address such as smtps://user:password@mail.example.org.',
  ])
  assert.deepEqual([wrong.code, /--send-test-mail is "you"/.test(wrong.stderr)], [2, true])
})

test('doctor only warns about missing setup on a new installation', async (t) => {
  const env = envOf(await freshSettings(t))

  const { code, stdout } = await kalends(env, 'doctor', '--json')

  const checks = results(JSON.parse(stdout))
  assert.equal(code, 0)
  assert.equal(checks.address, 'warning')
  assert.equal(checks[engine === 'sqlite' ? 'database' : 'schema'], 'warning')
})

test('doctor reports an installation without a working key', async (t) => {
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'key', 'create', '--org', '1')
  await kalendsJson(env, 'key', 'disable', '1')

  const { code, stdout } = await kalends(env, 'doctor')

  assert.equal(code, 1)
  assert.match(
    stdout,
    /^failed +keys +No key is active, so the API cannot be used\. Create one with "kalends key create --org ID"\.$/m,
  )
})

test('doctor reports invalid settings one by one', async () => {
  const { code, stdout } = await kalends({ PORT: 'http', PUBLIC_URL: 'kalends.example' }, 'doctor')

  assert.equal(code, 1)
  assert.match(stdout, /^failed {2}settings {2}PORT is "http"/m)
  assert.match(stdout, /^failed {2}settings {2}PUBLIC_URL is "kalends\.example"/m)
})

test('doctor reports a database that does not respond', async (t) => {
  const settings = await freshSettings(t)

  const { code, stdout } = await kalends(
    { ...envOf(settings), DATABASE_URL: 'postgres://kalends:secret@127.0.0.1:1/kalends' },
    'doctor',
  )

  assert.equal(code, 1)
  assert.match(stdout, /^failed +database +PostgreSQL cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\./m)
  assert.ok(!stdout.includes('secret'))
})

test('doctor reports a damaged database file', async (t) => {
  const settings = sqliteSettings(t)
  const env = envOf(settings)
  await kalendsJson(env, 'migrate')
  truncateSync(databaseFile(settings.dataDir), 20_000)

  const { code, stdout } = await kalends(env, 'doctor')

  assert.equal(code, 1)
  assert.match(stdout, /^failed +database +\S+kalends\.db is damaged: it should have \d+ bytes but has 20000/m)
})

test('doctor reports a dangling reference', async (t) => {
  const settings = sqliteSettings(t)
  const env = envOf(settings)
  await kalendsJson(env, 'org', 'create', '--name', 'One')
  await kalendsJson(env, 'key', 'create', '--org', '1')
  const file = new DatabaseSync(databaseFile(settings.dataDir), { enableForeignKeyConstraints: false })
  file.exec('update email_template set organization = 77')
  file.close()

  const { code, stdout } = await kalends(env, 'doctor')

  assert.equal(code, 1)
  assert.match(
    stdout,
    /^failed +integrity +The database is damaged: rows of email_template refer to rows of organization that do not exist\./m,
  )
})

test('doctor reports a database of a newer version', async (t) => {
  const settings = await freshSettings(t)
  const env = envOf(settings)
  await kalendsJson(env, 'migrate')
  const database = await openDatabase(settings)
  await database.transaction((tx) =>
    tx.insertInto('schema_migration').values({ name: '9999-future', applied: 0 }).execute(),
  )
  await database.close()

  const { code, stdout } = await kalends(env, 'doctor')

  assert.equal(code, 1)
  assert.match(
    stdout,
    /^failed +database +The database was created by a newer version of Kalends \(it has 9999-future\)\./m,
  )
})

const contentOf = (checks: Check[]) =>
  checks.filter(({ name }) => name === 'content').map(({ result, text }) => [result, text])

test('data derived from events and templates is repaired next to a running server', async (t) => {
  const server = await startServer(t)
  const { database, settings } = server.context
  const env = envOf(settings)
  const group = await newGroup(server, { subscription: 'children' })
  const stored = () => database.statement('select id, label, serials, starts, ends, span, ics from event order by id')()
  const prokeys = [
    await newEvent(server, { event_group: group }),
    await newEvent(server, { event_group: group, recurrence: 'RRULE:FREQ=DAILY' }),
    await newEvent(server, { event_group: group, dates: [party, { ...party, name: 'Second' }] }),
    await newEvent(server, { dates: [{ ...party, startDate: 'today+1' }] }),
  ]
  const before = await stored()
  const feed = await server.request({ url: `/${group}/calendar.ics` })
  await database.transaction(async (tx) => {
    const event = (i: number) => tx.updateTable('event').where('prokey', '=', prokeys[i]!)
    await event(0).set({ serials: '[1]', label: '', ics: '[{"event":"X"}]' }).execute()
    await event(1).set({ span: 'long', starts: 0, ics: null }).execute()
    await event(2).set({ serials: '{"dates":[1,2],"highest":1}', ics: 'x' }).execute()
    await event(3).set({ serials: '' }).execute()
    await tx.updateTable('event_group').set({ label: 'x' }).where('prokey', '=', group).execute()
  })

  const read = await Promise.all(prokeys.map((prokey) => server.get(`/ics/${prokey}`)))
  const found = contentOf(await kalendsJson(env, 'doctor'))
  const repaired = contentOf(await kalendsJson(env, 'doctor', '--repair'))
  const after = contentOf(await kalendsJson(env, 'doctor', '--repair'))

  const advice = 'Run "kalends doctor --repair" to recompute it.'
  const what = 'Derived data (labels, times, calendar entries) is out of date in some'
  assert.deepEqual(
    read.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.deepEqual(found, [
    ['warning', `${what} groups: 1. ${advice}`],
    ['warning', `${what} events: 4. ${advice}`],
  ])
  assert.deepEqual(repaired, [
    ['ok', 'Repaired groups: 1.'],
    ['ok', 'Repaired events: 4.'],
  ])
  assert.deepEqual(after, [['ok', 'All stored items are valid (13).']])
  // If the assigned numbers are unknown, new ones start at 1001.
  const expected = before.map((row) => ({ ...(row as object) })) as Record<string, unknown>[]
  expected[0]!.serials = '{"dates":[1],"highest":1000}'
  expected[3]!.serials = '{"dates":[1001],"highest":1001}'
  assert.deepEqual(
    (await stored()).map((row) => ({ ...(row as object) })),
    expected,
  )
  await until(async () => (await server.request({ url: `/${group}/calendar.ics` })).text === feed.text)
})

test('items that do not match the API are named, and no repair touches them', async (t) => {
  const server = await startServer(t)
  const { database, settings } = server.context
  const env = envOf(settings)
  const prokey = await newEvent(server)
  const other = await newEvent(server)
  await server.post('/style', { name: 'Sound', options: ['ical'] })
  await server.post('/style', { name: 'Broken', options: ['ical'] })
  const { body } = (await server.get(`/event/${other}`)) as { body: { dates: object[] } }
  await database.transaction(async (tx) => {
    await tx
      .updateTable('style')
      .set({ body: '{"name":"Broken","options":["fax"]}', shape: 'older' })
      .where('id', '=', 2)
      .execute()
    await tx.updateTable('event').set({ body: 'not JSON' }).where('prokey', '=', prokey).execute()
    const dates = [{ ...body.dates[0], startDate: '2027-02-30' }]
    await tx
      .updateTable('event')
      .set({ body: JSON.stringify({ dates }), shape: 'older' })
      .where('prokey', '=', other)
      .execute()
  })

  const { code, stdout } = await kalends(env, 'doctor', '--repair', '--json')

  const advice = 'They cannot be repaired automatically. Correct or delete them through the API, or restore a backup.'
  assert.equal(code, 1)
  const told = contentOf(JSON.parse(stdout)) as [string, string][]
  assert.deepEqual(
    told.map(([result]) => result),
    ['failed', 'failed', 'failed', 'failed', 'failed'],
  )
  assert.deepEqual(told[0], [
    'failed',
    'style 2: options[0] must be one of apple, google, ical, ms365, msteams, outlookcom, yahoo.',
  ])
  assert.deepEqual(told[1], ['failed', advice])
  assert.ok(told[2]![1].startsWith(`event ${prokey}: It cannot be read: Unexpected token`), told[2]![1])
  assert.ok(told[3]![1].startsWith(`event ${other}: dates[0].startDate must be `), told[3]![1])
  assert.deepEqual(told[4], ['failed', advice])
  assert.equal((await server.get('/style/1')).status, 200)
})
