import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../config.ts'
import { TimeLimit } from '../database/time-limit.ts'
import { errorFields, log } from './log.ts'
import { noteContent } from './unsent.ts'

/** Longer content is streamed as fast as the client reads it. In characters or bytes. */
const longContent = 262_144
const pieceLength = 131_072

type Pieces = AsyncGenerator<string, void, void>

/**
 * Sends JSON that is produced in pieces: short JSON as a whole, long JSON as fast as the client reads it. The next
 * piece is produced when the previous one has left the process, so a client that doesn't read costs one piece.
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

/** Like `sendJsonPieces`, for a list that is known to be long. */
export function streamJson(settings: Pick<Settings, 'logLevel'>, reply: FastifyReply, pieces: Pieces, first?: string) {
  return streamPieces(settings, reply, json, first === undefined ? pieces : continued(first, pieces))
}

/** Sends text of another type as fast as the client reads it. */
export function streamPieces(
  settings: Pick<Settings, 'logLevel'>,
  reply: FastifyReply,
  type: string,
  pieces: Pieces,
): FastifyReply {
  const stream = asTaken(pieces).on('error', (error) => {
    log(settings, 'error', 'a list was broken off', { err: errorFields(error) })
  })
  return reply.type(type).send(stream)
}

async function* continued(first: string, pieces: Pieces): Pieces {
  yield first
  yield* pieces
}

/**
 * Unlike Readable.from, doesn't read one piece ahead and hold it for a client that doesn't read. Each piece has the time
 * limit of a request: with one for all of them, lists of some length would always break off.
 */
function asTaken(pieces: Pieces): Readable {
  return new Readable({
    highWaterMark: 0,
    read() {
      TimeLimit.renew(() => pieces.next()).then(
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

/** Sends a complete JSON text. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(json).send(inPieces(reply, text))
}

/** Long content as a stream of slices, so that only a slice is buffered for a reader; the content itself is shared. */
export function inPieces<T extends string | Buffer | undefined>(reply: FastifyReply, content: T): T | Readable {
  if (content === undefined || content.length <= longContent) return content
  noteContent(reply.raw, content)
  return Readable.from(slices(content))
}

export const json = 'application/json; charset=utf-8'

function* slices<T extends string | Buffer>(content: T): Generator<T> {
  for (let at = 0, end; at < content.length; at = end) {
    end = at + pieceLength
    // Half of a surrogate pair can't be encoded.
    if (typeof content === 'string' && isHighSurrogate(content.charCodeAt(end - 1))) end += 1
    yield (typeof content === 'string' ? content.slice(at, end) : content.subarray(at, end)) as T
  }
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00
