import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { parseDay } from '../../calendar/days.ts'
import { prokeyOf } from '../../http/formats.ts'
import { sendCached } from '../../http/public-answer.ts'
import { isListedDay } from '../../publication/outline.ts'
import { noEntryFound } from '../../refusal.ts'
import { visitRecorder } from '../../statistics/visits.ts'
import { type LoadedPage, publishedPages } from './published-pages.ts'

/** Serves `/<prokey>` and the pages below it. */
export function landingPages(context: Context, files: () => Promise<Addresses>) {
  const pages = publishedPages(context, files)
  const recorder = visitRecorder(context)

  const counted = (page: LoadedPage | undefined) =>
    page?.event === undefined ? page : { ...page, count: recorder.view(page.event) }

  return {
    page: (request: FastifyRequest, reply: FastifyReply) => {
      const prokey = prokeyOf(request)
      return sendCached(context, request, reply, `/${prokey}`, async () => counted(await pages.page(prokey)))
    },
    /** The page of a series, about one of its occurrences. */
    occurrence: (request: FastifyRequest, reply: FastifyReply) => {
      const day = dayOf(request)
      const prokey = prokeyOf(request)
      return sendCached(context, request, reply, `/${prokey}/on/${day}`, async () =>
        counted(await pages.occurrence(prokey, parseDay(day)!)),
      )
    },
    /** The call to action on a page of its own, for those without scripts. */
    following: (request: FastifyRequest, reply: FastifyReply) => {
      const prokey = prokeyOf(request)
      return sendCached(context, request, reply, `/${prokey}/cta`, () => pages.following(prokey))
    },
    /** The page of a group from a day on. */
    listing: (request: FastifyRequest, reply: FastifyReply) => {
      const day = dayOf(request)
      const prokey = prokeyOf(request)
      return sendCached(context, request, reply, `/${prokey}/from/${day}`, () => pages.listing(prokey, day))
    },
  }
}

function dayOf(request: FastifyRequest): string {
  const { day } = request.params as { day: string }
  if (!isListedDay(day)) throw noEntryFound()
  return day
}
