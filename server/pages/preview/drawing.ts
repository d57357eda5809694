import { type Language, directionOf } from '../../messages/messages.ts'
import { accentColours } from '../colours.ts'
import { type IconName, iconLines } from '../icons.ts'
import { fontsFor } from './fonts.ts'
import { type Background, backgroundShapes, lineShapes, rectangle, shadow, size } from './shapes.ts'
import { type Lines, loadBidi, typesetter } from './text.ts'

/** Everything that is drawn: equal cards give equal pictures. */
export interface Card {
  readonly language: Language
  readonly scheme: 'light' | 'dark'
  readonly accent: string
  readonly background: Background
  /** Null draws a calendar without a day. */
  readonly tile: { readonly month: string; readonly day: string } | null
  readonly title: string
  /** An important state, such as cancelled. */
  readonly mark: string | null
  readonly facts: readonly Fact[]
  readonly organization: string
}

export interface Fact {
  readonly icon: IconName
  readonly text: string
  readonly note: string | null
}

/** As in the style sheet of the page. */
const palettes = {
  light: { card: '#ffffff', line: '#e3e8ee', text: '#1b2430', soft: '#55616f', red: '#b3261e', redSoft: '#fdecea' },
  dark: { card: '#151c26', line: '#27313e', text: '#e6ebf1', soft: '#a0adbc', red: '#ff8f87', redSoft: '#331a1a' },
}

const [margin, inset, radius] = [40, 60, 40]
const card = { x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin }
const inner = {
  x: card.x + inset,
  top: card.y + inset,
  width: card.width - 2 * inset,
  bottom: size.height - margin - inset,
}
const tile = { width: 156, height: 164, head: 52 }
const column = { x: inner.x + tile.width + 40, width: inner.width - tile.width - 40 }
const fact = { side: 68, text: 90, pitch: 86 }
const foot = 44

/**
 * The card as an SVG of outlines, without text, so that drawing it needs no fonts. It includes the background, unless that
 * is an image.
 */
