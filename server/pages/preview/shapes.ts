import type { Item, LandingPage } from '@kalends/contract'
import type { Line } from './text.ts'

/** The size that messengers and networks ask for. */
export const size = { width: 1200, height: 630 }

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function rectangle(
  { x, y, width, height }: Box,
  radius: number,
  attributes: Record<string, string | number>,
): string {
  const written = Object.entries({ x, y, width, height, rx: radius, ...attributes }).map(
    ([name, value]) => `${name}="${value}"`,
  )
  return `<rect ${written.join(' ')}/>`
}

/** A line of text as outlines. */
export function lineShapes({ glyphs }: Line, em: number, x: number, baseline: number, colour: string): string {
  let pen = 0
  const paths = glyphs.map(({ path, unitsPerEm, x: aside, y: above, advance }) => {
    const scale = em / unitsPerEm
    const place = `translate(${rounded(x + (pen + aside) * em)} ${rounded(baseline - above * em)}) scale(${scale} ${-scale})`
    pen += advance
    const outline = path()
    return outline === '' ? '' : `<path transform="${place}" d="${outline}"/>`
  })
  return `<g fill="${colour}">${paths.join('')}</g>`
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** Faint boxes, each a little larger than the one before: a blur looks the same and takes ten times as long. */
export function shadow({ x, y, width, height }: Box, radius: number): string {
  const steps = Array.from({ length: 20 }, (_, i) => {
    const spread = i * 2 - 6
    const larger = { x: x - spread, y: y + 12 - spread, width: width + 2 * spread, height: height + 2 * spread }
    return rectangle(larger, radius + spread, { 'fill-opacity': 0.0105 * (1 - i / 20) })
  })
  return steps.join('')
}

export interface Background {
  readonly colour: string
  readonly gradient: { readonly direction: Item<typeof LandingPage>['gradient_direction']; readonly to: string } | null
}

export function backgroundShapes({ colour, gradient }: Background): string {
  const area = (fill: string) => rectangle({ x: 0, y: 0, ...size }, 0, { fill })
  if (!gradient) return area(colour)
  const stops = `<stop stop-color="${colour}"/><stop offset="1" stop-color="${gradient.to}"/>`
  const made =
    gradient.direction === 'radial'
      ? `<radialGradient id="back" gradientUnits="userSpaceOnUse" ${circle}>${stops}</radialGradient>`
      : `<linearGradient id="back" ${directions[gradient.direction]}>${stops}</linearGradient>`
  return made + area('url(#back)')
}

const circle = `cx="${size.width / 2}" cy="${size.height / 2}" r="${Math.hypot(size.width, size.height) / 2}"`

/** In shares of the picture, so that a slanted gradient runs from corner to corner as it does in a browser. */
const directions = {
  'linear-t': 'x1="0" y1="1" x2="0" y2="0"',
  'linear-tr': 'x1="0" y1="1" x2="1" y2="0"',
  'linear-r': 'x1="0" y1="0" x2="1" y2="0"',
  'linear-br': 'x1="0" y1="0" x2="1" y2="1"',
} as const
