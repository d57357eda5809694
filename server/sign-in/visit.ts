import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedInUsers } from '../accounts/signed-in-user.ts'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { isSameSite } from '../http/same-site.ts'
import { type Language, isLanguage, preferredLanguage } from '../messages/messages.ts'
import { signInMessages } from '../messages/sign-in-messages.ts'
import { Refusal } from '../refusal.ts'
import { type Frame, schemeOf, sendPage } from './page.ts'
import { crowdedPage, otherSitePage } from './pages.ts'
import type { ShellPage } from '../pages/shell.ts'

/** One request to a page around signing in. */
export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly frame: Frame
  /** What a form contains; empty for a GET. */
  readonly fields: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** Sends a page. */
  readonly show: (page: ShellPage, status?: number) => FastifyReply
}

/** Prepares a visit, and refuses forms that another site sends. */
export function visits(context: Context, files: () => Promise<Addresses>) {
  const signedIn = signedInUsers(context)
  const userOf = async (request: FastifyRequest) => (await signedIn(request))?.user

  return {
    signedIn,
    userOf,
    handled:
      (handler: (visit: Visit) => Promise<unknown>) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
        const visit = await visitOf(request, reply)
        if (request.method === 'POST' && !isSameSite(request, context.settings))
          return visit.show(otherSitePage(visit.frame), 403)
        return handler(visit).catch((error: unknown) => whileCrowded(visit, error))
      },
    frameFor,
  }

  async function visitOf(request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
    const frame = await frameFor(request)
    const show = (page: ShellPage, status = 200) => sendPage(reply.code(status), page)
    return { request, reply, frame, fields: textsIn(request.body), query: textsIn(request.query), show }
  }

  async function frameFor(request: FastifyRequest): Promise<Frame> {
    const language = preferredLanguage(request.headers['accept-language'])
    const [words, addresses] = await Promise.all([signInMessages(language), files()])
    return { language, scheme: schemeOf(request), words, addresses }
  }
}

/** Too many passwords wait to be checked. Other failures have pages of their own. */
function whileCrowded({ frame, reply, show }: Visit, error: unknown): FastifyReply {
  if (!(error instanceof Refusal) || error.kind !== 'unavailable' || error.retryAfter === undefined) throw error
  reply.header('retry-after', error.retryAfter)
  return show(crowdedPage(frame), 503)
}

function textsIn(given: unknown): Record<string, string> {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export function languageOf({ language }: { readonly language: string | null }, otherwise: Language): Language {
  return language !== null && isLanguage(language) ? language : otherwise
}

/** In words, such as "in 5 minutes". */
export function waitIn(language: Language, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return new Intl.RelativeTimeFormat(language).format(minutes, 'minute')
}
