import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture with soft spots of colour, the same every time. */
export function photo(width: number, height: number): Sharp {
  const pixels = new Uint8Array(width * height * 3)
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = 128 + 100 * Math.sin(i / 90) * Math.cos(i / 7000)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A picture of independent pixels, the same every time: the hardest to compress. */
export function noise(width: number, height: number): Sharp {
  const pixels = new Uint8Array(width * height * 3)
  let state = 1
  for (let i = 0; i < pixels.length; i += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    pixels[i] = 28 + ((state >> 16) % 201)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export function png(width: number, height: number): Promise<Buffer> {
  return photo(width, height).png().toBuffer()
}

/** Three frames of 30 x 20 pixels, shown for 100, 200 and 300 milliseconds, twice. */
export function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = Buffer.concat([0, 120, 240].map((shade) => Buffer.alloc(30 * 20 * 3, shade)))
  const raw = { width: 30, height: 60, channels: 3, pageHeight: 20 } as const
  return sharp(frames, { raw })
    .toFormat(format, { delay: [100, 200, 300], loop: 2 })
    .toBuffer()
}

/** The same PNG with another length: inserts an ancillary chunk of zeros before the last one. */
export function padded(bytes: Buffer, length: number): Buffer {
  const end = bytes.length - 12
  return Buffer.concat([
    bytes.subarray(0, end),
    chunk('paDd', Buffer.alloc(length - bytes.length - 12)),
    bytes.subarray(end),
  ])
}

/** One bit per pixel, all black: 20,000 x 20,000 pixels in about 50 kB. */
export async function hugePng(): Promise<Buffer> {
  const size = 20_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header[8] = 1
  const deflate = createDeflate({ level: 9 })
  const rows = Buffer.alloc((size / 8 + 1) * 100)
  const data = buffer(deflate)
  for (let i = 0; i < size / 100; i += 1) if (!deflate.write(rows)) await once(deflate, 'drain')
  deflate.end()
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', await data), chunk('IEND', Buffer.alloc(0))])
}

/** A GIF that declares frames of this size, but holds only one pixel of each. */
export function hollowGif(width: number, height: number, frames = 1): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const side = size.toString('hex')
  const screen = `474946383961${side}800000000000ffffff`
  const frame = `21f904000a0000002c00000000${side}000202440100`
  return Buffer.from(`${screen}${frame.repeat(frames)}3b`, 'hex')
}

/** A WebP of 30 bytes: all pixels are equal, so each takes no bits at all. */
export function hollowWebp(width: number, height: number): Buffer {
  // In bits, the lowest first: magic number, sides, transparency, version, then no transforms, no cache, one group of
  // codes, and five codes with a single symbol each.
  const values = [0x2f, width - 1, height - 1, 1, 0, 0, ...Array<number>(5).fill(1)]
  const lengths = [8, 14, 14, 1, 3, 3, ...Array<number>(5).fill(4)]
  const bits = values.map((value, i) => value.toString(2).padStart(lengths[i]!, '0')).toReversed()
  const pixels = Buffer.alloc(10)
  pixels.writeBigUInt64LE(BigInt(`0b${bits.join('')}`))
  const header = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0')
  header.writeUInt32LE(22, 4)
  header.writeUInt32LE(10, 16)
  return Buffer.concat([header, pixels])
}

/** A one-pixel PNG with a gigabyte of text, compressed to less than a megabyte. */
export function wordyPng(): Buffer {
  const text = deflateSync(Buffer.alloc(7_000_000, 'x'), { level: 9 })
  const words = Array.from({ length: 145 }, (_, i) => chunk('zTXt', Buffer.concat([Buffer.from(`${i}\0\0`), text])))
  const header = Buffer.from('00000001000000010800000000', 'hex')
  const pixel = deflateSync(Buffer.alloc(2))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...words,
    chunk('IDAT', pixel),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, body, sum] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type), data]), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
