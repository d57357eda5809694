import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

// Pixels of the side of one square, large enough for a phone to read from another.
const scale = 8
// Squares.
const margin = 4

/** A QR code as a PNG image in black and white. Mail programs show no SVG. */
export function qrImage(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const side = size * scale
  const rows = data.flatMap((squares) => {
    // A filter byte, then one bit per pixel; a set bit is white.
    const row = Buffer.alloc(1 + side / 8)
    for (const [x, isDark] of squares.entries()) row[1 + x] = isDark ? 0 : 0xff
    return Array.from({ length: scale }, () => row)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // The number of bits; colour type, compression, filter and interlace are 0.
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
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
