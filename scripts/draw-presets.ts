import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** OKLab: mixing two colours gives the colour people expect between them. */
type Colour = readonly [lightness: number, a: number, b: number]
/** Computes a colour from the one below. y runs from 0 at the top to 1, x from 0 to 1.6. */
type Layer = (x: number, y: number, under: Colour) => Colour
type Curve = (x: number) => number

const width = 1920
const height = 1200

/** The pictures of the library, as layers from back to front. Run by hand: `node scripts/draw-presets.ts`. */
const pictures: Readonly<Record<string, readonly Layer[]>> = {
  dawn: [
    sky(['#5f7cc0', 0], ['#9596d0', 0.27], ['#d5a7c8', 0.48], ['#f5b7a6', 0.68], ['#fbd3a6', 0.86], ['#fde6c4', 1]),
    glow('#4f6fba', 1.5, 0.0, 0.7, 0.5, 0.55),
    glow('#f09db0', 0.05, 0.62, 0.6, 0.34, 0.5),
    glow('#ffe9c2', 0.8, 1.02, 0.8, 0.5, 0.75),
    halo('#c9b8e8', 0.8, 1.06, 1.3, 0.2),
    halo('#f0c4dc', 0.8, 1.06, 1.08, 0.23),
    halo('#ffd3d0', 0.8, 1.06, 0.87, 0.26),
    halo('#ffe2cc', 0.8, 1.06, 0.67, 0.29),
    halo('#fff0d8', 0.8, 1.06, 0.48, 0.32),
    halo('#fffaf0', 0.8, 1.06, 0.3, 0.35),
  ],
  dunes: [
    sky(['#f4e6d4', 0], ['#f9e2c6', 0.3], ['#f5cfa8', 0.6], ['#efb988', 1]),
    glow('#fffaf0', 1.2, 0.2, 0.55, 0.36, 0.9),
    glow('#eeb48c', 0.1, 0.4, 0.6, 0.22, 0.4),
    dune(wave(0.45, 0.035, 2.1, 0.6), '#f3d3ad', '#d9a678', 0.3),
    dune(wave(0.54, 0.055, 1.6, 2.9), '#f0c092', '#c98c5c', 0.34),
    dune(wave(0.65, 0.06, 1.9, 5.2), '#e9ab76', '#b87447', 0.36),
    dune(wave(0.78, 0.07, 1.4, 1.7), '#de945c', '#9d5a36', 0.38),
    dune(wave(0.93, 0.065, 1.75, 4.4), '#cb7d49', '#7e4229', 0.4),
  ],
  fern: [
    pleats('#0c3a31', '#2f7d5d', '#8cc795'),
    glow('#cfe8b8', 1.45, -0.05, 0.75, 0.5, 0.42),
    glow('#062620', 0.0, 1.05, 0.9, 0.55, 0.6),
  ],
  harbour: [
    sky(['#bcd4df', 0], ['#d3e0e2', 0.2], ['#efe9db', 0.41], ['#f3e5cc', 0.46]),
    glow('#fff7e3', 0.62, 0.42, 0.5, 0.2, 0.9),
    sheet(wave(0.415, 0.016, 2.3, 0.8), () => hex('#b4c8ce'), 0.004, 0),
    sheet(wave(0.44, 0.014, 3.1, 4.1), () => hex('#8fb0bd'), 0.003, 0),
    water(0.47, 0.62),
  ],
  paper: [
    sky(['#fcfaf6', 0], ['#f6f1e8', 1]),
    cut(wave(0.2, 0.09, 1.3, 0.3), '#faf6ef', '#f3ece1'),
    cut(wave(0.42, 0.08, 1.5, 3.4), '#f6f0e6', '#eee4d6'),
    cut(wave(0.64, 0.09, 1.2, 5.6), '#f2e9dc', '#e9dccb'),
    cut(wave(0.86, 0.07, 1.6, 1.9), '#ede2d2', '#e2d3bf'),
  ],
  night: [
    sky(['#070a1c', 0], ['#0d1434', 0.45], ['#1a2657', 0.8], ['#24326a', 1]),
    stars(150),
    aurora('#7c5cf5', wave(0.42, 0.08, 1.3, 0.9), 0.42, 0.5, 11),
    aurora('#27b89a', wave(0.6, 0.1, 1.1, 2.6), 0.46, 0.55, 23),
    aurora('#5b7cf7', wave(0.74, 0.05, 1.6, 4.2), 0.3, 0.28, 57),
    sheet(wave(0.8, 0.03, 2.6, 1.2), (_x, d) => mix(hex('#141d45'), hex('#22306a'), d * 5), 0.002, 0),
    sheet(wave(0.88, 0.035, 1.9, 3.9), (_x, d) => mix(hex('#0c1230'), hex('#161f4a'), d * 6), 0.0015, 0),
    sheet(wave(0.96, 0.03, 2.2, 0.2), () => hex('#070a1e'), 0.001, 0),
  ],
}

