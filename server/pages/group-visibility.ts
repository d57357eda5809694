import { type GroupVisibility, calendarTypes } from '@kalends/contract'
import type { Context } from '../context.ts'
import { hasGroupPage } from '../groups/subscription.ts'
import { publishedGroups } from '../publication/group.ts'

/** What visitors see of a group of the organization. Undefined if there is none. */
export function groupVisibilities(context: Context) {
  const groups = publishedGroups(context)

  return async (organization: number, prokey: string): Promise<GroupVisibility | undefined> => {
    const group = await groups(prokey)
    if (group?.organization.id !== organization) return undefined
    const { item, address, links, feed, url: page } = group
    return {
      page: hasGroupPage(item)
        ? { state: 'shown', address: page, text: 'Everyone with the address can see the page.' }
        : {
            state: 'hidden',
            address: page,
            text: 'There is no page: people cannot subscribe, and events are not listed.',
          },
      feed: feedOf(item.subscription, feed),
      subscribe: feed
        ? calendarTypes.map((calendar) => ({ calendar, address: `${address}${links.subscription(calendar)}` }))
        : [],
      short_link: group.shortLink,
    }
  }
}

function feedOf(subscription: 'no' | 'children' | 'external', feed: URL | undefined): GroupVisibility['feed'] {
  if (!feed) return { state: 'none', address: null, text: 'There is nothing to subscribe to.' }
  return subscription === 'children'
    ? { state: 'own', address: feed.href, text: 'People subscribe to the events of the group.' }
    : { state: 'external', address: feed.href, text: 'People subscribe to a calendar of another service.' }
}
