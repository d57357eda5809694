import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { execute } from '../cli.ts'
import { emptyFolder } from '../testing/sqlite.ts'

test('config show names the value of every setting and where it comes from', async (t) => {
  const { file, secret } = settingsFile(t)

  const { code, stdout } = await execute(['config', 'show', '--env-file', file, '--json'], {
    PORT: '9000',
    OIDC_CLIENT_SECRET_FILE: secret,
    OIDC_CLIENT_ID: 'kalends',
    OIDC_ISSUER: 'https://login.example.org',
  })

  const shown = new Map(
    (JSON.parse(stdout) as { name: string; value: string; from: string }[]).map(({ name, ...rest }) => [name, rest]),
  )
  assert.equal(code, 0)
  assert.deepEqual(shown.get('PORT'), { value: '9000', from: 'environment' })
  assert.deepEqual(shown.get('PUBLIC_URL'), { value: 'https://events.example.org', from: `${file}, line 2` })
  assert.deepEqual(shown.get('LANDING_URL'), { value: 'https://events.example.org', from: 'default' })
  assert.deepEqual(shown.get('MAIL_DAILY_LIMIT'), { value: 'unlimited', from: 'default' })
  assert.deepEqual(shown.get('RSVP_LIMITS'), { value: 'on', from: 'default' })
  assert.deepEqual(shown.get('TRUST_PROXY'), { value: 'none', from: 'default' })
  assert.deepEqual(shown.get('OIDC_CLIENT_SECRET'), { value: '(masked)', from: secret })
})

test('config show masks secrets', async (t) => {
  const { file } = settingsFile(t)

  const { stdout } = await execute(['config', 'show', '--env-file', file], {
    DATABASE_URL: 'postgres://kalends:hunter2@db.example.org/kalends?sslpassword=hunter3',
  })

  assert.match(stdout, /^SMTP_URL +smtps:\/\/me:masked@mail\.example\.org +.+, line 3$/m)
  assert.match(stdout, /^DATABASE_URL +\(masked\) +environment$/m)
  assert.doesNotMatch(stdout, /hunter/)
})

test('config check accepts valid settings', async (t) => {
  const { file } = settingsFile(t)

  const { code, stdout } = await execute(['config', 'check', '--env-file', file], {})

  assert.equal(code, 0)
  assert.equal(stdout, `The settings are valid: 2 chosen, the others at their defaults.\nSettings file: ${file}`)
})

test('config check lists everything that is wrong at once', async (t) => {
  const { file } = settingsFile(t)

  const { code, stderr } = await execute(['config', 'check', '--env-file', file], {
    PORT: 'many',
    METRICS_TOKEN: 'too short',
  })

  assert.equal(code, 1)
  assert.equal(
    stderr,
    'PORT is "many", but it must be a port number from 0 to 65535.\n' +
      'METRICS_TOKEN is "…", but it must be at least 16 letters, digits and signs without spaces, such as the output of "openssl rand -hex 32".',
  )
})

function settingsFile(t: TestContext) {
  const folder = emptyFolder(t)
  const [file, secret] = [join(folder, 'kalends.env'), join(folder, 'secret')]
  writeFileSync(file, '# ours\nPUBLIC_URL=https://events.example.org\nSMTP_URL=smtps://me:hunter1@mail.example.org\n')
  writeFileSync(secret, 'hunter4\n')
  return { file, secret }
}
