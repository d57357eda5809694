import { LandingPage } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { asset, sendAsset } from '../http/asset.ts'
import { cachedAsset } from '../http/public-answer.ts'
import { lazy } from '../lazy.ts'
import type { Publication } from '../publication/sources.ts'
import { accentColours } from './colours.ts'
import { pageIcon, touchIconSvg } from './icons.ts'
import { loadSharp } from '../images/sharp.ts'
import { pictures } from './pictures.ts'
import type { Shell } from './shell.ts'

/** The icons of a page, in the colour of its template. */
export function iconsOf({ landingPage, prokey }: Publication): Pick<Shell, 'icon' | 'touchIcon'> {
  return { icon: pageIcon(landingPage.highlight_color), touchIcon: `/${prokey}/icon.png` }
}

/** Serves `/<prokey>/icon.png`, for home screens. */
export function touchIcons(context: Context) {
  return pictures(context, async ({ landingPage, organization }) =>
    cachedAsset(organization.id, asset('image/png', await png(landingPage.highlight_color))),
  )
}

/** Serves `/favicon.ico`, which browsers request when they show something other than a page. */
export function favicon() {
  const made = lazy(async () =>
    asset('image/png', await png(LandingPage.defaults.highlight_color as string), 'public, max-age=86400'),
  )
  return async (request: FastifyRequest, reply: FastifyReply) => sendAsset(request, reply, await made())
}

// In pixels, the size iPhones use.
const side = 180

async function png(colour: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const { accent, onAccent } = accentColours(colour)
  const svg = Buffer.from(touchIconSvg(accent, onAccent))
  return sharp(svg, { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer()
}