function sky(...stops: [colour: string, y: number][]): Layer {
  const colours = stops.map(([colour, at]) => [hex(colour), at] as const)
  return (_x, y) => {
    const next = Math.max(
      1,
      colours.findIndex(([, at]) => at >= y),
    )
    const [[below, start], [above, end]] = [colours[next - 1]!, colours[next] ?? colours.at(-1)!]
    return mix(below, above, (y - start) / (end - start))
  }
}

function glow(colour: string, x: number, y: number, radiusX: number, radiusY: number, strength: number): Layer {
  const light = hex(colour)
  return (px, py, under) =>
    mix(under, light, strength * Math.exp(-2.2 * (((px - x) / radiusX) ** 2 + ((py - y) / radiusY) ** 2)))
}

/** A disc of light, brightest along its rim. */
function halo(colour: string, x: number, y: number, radius: number, strength: number): Layer {
  const light = hex(colour)
  return (px, py, under) => {
    const inside = radius - Math.hypot(px - x, py - y)
    return mix(under, light, strength * edge(inside, 0.003) * (0.3 + 0.7 * Math.exp(-inside * 7)))
  }
}

/** Fills everything below a curve. `shadow` falls on the area above it. */
function sheet(top: Curve, colour: (x: number, depth: number) => Colour, softness: number, shadow: number): Layer {
  return (x, y, under) => {
    const depth = (y - top(x)) / Math.hypot(1, slope(top, x))
    const above = Math.min(depth, 0)
    const shaded = darker(under, shadow * (Math.exp(above * 28) + 0.7 * Math.exp(above * 120)))
    return mix(shaded, colour(x, Math.max(depth, 0)), edge(depth, softness))
  }
}

/** Lit from the right: slopes that fall to the right are bright. */
function dune(top: Curve, light: string, shade: string, relief: number): Layer {
  const [bright, dark] = [hex(light), hex(shade)]
  return sheet(
    top,
    (x, depth) => {
      const facing = 0.5 - slope(top, x + depth * 0.9) * 2.2
      const ripple = Math.sin((depth + 0.15 * top(x * 1.3 + depth)) * 420) * 0.012 * smooth(0.02, 0.1, depth)
      return mix(bright, dark, clamp(facing * relief * 1.6 + depth * 1.5 + ripple))
    },
    0.001,
    0.05,
  )
}

function cut(top: Curve, light: string, shade: string): Layer {
  const [bright, dark] = [hex(light), hex(shade)]
  return sheet(top, (x, depth) => mix(bright, dark, clamp(depth * 2.4 + 0.1 * Math.sin(x * 2))), 0.0008, 0.075)
}

/** A leaf in close-up: folds that fan out from a slanting rib. */
function pleats(shade: string, middle: string, light: string): Layer {
  const [dark, plain, bright] = [hex(shade), hex(middle), hex(light)]
  return (x, y) => {
    const along = x * 0.86 - y * 0.5
    const across = x * 0.5 + y * 0.86 - 0.98 - 0.07 * Math.sin(along * 2.4)
    const away = Math.abs(across)
    const place = (along - away * 0.8 + away * away * 0.42) * 8.5 + (across > 0 ? 0.37 : 0)
    const fold = place - Math.floor(place)
    const lit = (smooth(0, 0.86, fold) - smooth(0.86, 1, fold)) * smooth(0, 0.12, away)
    const shine = 0.22 + 0.26 * lit + 0.16 * along - (across > 0 ? 0.13 : 0) + 0.22 * smooth(0.5, 0, away)
    const colour = shine < 0.5 ? mix(dark, plain, shine * 2) : mix(plain, bright, shine * 2 - 1)
    return mix(darker(colour, 0.06 * Math.exp(-away * 45)), bright, 0.5 * Math.exp(-((away / 0.004) ** 2)))
  }
}

function water(horizon: number, sunX: number): Layer {
  const [far, near, deep, light] = [hex('#a9c6cf'), hex('#3c7f9f'), hex('#123f60'), hex('#fff3d9')]
  return (x, y, under) => {
    const depth = (y - horizon) / (1 - horizon)
    if (depth <= 0) return under
    const distance = 1 / (depth + 0.05)
    const [across, down] = [x * distance ** 0.6, Math.log(depth + 0.04)]
    const waves = noise(across * 3, down * 16) + 0.5 * noise(across * 8, down * 34 + 9)
    const base = depth < 0.45 ? mix(far, near, smooth(0, 0.45, depth)) : mix(near, deep, smooth(0.45, 1, depth))
    const path = Math.exp(-(((x - sunX) / (0.09 + depth * 0.3)) ** 2)) * (1 - depth * 0.85)
    return mix(mix(base, light, path * 0.45), light, clamp((waves - 0.72) * 0.35) * (0.25 + path))
  }
}

