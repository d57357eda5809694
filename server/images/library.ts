import { record } from '../activity/record.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../database/failure.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import { type Position, pageOf } from '../http/cursor.ts'
import { instantText, isProkey } from '../http/formats.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { type ImageUse, deleteImage, listImages, usesOf } from './store.ts'

export interface ListedImage {
  readonly id: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly url: string
  readonly created: string
  readonly used_by: ImageUse[]
}

/** The images that an organization has uploaded, latest first, and what shows them. */
export async function images(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  organization: OrganizationId,
  { after, limit }: { readonly after: Position | undefined; readonly limit: number },
): Promise<{ images: ListedImage[]; cursor: string | null }> {
  return database.read(async (db) => {
    const { items, cursor } = pageOf(await listImages(db, organization, { after, limit: limit + 1 }), limit)
    const ids = items.map(({ id }) => id)
    const uses = Map.groupBy(await usesOf(db, organization, ids), ({ image }) => image)
    const listed = items.map(({ created, ...image }) => ({
      ...image,
      url: `${settings.landingUrl}/files/${image.id}`,
      created: instantText(created),
      used_by: (uses.get(image.id) ?? []).map(useOf),
    }))
    return { images: listed, cursor }
  })
}

const useOf = ({ type, id, name, field }: ImageUse): ImageUse => ({ type, id, name, field })

/** Removes an image that nothing shows. */
export async function removeImage({ database, now }: Pick<Context, 'database' | 'now'>, actor: Actor, id: string) {
  const { organization } = actor
  if (!isProkey(id)) throw noEntryFound()
  try {
    await database.transaction(async (tx) => {
      const uses = await usesOf(tx, organization, [id])
      if (uses.length > 0) throw inUse(uses)
      if (!(await deleteImage(tx, organization, id))) throw noEntryFound()
      await record(tx, actor, now(), { action: 'image.deleted', item: id })
    })
  } catch (error) {
    if (failureOf(error) !== 'foreign-key') throw error
    // A page chose it after we looked.
    throw inUse(await database.read((db) => usesOf(db, organization, [id])))
  }
}

function inUse(uses: readonly ImageUse[]): Refusal {
  const names = uses.slice(0, most).map(({ type, id, name, field }) => `${type} ${id} (${name}) as ${field}`)
  const more = uses.length > most ? ` and ${uses.length - most} more` : ''
  const used_by = uses.map(useOf)
  return new Refusal(
    'conflict',
    `This image is used by ${names.join(', ')}${more}. Choose another image there first.`,
    {
      details: { used_by },
    },
  )
}

// How many uses a message names; its details have them all.
const most = 5
