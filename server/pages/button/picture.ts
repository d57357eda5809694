import type { Context } from '../../context.ts'
import { isRsvpEvent } from '../../events/events.ts'
import { asset } from '../../http/asset.ts'
import { cachedAsset } from '../../http/public-answer.ts'
import { type Language, directionOf, messagesIn } from '../../messages/messages.ts'
import { withLabels } from '../../publication/labels.ts'
import { accentColours } from '../colours.ts'
import { iconLines } from '../icons.ts'
import { loadSharp } from '../../images/sharp.ts'
import { type PublishedPage, pictures } from '../pictures.ts'
import { fontsFor } from '../preview/fonts.ts'
import { lineShapes, rectangle } from '../preview/shapes.ts'
import { loadBidi, typesetter } from '../preview/text.ts'

/**
 * Serves `/<prokey>/button.png`: the button as a picture, for mails and documents, which run no scripts. It is in the
 * language of the style, because mail services fetch pictures on behalf of their readers.
 */
export function buttonPictures(context: Context) {
  return pictures(context, async (page) => {
    const { look, landingPage, organization } = page
    const bytes = await drawn(await labelsOf(page), look.language, landingPage.highlight_color)
    return cachedAsset(organization.id, asset('image/png', bytes, 'no-cache', forMails))
  })
}

const forMails = { 'cross-origin-resource-policy': 'cross-origin' }

/** The label, and a fallback if no font has its letters. */
async function labelsOf(found: PublishedPage): Promise<string[]> {
  const { rsvp, page } = await messagesIn(found.look.language)
  return [withLabels(page, found.look), page].map(({ add, group }) => {
    if ('dates' in found) return isRsvpEvent(found.item) ? rsvp.join : add
    return found.feed ? group.subscribe : group.upcoming
  })
}

// In pixels, twice the displayed size.
const [height, padding, side, gap, em, longest] = [96, 44, 40, 18, 34, 1000]

async function drawn(labels: readonly string[], language: Language, highlight: string): Promise<Buffer> {
  const direction = directionOf(language)
  const [sharp, fontOf, bidi] = await Promise.all([loadSharp(), fontsFor(`${labels.join('')}… `, language), loadBidi()])
  const { fit } = typesetter({ fontOf, bidi, language, direction }, { weight: 600 })
  const [text = { glyphs: [], width: 0 }] = labels.flatMap(
    (label) => fit(label, longest, [{ size: em, most: 1 }]).lines,
  )
  const [textWidth, { accent, onAccent }] = [text.width * em, accentColours(highlight)]
  const width = Math.ceil(padding + side + gap + textWidth + padding)
  const [iconAt, textAt] = direction === 'rtl' ? [width - padding - side, padding] : [padding, padding + side + gap]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${rectangle({ x: 0, y: 0, width, height }, 20, { fill: accent })}
    <path transform="translate(${iconAt} ${(height - side) / 2}) scale(${side / 20})" d="${iconLines.calendar}" fill="none"
      stroke="${onAccent}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>
    ${lineShapes(text, em, textAt, height / 2 + em * 0.36, onAccent)}
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
