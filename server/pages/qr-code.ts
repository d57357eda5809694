import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { parseDay } from '../calendar/days.ts'
import type { Context } from '../context.ts'
import { prokeyOf } from '../events/ics-routes.ts'
import { asset } from '../http/asset.ts'
import { cachedAsset, sendCached } from '../http/public-answer.ts'
import { publishedEvents } from '../publication/event.ts'
import { publishedGroups } from '../publication/group.ts'
import { askedDay } from './occurrence-day.ts'
import { hasPage } from './preview/files.ts'
import { loadSharp } from './sharp.ts'

/** Answers `/<prokey>/qr.svg` and `/<prokey>/qr.png`: the address of the page, for posters and slides. */
export function codes(context: Context) {
  const [event, group] = [publishedEvents(context), publishedGroups(context)]

  async function load(prokey: string, isPicture: boolean, day: string | null) {
    const found = (await event(prokey)) ?? (await group(prokey))
    if (!found || !hasPage(found)) return undefined
    const occurrence = day !== null && 'occurrence' in found && found.occurrence(parseDay(day)!)
    const path = occurrence ? found.links.occurrence(occurrence) : found.links.page
    const svg = renderSVG(`${found.address}${path}`, { ecc: 'M', border: 2 })
    const code = isPicture ? asset('image/png', await png(svg)) : asset('image/svg+xml', svg)
    return cachedAsset(found.organization.id, code)
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    const prokey = prokeyOf(request)
    const isPicture = request.routeOptions.url!.endsWith('.png')
    const day = askedDay(request)
    const address = `/${prokey}/qr.${isPicture ? 'png' : 'svg'}${day === null ? '' : `?on=${day}`}`
    return sendCached(context, request, reply, address, () => load(prokey, isPicture, day))
  }
}

// Large enough for print, in pixels.
const side = 1024

async function png(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).resize(side, side, { kernel: 'nearest' }).png({ palette: true }).toBuffer()
}
