import type { Drawn, Fact } from './drawn.ts'
import { type Pen, markShapes, oneLine, sign, titleIn } from './pen.ts'
import { rectangle, size } from './shapes.ts'

const inset = 56
const bottom = size.height - 50
const tile = { width: 136, height: 146, head: 48 }
const gap = 34
const factPitch = 52

const titleSizes = [
  { size: 84, most: 1 },
  ...[76, 70, 64].map((em) => ({ size: em, most: 2 })),
  ...[60, 54, 48].map((em) => ({ size: em, most: 3 })),
]

/** White text over the lower part of the header image, which is darkened there. */
export function posterShapes(pen: Pen, drawn: Drawn, brightness: number): string {
  const { strong, put } = pen
  const hasTile = drawn.leaf !== null && 'day' in drawn.leaf
  const start = hasTile ? inset + tile.width + gap : inset
  const width = size.width - start - inset
  const facts = drawn.facts.slice(0, 3).filter(({ text }) => strong.fit(text, width, oneLine(34)).lines.length > 0)
  const { lines, pitch, height, first } = titleIn(pen, drawn, width, titleSizes)
  const factsTop = bottom - facts.length * factPitch
  const titleTop = Math.min(factsTop - 14 - height, hasTile ? bottom - tile.height : Infinity)
  const organization = strong.fit(drawn.organization, width, oneLine(28, 25))
  return [
    scrim(titleTop - 50, brightness),
    drawn.mark && markShapes(pen, drawn.mark, inset, inset - 8),
    hasTile && tileShapes(pen, drawn, titleTop + 8),
    put(organization, start, titleTop - 16, '#ffffff'),
    put(lines, start, titleTop + first, '#ffffff', pitch),
    ...facts.map((fact, i) => factShapes(pen, fact, start, width, factsTop + i * factPitch)),
  ]
    .filter(Boolean)
    .join('')
}

/** The brightest grey on which white text has a contrast of 5:1. */
const readable = 110

/** As dark as this image needs to carry white text from there on, and no darker. */
function scrim(from: number, brightness: number): string {
  const needed = Math.max(0.34, 1 - readable / Math.max(1, brightness))
  const fade = 240
  const y = Math.max(0, from - fade)
  const stop = (at: number, opacity: number) =>
    `<stop offset="${((at - y) / (size.height - y)).toFixed(3)}" stop-color="#05080d" stop-opacity="${opacity.toFixed(3)}"/>`
  // Eased, because the eye sees where a straight ramp begins.
  const ramp = Array.from({ length: 9 }, (_, i) => {
    const share = i / 8
    return stop(y + (from - y) * share, needed * share * share * (3 - 2 * share))
  })
  return [
    `<linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">${ramp.join('')}${stop(size.height, Math.min(0.88, needed + 0.22))}</linearGradient>`,
    rectangle({ x: 0, y, width: size.width, height: size.height - y }, 0, { fill: 'url(#scrim)' }),
  ].join('')
}

function tileShapes({ palette, strong, headline, left, centre }: Pen, { leaf }: Drawn, y: number): string {
  if (leaf === null || !('day' in leaf)) return ''
  const x = left(inset, tile.width)
  const box = { x, y, width: tile.width, height: tile.height }
  const month = strong.fit(leaf.month, tile.width - 16, oneLine(28, 25, 22))
  const day = headline.fit(leaf.day, tile.width - 16, oneLine(76))
  return [
    rectangle(box, 24, { fill: '#ffffff' }),
    `<clipPath id="head">${rectangle({ ...box, height: tile.head }, 0, {})}</clipPath>`,
    rectangle(box, 24, { fill: palette.accent, 'clip-path': 'url(#head)' }),
    centre(month, x, tile.width, y + 34, palette.onAccent),
    centre(day, x, tile.width, y + tile.head + 76, '#1b2430'),
  ].join('')
}

function factShapes({ strong, left, put }: Pen, { icon, text, note }: Fact, start: number, width: number, y: number) {
  const words = [text, note].filter((each) => each !== null).join(' · ')
  return [
    sign(icon, { x: left(start - 2, 34), y: y + 8, side: 34, colour: '#ffffff' }),
    put(strong.fit(words, width - 46, oneLine(32, 29, 26)), start + 46, y + 37, '#ffffff'),
  ].join('')
}
