import type { Group, Item } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { icsAsset } from '../events/ics-asset.ts'
import { prokeyOf } from '../events/ics-routes.ts'
import { publishedEvents } from '../events/published.ts'
import { publishedGroups } from '../groups/published.ts'
import { sendAsset } from '../http/asset.ts'
import { isWebAddress } from '../http/formats.ts'
import { type Language, messagesIn, preferredLanguage } from '../messages/messages.ts'
import { noEntryFound } from '../refusal.ts'
import { loadAssets } from './assets.ts'
import { type EventAnswer, eventAnswer } from './calendar-redirect.ts'
import { calendarType } from './calendars.ts'
import { dateWriter } from './date-text.ts'
import { deviceOf } from './device.ts'
import { type Look, looks } from './look.ts'
import { type Page, pageHtml } from './page.ts'
import { type SubscriptionAnswer, subscriptionAnswer } from './subscription-redirect.ts'

/** The handlers of direct links, with everything they need. */
export async function directLinks(context: Context) {
  const { landingUrl, icsUrl } = context.settings
  const assets = await loadAssets()
  const published = publishedEvents(context)
  const publishedGroup = publishedGroups(context)
  const look = looks(context)

  return { assets, event, subscription, missing }

  async function event(request: FastifyRequest, reply: FastifyReply) {
    const { type, device, prokey } = visitOf(request)
    const found = await published(prokey)
    if (!found || found.item.rsvp) throw noEntryFound()
    const { layout, event_group } = found.item
    const its = await look.ofEvent(found.organization, layout, event_group)
    const asked = request.query as Record<string, unknown>
    const answer = eventAnswer({ event: found, type, device, look: its, now: context.now(), asked })
    if (!('page' in answer)) return lead(request, reply, answer)

    const words = await messagesIn(its.language)
    const dateText = dateWriter(its.language, words)
    const view = { event: found, type, device, words, offered: its.offered(device), dateText, landingUrl }
    return show(reply, answer.page(view), its)
  }

  async function subscription(request: FastifyRequest, reply: FastifyReply) {
    const { type, device, prokey } = visitOf(request)
    const group = await publishedGroup(prokey)
    const feed = group && feedOf(prokey, group.item)
    if (!feed) throw noEntryFound()
    const answer = subscriptionAnswer({ prokey, name: group.item.name, feed, type, device, landingUrl })
    if (!('page' in answer)) return lead(request, reply, answer)

    const its = await look.ofGroup(group)
    const view = { words: await messagesIn(its.language), offered: its.offered(device) }
    return show(reply, answer.page(view), its)
  }

  function feedOf(prokey: string, { subscription: mode, subscription_cal_url: external }: Item<typeof Group>) {
    if (mode === 'children') return new URL(`${icsUrl}/${prokey}/calendar.ics`)
    return mode === 'external' && external !== null && isWebAddress(external) ? new URL(external) : undefined
  }

  /** Every save passes here, and nothing else does. */
  function lead(
    request: FastifyRequest,
    reply: FastifyReply,
    to: Exclude<EventAnswer | SubscriptionAnswer, { page: unknown }>,
  ) {
    if ('redirect' in to) return reply.redirect(to.redirect, 302)
    return sendAsset(request, reply, icsAsset(to.file.fileName, to.file.body))
  }

  async function missing(request: FastifyRequest, reply: FastifyReply) {
    const language = preferredLanguage(request.headers['accept-language'])
    const { missing: page } = await messagesIn(language)
    return show(reply.code(404), page, { language, scheme: null })
  }

  async function show(
    reply: FastifyReply,
    page: Page,
    { language, scheme }: Pick<Look, 'scheme'> & { language: Language },
  ) {
    const words = await messagesIn(language)
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(pageHtml(page, { language, scheme, words, assets: assets.path }))
  }
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function visitOf(request: FastifyRequest) {
  const type = calendarType((request.params as { type: string }).type)
  if (!type) throw noEntryFound()
  return { type, prokey: prokeyOf(request), device: deviceOf(request.headers['user-agent']) }
}
