import { join, resolve } from 'node:path'
import { type Backups, readBackups } from './config/backups.ts'
import { readDatabase } from './config/database.ts'
import { type Oidc, readOidc } from './config/oidc.ts'
import { type Founders, type SignInWay, readPeople } from './config/people.ts'
import { type Env, type GivenSetting, settingsReader, valueIn } from './config/reader.ts'
import { type SettingsFile, findSettingsFile, misspelt } from './config/settings-file.ts'
import {
  type Target,
  contactAddress,
  isDnsServer,
  isNetwork,
  listOf,
  onlyIf,
  origin,
  smtpUrl,
  target,
  webAddress as webAddressOf,
  wholeNumber,
} from './config/values.ts'

export { defaultDatabaseTimeout } from './config/database.ts'
export type { Oidc } from './config/oidc.ts'
export type { GivenSetting } from './config/reader.ts'
export type { SignInWay } from './config/people.ts'
export type { Target } from './config/values.ts'

/** All settings of the service. The environment takes precedence over the settings file. */
export interface Settings {
  port: number
  host: string
  dataDir: string
  /** null: SQLite in the data directory. */
  databaseUrl: string | null
  /** Past a pooler that `databaseUrl` leads through; null: there is none. */
  databaseDirectUrl: string | null
  /** Seconds that PostgreSQL may take per query, or that a write to SQLite waits for another process. */
  databaseTimeout: number
  /** Public base URL of the service. */
  publicUrl: string
  landingUrl: string
  icsUrl: string
  /** Where visitors of the root are redirected; null: they get a page that says what this is. */
  rootRedirect: string | null
  /** Our own hosts; null while PUBLIC_URL is unset, which accepts any host. */
  hosts: ReadonlySet<string> | null
  logLevel: (typeof logLevels)[number]
  logFormat: (typeof logFormats)[number]
  /** Milliseconds after which a request is logged as slow. */
  slowRequest: number
  /** Requests per minute and key; null: no limit. */
  apiRateLimit: number | null
  /** Requests with a wrong key that one network may send in ten seconds. */
  wrongKeysPerNetwork: number
  /** Whether sign-ups are rate-limited and checked for how fast they arrive. Off for load tests only. */
  rsvpLimits: boolean
  /** Sign-ups that one network may send in ten minutes. */
  rsvpPerNetwork: number
  /** Days after an event's last date until its attendees are anonymised; Infinity: never. */
  rsvpRetentionDays: number
  /** The header in which a trusted proxy passes the visitor's country; null: there is none. */
  countryHeader: string | null
  /** Replaces the bundled country table. */
  countryTable: string | null
  /** Days for which changes are recorded. */
  activityDays: number
  /** Days for which the previous state of what was changed or deleted is kept. */
  restoreDays: number
  /** Days for which individual visits are kept. Totals are kept for ever. */
  rawVisitsDays: number
  /** Seconds after which a connection is dropped if the client reads nothing of the response. */
  stallTimeout: number
  /** Seconds for which a stopping server lets requests finish. */
  stopTimeout: number
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[]
  /** Name servers for custom domains and customer-supplied URLs; empty: those of the machine. */
  dnsServers: string[]
  /** Non-public targets that may be dialled for customers. */
  outboundAllow: Target[]
  /** The mail server; null: mails stay in the database, where they can be read. */
  smtpUrl: string | null
  /** The sender of all mails. */
  mailFrom: string
  /** Mails that an organization may send per day; Infinity: unlimited. */
  mailDailyLimit: number
  /** null: mails are not signed, or the mail server signs them. */
  dkim: Dkim | null
  /** The ways in which people may sign in. */
  signIn: readonly SignInWay[]
  /** Who may create organizations; the command line always may. */
  organizations: Founders
  /** Backups on a schedule; null: there are none. */
  backups: Backups | null
  /** Where people report vulnerabilities, as an address; null: nowhere. */
  securityContact: string | null
  /** What a monitoring system sends to read /metrics; null: there are none to read. */
  metricsToken: string | null
  /** The provider that people sign in with; null: there is none. */
  oidc: Oidc | null
  /** The settings file that was loaded. */
  settingsFile: string | null
}

