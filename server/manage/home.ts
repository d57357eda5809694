import { type FoundEvent, type NextEvent, hasRole, homeOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { removalOf } from '../accounts/removal-store.ts'
import type { Context } from '../context.ts'
import { domainsInUse } from '../domains/domains.ts'
import type { OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { mailLog } from '../mail-log.ts'
import { checkIns } from '../rsvp/attendee-list/check-in.ts'
import { eventReader, visitCounter } from '../statistics/counts.ts'
import { dayLength, dayOf } from '../statistics/dimensions.ts'
import { eventLister } from './event-list.ts'
import { type SignedIn, manage } from './operation.ts'

const mostNext = 6
const countedUpTo = 10
const daysOfViews = 7

/** What the application shows first. */
export function homeManagement(app: FastifyInstance, context: Context) {
  const { page } = eventLister(context)
  const { counts } = checkIns(context)
  const findEvent = eventReader(context.database)
  const countVisits = visitCounter(context.database)

  manage(app, context, homeOperations.read, async ({ actor }) => {
    const { organization } = actor
    const [latest, next, attention] = await Promise.all([
      page(organization, { sort: '-created', limit: 1 }),
      page(organization, { time: 'upcoming', sort: 'next', limit: mostNext }),
      hasRole(actor.role, 'editor') ? attentionFor(actor) : null,
    ])
    return {
      is_empty: latest.events.length === 0,
      next: await Promise.all(next.events.map((event) => withCounts(organization, event))),
      attention,
    }
  })

  async function withCounts(organization: OrganizationId, event: FoundEvent): Promise<NextEvent> {
    const [seats, views] = await Promise.all([
      event.rsvp ? counts(organization, event.prokey).then(({ confirmed }) => confirmed.seats) : null,
      viewsOf(organization, event.prokey),
    ])
    return { event, seats, views }
  }

  async function viewsOf(organization: OrganizationId, prokey: string): Promise<number> {
    const [found] = await findEvent(organization, prokey)
    // Deleted meanwhile.
    if (!found) return 0
    const to = (dayOf(context.now()) + 1) * dayLength
    const range = { from: to - daysOfViews * dayLength, to }
    const asked = { scope: { event: found.id }, range, byMonth: false, metric: 'views', breakdown: null } as const
    return (await countVisits(asked)).total
  }

  async function attentionFor({ organization, role }: SignedIn) {
    const [drafts, failed, domains, removal] = await Promise.all([
      page(organization, { status: 'draft', limit: countedUpTo }),
      mailLog(context, organization, { state: 'failed', limit: countedUpTo }),
      hasRole(role, 'admin') ? domainsInUse(context, organization) : [],
      context.database.read((db) => removalOf(db, organization)),
    ])
    return {
      drafts: drafts.events.length,
      failed_mails: failed.mails.length,
      broken_domains: domains.filter(({ records }) => records.some(({ result }) => result !== 'ok')).length,
      removal: removal === undefined ? null : instantText(removal),
    }
  }
}
