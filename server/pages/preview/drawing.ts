import type { Language } from '../../messages/messages.ts'
import type { IconName } from '../icons.ts'
import { cardShapes } from './card.ts'
import { penFor } from './pen.ts'
import { posterShapes } from './poster.ts'
import { type Background, backgroundShapes, size } from './shapes.ts'

/** Everything that is drawn: equal content gives equal pictures. */
export interface Drawn {
  readonly language: Language
  readonly scheme: 'light' | 'dark'
  readonly accent: string
  readonly background: Background
  /** A leaf of a calendar, or a sign for something without a date. */
  readonly leaf: { readonly month: string; readonly day: string } | { readonly sign: IconName } | null
  readonly title: string
  readonly mark: Mark | null
  readonly facts: readonly Fact[]
  readonly organization: string
}

/** An important state. Only those that stay: whoever shared the link keeps the picture. */
export interface Mark {
  readonly kind: 'cancelled' | 'over' | 'tentative'
  readonly text: string
}

export interface Fact {
  readonly icon: IconName
  readonly text: string
  readonly note: string | null
}

/** What lies behind it: the colours of the template, its background image, or its header image, as bright as it is in places. */
export type Ground = 'colours' | 'image' | { readonly brightness: number }

/** An SVG of outlines, without text, so that drawing it needs no fonts. */
export async function drawingOf(drawn: Drawn, ground: Ground): Promise<string> {
  const pen = await penFor(drawn)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    ${ground === 'colours' ? backgroundShapes(drawn.background) : ''}
    ${typeof ground === 'object' ? posterShapes(pen, drawn, ground.brightness) : cardShapes(pen, drawn)}
  </svg>`
}
