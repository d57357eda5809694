import { type Item, type Resource, reservedSlugs } from '@kalends/contract'
import type { OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import { isProkey } from '../http/formats.ts'
import { Refusal } from '../refusal.ts'
import type { StoredItem } from '../resources/row.ts'
import type { Situation } from '../resources/served.ts'
import { type SlugRow, addressReads, hasPublishedDomain, holderOf, releaseSlugs, takeSlug } from './store.ts'

export { releaseSlugs } from './store.ts'

interface Slugged {
  readonly slug: string | null
}

/** Checks the slug of an event or group that is saved, and takes it in the same transaction. */
export async function settleSlug<R extends Resource>(
  { slug }: Slugged,
  { tx, actor, key, before, faults, warnings, isRefused }: Situation<R>,
) {
  const { organization } = actor
  const previous = (before as (Item<R> & Slugged) | undefined)?.slug ?? null
  if (slug === previous) return
  if (slug !== null && (reservedSlugs.has(slug) || isProkey(slug)))
    faults.add('slug', `slug must be another one: ${slug} is kept for addresses of Kalends.`)
  if (isRefused || faults.refusal()) return
  if (before) await releaseSlugs(tx, organization, [key as string])
  if (slug === null) return
  if (!(await takeSlug(tx, organization, slug, key as string))) throw await takenBy(tx, organization, slug)
  // Until now it may have redirected.
  contentChanged(tx, organization)
  if (!(await hasPublishedDomain(tx, organization)))
    warnings.push('slug has no effect without a published custom domain.')
}

async function takenBy(tx: Transaction, organization: OrganizationId, slug: string): Promise<Refusal> {
  const holder = await holderOf(tx, organization, slug)
  const message = `slug must be another one: ${slug} is already used${holder === undefined ? '' : ` by “${holder}”`}.`
  return new Refusal('conflict', message, { details: { errors: [{ field: 'slug', message }] } })
}

/** Gives a restored item its slug back. Returns it without, and a warning, if another one has it by now. */
export async function reclaimSlug(
  tx: Transaction,
  organization: OrganizationId,
  key: string,
  item: StoredItem,
): Promise<{ item: StoredItem; warning: string } | undefined> {
  const slug = item.slug as string | null
  if (slug === null || (await takeSlug(tx, organization, slug, key))) return undefined
  const holder = await holderOf(tx, organization, slug)
  const user = holder === undefined ? 'another one uses' : `“${holder}” uses`
  return { item: { ...item, slug: null }, warning: `slug was cleared: ${user} ${slug} by now.` }
}

/** Finds what has a slug, or had it last. */
export function slugs({ database, cache }: Pick<Context, 'database' | 'cache'>) {
  const { slug: read } = addressReads(database)
  return async (organization: number, slug: string, onStale: OnStale): Promise<SlugRow | undefined> => {
    const load = async () => {
      const [value] = await read(organization, slug)
      return value && { value, organization, bytes: bytesEach }
    }
    return cache.loadOrStale(`slug ${organization} ${slug}`, load, onStale)
  }
}

const bytesEach = 200
