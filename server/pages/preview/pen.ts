import { type Language, directionOf } from '../../messages/messages.ts'
import { accentColours } from '../colours.ts'
import { type IconName, iconLines } from '../icons.ts'
import type { Drawn, Mark } from './drawn.ts'
import { fontsFor } from './fonts.ts'
import { lineShapes, rectangle, size } from './shapes.ts'
import { type Lines, loadBidi, typesetter } from './text.ts'

/** As in the style sheet of the page. */
const palettes = {
  light: { card: '#ffffff', line: '#e3e8ee', text: '#1b2430', soft: '#55616f', over: '#64748b' },
  dark: { card: '#151c26', line: '#27313e', text: '#e6ebf1', soft: '#a0adbc', over: '#3b4757' },
}

export type Pen = Awaited<ReturnType<typeof penFor>>

/** What everything is drawn with. */
export async function penFor(drawn: Drawn) {
  const direction = directionOf(drawn.language)
  const [fontOf, bidi] = await Promise.all([fontsFor(textsOf(drawn), drawn.language), loadBidi()])
  const setting = { fontOf, bidi, language: drawn.language as Language, direction } as const
  const { accent, onAccent, text } = accentColours(drawn.accent)
  const palette = palettes[drawn.scheme]
  const isOff = drawn.mark?.kind === 'cancelled' || drawn.mark?.kind === 'over'

  /** Converts an offset from the start of the line to one from the left. */
  const left = (start: number, width: number) => (direction === 'rtl' ? size.width - start - width : start)
  return {
    // The colour of the organizer invites.
    palette: {
      ...palette,
      ...(isOff ? { accent: palette.over, onAccent: '#ffffff' } : { accent, onAccent }),
      accentText: isOff ? palette.soft : text[drawn.scheme],
    },
    isRightToLeft: direction === 'rtl',
    plain: typesetter(setting, { weight: 400 }),
    strong: typesetter(setting, { weight: 600 }),
    headline: typesetter(setting, { weight: 680, tracking: -0.02 }),
    left,
    put: ({ lines, size: em }: Lines, start: number, baseline: number, colour: string, pitch = 0) =>
      lines.map((line, i) => lineShapes(line, em, left(start, line.width * em), baseline + i * pitch, colour)).join(''),
    centre: ({ lines, size: em }: Lines, x: number, width: number, baseline: number, colour: string) =>
      lines.map((line) => lineShapes(line, em, x + (width - line.width * em) / 2, baseline, colour)).join(''),
  }
}

function textsOf({ title, mark, facts, organization, leaf }: Drawn): string {
  const days = leaf !== null && 'day' in leaf ? [leaf.month, leaf.day] : []
  const all = [title, mark?.text, organization, ...days, ...facts.flatMap(({ text, note }) => [text, note])]
  return [...all, '… · '].join('\n').normalize('NFC')
}

/** The same text in smaller and smaller type, on one line. */
export const oneLine = (...sizes: number[]) => sizes.map((em) => ({ size: em, most: 1 }))

/** Of a line of the title, in em. Thai stacks marks above its letters. */
export const titleHeight = ({ title }: Drawn) => (/\p{Script=Thai}/u.test(title) ? 1.34 : 1.14)

/** The title, and its baselines from the top of its box. */
export function titleIn({ headline }: Pen, drawn: Drawn, width: number, sizes: { size: number; most: number }[]) {
  const own = headline.fit(drawn.title, width, sizes)
  // It may consist of emoji, or of letters that no font has.
  const lines = own.lines.length > 0 ? own : headline.fit(drawn.organization, width, sizes)
  const pitch = lines.size * titleHeight(drawn)
  return { lines, pitch, height: lines.lines.length * pitch, first: pitch - lines.size * 0.24 }
}

interface Stroke {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly colour: string
}

export function sign(name: IconName, { x, y, side, colour }: Stroke): string {
  return `<path transform="translate(${x} ${y}) scale(${side / 20})" d="${iconLines[name]}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Background and text. They are readable on any ground. */
const marks: Record<Mark['kind'], readonly [string, string]> = {
  cancelled: ['#b3261e', '#ffffff'],
  over: ['#334155', '#ffffff'],
  full: ['#334155', '#ffffff'],
  closed: ['#334155', '#ffffff'],
  tentative: ['#f5c451', '#1b2430'],
}

export const markHeight = 54

/** A state in a pill that starts there. */
export function markShapes({ strong, left, put }: Pen, { kind, text }: Mark, start: number, y: number): string {
  const words = strong.fit(text, 640, oneLine(28, 24))
  if (!words.lines[0]) return ''
  const [fill, colour] = marks[kind]
  const width = words.lines[0].width * words.size + 48
  const pill = rectangle({ x: left(start, width), y, width, height: markHeight }, markHeight / 2, { fill })
  return pill + put(words, start + 24, y + 37, colour)
}
