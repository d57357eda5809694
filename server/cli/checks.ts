import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keys } from '../accounts/keys.ts'
import type { Settings } from '../config.ts'
import { clockLead } from '../database/clock.ts'
import { acceptMissingLog } from '../database/file-use.ts'
import { pendingMigrations } from '../database/migrate.ts'
import { openReader } from '../database/node-sqlite.ts'
import type { Database } from '../database/open.ts'
import { untrustedProxy } from '../database/server-addresses.ts'
import { databaseFile, inspectFile } from '../database/sqlite-file.ts'
import { listJobs } from '../jobs/queue.ts'
import { messageId } from '../mail/message.ts'
import { DeliveryFailure, deliver, whyUnreachable } from '../mail/smtp.ts'
import { listMails } from '../mail/store.ts'
import { faultsIn } from '../backup/tables-in-file.ts'
import { sentencesFor } from './failure.ts'
import { now } from './in-database.ts'
import { size } from './text.ts'

export interface Check {
  readonly name: string
  readonly result: 'ok' | 'warning' | 'failed'
  readonly text: string
}

const ok = (name: string, text: string): Check => ({ name, result: 'ok', text })
const warning = (name: string, text: string): Check => ({ name, result: 'warning', text })
const failed = (name: string, text: string): Check => ({ name, result: 'failed', text })

export function checkNode(): Check {
  return ok('node', `Node ${process.versions.node} with SQLite ${process.versions.sqlite}.`)
}

export function checkSettings({ settingsFile }: Settings): Check {
  const source =
    settingsFile === null ? 'the environment; there is no kalends.env' : `the environment and ${settingsFile}`
  return ok('settings', `All settings are valid. They come from ${source}.`)
}

export function checkPublicUrl({ hosts, publicUrl }: Settings): Check {
  return hosts === null
    ? warning(
        'address',
        'PUBLIC_URL is not set, so links only work on this machine. Set it to the public address of the service.',
      )
    : ok('address', `The public address is ${publicUrl}.`)
}

const little = 1024 ** 3
const tooLittle = 50 * 1024 ** 2

export function checkFolder({ dataDir }: Settings): Check {
  const name = 'data folder'
  const place = nearestFolder(dataDir)
  try {
    rmSync(mkdtempSync(join(place, '.kalends-check-')), { recursive: true })
  } catch (error) {
    return failed(name, `${place} is not writable. ${sentencesFor(error)}`)
  }
  const { bavail, bsize } = statfsSync(place)
  const free = bavail * bsize
  if (free < tooLittle) return failed(name, `Only ${size(free)} is free for ${dataDir}. Free up disk space.`)
  if (free < little) return warning(name, `Only ${size(free)} is free for ${dataDir}. Free up disk space soon.`)
  return ok(name, `${dataDir} is writable and has ${size(free)} free.`)
}

/** Checks the file without opening it, because that would create it if missing. Empty if it can be opened. */
export function checkFile({ dataDir }: Settings): Check[] {
  try {
    if (existsSync(dataDir)) inspectFile(dataDir)
  } catch (error) {
    return [failed('database', sentencesFor(error))]
  }
  return existsSync(databaseFile(dataDir))
    ? []
    : [warning('database', `There is no database in ${dataDir} yet. Run "kalends serve" to create it.`)]
}

export function goOnWithoutLog({ dataDir }: Settings): Check {
  const name = 'write-ahead log'
  try {
    return acceptMissingLog(dataDir)
      ? warning(name, 'The database is now used without its missing kalends.db-wal. The writes in that file are lost.')
      : ok(name, 'It is not missing, so nothing was changed.')
  } catch (error) {
    return failed(name, sentencesFor(error))
  }
}

export async function checkSchema(database: Database): Promise<Check> {
  const pending = await pendingMigrations(database)
  if (pending.length === 0) return ok('schema', 'The schema is up to date.')
  return warning(
    'schema',
    `The schema is missing ${pending.join(', ')}. Run "kalends migrate" or start the server to bring it up to date.`,
  )
}

export function checkIntegrity({ dataDir }: Settings): Check {
  const file = openReader(databaseFile(dataDir))
  try {
    const faults = faultsIn(file)
    if (faults.length === 0) return ok('integrity', 'The database is intact.')
    return failed(
      'integrity',
      `The database is damaged: ${faults.join('; ')}. Keep a copy of it, then restore a backup with "kalends restore FILE --force".`,
    )
  } finally {
    file.close()
  }
}

// Milliseconds. Attendees have an hour to confirm their address, by the clock of the server that took the sign-up.
const notable = 60_000
const harmful = 1_800_000

