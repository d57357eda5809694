import { cardShapes } from './card.ts'
import type { Drawn } from './drawn.ts'
import { penFor } from './pen.ts'
import { posterShapes } from './poster.ts'
import { backgroundShapes, size } from './shapes.ts'

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