export interface Dkim {
  domain: string
  selector: string
  keyFile: string
}

const projectFolder = resolve(import.meta.dirname, '..')
/** The same no matter where a command is run. */
const defaultDataDir = join(projectFolder, 'data')

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const logFormats = ['json', 'pretty'] as const

export class SettingsError extends Error {}

/** Reads settings from the environment, then from the settings file that was named or found. */
export function loadSettings(named?: string, env: Env = process.env): Settings {
  return readSettings(env, settingsFile(named, env))
}

/** The same settings for people, with where each comes from. Throws like `loadSettings` if one is invalid. */
export function explainSettings(named?: string, env: Env = process.env): readonly GivenSetting[] {
  return readAll(env, settingsFile(named, env)).given
}

function settingsFile(named: string | undefined, env: Env): SettingsFile | null {
  const name = named ?? valueIn(env, 'SETTINGS_FILE')
  if (name === 'none') return null
  const dataDir = resolve(valueIn(env, 'DATA_DIR') ?? defaultDataDir)
  return findSettingsFile(name, [resolve(), projectFolder], dataDir)
}

export function readSettings(env: Env, file: SettingsFile | null = null): Settings {
  return readAll(env, file).settings
}

/** Validates all settings and reports all faults together, each with how to fix it. */
function readAll(env: Env, file: SettingsFile | null): { settings: Settings; given: readonly GivenSetting[] } {
  const { read, path, faults, given } = settingsReader(env, file)

  const port = read('PORT', 8080, wholeNumber(0, 65_535), 'a port number from 0 to 65535')
  const webAddress = 'an address such as https://events.example.org, without a path'
  const publicUrl = read<string | null>('PUBLIC_URL', null, origin, webAddress)
  const address = publicUrl ?? `http://localhost:${port}`
  const landingUrl = read('LANDING_URL', address, origin, webAddress)
  const icsUrl = read('ICS_URL', address, origin, webAddress)

  const hostName = onlyIf((text) => /^[a-z\d_.-]+$/i.test(text))
  const dkim = [
    read<string | null>('DKIM_DOMAIN', null, hostName, 'a domain such as example.org'),
    read<string | null>('DKIM_SELECTOR', null, hostName, 'the name of the key, such as mail for mail._domainkey'),
    read<string | null>('DKIM_KEY_FILE', null, path, 'a file with the private key'),
  ] as const

  const oidc = readOidc(read, faults)
  const activityDays = read('ACTIVITY_DAYS', 400, wholeNumber(1, 36_500), 'a number of days from 1 to 36500')

  const settings: Settings = {
    settingsFile: file?.path ?? null,
    port,
    host: read('HOST', '0.0.0.0', (text) => text, 'an address to listen on'),
    dataDir: read('DATA_DIR', file?.dataDir ?? defaultDataDir, path, 'a folder'),
    ...readDatabase(read, faults),
    publicUrl: address,
    landingUrl,
    icsUrl,
    hosts: publicUrl === null ? null : new Set([address, landingUrl, icsUrl].map((url) => new URL(url).hostname)),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => logLevels.find((level) => level === text),
      `one of ${logLevels.join(', ')}`,
    ),
    logFormat: read(
      'LOG_FORMAT',
      'json',
      (text) => logFormats.find((format) => format === text),
      `one of ${logFormats.join(', ')}`,
    ),
    slowRequest: read('SLOW_REQUEST', 1000, wholeNumber(1, 600_000), 'a number of milliseconds from 1 to 600000'),
    apiRateLimit: read<number | null>(
      'API_RATE_LIMIT',
      null,
      wholeNumber(1, 1_000_000),
      'the number of requests allowed per minute and key, from 1 to 1000000; leave it out for no limit',
    ),
    wrongKeysPerNetwork: read(
      'WRONG_KEYS_PER_NETWORK',
      30,
      wholeNumber(1, 1_000_000),
      'the number of requests with a wrong key one network may send in ten seconds, from 1 to 1000000',
    ),
    rootRedirect: read<string | null>(
      'ROOT_REDIRECT',
      null,
      webAddressOf,
      'an address such as https://www.example.org/events',
    ),
    rsvpLimits: read('RSVP_LIMITS', true, (text) => ({ on: true, off: false })[text], 'on or off'),
    rsvpPerNetwork: read(
      'RSVP_PER_NETWORK',
      60,
      wholeNumber(1, 1_000_000),
      'the number of sign-ups one network may send in ten minutes, from 1 to 1000000',
    ),
    rsvpRetentionDays: read(
      'RSVP_RETENTION_DAYS',
      90,
      (text) => (text === 'unlimited' ? Infinity : wholeNumber(1, 36_500)(text)),
      'the number of days RSVPs are kept after the last date of their event, from 1 to 36500, or unlimited',
    ),
    countryHeader: read<string | null>(
      'COUNTRY_HEADER',
      null,
      (text) => (/^[A-Za-z][\w-]{1,60}$/.test(text) ? text : undefined),
      'the name of a header, such as CF-IPCountry; it is trusted only from the proxies in TRUST_PROXY',
    ),
    countryTable: read<string | null>('COUNTRY_TABLE', null, path, 'a file in MMDB format'),
    activityDays,
    restoreDays: read(
      'RESTORE_DAYS',
      Math.min(30, activityDays),
      wholeNumber(1, activityDays),
      `a number of days from 1 to ${activityDays}, which is ACTIVITY_DAYS`,
    ),
    rawVisitsDays: read('RAW_VISITS_DAYS', 760, wholeNumber(35, 36_500), 'a number of days from 35 to 36500'),
    stallTimeout: read('STALL_TIMEOUT', 30, wholeNumber(1, 600), 'a number of seconds from 1 to 600'),
    stopTimeout: read('STOP_TIMEOUT', 10, wholeNumber(1, 600), 'a number of seconds from 1 to 600'),
    trustProxy: read<string[]>(
      'TRUST_PROXY',
      [],
      listOf(onlyIf(isNetwork)),
      'the addresses of your proxies, separated by commas, such as 127.0.0.1,10.0.0.0/8',
    ),
    dnsServers: read<string[]>(
      'DNS_SERVERS',
      [],
      listOf(onlyIf(isDnsServer)),
      'addresses of DNS servers, separated by commas, such as 9.9.9.9,127.0.0.1:5353',
    ),
    outboundAllow: read<Target[]>(
      'OUTBOUND_ALLOW',
      [],
      listOf(target),
      'addresses or networks in your own network, separated by commas, such as 10.0.0.5:5232,10.1.0.0/16,[fd00::5]:443',
    ),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      smtpUrl,
      'an address such as smtps://user:password@mail.example.org, or smtp://mail.example.org:587',
    ),
    mailFrom: read(
      'MAIL_FROM',
      `noreply@${new URL(address).hostname}`,
      onlyIf((text) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i.test(text)),
      'an email address such as events@example.org, without a name',
    ),
    mailDailyLimit: read(
      'MAIL_DAILY_LIMIT',
      Infinity,
      (text) => (text === 'unlimited' ? Infinity : wholeNumber(1, 100_000_000)(text)),
      'the number of mails an organization may send per day, from 1 to 100000000, or unlimited',
    ),
    ...readPeople(read, oidc, faults),
    dkim: dkim.every((part) => part === null)
      ? null
      : { domain: dkim[0] ?? '', selector: dkim[1] ?? '', keyFile: dkim[2] ?? '' },
    backups: readBackups(read, path, faults),
    securityContact: read<string | null>(
      'SECURITY_CONTACT',
      null,
      contactAddress,
      'an email address such as security@example.org, or the https address of a page',
    ),
    metricsToken: read<string | null>(
      'METRICS_TOKEN',
      null,
      onlyIf((text) => /^[\x21-\x7e]{16,500}$/.test(text)),
      'at least 16 letters, digits and signs without spaces, such as the output of "openssl rand -hex 32"',
    ),
    oidc,
  }
  if (dkim.includes(null) && settings.dkim)
    faults.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together: set all three, or none.')

  const known = given.map(({ name }) => name)
  if (file) faults.push(...misspelt(file, known))
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return { settings, given }
}
