import { lightDark } from '../browser/light-dark.ts'
import type { Properties } from './shell.ts'

type Colour = readonly [red: number, green: number, blue: number]

const [black, white]: [Colour, Colour] = [
  [0, 0, 0],
  [255, 255, 255],
]
/** The background of text: the cards in page.css. */
const cards = { light: white, dark: [21, 28, 38] as Colour }
/** WCAG 2.2, 1.4.3. */
const readable = 4.5
/** The same on a card that is tinted with the colour itself, as badges are. */
const readableOnTint = 5.4

export interface AccentColours {
  readonly accent: string
  /** For text on it. */
  readonly onAccent: string
  /** For text in this colour on a card: darkened or lightened until it is readable. */
  readonly text: { readonly light: string; readonly dark: string }
}

/** The organizer's colour, and the colours derived from it. */
export function accentColours(hex: string): AccentColours {
  const accent = parsed(hex)
  return {
    accent: written(accent),
    onAccent: written(contrast(accent, white) >= readable ? white : black),
    text: {
      light: written(towards(black, accent, cards.light)),
      dark: written(towards(white, accent, cards.dark)),
    },
  }
}

/** The same as custom properties. */
export function accentProperties(hex: string): Properties {
  const { accent, onAccent, text } = accentColours(hex)
  return {
    '--accent': accent,
    '--on-accent': onAccent,
    '--accent-text': lightDark(text.light, text.dark),
  }
}

/**
 * The same hue for a page at night. Light colours become the darkest, so that a light gradient stays a gradient; colours
 * that are dark already stay as they are.
 */
export function darkened(hex: string): string {
  const parts = parsed(hex).map((part) => part / 255)
  const [most, least] = [Math.max(...parts), Math.min(...parts)]
  const [lightness, spread] = [(most + least) / 2, most - least]
  if (lightness < 0.3) return hex
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  const night = 0.07 + 0.3 * (1 - lightness)
  // Full saturation would glow.
  const span = night * Math.min(saturation, 0.6) * 0.7
  const channel = (part: number) => night + (spread === 0 ? 0 : ((part - lightness) / spread) * 2 * span)
  return written(parts.map((part) => Math.round(Math.max(0, channel(part)) * 255)) as unknown as Colour)
}

function towards(end: Colour, colour: Colour, background: Colour): Colour {
  for (let step = 0; step < 20; step += 1) {
    const mixed = colour.map((part, i) => Math.round(part + ((end[i]! - part) * step) / 20)) as unknown as Colour
    if (contrast(mixed, background) >= readableOnTint) return mixed
  }
  return end
}

function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `#26e` or `#2f6fed`, as the contract has checked it. */
function parsed(hex: string): Colour {
  const digits = hex.slice(1).length === 3 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)) as unknown as Colour
}

function written(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
