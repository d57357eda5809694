import { LandingPage, presets } from '@kalends/contract'
import { imageAddress } from '../../forms/index.ts'
import { plainText } from '../plain-text.ts'
import { DateRow } from './date-row.tsx'

const angles: Readonly<Record<string, string>> = {
  'linear-t': 'to top',
  'linear-tr': 'to top right',
  'linear-r': 'to right',
  'linear-br': 'to bottom right',
}

/** A public page: its background, its picture, its headline and its accent. */
export function PageMiniature({ page }: { page: LandingPage }) {
  const intro = plainText(page.intro)
  return (
    <span class="miniature-page" style={{ ...backgroundOf(page), '--miniature-accent': page.highlight_color }}>
      <span class="miniature-sheet">
        {page.header_image !== null && <img src={imageAddress(page.header_image)} alt="" loading="lazy" />}
        {page.title === '' ? <i class="miniature-bar title" /> : <b>{page.title}</b>}
        {intro === '' ? <i class="miniature-bar" /> : <span class="miniature-words">{intro}</span>}
        <DateRow />
        <i class="miniature-action" />
      </span>
    </span>
  )
}

function backgroundOf(page: LandingPage) {
  const { background, background_color_1: first, background_color_2: second, gradient_direction: direction } = page
  const image = background === 'preset' ? (page.image ?? presets[0]) : background === 'image' ? page.image : null
  if (image !== null)
    return {
      backgroundImage: `url("${imageAddress(image)}")`,
      ...(page.image_repeat && { backgroundSize: '25%', backgroundRepeat: 'repeat' }),
    }
  const isPlain = background !== 'gradient' || second === null
  // The standard background follows the scheme, as on real pages.
  if (isPlain) return first === LandingPage.defaults.background_color_1 ? {} : { backgroundColor: first }
  const angle = angles[direction]
  return {
    backgroundImage:
      angle === undefined ? `radial-gradient(${first}, ${second})` : `linear-gradient(${angle}, ${first}, ${second})`,
  }
}
