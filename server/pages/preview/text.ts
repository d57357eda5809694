import type { Bidi } from 'bidi-js'
import type { Language } from '../../messages/messages.ts'
import type { Font, FontOf, Glyph } from './fonts.ts'

/** A line of text as shapes, 1 em high. */
export interface Line {
  /** In em. */
  readonly width: number
  readonly glyphs: readonly Glyph[]
}

export interface Lines {
  readonly lines: readonly Line[]
  readonly size: number
}

type Direction = 'ltr' | 'rtl'

interface Typesetting {
  readonly fontOf: FontOf
  readonly language: Language
  /** Of the page; a text that begins with a letter of the other direction has its own. */
  readonly direction: Direction
  readonly bidi: Bidi
}

/** Which parts of a line run which way. */
export async function loadBidi(): Promise<Bidi> {
  // Its type definitions don't match the module.
  const { default: make } = (await import('bidi-js')) as unknown as { default: () => Bidi }
  return make()
}

interface Weight {
  readonly weight: number
  /** What is added between Latin letters, in em. Letters of other scripts may be joined. */
  readonly tracking?: number
}

/** Sets text in one weight. Characters without a font are omitted, and text that doesn't fit ends with an ellipsis. */
export function typesetter({ fontOf, language, direction, bidi }: Typesetting, { weight, tracking = 0 }: Weight) {
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const widths = new Map<string, number>()

  function line(text: string, base: Direction): Line {
    const runs = inVisualOrder(runsOf(text, base))
    const glyphs = runs.flatMap(({ font, text: part, level }) => {
      const shaped = font.shape(part, { weight, isRightToLeft: level % 2 === 1, language })
      return font.isLatin ? shaped.map((glyph) => ({ ...glyph, advance: glyph.advance + tracking })) : shaped
    })
    return { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
  }

  function runsOf(text: string, base: Direction): Run[] {
    const { levels } = bidi.getEmbeddingLevels(text, base)
    const runs: Run[] = []
    for (const { segment, index } of graphemes.segment(text)) {
      const last = runs.at(-1)
      // Spaces and marks of direction don't interrupt a run.
      const inherited = neutral.test(segment) && last?.font.has(0x20) ? last.font : undefined
      const font = inherited ?? fontOf(segment)
      const level = levels[index]!
      if (!font) continue
      if (last && last.font === font && last.level === level) last.text += segment
      else runs.push({ font, level, text: segment })
    }
    return runs
  }

  function widthOf(text: string): number {
    const known = widths.get(text) ?? line(text, direction).width
    widths.set(text, known)
    return known
  }

  /**
   * Removes emoji and other signs that no font has. A text with letters that no font has is not drawn at all: the rest would
   * read as something else.
   */
  function drawable(text: string): string {
    const segments = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment)
    const known = segments.filter((segment) => fontOf(segment) !== undefined || neutral.test(segment))
    if (
      known.length < segments.length &&
      segments.some((segment) => isLetter.test(segment) && !known.includes(segment))
    )
      return ''
    const whole = known
      .join('')
      .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
      .trim()
    return whole.replaceAll('\u202f', noBreak).replaceAll(halfOfDay, `$1${noBreak}$2`)
  }

  /** Lines of at most this width, as few as possible, broken where the language breaks them. */
  function wrap(text: string, width: number): string[] {
    const lines: string[] = []
    let free = 0
    for (const piece of pieces(text).flatMap((each) => (widthOf(each.trimEnd()) <= width ? each : clusters(each)))) {
      if (widthOf(piece.trimEnd()) <= free) {
        lines[lines.length - 1] += piece
        free -= widthOf(piece)
      } else {
        lines.push(piece)
        free = width - widthOf(piece)
      }
    }
    return lines
  }

  function pieces(text: string): string[] {
    const found: string[] = []
    for (const { segment } of words.segment(text)) {
      const before = found.at(-1)
      if (before === undefined || mayBreak(before, segment)) found.push(segment)
      else found[found.length - 1] = before + segment
    }
    return found
  }

  function clip(text: string, width: number): string {
    if (widthOf(text) <= width) return text
    const parts = clusters(text)
    let [fits, tooLong] = [0, parts.length]
    const cut = (count: number) => `${parts.slice(0, count).join('').trimEnd()}…`
    while (tooLong - fits > 1) {
      const middle = (fits + tooLong) >> 1
      if (widthOf(cut(middle)) <= width) fits = middle
      else tooLong = middle
    }
    const shown = parts.slice(0, fits).join('')
    // Rather without a word than with half of one.
    const end = shown.lastIndexOf(' ')
    return end > shown.length / 2 && parts[fits] !== ' ' ? `${shown.slice(0, end)}…` : cut(fits)
  }

  /** Uses the largest size in which the text needs no more lines than allowed. Cuts the text if no size is small enough. */
  function fit(text: string, width: number, sizes: readonly { size: number; most: number }[]): Lines {
    const shown = drawable(text)
    const fits = (each: { size: number; most: number }) =>
      isWhole(shown, width / each.size) && wrap(shown, width / each.size).length <= each.most
    const { size, most } = sizes.find(fits) ?? sizes.at(-1)!
    const all = wrap(shown, width / size)
    const kept =
      all.length > most
        ? [...all.slice(0, most - 1), clip(all.slice(most - 1).join(''), width / size)]
        : wrap(shown, balanced(shown, width / size, all.length))
    return { size, lines: kept.map((each) => line(each.trim(), directionIn(shown) ?? direction)) }
  }

  const isWhole = (text: string, width: number) => pieces(text).every((piece) => widthOf(piece.trimEnd()) <= width)

  /** The smallest width that gives the same number of lines, so that they are about equally long. */
  function balanced(text: string, width: number, count: number): number {
    if (count < 2) return width
    let [narrow, wide] = [width / 2, width]
    for (let step = 0; step < 7; step += 1) {
      const middle = (narrow + wide) / 2
      if (isWhole(text, middle) && wrap(text, middle).length <= count) wide = middle
      else narrow = middle
    }
    return wide
  }

  return { fit }
}

interface Run {
  readonly font: Font
  readonly level: number
  text: string
}

/** Unicode Standard Annex 9, rule L2. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const sorted = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < sorted.length; start += 1) {
      let end = start
      while (end < sorted.length && sorted[end]!.level >= level) end += 1
      sorted.splice(start, end - start, ...sorted.slice(start, end).toReversed())
      start = Math.max(start, end - 1)
    }
  }
  return sorted
}

/** That of its first letter. */
function directionIn(text: string): Direction | undefined {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (letter === undefined) return undefined
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr'
}

const noBreak = '\u00a0'
/** No line begins with the "PM" of a time. */
const halfOfDay = /(\d) ([AP]\.?M\b|Uhr\b)/giu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isLetter = /\p{L}/u
const neutral = /^[\s\p{Default_Ignorable_Code_Point}]+$/u
const clusters = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Chinese, Japanese and Thai have no spaces, but marks that begin or end no line. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const beginsNoLine = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー…]/u
const endsNoLine = /[\p{Ps}\p{Pi}]$/u

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after) || before.endsWith(noBreak)) return false
  if (/\s$/.test(before) || /[\p{L}\p{N}][-–—/]$/u.test(before)) return true
  const isUnspaced =
    unspaced.test(before.at(-1)!) || unspaced.test(after) || /[\u3000-\u303f\uff00-\uff65]$/.test(before)
  return isUnspaced && !beginsNoLine.test(after) && !endsNoLine.test(before)
}
