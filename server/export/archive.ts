import { Readable } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { turn } from '../http/turns.ts'
import { type Stored, directoryRecord, endRecords, fileHeader, sizesAfter } from './zip-records.ts'

type Piece = string | Uint8Array

/** A file in an archive. A short one is given as a whole; a long one is read when its turn comes. */
export interface Entry {
  readonly name: string
  readonly content: Piece | AsyncIterable<Piece>
  /** Whether compressing it again would save nothing. */
  readonly isPacked?: boolean
}

// Bytes of text that are compressed at once.
const batchLength = 65_536
// Files whose records in the directory are joined, because a hundred thousand small buffers take several times their length.
const recordsAtOnce = 1000

/**
 * A zip file of these entries, in pieces of about this many bytes. Only the directory at its end is held in memory, about a
 * hundred bytes for each file. The packages we tried hold a compressor for each file: 1.7 GB for 100,000 files.
 */
export async function* archived(
  entries: AsyncIterable<Entry>,
  pieceLength: number,
  created: number,
): AsyncGenerator<Buffer, void, void> {
  let pieces: Buffer[] = []
  let length = 0
  for await (const data of fileBytes(entries, created)) {
    pieces.push(data)
    length += data.length
    if (length < pieceLength) continue
    yield Buffer.concat(pieces)
    ;[pieces, length] = [[], 0]
  }
  if (length > 0) yield Buffer.concat(pieces)
}

async function* fileBytes(entries: AsyncIterable<Entry>, created: number): AsyncGenerator<Buffer, void, void> {
  const directory: Buffer[] = []
  let [records, offset, count]: [Buffer[], number, number] = [[], 0, 0]
  for await (const entry of entries) {
    await turn()
    const { name, content, isPacked = false } = entry
    const isStreamed = typeof content !== 'string' && !(content instanceof Uint8Array)
    const stored: Stored = { name, created, offset, isPacked, isStreamed, crc: 0, packed: 0, size: 0 }
    for await (const bytes of entryBytes(entry, stored)) {
      offset += bytes.length
      yield bytes
    }
    count += 1
    records.push(directoryRecord(stored))
    if (records.length < recordsAtOnce) continue
    directory.push(Buffer.concat(records))
    records = []
  }
  directory.push(Buffer.concat(records))
  yield* directory
  yield endRecords({ count, offset, length: directory.reduce((sum, part) => sum + part.length, 0) })
}

/** Header and content of a file. Fills in its checksum and sizes. */
async function* entryBytes({ content }: Entry, stored: Stored): AsyncGenerator<Buffer, void, void> {
  if (typeof content === 'string' || content instanceof Uint8Array) {
    const bytes = bytesOf(content)
    const data = stored.isPacked ? bytes : deflateRawSync(bytes)
    Object.assign(stored, { crc: crc32(bytes), size: bytes.length, packed: data.length })
    yield fileHeader(stored)
    return yield data
  }
  yield fileHeader(stored)
  const source = Readable.from(counted(content, stored))
  const deflate = createDeflateRaw()
  source.once('error', (error) => deflate.destroy(error))
  source.pipe(deflate)
  try {
    for await (const data of deflate as AsyncIterable<Buffer>) {
      stored.packed += data.length
      yield data
    }
  } finally {
    source.destroy()
  }
  yield sizesAfter(stored)
}

/** The content in larger pieces, because each takes a turn of the compressor. */
async function* counted(content: AsyncIterable<Piece>, stored: Stored): AsyncGenerator<Buffer, void, void> {
  let pieces: Buffer[] = []
  let length = 0
  const batch = () => {
    const bytes = Buffer.concat(pieces)
    ;[pieces, length] = [[], 0]
    stored.crc = crc32(bytes, stored.crc)
    stored.size += bytes.length
    return bytes
  }
  for await (const piece of content) {
    const bytes = bytesOf(piece)
    pieces.push(bytes)
    length += bytes.length
    if (length >= batchLength) yield batch()
  }
  if (length > 0) yield batch()
}

function bytesOf(piece: Piece): Buffer {
  return typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
}
