import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

// Pixels of the side of one square, large enough for a phone to read from another.
const scale = 8
// Squares.
const margin = 4

// Any of the eight masks can be read. Finding the best one for each code takes seven times as long as drawing it; this one is
// the best for four tickets in ten.
const maskPattern = 2
// PNG: every pixel is the difference from the one above it.
const fromAbove = 2

/** A QR code as a PNG image in black and white. Mail programs show no SVG. */
export function qrImage(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 0, maskPattern })
  const squares = size + 2 * margin
  const side = squares * scale
  // A filter byte, then one bit per pixel; a set bit is white.
  const width = 1 + squares
  const rows = Buffer.alloc(width * side)
  for (let y = 0; y < squares; y += 1) {
    const first = y * scale * width
    rows.fill(0xff, first + 1, first + width)
    for (const [x, isDark] of data[y - margin]?.entries() ?? []) if (isDark) rows[first + 1 + margin + x] = 0
    // The others are the same as the first.
    for (let n = 1; n < scale; n += 1) rows[first + n * width] = fromAbove
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // The number of bits; colour type, compression, filters and interlace are 0.
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    // A chunk size of what comes out of it; zlib reserves 16 KB otherwise.
    chunk('IDAT', deflateSync(rows, { level: 1, chunkSize: 2048 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
