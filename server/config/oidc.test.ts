import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { SettingsError, readSettings } from '../config.ts'
import { finallyIn } from '../testing/finally.ts'

const provider = {
  OIDC_ISSUER: 'https://login.example.org/realms/main',
  OIDC_CLIENT_ID: 'kalends',
  OIDC_CLIENT_SECRET: 'sesame',
}

test('a provider takes three settings', () => {
  const { oidc, signIn } = readSettings(provider)

  assert.deepEqual(oidc, {
    issuer: 'https://login.example.org/realms/main',
    clientId: 'kalends',
    clientSecret: 'sesame',
    name: 'login.example.org',
    roleClaim: null,
    roleMap: new Map(),
    autoJoin: null,
  })
  assert.deepEqual(signIn, ['password', 'passkey', 'link', 'oidc'])
})

test('roles come from a claim by a map, whose values may contain colons', () => {
  const roles = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'urn:x:admins : admin, staff:editor,*:viewer' }
  const { oidc } = readSettings({ ...provider, ...roles, OIDC_NAME: 'Example Ltd', OIDC_AUTO_JOIN: '7' })

  assert.deepEqual([oidc!.name, oidc!.roleClaim, oidc!.autoJoin], ['Example Ltd', 'groups', 7])
  assert.deepEqual(
    [...oidc!.roleMap],
    [
      ['urn:x:admins', 'admin'],
      ['staff', 'editor'],
      ['*', 'viewer'],
    ],
  )
})

test('every secret can be in a file of its own', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-'))
  finallyIn(t, () => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, 'sesame\n')
  writeFileSync(join(folder, 'smtp'), 'smtp://ann:sesame@mail.example.org\n')
  const { OIDC_CLIENT_SECRET: _, ...others } = provider

  const settings = readSettings({ ...others, OIDC_CLIENT_SECRET_FILE: file, SMTP_URL_FILE: join(folder, 'smtp') })

  assert.equal(settings.oidc!.clientSecret, 'sesame')
  assert.equal(settings.smtpUrl, 'smtp://ann:sesame@mail.example.org')
  assert.throws(
    () => readSettings({ ...others, OIDC_CLIENT_SECRET_FILE: join(folder, 'missing') }),
    new SettingsError(
      `OIDC_CLIENT_SECRET_FILE is "${join(folder, 'missing')}", but this file cannot be read. Check the path and who may read it.`,
    ),
  )
})

const expected = {
  issuer:
    'it must be the https address of the provider without /.well-known/openid-configuration, such as https://login.example.org/realms/main.',
  map: 'it must be values of the claim with their roles, such as admins:admin,staff:editor,*:viewer; roles are owner, admin, editor, viewer.',
}

for (const [what, env, message] of [
  [
    'an address without TLS',
    { OIDC_ISSUER: 'http://login.example.org' },
    `OIDC_ISSUER is "http://login.example.org", but ${expected.issuer}`,
  ],
  [
    'the address of the configuration',
    { OIDC_ISSUER: 'https://login.example.org/.well-known/openid-configuration' },
    `OIDC_ISSUER is "https://login.example.org/.well-known/openid-configuration", but ${expected.issuer}`,
  ],
  [
    'a missing secret',
    { OIDC_CLIENT_SECRET: '' },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three, or none.',
  ],
  [
    'a secret with a line break, which is not shown',
    { OIDC_CLIENT_SECRET: 'ses\name' },
    'OIDC_CLIENT_SECRET is "…", but it must be the client secret from the provider.',
  ],
  [
    'a claim without a map',
    { OIDC_ROLE_CLAIM: 'groups' },
    'OIDC_ROLE_CLAIM and OIDC_ROLE_MAP belong together: set both, or neither.',
  ],
  [
    'an unknown role',
    { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'staff:king' },
    `OIDC_ROLE_MAP is "staff:king", but ${expected.map}`,
  ],
  [
    'an organization without an id',
    { OIDC_AUTO_JOIN: 'Example' },
    'OIDC_AUTO_JOIN is "Example", but it must be the id of the organization that unknown people join; "kalends org list" shows the ids.',
  ],
] as const)
  test(`${what} stops the start with one sentence`, () => {
    assert.throws(() => readSettings({ ...provider, ...env }), new SettingsError(message))
  })

test('SIGN_IN cannot list oidc without a provider', () => {
  assert.throws(
    () => readSettings({ SIGN_IN: 'password,oidc' }),
    new SettingsError(
      'SIGN_IN lists oidc, but there is no provider: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    ),
  )
})

test('plain http is accepted on the same machine', () => {
  assert.equal(
    readSettings({ ...provider, OIDC_ISSUER: 'http://localhost:9000' }).oidc!.issuer,
    'http://localhost:9000',
  )
})
