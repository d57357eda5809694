import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import { ofActiveOrganization } from '../database/active.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Position } from '../http/cursor.ts'
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

const imagePointers = pointers.filter(({ field }) => field.references!.name === 'image')

/** What shows an image. */
export interface ImageUse {
  /** The name of the resource, such as `landingpage`. */
  readonly type: string
  readonly id: number
  readonly name: string
  readonly field: string
}

/** What shows these images of an organization. Whatever else refers to images is added here and to `removeUnusedImages`. */
export async function usesOf(
  db: Kysely<Tables>,
  organization: OrganizationId,
  images: readonly string[],
): Promise<(ImageUse & { readonly image: string })[]> {
  const uses: (ImageUse & { image: string })[] = []
  for (const { resource, name: field } of images.length === 0 ? [] : imagePointers) {
    const [table, column] = [resource.table as 'landing_page', field as 'image']
    const rows = await db
      .selectFrom(table)
      .select(['id', 'label', `${column} as shown`])
      .where('organization', '=', organization)
      .where(column, 'in', images)
      .orderBy('id')
      .execute()
    uses.push(...rows.map(({ id, label, shown }) => ({ type: resource.name, id, name: label, field, image: shown! })))
  }
  return [...uses, ...(await logoAmong(db, organization, images))]
}

async function logoAmong(db: Kysely<Tables>, organization: OrganizationId, images: readonly string[]) {
  if (images.length === 0) return []
  const rows = await db
    .selectFrom('organization_settings')
    .innerJoin('organization', 'organization.id', 'organization_settings.organization')
    .select(['organization.name', 'logo'])
    .where('organization.id', '=', organization)
    .where('logo', 'in', images)
    .execute()
  return rows.map(({ name, logo }) => ({
    type: 'organization',
    id: organization as number,
    name,
    field: 'logo',
    image: logo!,
  }))
}

/** Latest first; at most `limit` of those after a position. */
export function listImages(
  db: Kysely<Tables>,
  organization: OrganizationId,
  { after, limit }: { readonly after: Position | undefined; readonly limit: number },
) {
  let rows = db
    .selectFrom('image')
    .select(['id', 'type', 'width', 'height', 'created'])
    .select((eb) => eb.fn<number>('length', ['bytes']).as('bytes'))
    .where('organization', '=', organization)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after)
    rows = rows.where((eb) =>
      eb.or([eb('created', '<', after.created), eb('created', '=', after.created).and('id', '<', after.id)]),
    )
  return rows.execute()
}

/** Returns false if there is no such image. Throws if something shows it. */
export async function deleteImage(tx: Transaction, organization: OrganizationId, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('image')
    .where('organization', '=', organization)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (deleted) contentChanged(tx, organization)
  return deleted !== undefined
}

/** Removes images that were uploaded before this moment and that nothing refers to. Returns their ids. */
export async function removeUnusedImages(
  tx: Transaction,
  organization: OrganizationId,
  before: number,
): Promise<string[]> {
  let unused = tx.deleteFrom('image').where('organization', '=', organization).where('created', '<', before)
  for (const { resource, name } of imagePointers) {
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
  return database.statement<{ organization: number; type: string; width: number; bytes: Uint8Array }>(
    `select organization, type, width, bytes from image where id = ? and ${ofActiveOrganization}`,
  )
}

export function scaledImageReader(database: Database) {
  return database.statement<{ organization: number; bytes: Uint8Array }>(
    `select organization, scaled_image.bytes from scaled_image join image on image.id = image where image = ? and
     scaled_image.width = ? and ${ofActiveOrganization}`,
  )
}

interface NewScaledImage extends Insertable<Tables['scaled_image']> {
  readonly organization: number
  readonly placeholder: string | null
}

/** Another server may have stored it already. */
export async function insertScaledImage(tx: Transaction, { organization, placeholder, ...scaled }: NewScaledImage) {
  await tx
    .insertInto('scaled_image')
    .values(scaled)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (placeholder === null) return
  const { numUpdatedRows } = await tx
    .updateTable('image')
    .set({ placeholder })
    .where('organization', '=', organization)
    .where('id', '=', scaled.image)
    .where('placeholder', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) contentChanged(tx, organization)
}
