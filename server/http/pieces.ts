import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../config.ts'
import { errorFields, log } from './log.ts'
import { noteContent } from './unsent.ts'

/** What is longer is sent in pieces, as fast as it is taken. In characters or bytes. */
const longContent = 262_144
const pieceLength = 131_072

type Pieces = AsyncGenerator<string, void, void>

/**
 * Sends JSON that is read in pieces: a short one as a whole, a long one as fast as it is taken. The next piece is read when
 * the one before has left the process, so a client that does not read costs one piece and no more.
 */
export async function sendJsonPieces(settings: Pick<Settings, 'logLevel'>, reply: FastifyReply, pieces: Pieces) {
  let text = ''
  while (text.length <= pieceLength) {
    const { value, done } = await pieces.next()
    if (done) return sendJson(reply, text)
    text += value
  }
  return streamJson(settings, reply, pieces, text)
}

/** The same for a list that is known to be long. */
export function streamJson(settings: Pick<Settings, 'logLevel'>, reply: FastifyReply, pieces: Pieces, first?: string) {
  const stream = asTaken(first === undefined ? pieces : continued(first, pieces)).on('error', (error) => {
    log(settings, 'error', 'a list was broken off', { err: errorFields(error) })
  })
  return reply.type(json).send(stream)
}

async function* continued(first: string, pieces: Pieces): Pieces {
  yield first
  yield* pieces
}

/** Readable.from would read one piece ahead, and hold it while nobody reads. */
function asTaken(pieces: Pieces): Readable {
  return new Readable({
    highWaterMark: 0,
    read() {
      pieces.next().then(
        ({ value, done }) => this.push(done ? null : value),
        (error: unknown) => this.destroy(error as Error),
      )
    },
    destroy(error, callback) {
      callback(error)
      void pieces.return()
    },
  })
}

/** Sends a text that is there as a whole. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(json).send(inPieces(reply, text))
}

/** Long content as a stream, so that what waits to be written is not the whole, which all readers share. */
export function inPieces<T extends string | Buffer | undefined>(reply: FastifyReply, content: T): T | Readable {
  if (content === undefined || content.length <= longContent) return content
  noteContent(reply.raw, content)
  return Readable.from(slices(content))
}

const json = 'application/json; charset=utf-8'

function* slices<T extends string | Buffer>(content: T): Generator<T> {
  for (let at = 0, end; at < content.length; at = end) {
    end = at + pieceLength
    // Half of a character cannot be encoded.
    if (typeof content === 'string' && isHighSurrogate(content.charCodeAt(end - 1))) end += 1
    yield (typeof content === 'string' ? content.slice(at, end) : content.subarray(at, end)) as T
  }
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00
