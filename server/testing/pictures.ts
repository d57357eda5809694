import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture with soft spots of colour, the same every time. */
export function photo(width: number, height: number): Sharp {
  const shade = (_: unknown, i: number) => 128 + 100 * Math.sin(i / 90) * Math.cos(i / 7000)
  const pixels = Uint8Array.from({ length: width * height * 3 }, shade)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A picture in which no pixel follows from another, the same every time: the hardest there is to compress. */
export function noise(width: number, height: number): Sharp {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return 28 + ((state >> 16) % 201)
  }
  const pixels = Uint8Array.from({ length: width * height * 3 }, next)
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

/** The same PNG at another length: an ancillary chunk of zeros goes before the last one. */
export function padded(bytes: Buffer, length: number): Buffer {
  const end = bytes.length - 12
  return Buffer.concat([
    bytes.subarray(0, end),
    chunk('paDd', Buffer.alloc(length - bytes.length - 12)),
    bytes.subarray(end),
  ])
}

/** One bit per pixel and nothing but black: 20,000 x 20,000 pixels in about 50 kB. */
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

/** A GIF that says it has frames of this size, but holds only one pixel of each. */
export function hollowGif(width: number, height: number, frames = 1): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const side = size.toString('hex')
  const screen = `474946383961${side}800000000000ffffff`
  const frame = `21f904000a0000002c00000000${side}000202440100`
  return Buffer.from(`${screen}${frame.repeat(frames)}3b`, 'hex')
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, body, sum] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type), data]), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
