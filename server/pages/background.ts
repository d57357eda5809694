import { LandingPage, type Item, presets } from '@kalends/contract'
import { copiesOf } from '../images/widths.ts'
import type { Publication } from '../publication/sources.ts'
import { lightDark } from '../browser/light-dark.ts'
import { accentProperties, darkened } from './colours.ts'
import type { Properties } from './shell.ts'

type Template = Item<typeof LandingPage>

const directions: Record<Template['gradient_direction'], string> = {
  'linear-t': 'linear-gradient(to top,',
  'linear-tr': 'linear-gradient(to top right,',
  'linear-r': 'linear-gradient(to right,',
  'linear-br': 'linear-gradient(to bottom right,',
  radial: 'radial-gradient(circle at center,',
}

type Pictured = Pick<Publication, 'landingPage' | 'header' | 'backdrop'>

/** What a page of this template looks like, and what its picture shows until it is loaded. */
export function pageProperties({ landingPage, header, backdrop }: Pictured): Properties {
  const placeholder = header?.placeholder
  return {
    ...templateProperties(landingPage, backdrop),
    // So that it needs no script to take its place before it is loaded.
    ...(header && { '--cover-ratio': (header.height / header.width).toFixed(4) }),
    ...(placeholder != null && { '--placeholder': `url("${placeholder}")` }),
  }
}

/** The colours and background of a landing page template, as CSS properties. */
export function templateProperties(template: Template, stored: Publication['backdrop'] = null): Properties {
  const { highlight_color: accent } = template
  return {
    // The style sheet contains the default colours, tuned for light and dark.
    ...(accent === LandingPage.defaults.highlight_color ? {} : accentProperties(accent)),
    ...backdropOf(template, stored),
  }
}

function backdropOf(template: Template, stored: Publication['backdrop']): Properties {
  const { background, background_color_1: first, background_color_2: second } = template
  const isDefault = first === LandingPage.defaults.background_color_1
  const plain: Properties = isDefault ? {} : { '--page': inBoth(first) }
  if (background === 'gradient')
    return {
      '--page': inBoth(first),
      '--backdrop': `${directions[template.gradient_direction]} ${inBoth(first)}, ${inBoth(second ?? first)})`,
    }
  const picture = backgroundImage(template)
  if (picture === null) return plain
  return {
    ...plain,
    '--backdrop': imageFor(picture, stored),
    ...(!picture.isRepeated && stored && { '--backdrop-narrow': imageFor(picture, stored, forPhones) }),
    '--dusk': dusks[picture.id as keyof typeof dusks] ?? '#5b6478',
    '--backdrop-size': picture.isRepeated ? 'auto' : 'cover',
    '--backdrop-repeat': picture.isRepeated ? 'repeat' : 'no-repeat',
  }
}

// It is mostly covered there.
const forPhones = 960

/** The largest copy up to this width. A repeated image keeps its size. */
function imageFor({ id, isRepeated }: BackgroundImage, stored: Publication['backdrop'], most = Infinity): string {
  const copy = isRepeated || stored === null ? undefined : copiesOf(stored).findLast(({ width }) => width <= most)
  return `url("${copy?.src ?? `/files/${id}`}")`
}

/** A colour, and its own variant for dark mode. */
function inBoth(colour: string): string {
  const dark = darkened(colour)
  return dark === colour ? colour : lightDark(colour, dark)
}

/** In dark mode, a picture is multiplied with a colour: the lighter the picture, the darker the colour. */
const dusks: Readonly<Record<(typeof presets)[number], string>> = {
  'preset-dawn': '#3d3f5c',
  'preset-dunes': '#37333f',
  'preset-fern': '#8b97a3',
  'preset-harbour': '#2f3f52',
  'preset-paper': '#20242e',
  'preset-night': '#ffffff',
}

export interface BackgroundImage {
  readonly id: string
  readonly isRepeated: boolean
}

export function backgroundImage({ background, image, image_repeat: repeats }: Template): BackgroundImage | null {
  if (background === 'preset') return { id: image ?? presets[0], isRepeated: false }
  return background === 'image' && image !== null ? { id: image, isRepeated: repeats } : null
}

/** The URL of the header image, for others to fetch. */
export function fetchableImage({ address, landingPage }: Publication): string | undefined {
  return landingPage.header_image === null ? undefined : `${address}/files/${landingPage.header_image}`
}