export async function checkClock(database: Database): Promise<Check> {
  const name = 'clock'
  const lead = await clockLead(database, now)
  if (lead === undefined)
    return ok(name, 'Not checked: SQLite has no clock to compare with. Keep the clock of this machine right with NTP.')
  const off = Math.abs(lead)
  if (off < notable) return ok(name, 'The clocks of this machine and of PostgreSQL agree.')
  const minutes = Math.round(off / 60_000)
  const found = `The clock of this machine is ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ${lead > 0 ? 'ahead of' : 'behind'} that of PostgreSQL.`
  return off < harmful
    ? warning(name, `${found} Set both with NTP before the difference grows.`)
    : failed(name, `${found} Attendees may be unable to confirm their address in time. Set both with NTP.`)
}

export async function checkKeys(database: Database): Promise<Check> {
  const usable = (await keys(database)).filter(
    (key) => key.active && (key.expires === null || Temporal.Instant.from(key.expires).epochMilliseconds > now()),
  )
  if (usable.length === 0)
    return failed('keys', 'No key is active, so the API cannot be used. Create one with "kalends key create --org ID".')
  return ok('keys', usable.length === 1 ? 'One key is active.' : `${usable.length} keys are active.`)
}

export async function checkMails(settings: Settings, database: Database): Promise<Check> {
  const { smtpUrl, mailFrom } = settings
  const fault = smtpUrl === null ? undefined : await whyUnreachable(settings)
  if (fault !== undefined)
    return failed(
      'mail',
      `The mail server ${new URL(smtpUrl!).host} cannot be used: ${fault.replace(/\.?$/, '.')} Mails wait until it works again. Check SMTP_URL.`,
    )
  const failures = (await listMails(database, { state: 'failed', most: 1000 })).length
  if (failures > 0)
    return warning(
      'mail',
      `${failures === 1 ? 'One mail has' : `${failures} mails have`} failed. Run "kalends mail list --state failed" to see why, and "kalends mail resend ID" to try again.`,
    )
  return smtpUrl === null
    ? ok('mail', 'SMTP_URL is not set, so mails are stored, not sent. Run "kalends mail list" to see them.')
    : ok(
        'mail',
        `Mails are sent through ${new URL(smtpUrl).host}, which responds, from ${mailFrom}. Run "kalends doctor --send-test-mail ADDRESS" to send one.`,
      )
}

/** Sends a mail in the same way as to attendees, and reports the mail server's response. */
export async function sendTestMail(settings: Settings, to: string): Promise<Check> {
  const name = 'test mail'
  const { smtpUrl, mailFrom, publicUrl } = settings
  if (smtpUrl === null)
    return failed(
      name,
      'SMTP_URL is not set, so no mail can be sent. Set it to an address such as smtps://user:password@mail.example.org.',
    )
  const { host } = new URL(smtpUrl)
  const text = `This is a test mail from the Kalends server at ${publicUrl}. Mails to attendees are sent the same way.`
  try {
    const response = await deliver(settings, {
      id: messageId(randomUUID(), mailFrom),
      from: { name: 'Kalends', address: mailFrom },
      replyTo: null,
      to,
      subject: 'Test mail from Kalends',
      text: `${text}\n`,
      html: `<p>${text}</p>`,
      calendars: [],
      images: [],
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return ok(
      name,
      `The mail server ${host} accepted a mail to ${to} and said: ${response.replace(/\.?$/, '.')} If it does not arrive, check the spam folder, and SPF and DKIM of ${mailFrom.split('@')[1]}.`,
    )
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error
    return failed(name, `The mail server ${host} did not accept a mail to ${to}: ${error.message.replace(/\.?$/, '.')}`)
  }
}

/** Empty if there is nothing to report. */
export async function checkProxy(settings: Settings, database: Database): Promise<Check[]> {
  const address = await untrustedProxy(database, settings)
  if (address === undefined) return []
  return [
    warning(
      'proxy',
      `Requests with X-Forwarded-For come from ${address}, which is not in TRUST_PROXY, so all visitors behind it count as one. If it is your proxy, set TRUST_PROXY=${address} and restart the server.`,
    ),
  ]
}

export async function checkJobs(database: Database): Promise<Check> {
  const dead = (await listJobs(database)).filter((job) => job.dead !== null)
  if (dead.length === 0) return ok('jobs', 'No job has failed permanently.')
  const jobs = dead.length === 1 ? 'One job has' : `${dead.length} jobs have`
  return warning(
    'jobs',
    `${jobs} failed permanently. Run "kalends job list --dead" to see why, and "kalends job retry ID" to try again.`,
  )
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}
