import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isRsvpEvent } from '../../events/events.ts'
import { sendAsset } from '../../http/asset.ts'
import { prokeyOf } from '../../http/formats.ts'
import { isAnsweredHere } from '../../http/hosts.ts'
import { type Variants, sendCached } from '../../http/public-answer.ts'
import { markStale } from '../../http/stale.ts'
import { type Language, messagesIn } from '../../messages/messages.ts'
import { type CalendarType, calendarType } from '../../publication/calendars.ts'
import { dateWriter } from '../../publication/date-text.ts'
import { deviceOf } from '../../publication/device.ts'
import { type PublishedEvent, publishedEvents } from '../../publication/event.ts'
import { publishedGroups } from '../../publication/group.ts'
import { languageFor } from '../../publication/look.ts'
import { withLabels } from '../../publication/labels.ts'
import type { Publication } from '../../publication/sources.ts'
import { noEntryFound } from '../../refusal.ts'
import { type Count, visitRecorder } from '../../statistics/visits.ts'
import type { Page, SendPage } from '../page.ts'
import { type EventPage, calendarsPage, calledOffPage } from './event-pages.ts'
import { type EventAnswer, eventAnswer } from './event.ts'
import { redirects } from './redirects.ts'
import { type SubscriptionAnswer, subscriptionAnswer } from './subscription.ts'

/** Serves `/<prokey>/o/<type>`, `/<prokey>/s/<type>` and `/<prokey>/add`: the links that lead into calendars. */
export function directLinks(context: Context, send: SendPage) {
  const published = publishedEvents(context)
  const publishedGroup = publishedGroups(context)
  const recorder = visitRecorder(context)

  return { event, calendars, subscription }

  function event(request: FastifyRequest, reply: FastifyReply) {
    const { type, prokey } = visitOf(request)
    return sendCached(context, request, reply, `/${prokey}/o/${type}`, async () => {
      const found = await published(prokey)
      if (!found || isRsvpEvent(found.item)) return undefined
      const made = redirects((device) => eventAnswer({ event: found, type, device, asked: {} }), answerEvent)
      const until = found.progress().until
      return { ...made, organization: found.organization.id, until, count: savesBy(made.value, found.id, type) }
    })
  }

  async function answerEvent(request: FastifyRequest, reply: FastifyReply) {
    const { type, device, prokey } = visitOf(request)
    const found = await published(prokey, markStale(context.settings, reply))
    if (!found) throw noEntryFound()
    const asked = request.query as Record<string, unknown>
    const answer = eventAnswer({ event: found, type, device, asked })
    if (!('page' in answer)) return lead(request, reply, answer, recorder.save(found.id, type, answer.position))

    return showEvent(request, reply, found, type, answer.page)
  }

  /** One date of several, for which the visitor has yet to choose a calendar. */
  async function calendars(request: FastifyRequest, reply: FastifyReply) {
    const found = await published(prokeyOf(request), markStale(context.settings, reply))
    const { date: position } = request.query as { date?: unknown }
    const date = found?.dates.find((each) => String(each.position) === position)
    if (!found || !date || isRsvpEvent(found.item) || !isAnsweredHere(request, found.organization.id))
      throw noEntryFound()
    return showEvent(
      request,
      reply,
      found,
      'ical',
      date.details.status === 'CANCELLED' ? calledOffPage(date) : calendarsPage(date),
    )
  }

  async function showEvent(
    request: FastifyRequest,
    reply: FastifyReply,
    found: PublishedEvent,
    type: CalendarType,
    page: EventPage,
  ) {
    const { look } = found
    const device = deviceOf(request.headers['user-agent'])
    const language = languageFor(look, request)
    const words = withLabels((await messagesIn(language)).page, look)
    const dateText = dateWriter(language, words)
    const view = { event: found, type, device, words, language, offered: look.offered(device), dateText }
    return show(reply, { ...page(view), back: { href: found.links.page, label: words.cta.back } }, found, language)
  }

  function subscription(request: FastifyRequest, reply: FastifyReply) {
    const { type, prokey } = visitOf(request)
    return sendCached(context, request, reply, `/${prokey}/s/${type}`, async () => {
      const group = await publishedGroup(prokey)
      const feed = group?.feed
      if (!feed) return undefined
      const made = redirects((device) => subscriptionAnswer({ group, feed, type, device }), answerSubscription)
      return { ...made, organization: group.organization.id, count: savesBy(made.value, -group.id, type) }
    })
  }

  async function answerSubscription(request: FastifyRequest, reply: FastifyReply) {
    const { type, device, prokey } = visitOf(request)
    const group = await publishedGroup(prokey, markStale(context.settings, reply))
    if (!group?.feed) throw noEntryFound()
    const answer = subscriptionAnswer({ group, feed: group.feed, type, device })
    if (!('page' in answer)) return lead(request, reply, answer, recorder.save(-group.id, type))

    const { look } = group
    const language = languageFor(look, request)
    const view = { words: withLabels((await messagesIn(language)).page, look), offered: look.offered(device) }
    return show(reply, answer.page(view), group, language)
  }

  /** A redirect into a calendar counts as a save, a page that explains doesn't. */
  function savesBy({ choose }: Variants, subject: number, type: CalendarType): Count {
    const save = recorder.save(subject, type)
    return (request) => (choose(request) ? save(request) : undefined)
  }

  /** All saves that are not served from the cache pass here, and nothing else. */
  async function lead(
    request: FastifyRequest,
    reply: FastifyReply,
    to: Exclude<EventAnswer | SubscriptionAnswer, { page: unknown }>,
    count: Count,
  ) {
    await count(request.raw)
    if ('redirect' in to) return reply.redirect(to.redirect, 302)
    return sendAsset(request, reply, await to.file())
  }

  function show(reply: FastifyReply, page: Page, { look, landingPage }: Publication, language: Language) {
    return send(reply, page, { ...look, language, template: landingPage })
  }
}

function visitOf(request: FastifyRequest) {
  const type = calendarType((request.params as { type: string }).type)
  if (!type) throw noEntryFound()
  return { type, prokey: prokeyOf(request), device: deviceOf(request.headers['user-agent']) }
}
