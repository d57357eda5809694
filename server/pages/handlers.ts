import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { isAnsweredHere } from '../http/hosts.ts'
import type { ImageProcessing } from '../images/processing.ts'
import { answerBeforeBody } from '../http/unread-body.ts'
import { messagesIn, preferredLanguage } from '../messages/messages.ts'
import { signInMessages } from '../messages/sign-in-messages.ts'
import { unpublishedEvents } from '../publication/event.ts'
import { noEntryFound } from '../refusal.ts'
import { buttonData } from './button/data.ts'
import { buttonPictures } from './button/picture.ts'
import { landingPages } from './landing/handlers.ts'
import { directLinks } from './links/handlers.ts'
import { favicon, touchIcons } from './page-icon.ts'
import { namedPages } from './named.ts'
import { missingPage, pageSender, unavailablePage, unpublishedPage } from './page.ts'
import { previews } from './preview/files.ts'
import { sharedForms } from './rsvp/shared-form.ts'
import { codes } from './qr-code.ts'

/** The handlers of all pages, links and pictures, loaded by the first visitor. */
export function pageHandlers(context: Context, files: () => Promise<Addresses>, images: ImageProcessing) {
  const unpublished = unpublishedEvents(context)
  const send = pageSender(files)

  const landing = landingPages(context, files)
  const named = namedPages(context, landing.page)

  return {
    missing,
    unavailable,
    tooLarge,
    nothing,
    code: codes(context),
    preview: previews(context, images, sharedForms(context).signUpState),
    icon: touchIcons(context),
    picture: buttonPictures(context),
    favicon: favicon(),
    button: buttonData(context),
    ...directLinks(context, send),
    ...landing,
    short: named.short,
    slug: named.slug,
  }

  async function nothing(): Promise<never> {
    throw noEntryFound()
  }

  /** For browsers. Programs get the usual JSON. */
  async function missing(request: FastifyRequest, reply: FastifyReply) {
    const language = preferredLanguage(request.headers['accept-language'])
    const { page: words } = await messagesIn(language)
    const prokey = await named.prokeyOf(request)
    const draft = prokey === undefined ? undefined : await unpublished(prokey)
    const isDraft = draft !== undefined && isAnsweredHere(request, draft.organization)
    return send(reply.code(404), isDraft ? unpublishedPage(words) : missingPage(words), { language, scheme: null })
  }

  /** While the database is unreachable or the server is shutting down. */
  async function unavailable(request: FastifyRequest, reply: FastifyReply) {
    const language = preferredLanguage(request.headers['accept-language'])
    const page = unavailablePage(await messagesIn(language), { isForm: request.method === 'POST' })
    return send(reply, page, { language, scheme: null })
  }

  async function tooLarge(request: FastifyRequest, reply: FastifyReply) {
    const language = preferredLanguage(request.headers['accept-language'])
    const { tooLarge: words } = await signInMessages(language)
    const page = { ...words, sign: 'calendar' } as const
    return send(reply, page, { language, scheme: null }, (text) => answerBeforeBody(reply, text))
  }
}
