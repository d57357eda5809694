import { randomUUID } from 'node:crypto'
import { ofActiveOrganization } from '../database/active.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import { pointers } from '../http/declared-resources.ts'

export type NewImage = Pick<Tables['image'], 'type' | 'width' | 'height' | 'bytes'>

export async function insertImage(
  tx: Transaction,
  organization: OrganizationId,
  image: NewImage,
  now: number,
): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('image')
    .values({ id, organization, ...image, created: now })
    .execute()
  return id
}

/** The number of images of an organization. Serializes uploads of one organization. */
export async function countImages(tx: Transaction, organization: OrganizationId): Promise<number> {
  // Locks the row in both engines, so that two uploads cannot both be the last one that fits.
  await tx
    .updateTable('organization')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', organization)
    .execute()
  const { count } = await tx
    .selectFrom('image')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow()
  return count
}

/** Removes images that were uploaded before this moment and that nothing refers to. Returns their ids. */
export async function removeUnusedImages(
  tx: Transaction,
  organization: OrganizationId,
  before: number,
): Promise<string[]> {
  let unused = tx.deleteFrom('image').where('organization', '=', organization).where('created', '<', before)
  for (const { resource, name } of pointers.filter(({ field }) => field.references!.name === 'image')) {
    const [table, column] = [resource.table as 'landing_page', name as 'image']
    const shown = tx.selectFrom(table).select(column).where('organization', '=', organization)
    unused = unused.where('id', 'not in', shown.where(column, 'is not', null))
  }
  const logos = tx.selectFrom('organization_settings').select('logo').where('organization', '=', organization)
  unused = unused.where('id', 'not in', logos.where('logo', 'is not', null))
  const removed = await unused.returning('id').execute()
  contentChanged(tx, organization)
  return removed.map(({ id }) => id)
}

/** Files are public: anyone with the id can read them. */
export function imageReader(database: Database) {
  return database.statement<{ organization: number; type: string; bytes: Uint8Array }>(
    `select organization, type, bytes from image where id = ? and ${ofActiveOrganization}`,
  )
}