/** A curtain of light with a clear lower rim. */
function aurora(colour: string, rim: Curve, reach: number, strength: number, seed: number): Layer {
  const light = hex(colour)
  return (x, y, under) => {
    const above = rim(x) - y
    const rising = Math.exp(-((above / reach) ** 2) * 2.4) * (1 - 0.25 * Math.exp(-above * 30))
    const curtain = above > 0 ? rising : 0.75 * Math.exp(-((above / 0.035) ** 2))
    const sway = x + above * 0.18
    const rays = 0.6 * noise(sway * 2.2, seed) + 0.28 * noise(sway * 7, seed + 1) + 0.12 * noise(sway * 19, seed + 2)
    return mix(under, light, strength * curtain * smooth(0.2, 0.85, rays))
  }
}

function stars(count: number): Layer {
  const white = hex('#ffffff')
  const points = Array.from({ length: count }, (_, i) => ({
    x: hash(i, 1) * 1.6,
    y: hash(i, 2) ** 1.3 * 0.6,
    radius: 0.0005 + 0.0007 * hash(i, 3) ** 3,
    light: 0.25 + 0.6 * hash(i, 4),
  }))
  return (x, y, under) => {
    const near = points.find((star) => Math.abs(star.x - x) < 0.004 && Math.abs(star.y - y) < 0.004)
    return near ? mix(under, white, near.light * edge(near.radius - Math.hypot(near.x - x, near.y - y), 0.0006)) : under
  }
}

function wave(y: number, rise: number, frequency: number, phase: number): Curve {
  return (x) =>
    y + rise * (Math.sin(x * frequency * 2 + phase) * 0.7 + Math.sin(x * frequency * 3.7 + phase * 1.7) * 0.3)
}

const slope = (curve: Curve, x: number) => (curve(x + 0.001) - curve(x - 0.001)) / 0.002
const clamp = (value: number) => Math.min(1, Math.max(0, value))
const edge = (inside: number, softness: number) => smooth(-softness, softness, inside)
const darker = ([lightness, a, b]: Colour, amount: number): Colour => [lightness - amount, a, b]

function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const part = clamp(share)
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part, one[2] + (other[2] - one[2]) * part]
}

/** A deterministic pseudo-random number from 0 to 1 per position. */
function hash(x: number, y: number): number {
  let mixed = Math.imul(x ^ 0x27d4eb2d, 0x85ebca6b) ^ Math.imul(y + 0x165667b1, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(0, 1, x - left), smooth(0, 1, y - top)]
  const row = (at: number) => hash(left, at) * (1 - u) + hash(left + 1, at) * u
  return row(top) * (1 - v) + row(top + 1) * v
}

function hex(text: string): Colour {
  const [r, g, b] = [1, 3, 5].map((at) => (Number.parseInt(text.slice(at, at + 2), 16) / 255) ** 2.2) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

function rgb([lightness, a, b]: Colour): number[] {
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3
  const channels = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ]
  return channels.map((channel) => 255 * clamp(channel) ** (1 / 2.2))
}

/** Fine grain prevents banding in wide gradients. */
function paint(layers: readonly Layer[], grain = 2.2): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i += 1) {
    const [column, row] = [i % width, Math.floor(i / width)]
    const [x, y] = [(column + 0.5) / height, (row + 0.5) / height]
    const colour = layers.reduce<Colour>((under, layer) => layer(x, y, under), [0, 0, 0])
    const speck = (hash(column, row) + hash(row + 7919, column) - 1) * grain
    rgb(colour).forEach((channel, c) => (pixels[i * 3 + c] = Math.min(255, Math.max(0, Math.round(channel + speck)))))
  }
  return pixels
}

const folder = fileURLToPath(new URL('../server/images/presets', import.meta.url))
for (const [title, layers] of Object.entries(pictures)) {
  const picture = sharp(paint(layers), { raw: { width, height, channels: 3 } })
  const bytes = await picture.webp({ quality: 92, effort: 6, smartSubsample: true }).toBuffer()
  await writeFile(`${folder}/preset-${title}.webp`, bytes)
  console.log(`preset-${title}.webp ${bytes.length} bytes`)
}
