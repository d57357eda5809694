import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { SettingsError, readSettings } from './config.ts'

test('every setting has a default', () => {
  assert.deepEqual(readSettings({}), {
    port: 8080,
    host: '0.0.0.0',
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseTimeout: 5,
    publicUrl: 'http://localhost:8080',
    landingUrl: 'http://localhost:8080',
    icsUrl: 'http://localhost:8080',
    hosts: null,
    logLevel: 'info',
    apiRateLimit: null,
    backups: null,
    rsvpLimits: true,
    rsvpPerNetwork: 60,
    wrongKeysPerNetwork: 30,
    rsvpRetentionDays: 90,
    countryHeader: null,
    countryTable: null,
    activityDays: 400,
    restoreDays: 30,
    rootRedirect: null,
    rawVisitsDays: 760,
    stallTimeout: 30,
    stopTimeout: 10,
    trustProxy: [],
    dnsServers: [],
    outboundAllow: [],
    smtpUrl: null,
    mailFrom: 'noreply@localhost',
    mailDailyLimit: Infinity,
    dkim: null,
    signIn: ['password', 'passkey', 'link'],
    organizations: 'admins',
    metricsToken: null,
    logFormat: 'json',
    securityContact: null,
    slowRequest: 1000,
    oidc: null,
    settingsFile: null,
  })
})

test('the other URLs default to PUBLIC_URL', () => {
  const settings = readSettings({ PUBLIC_URL: 'https://kalends.example/', ICS_URL: 'https://ics.kalends.example' })

  assert.equal(settings.publicUrl, 'https://kalends.example')
  assert.equal(settings.landingUrl, 'https://kalends.example')
  assert.equal(settings.icsUrl, 'https://ics.kalends.example')
  assert.deepEqual([...settings.hosts!], ['kalends.example', 'ics.kalends.example'])
})

test('ORGANIZATIONS says who may create them', () => {
  assert.equal(readSettings({ ORGANIZATIONS: 'nobody' }).organizations, 'nobody')
  assert.throws(
    () => readSettings({ ORGANIZATIONS: 'owners' }),
    new SettingsError('ORGANIZATIONS is "owners", but it must be one of admins, everyone, nobody.'),
  )
})

test('SIGN_IN lists the ways in', () => {
  assert.deepEqual(readSettings({ SIGN_IN: 'link, password' }).signIn, ['link', 'password'])
  for (const text of ['sms', ',', 'password;link'])
    assert.throws(
      () => readSettings({ SIGN_IN: text }),
      new SettingsError(
        `SIGN_IN is "${text}", but it must be a list of password, passkey, link, oidc, separated by commas.`,
      ),
    )
})

test('an empty setting counts as not set', () => {
  assert.deepEqual(readSettings({ PORT: '', DATABASE_URL: ' ', TRUST_PROXY: '' }), readSettings({}))
})

test('all faults are reported together, each with how to fix it', () => {
  const env = {
    PORT: '70000',
    PUBLIC_URL: 'https://kalends.example/events',
    LANDING_URL: 'ftp://pages.example',
    ICS_URL: 'https://user:password@ics.example',
    DATABASE_URL: 'mysql://root:secret@db/kalends',
    LOG_LEVEL: 'loud',
    API_RATE_LIMIT: '0',
  }

  assert.throws(
    () => readSettings(env),
    (error: Error) => {
      assert.ok(error instanceof SettingsError)
      assert.deepEqual(error.message.split('\n'), [
        'PORT is "70000", but it must be a port number from 0 to 65535.',
        'PUBLIC_URL is "https://kalends.example/events", but it must be an address such as https://events.example.org, without a path.',
        'LANDING_URL is "ftp://pages.example", but it must be an address such as https://events.example.org, without a path.',
        'ICS_URL is "https://user:password@ics.example", but it must be an address such as https://events.example.org, without a path.',
        'DATABASE_URL is "…", but it must be an address such as postgres://user:password@host:5432/kalends; leave it out to use SQLite.',
        'LOG_LEVEL is "loud", but it must be one of fatal, error, warn, info, debug, silent.',
        'API_RATE_LIMIT is "0", but it must be the number of requests allowed per minute and key, from 1 to 1000000; leave it out for no limit.',
      ])
      return true
    },
  )
})

test('proxies, name servers and private networks must be valid addresses', () => {
  for (const [name, value] of [
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['DNS_SERVERS', 'foo'],
    ['DNS_SERVERS', '9.9.9.9:x'],
    ['OUTBOUND_ALLOW', 'intranet'],
    ['OUTBOUND_ALLOW', '10.0.0.5:0'],
    ['OUTBOUND_ALLOW', '10.0.0.5:70000'],
    ['OUTBOUND_ALLOW', '10.0.0.0/8/8'],
    ['OUTBOUND_ALLOW', '10.0.0.5,*'],
  ] as const) {
    assert.throws(() => readSettings({ [name]: value }), {
      message: new RegExp(`^${name} is "${RegExp.escape(value)}", but it must be`),
    })
  }
  const settings = readSettings({
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
    DNS_SERVERS: '9.9.9.9,127.0.0.1:5353,[::1]:53',
    OUTBOUND_ALLOW: '10.0.0.5:5232, 10.1.0.0/16,fd00::/8,[fd00::5]:443,[::1]',
  })
  assert.deepEqual(settings.trustProxy, ['127.0.0.1', '10.0.0.0/8', '::1'])
  assert.deepEqual(settings.dnsServers, ['9.9.9.9', '127.0.0.1:5353', '[::1]:53'])
  assert.deepEqual(settings.outboundAllow, [
    { address: '10.0.0.5', prefix: 32, port: 5232 },
    { address: '10.1.0.0', prefix: 16, port: null },
    { address: 'fd00::', prefix: 8, port: null },
    { address: 'fd00::5', prefix: 128, port: 443 },
    { address: '::1', prefix: 128, port: null },
  ])
})

test('mail settings are validated, and values that may hold a password are not shown', () => {
  const env = {
    SMTP_URL: 'http://user:secret@mail.example',
    MAIL_FROM: 'Events <a@b.example>',
    DKIM_DOMAIN: 'b.example',
  }

  assert.throws(
    () => readSettings(env),
    (error: Error) => {
      assert.deepEqual(error.message.split('\n'), [
        'SMTP_URL is "…", but it must be an address such as smtps://user:password@mail.example.org, or smtp://mail.example.org:587.',
        'MAIL_FROM is "Events <a@b.example>", but it must be an email address such as events@example.org, without a name.',
        'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together: set all three, or none.',
      ])
      return true
    },
  )
  const given = readSettings({ PUBLIC_URL: 'https://events.example.org', SMTP_URL: 'smtp://mail.example:587' })
  assert.deepEqual([given.smtpUrl, given.mailFrom], ['smtp://mail.example:587', 'noreply@events.example.org'])
})

test('items can be restored for no longer than changes are recorded', () => {
  assert.equal(readSettings({ ACTIVITY_DAYS: '10' }).restoreDays, 10)
  assert.throws(() => readSettings({ ACTIVITY_DAYS: '100', RESTORE_DAYS: '101' }), {
    message: 'RESTORE_DAYS is "101", but it must be a number of days from 1 to 100, which is ACTIVITY_DAYS.',
  })
})

test('an address past a pooler is nothing without the address of the database', () => {
  assert.throws(() => readSettings({ DATABASE_DIRECT_URL: 'postgres://db.example/kalends' }), {
    message: 'DATABASE_DIRECT_URL belongs to DATABASE_URL: set both, or only DATABASE_URL.',
  })
})
