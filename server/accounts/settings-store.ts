import type { Kysely } from 'kysely'
import { contentChanged } from '../database/content-changes.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

type Settings = Omit<Tables['organization_settings'], 'organization'>

export interface SettingsRow extends Settings {
  readonly id: number
  readonly name: string
  readonly plan: string
  readonly credits: number | null
  readonly removal: number | null
}

export function readSettings(database: Database, id: number): Promise<SettingsRow | undefined> {
  return database.read((db) => settingsIn(db, id))
}

export function settingsIn(db: Kysely<Tables>, id: number): Promise<SettingsRow | undefined> {
  return db
    .selectFrom('organization')
    .leftJoin('organization_settings as settings', 'settings.organization', 'organization.id')
    .leftJoin('organization_removal as removal', 'removal.organization', 'organization.id')
    .select(['id', 'name', 'logo', 'sender_name', 'reply_to', 'language', 'time_zone', 'time_format'])
    .select(['plan', 'credits', 'removal.at as removal'])
    .where('organization.id', '=', id)
    .executeTakeFirst()
}

export async function saveName(tx: Transaction, id: number, name: string) {
  await tx.updateTable('organization').set({ name }).where('id', '=', id).execute()
}

/** Pages and mails change at once, on every server. */
export async function saveSettings(tx: Transaction, organization: number, settings: Settings) {
  await tx
    .insertInto('organization_settings')
    .values({ organization, ...settings })
    .onConflict((conflict) => conflict.column('organization').doUpdateSet(settings))
    .execute()
  contentChanged(tx, organization)
}

/** Locks the image, so that it isn't deleted before it is used. */
export async function hasImage(tx: Transaction, organization: number, id: string): Promise<boolean> {
  const image = await tx
    .updateTable('image')
    .set((eb) => ({ type: eb.ref('type') }))
    .where('organization', '=', organization)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return image !== undefined
}
