import { isSlug } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shortLinks } from '../addresses/short-links.ts'
import { slugs } from '../addresses/slugs.ts'
import type { Context } from '../context.ts'
import { withoutSlash } from '../http/formats.ts'
import { domainOf } from '../http/hosts.ts'
import { sendCached } from '../http/public-answer.ts'
import { RateLimit, networkOf } from '../http/rate-limit.ts'
import { markStale } from '../http/stale.ts'
import { publishedEvents } from '../publication/event.ts'
import { publishedGroups } from '../publication/group.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { type PublishedPage, hasPage } from './pictures.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

// Codes are too many to be guessed, unless somebody tries day and night.
const guesses = { limit: 100, seconds: 600 }

/**
 * Pages by another address than `/<prokey>`: `/~k7m2x9p`, the short link, redirects to the page or to what is below it, and
 * `/summer-party`, a slug, is the page itself on a custom domain. `page` serves the page of a prokey.
 */
export function namedPages(context: Context, page: Handler) {
  const { database, settings, monotonic } = context
  const [publishedEvent, publishedGroup] = [publishedEvents(context), publishedGroups(context)]
  const [findShort, findSlug] = [shortLinks(database), slugs(context)]
  const limit = new RateLimit(guesses.limit, guesses.seconds)

  return { short, slug, prokeyOf }

  async function short(request: FastifyRequest, reply: FastifyReply) {
    const code = codeIn(request)!
    return sendCached(context, request, reply, `/~${code}`, async () => {
      const found = await findShort(code)
      if (found) return redirectTo(found.prokey)
      // A valid link always works, because many people share a network where it is printed on posters.
      const wait = limit.hit(networkOf(request.ip), monotonic())
      if (wait > 0)
        throw new Refusal('too-many', 'Too many unknown short links. Please try again later.', { retryAfter: wait })
      return undefined
    })
  }

  async function slug(request: FastifyRequest, reply: FastifyReply) {
    const domain = domainOf(request)
    if (!domain) return reply.callNotFound()
    const name = (request.params as { slug: string }).slug.toLowerCase()
    const found = isSlug(name) && (await findSlug(domain.organization, name, markStale(settings, reply)))
    if (!found) throw noEntryFound()
    if (request.url.split('?', 1)[0]!.endsWith('/')) return reply.redirect(withoutSlash(request.url), 301)
    if (found.is_current === 1) {
      Object.assign(request.params as object, { prokey: found.prokey })
      return page(request, reply)
    }
    const redirect = await redirectTo(found.prokey)
    if (!redirect) throw noEntryFound()
    return redirect.value(request, reply)
  }

  /** Undefined: there is no page, such as that of a draft. */
  async function redirectTo(prokey: string) {
    const found = (await publishedEvent(prokey)) ?? (await publishedGroup(prokey))
    if (!found || !hasPage(found)) return undefined
    const value = (request: FastifyRequest, reply: FastifyReply) => {
      // So that the page still learns where a visitor comes from, for its statistics.
      reply.removeHeader('referrer-policy')
      return reply.redirect(addressFor(found, request), 302)
    }
    return { value, organization: found.organization.id, bytes: 500 }
  }

  /** With the query, and the path below a short link. Stays on the host unless the page is on a domain of its own. */
  function addressFor({ address, url, prokey }: PublishedPage, request: FastifyRequest): string {
    const [, below = '', query = ''] = /^\/[^/?]*(\/[^?]+)?\/?(\?.*)?$/.exec(request.url) ?? []
    const path = below === '' ? url.slice(address.length) : `/${prokey}${below}`
    const isHere = address === new URL(settings.landingUrl).origin || new URL(address).host === request.headers.host
    return `${isHere ? '' : address}${path}${query}`
  }

  /** The prokey of the page that a request asks for, if it is known by one, a short link or a slug. */
  async function prokeyOf(request: FastifyRequest): Promise<string | undefined> {
    const { prokey } = request.params as { prokey?: string }
    const code = codeIn(request)
    return prokey?.toLowerCase() ?? (code && (await findShort(code))?.prokey)
  }
}

const codeIn = ({ params }: FastifyRequest) => (params as { code?: string }).code?.toLowerCase()
