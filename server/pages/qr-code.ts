import { renderSVG } from 'uqr'
import type { Context } from '../context.ts'
import { asset } from '../http/asset.ts'
import { cachedAsset } from '../http/public-answer.ts'
import { shortLinkTo } from '../publication/event.ts'
import { loadSharp } from '../images/sharp.ts'
import { pictures } from './pictures.ts'

/** Serves `/<prokey>/qr.svg` and `/<prokey>/qr.png`: the short link of the page, for posters and slides. */
export function codes(context: Context) {
  return pictures(
    context,
    async (page, { file, occurrence }) => {
      const address = occurrence && 'dates' in page ? shortLinkTo(page, occurrence) : page.shortLink
      const svg = renderSVG(address, { ecc: 'M', border: 2 })
      const code = file === 'qr.png' ? asset('image/png', await png(svg)) : asset('image/svg+xml', svg)
      return cachedAsset(page.organization.id, code)
    },
    { showsDate: true },
  )
}

// Large enough for print, in pixels.
const side = 1024

async function png(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).resize(side, side, { kernel: 'nearest' }).png({ palette: true }).toBuffer()
}
