import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** A file in an archive. Its content is read when its turn comes. */
export interface Entry {
  readonly name: string
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
  /** Whether compressing it again would save nothing. */
  readonly isPacked?: boolean
}

/** A zip file of these entries, in pieces of about this many bytes. Neither the file nor an entry is ever held as a whole. */
export async function* archived(
  entries: AsyncIterable<Entry>,
  pieceLength: number,
  created: Date,
): AsyncGenerator<Buffer, void, void> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const added = addAll().catch((error: unknown) => void output.destroy(error as Error))
  let pieces: Buffer[] = []
  let length = 0
  try {
    for await (const data of output as AsyncIterable<Buffer>) {
      pieces.push(data)
      length += data.length
      if (length < pieceLength) continue
      yield Buffer.concat(pieces)
      ;[pieces, length] = [[], 0]
    }
    if (length > 0) yield Buffer.concat(pieces)
  } finally {
    output.destroy()
    await added
  }

  /** One entry at a time: the library would open all of them at once. */
  async function addAll() {
    for await (const { name, content, isPacked = false } of entries) {
      if (output.destroyed) return
      const source = Readable.from(bytesOf(content), { objectMode: false })
      const isRead = finished(source)
      // The archive was given up while it was being read.
      const stop = () => void source.destroy()
      output.once('close', stop)
      zip.addReadStream(source, name, { mtime: created, compress: !isPacked })
      try {
        await isRead
      } finally {
        output.off('close', stop)
      }
    }
    zip.end()
  }
}

async function* bytesOf(content: Entry['content']): AsyncGenerator<Buffer, void, void> {
  for await (const piece of content) {
    const bytes =
      typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    if (bytes.length > 0) yield bytes
  }
}
