import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as HarfBuzz from 'harfbuzzjs'
import type { Language } from '../../messages/messages.ts'

/** A part of a font as it ships: the glyphs of some characters, in all weights. */
export interface Font {
  readonly isLatin: boolean
  readonly has: (codePoint: number) => boolean
  readonly shape: (text: string, options: Shaping) => Glyph[]
}

export interface Shaping {
  readonly weight: number
  readonly isRightToLeft: boolean
  readonly language: Language
}

/** In visual order. Lengths are in em, and y points up, as in fonts. */
export interface Glyph {
  /** Its outline as the path of an SVG. */
  readonly path: () => string
  /** How long one em is in the path. */
  readonly unitsPerEm: number
  readonly x: number
  readonly y: number
  readonly advance: number
}

export type FontOf = (cluster: string) => Font | undefined

// The characters of every language that a style can choose, Hebrew and Thai. The first comes with Greek and Cyrillic.
const latin = 'inter'
const families = [
  latin,
  'vazirmatn',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const
type Family = (typeof families)[number]

/** Chinese, Japanese and Korean write the same characters differently. */
const eastAsian: Partial<Record<Language, Family>> = { zh: 'noto-sans-sc', ja: 'noto-sans-jp', ko: 'noto-sans-kr' }

/**
 * Loads the fonts this text needs, and returns which one has a given cluster of characters; none has emoji. System fonts are
 * never used, because they differ between machines.
 */
export async function fontsFor(text: string, language: Language): Promise<FontOf> {
  const order = orderFor(text, language)
  const found = new Map<string, Font>()
  for (const { segment } of graphemes.segment(text)) {
    const codePoints = visible(segment)
    if (found.has(segment) || codePoints.length === 0) continue
    for (const file of filesWith(codePoints, order)) {
      const font = await load(file)
      if (!codePoints.every(font.has)) continue
      found.set(segment, font)
      break
    }
  }
  return (cluster) => found.get(cluster)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Without joiners and marks of direction, which need no glyph. */
function visible(cluster: string): number[] {
  return [...cluster]
    .filter((each) => !/\p{Default_Ignorable_Code_Point}/u.test(each))
    .map((each) => each.codePointAt(0)!)
}

function orderFor(text: string, language: Language): readonly Family[] {
  const written = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'ja'
    : /\p{Script=Hangul}/u.test(text)
      ? 'ko'
      : 'zh'
  const preferred = eastAsian[language] ?? eastAsian[written]!
  return [latin, preferred, ...families.filter((family) => family !== latin && family !== preferred)]
}

interface FontFile {
  readonly family: Family
  readonly name: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const require = createRequire(import.meta.url)
const listed = new Map<Family, FontFile[]>()

/** A family is split into files by characters, with an index. */
function filesOf(family: Family): FontFile[] {
  const known = listed.get(family)
  if (known) return known
  const ranges = require(`@fontsource-variable/${family}/unicode.json`) as Record<string, string>
  const files = Object.entries(ranges).map(([subset, text]) => ({
    family,
    name: `${family}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: text.split(',').map((range) => {
      const [first, last = first] = range.replace(/^U\+/i, '').split('-') as [string, string?]
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    }),
  }))
  listed.set(family, files)
  return files
}

function* filesWith(codePoints: readonly number[], order: readonly Family[]): Generator<FontFile> {
  for (const family of order)
    for (const file of filesOf(family))
      if (codePoints.every((code) => file.ranges.some(([first, last]) => first <= code && code <= last))) yield file
}

// A file takes 50 to 300 kB of memory once it is unpacked; a text of rare Chinese characters needs one for each.
const mostLoaded = 40
const loaded = new Map<string, Promise<Font>>()

function load(file: FontFile): Promise<Font> {
  const font = loaded.get(file.name) ?? read(file)
  loaded.delete(file.name)
  loaded.set(file.name, font)
  font.catch(() => loaded.delete(file.name))
  if (loaded.size > mostLoaded) loaded.delete(loaded.keys().next().value!)
  return font
}

async function read({ family, name }: FontFile): Promise<Font> {
  const [bytes, harfbuzz, { default: unpack }] = await Promise.all([
    readFile(require.resolve(`@fontsource-variable/${family}/files/${name}`)),
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ])
  const face = new harfbuzz.Face(new harfbuzz.Blob(await unpack(bytes)))
  const codePoints = new Set(face.collectUnicodes())
  return { isLatin: family === latin, has: (code) => codePoints.has(code), shape: shaper(harfbuzz, face) }
}

function shaper(harfbuzz: typeof HarfBuzz, face: HarfBuzz.Face): Font['shape'] {
  const { upem } = face
  const weights = new Map<number, HarfBuzz.Font>()
  const fontOf = (weight: number) => {
    const known = weights.get(weight)
    if (known) return known
    const font = new harfbuzz.Font(face)
    font.setVariations([new harfbuzz.Variation('wght', weight)])
    weights.set(weight, font)
    return font
  }
  return (text, { weight, isRightToLeft, language }) => {
    const font = fontOf(weight)
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
    buffer.setLanguage(language)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      path: () => font.glyphToPath(codepoint),
      unitsPerEm: upem,
      x: xOffset / upem,
      y: yOffset / upem,
      advance: xAdvance / upem,
    }))
  }
}
