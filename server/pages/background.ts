import { LandingPage, type Item, presets } from '@kalends/contract'
import type { Publication } from '../publication/sources.ts'
import { accentProperties } from './colours.ts'
import type { Properties } from './shell.ts'

type Template = Item<typeof LandingPage>

const directions: Record<Template['gradient_direction'], string> = {
  'linear-t': 'linear-gradient(to top,',
  'linear-tr': 'linear-gradient(to top right,',
  'linear-r': 'linear-gradient(to right,',
  'linear-br': 'linear-gradient(to bottom right,',
  radial: 'radial-gradient(circle at center,',
}

/** What a page of this template looks like, and what its picture shows until it is loaded. */
export function pageProperties({ landingPage, header }: Pick<Publication, 'landingPage' | 'header'>): Properties {
  const placeholder = header?.placeholder
  return {
    ...templateProperties(landingPage),
    ...(placeholder != null && { '--placeholder': `url("${placeholder}")` }),
  }
}

/** The colours and background of a landing page template, as CSS properties. */
export function templateProperties(template: Template): Properties {
  const { highlight_color: accent } = template
  return {
    // The style sheet contains the default colours, tuned for light and dark.
    ...(accent === LandingPage.defaults.highlight_color ? {} : accentProperties(accent)),
    ...backdrop(template),
  }
}

function backdrop(template: Template): Properties {
  const { background, background_color_1: first, background_color_2: second } = template
  const isDefault = first === LandingPage.defaults.background_color_1
  const plain: Properties = isDefault ? {} : { '--page': first }
  if (background === 'gradient')
    return { '--page': first, '--backdrop': `${directions[template.gradient_direction]} ${first}, ${second ?? first})` }
  const picture = backgroundImage(template)
  if (picture === null) return plain
  return {
    ...plain,
    '--backdrop': `url("/files/${picture.id}")`,
    '--backdrop-size': picture.isRepeated ? 'auto' : 'cover',
    '--backdrop-repeat': picture.isRepeated ? 'repeat' : 'no-repeat',
  }
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
