import type { Drawn, Fact } from './drawn.ts'
import { type Pen, markHeight, markShapes, oneLine, sign, titleHeight, titleIn } from './pen.ts'
import { rectangle, shadow, size } from './shapes.ts'

const [margin, radius, notch] = [36, 36, 17]
const card = { x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin }
/** The part that would be torn off, with the day. */
const stub = 316
const inset = 54
const column = { x: card.x + inset, width: card.width - stub - inset - 44 }
const [top, bottom] = [card.y + 50, card.y + card.height - 46]

const factHeight = ({ note }: Fact) => (note === null ? 58 : 92)
const titleSizes = [
  ...[112, 96].map((em) => ({ size: em, most: 1 })),
  ...[84, 76, 68].map((em) => ({ size: em, most: 2 })),
  ...[64, 58, 52].map((em) => ({ size: em, most: 3 })),
]
const smallest = { size: 46, most: 2 }

/** A ticket: the event on one side, its day on the stub. */
export function cardShapes(pen: Pen, drawn: Drawn): string {
  const { strong, put, palette } = pen
  const facts = drawn.facts.filter(({ text }) => strong.fit(text, column.width - 52, oneLine(34)).lines.length > 0)
  const factsTop = bottom - facts.reduce((sum, each) => sum + factHeight(each), 0)
  const markTop = top + 46
  const titleTop = drawn.mark ? markTop + markHeight + 14 : markTop
  const room = factsTop - titleTop - 16
  const linesAt = (em: number) => Math.floor(room / (em * titleHeight(drawn)))
  const sizes = titleSizes
    .map(({ size: em, most }) => ({ size: em, most: Math.min(most, linesAt(em)) }))
    .filter(({ most }) => most > 0)
  // A long title is cut sooner than it gets small.
  if (linesAt(titleSizes.at(-1)!.size) < 3) sizes.push(smallest)
  const { lines, pitch, height, first } = titleIn(pen, drawn, column.width, sizes)
  // In the middle if nothing follows.
  const titleY = facts.length > 0 ? titleTop : titleTop + (bottom - titleTop - height) / 2 - 14
  const organization = strong.fit(drawn.organization, column.width, oneLine(28, 25))
  let y = factsTop
  return [
    shadow(card, radius),
    ticket(pen),
    stubShapes(pen, drawn),
    put(organization, column.x, top + 22, palette.accentText),
    drawn.mark && markShapes(pen, drawn.mark, column.x, markTop),
    put(lines, column.x, titleY + first, palette.text, pitch),
    ...facts.map((fact) => {
      const shapes = factShapes(pen, fact, y)
      y += factHeight(fact)
      return shapes
    }),
  ]
    .filter(Boolean)
    .join('')
}

/** Its outline has two notches where the stub begins; the background shows in them. */
function ticket({ palette, isRightToLeft }: Pen): string {
  const { x, y, width, height } = card
  const at = isRightToLeft ? x + stub : x + width - stub
  const [right, low] = [x + width, y + height]
  const corner = (toX: number, toY: number) => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`
  const bite = (toX: number, toY: number) => `A${notch} ${notch} 0 0 0 ${toX} ${toY}`
  const outline = [
    `M${x + radius} ${y}H${at - notch}${bite(at + notch, y)}H${right - radius}${corner(right, y + radius)}`,
    `V${low - radius}${corner(right - radius, low)}H${at + notch}${bite(at - notch, low)}`,
    `H${x + radius}${corner(x, low - radius)}V${y + radius}${corner(x + radius, y)}Z`,
  ].join('')
  const stubBox = { x: isRightToLeft ? x : at, y, width: stub, height }
  return [
    `<clipPath id="ticket"><path d="${outline}"/></clipPath>`,
    `<path d="${outline}" fill="${palette.card}"/>`,
    rectangle(stubBox, 0, { fill: palette.accent, 'clip-path': 'url(#ticket)' }),
    `<path d="M${at} ${y + notch + 14}V${low - notch - 8}" stroke="${palette.card}" stroke-width="4" stroke-dasharray="0 14" stroke-linecap="round"/>`,
    `<path d="${outline}" fill="none" stroke="${palette.line}" stroke-opacity=".7" stroke-width="1.5"/>`,
  ].join('')
}

function stubShapes({ palette, strong, headline, centre, isRightToLeft }: Pen, { leaf }: Drawn): string {
  const x = isRightToLeft ? card.x : card.x + card.width - stub
  const [middleX, middleY] = [x + stub / 2, card.y + card.height / 2]
  if (leaf === null) return days(palette.onAccent, middleX, middleY)
  if ('sign' in leaf) return sign(leaf.sign, { x: middleX - 80, y: middleY - 80, side: 160, colour: palette.onAccent })
  const month = strong.fit(leaf.month, stub - 48, oneLine(54, 46, 40, 34))
  const day = headline.fit(leaf.day, stub - 40, oneLine(210, 180))
  return [
    centre(month, x, stub, middleY - 80, palette.onAccent),
    centre(day, x, stub, middleY + 106, palette.onAccent),
  ].join('')
}

/** The days of a month, none in particular. */
function days(colour: string, x: number, y: number): string {
  const [columns, rows, pitch] = [4, 4, 54]
  const made = Array.from({ length: columns * rows }, (_, i) => {
    const [column_, row] = [i % columns, Math.floor(i / columns)]
    const [cx, cy] = [x + (column_ - (columns - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch]
    return `<circle cx="${cx}" cy="${cy}" r="14" fill="${colour}" fill-opacity="${i === 6 ? 1 : 0.32}"/>`
  })
  return made.join('')
}

function factShapes({ palette, plain, strong, left, put }: Pen, { icon, text, note }: Fact, y: number): string {
  const [start, width] = [column.x + 52, column.width - 52]
  return [
    sign(icon, { x: left(column.x - 3, 38), y: y + 11, side: 38, colour: palette.accentText }),
    put(strong.fit(text, width, oneLine(34, 31, 28)), start, y + 42, palette.text),
    note !== null && put(plain.fit(note, width, oneLine(28, 25)), start, y + 79, palette.soft),
  ]
    .filter(Boolean)
    .join('')
}
