import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../browser/files.ts'
import type { Loaded } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { prokeyOf } from '../events/ics-routes.ts'
import { type Asset, asset } from '../http/asset.ts'
import { type PublicAnswer, type Variants, sendCached } from '../http/public-answer.ts'
import { type Language, messagesIn, preferredLanguage } from '../messages/messages.ts'
import { deviceOf } from '../publication/device.ts'
import { publishedEvents } from '../publication/event.ts'
import type { Publication } from '../publication/sources.ts'
import { landingPage } from './landing-page.ts'
import type { Frame } from './landing-parts.ts'
import type { ShellPage } from './shell.ts'

/** Answers `/<prokey>`. */
export function landingPages(context: Context, files: () => Promise<Addresses>) {
  const published = publishedEvents(context)

  async function load(prokey: string): Promise<Loaded<PublicAnswer> | undefined> {
    const event = await published(prokey)
    if (!event) return undefined
    return {
      value: variants(event, (frame) => landingPage(event, frame)),
      organization: event.organization.id,
      bytes: typicalBytes,
      until: event.progress().until,
    }
  }

  /** A page for each language and kind of device. The style decides about the language, else the visitor. */
  function variants({ look }: Publication, write: (frame: Frame) => ShellPage): Variants {
    const made = new Map<string, Asset | Promise<Asset>>()
    return {
      choose({ headers }: IncomingMessage) {
        const language = look.isChosen ? look.language : preferredLanguage(headers['accept-language'])
        const { system } = deviceOf(headers['user-agent'])
        const key = `${language} ${system}`
        const known = made.get(key)
        if (known) return known
        const making = makePage(language, headers['user-agent'], look.labels, write).then((page) => {
          made.set(key, page)
          return page
        })
        making.catch(() => made.delete(key))
        made.set(key, making)
        return making
      },
    }
  }

  async function makePage(
    language: Language,
    userAgent: string | undefined,
    labels: Frame['labels'],
    write: (frame: Frame) => ShellPage,
  ): Promise<Asset> {
    const [{ page: words }, addresses] = await Promise.all([messagesIn(language), files()])
    const { html, policy } = write({ language, words, labels, addresses, device: deviceOf(userAgent) })
    return asset('text/html; charset=utf-8', html, 'no-cache', {
      'content-security-policy': policy,
      vary: 'accept-encoding, accept-language, user-agent',
    })
  }

  return (request: FastifyRequest, reply: FastifyReply) =>
    sendCached(context.cache, request, reply, () => load(prokeyOf(request)))
}

// A few forms of some kilobytes each.
const typicalBytes = 60_000
