import type { OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import type { GroupItem } from '../groups/groups.ts'
import { isWebAddress } from '../http/formats.ts'
import type { CalendarType } from './calendars.ts'
import { type Publication, publicationOf, publicationSources } from './sources.ts'

/** What a visitor sees of a group. */
export interface PublishedGroup extends Publication {
  readonly item: GroupItem
  /** The feed to subscribe to: ours, or a validated external one; undefined if there is none. */
  readonly feed: URL | undefined
  readonly links: GroupLinks
}

export interface GroupLinks {
  readonly page: string
  readonly subscription: (type: CalendarType) => string
}

export function publishedGroups(context: Context) {
  const sources = publicationSources(context)
  const { settings } = context
  return async (prokey: string, onStale?: OnStale): Promise<PublishedGroup | undefined> => {
    const found = await sources.group(prokey, onStale)
    if (!found) return undefined
    const common = publicationOf(found, found.group.slug, settings)
    return {
      ...common,
      item: found.group,
      feed: feedOf(found.group, `${common.filesAddress}/${prokey}/calendar.ics`),
      links: {
        page: `/${prokey}`,
        subscription: (type) => `/${prokey}/s/${type}`,
      },
    }
  }
}

function feedOf({ subscription, subscription_cal_url: external }: GroupItem, own: string): URL | undefined {
  if (subscription === 'children') return new URL(own)
  return subscription === 'external' && external !== null && isWebAddress(external) ? new URL(external) : undefined
}
