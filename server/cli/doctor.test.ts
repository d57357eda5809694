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
import { withMailServer } from '../testing/mailing.ts'
import { sqliteSettings } from '../testing/sqlite.ts'

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
    backups: 'ok',
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