export async function cardSvg(drawn: Card, isOnPicture: boolean): Promise<string> {
  const pen = await penFor(drawn)
  const facts = drawn.facts.filter(({ text }) => pen.strong.fit(text, inner.width, oneLine(34)).lines.length > 0)
  const factsTop = inner.bottom - foot - facts.length * fact.pitch
  // Without facts the title may take all the space.
  const top = facts.length > 0 ? inner.top : (size.height - tile.height) / 2 - 20
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    ${isOnPicture ? '' : backgroundShapes(drawn.background)}
    ${shadow(card, radius)}
    ${rectangle(card, radius, { fill: pen.palette.card, stroke: pen.palette.line, 'stroke-width': 1.5 })}
    ${tileShapes(pen, drawn, top)}
    ${titleShapes(pen, drawn, top, factsTop - top - 40)}
    ${facts.map((each, i) => factShapes(pen, each, factsTop + i * fact.pitch)).join('')}
    ${footShapes(pen, drawn)}
  </svg>`
}

type Pen = Awaited<ReturnType<typeof penFor>>

/** What everything is drawn with. */
async function penFor(drawn: Card) {
  const direction = directionOf(drawn.language)
  const [fontOf, bidi] = await Promise.all([fontsFor(textsOf(drawn), drawn.language), loadBidi()])
  const setting = { fontOf, bidi, language: drawn.language, direction }
  const { accent, onAccent, text } = accentColours(drawn.accent)

  /** Converts an offset from the start of the line to one from the left. */
  const left = (start: number, width: number) => (direction === 'rtl' ? size.width - start - width : start)
  return {
    palette: { ...palettes[drawn.scheme], accent, onAccent, accentText: text[drawn.scheme] },
    plain: typesetter(setting, { weight: 400 }),
    strong: typesetter(setting, { weight: 600 }),
    headline: typesetter(setting, { weight: 650, tracking: -0.018 }),
    left,
    put: ({ lines, size: em }: Lines, start: number, baseline: number, colour: string, pitch = 0) =>
      lines.map((line, i) => lineShapes(line, em, left(start, line.width * em), baseline + i * pitch, colour)).join(''),
    centre: ({ lines, size: em }: Lines, x: number, width: number, baseline: number, colour: string) =>
      lines.map((line) => lineShapes(line, em, x + (width - line.width * em) / 2, baseline, colour)).join(''),
  }
}

function textsOf({ title, mark, facts, organization, tile: leaf }: Card): string {
  const all = [title, mark, organization, leaf?.month, leaf?.day, ...facts.flatMap(({ text, note }) => [text, note])]
  return [...all, '… '].join('\n').normalize('NFC')
}

/** The same text in smaller and smaller type, on one line. */
const oneLine = (...sizes: number[]) => sizes.map((em) => ({ size: em, most: 1 }))

function tileShapes({ palette, strong, left, centre }: Pen, { tile: leaf }: Card, y: number): string {
  const x = left(inner.x, tile.width)
  const box = { x, y, width: tile.width, height: tile.height }
  const paper = rectangle(box, 26, { fill: palette.card, stroke: palette.line, 'stroke-width': 2 })
  const head = `<clipPath id="head">${rectangle({ ...box, height: tile.head }, 0, {})}</clipPath>${rectangle(box, 26, {
    fill: palette.accent,
    'clip-path': 'url(#head)',
  })}`
  if (!leaf) return paper + head + dots(palette, x, y + tile.head)
  const month = strong.fit(leaf.month, tile.width - 16, oneLine(30, 26, 22))
  const day = strong.fit(leaf.day, tile.width - 16, oneLine(76))
  return [
    paper,
    head,
    centre(month, x, tile.width, y + 37, palette.onAccent),
    centre(day, x, tile.width, y + tile.head + 83, palette.text),
  ].join('')
}

/** The days of a month, none in particular. */
function dots({ accent, line }: Pen['palette'], x: number, y: number): string {
  const [columns, rows, pitch] = [4, 3, 28]
  const made = Array.from({ length: columns * rows }, (_, i) => {
    const [centreX, centreY] = [x + 36 + (i % columns) * pitch, y + 28 + Math.floor(i / columns) * pitch]
    return `<circle cx="${centreX}" cy="${centreY}" r="7" fill="${i === 6 ? accent : line}"/>`
  })
  return made.join('')
}

const lineHeight = 1.2
/** Smaller type is better than a third line, as long as it is large. */
const titleSizes = [
  ...[80, 72, 64].map((em) => ({ size: em, most: 2 })),
  ...[64, 56, 48, 42].map((em) => ({ size: em, most: 3 })),
]

function titleShapes({ palette, headline, put }: Pen, drawn: Card, top: number, room: number): string {
  const sizes = titleSizes.map(({ size: em, most }) => ({
    size: em,
    most: Math.min(most, Math.floor(room / (em * lineHeight))),
  }))
  const own = headline.fit(drawn.title, column.width, sizes)
  // It may consist of emoji, or of letters that no font has.
  const title = own.lines.length > 0 ? own : headline.fit(drawn.organization, column.width, sizes)
  const pitch = title.size * lineHeight
  const middle = top + Math.max(tile.height, title.lines.length * pitch) / 2
  const first = middle - ((title.lines.length - 1) * pitch) / 2 + title.size * 0.36
  return put(title, column.x, first, palette.text, pitch)
}

function factShapes({ palette, plain, strong, left, put }: Pen, { icon, text, note }: Fact, y: number): string {
  const [x, width] = [left(inner.x, fact.side), inner.width - fact.text]
  const line = { fill: 'none', stroke: palette.line, 'stroke-width': 2 }
  const sign = `<path transform="translate(${x + 17} ${y + 17}) scale(1.7)" d="${iconLines[icon]}" fill="none" stroke="${palette.accentText}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`
  return [
    rectangle({ x, y, width: fact.side, height: fact.side }, 18, line),
    sign,
    put(strong.fit(text, width, oneLine(34, 30)), inner.x + fact.text, y + (note === null ? 46 : 27), palette.text),
    note !== null && put(plain.fit(note, width, oneLine(28, 25)), inner.x + fact.text, y + 65, palette.soft),
  ]
    .filter(Boolean)
    .join('')
}

/** The organization and, at the other end, the important state. */
function footShapes({ palette, plain, strong, left, put }: Pen, { organization, mark }: Card): string {
  const half = inner.width / 2 - 20
  const name = put(plain.fit(organization, half, oneLine(28)), inner.x, inner.bottom, palette.soft)
  const words = strong.fit(mark ?? '', half - 48, oneLine(28, 24))
  if (!words.lines[0]) return name
  const width = words.lines[0].width * words.size + 48
  const start = inner.x + inner.width - width
  const pill = { x: left(start, width), y: inner.bottom - 38, width, height: 56 }
  return name + rectangle(pill, 28, { fill: palette.redSoft }) + put(words, start + 24, inner.bottom, palette.red)
}
