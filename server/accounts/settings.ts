import { type Organization, type OrganizationSettings, languages, timeFormats } from '@kalends/contract'
import { record } from '../activity/record.ts'
import { zoneName } from '../calendar/event-time.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { instantText, mailboxIn } from '../http/formats.ts'
import { senderNameFault } from '../mail/sender-name.ts'
import { Faults, Refusal } from '../refusal.ts'
import { unknownOrganization } from './keys.ts'
import { checkedName } from './organizations.ts'
import type { Plan } from './plans.ts'
import { takeOrganization } from './store.ts'
import { type SettingsRow, hasImage, readSettings, saveName, saveSettings, settingsIn } from './settings-store.ts'

export type SettingsChanges = { readonly [N in keyof OrganizationSettings]?: string | null | undefined }

export async function settingsOf(database: Database, id: number): Promise<Organization> {
  const row = await readSettings(database, id)
  if (!row) throw new Refusal('missing', unknownOrganization(id))
  return detailsOf(row)
}

/** Omitted values stay unchanged. Null restores a default. */
/** The language for people whose own is not known. */
export async function defaultLanguage(tx: Transaction, organization: number): Promise<string> {
  return (await settingsIn(tx, organization))?.language ?? 'en'
}

export async function updateSettings(
  tx: Transaction,
  actor: Actor,
  now: number,
  changes: SettingsChanges,
): Promise<Organization> {
  const { organization: id } = actor
  // The lock comes first, so that two updates at once don't overwrite each other.
  if (!(await takeOrganization(tx, id))) throw new Refusal('missing', unknownOrganization(id))
  const before = detailsOf((await settingsIn(tx, id))!)
  const faults = new Faults()
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined) as [Name, string | null][]
  const values = Object.fromEntries(sent.map(([name, value]) => [name, checks[name](value, faults)]))
  const after: Organization = { ...before, ...values }
  if (after.logo !== null && after.logo !== before.logo && !(await hasImage(tx, id, after.logo)))
    faults.add('logo', 'logo must be the id of an image that your organization has uploaded.')
  faults.throwIfAny()

  const fields = names.filter((name) => before[name] !== after[name])
  if (fields.length === 0) return after
  const { logo, sender_name, reply_to, language, time_zone, time_format } = after
  if (before.name !== after.name) await saveName(tx, id, after.name)
  await saveSettings(tx, id, { logo, sender_name, reply_to, language, time_zone, time_format })
  await record(tx, actor, now, { action: 'organization.updated', item: id, fields })
  return after
}

type Name = keyof OrganizationSettings

/** What each setting becomes. Faults are added if it can't. */
const checks: { [N in Name]: (value: string | null, faults: Faults) => OrganizationSettings[N] } = {
  name: (value, faults) => checkedName(value ?? '', faults),
  logo: (value) => value?.toLowerCase() ?? null,
  sender_name(value, faults) {
    const name = value?.trim() ?? ''
    if (name === '') return null
    const fault = senderNameFault(name)
    if (fault !== undefined) faults.add('sender_name', `sender_name ${fault}`)
    return name
  },
  reply_to(value, faults) {
    if (value === null || value.trim() === '') return null
    const mailbox = mailboxIn(value)
    if (mailbox === undefined)
      faults.add('reply_to', 'reply_to must be one plain email address such as events@example.org.')
    return mailbox ?? null
  },
  language(value, faults) {
    const language = languages.find((known) => known === value) ?? null
    if (value !== null && language === null)
      faults.add('language', `language must be one of ${languages.join(', ')}, or null.`)
    return language
  },
  time_zone(value, faults) {
    const zone = value === null ? null : (zoneName(value) ?? null)
    if (value !== null && zone === null)
      faults.add('time_zone', 'time_zone must be the name of a time zone such as Europe/Berlin, or null.')
    return zone
  },
  time_format(value, faults) {
    const format = timeFormats.find((known) => known === (value ?? 'language'))
    if (!format) faults.add('time_format', `time_format must be one of ${timeFormats.join(', ')}.`)
    return format ?? 'language'
  },
}

const names = Object.keys(checks) as Name[]

/** Rows may hold values of a later version, which count as the default. */
function detailsOf(row: SettingsRow): Organization {
  const { removal, plan, language, time_format, ...rest } = row
  return {
    ...rest,
    plan: plan as Plan,
    language: languages.find((known) => known === language) ?? null,
    time_format: timeFormats.find((known) => known === time_format) ?? 'language',
    removal: removal === null ? null : instantText(removal),
  }
}
