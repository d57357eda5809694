import { isUtf8 } from 'node:buffer'
import { limits } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { jsonFault, placeOf } from './json-fault.ts'

const bodies = new WeakMap<FastifyRequest, Buffer>()

/** The exact bytes of the body, which tell a repeated request from a different one. */
export function rawBody(request: FastifyRequest): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0)
}

export function keepRawBody(request: FastifyRequest, bytes: Buffer) {
  bodies.set(request, bytes)
}

/** Accepts only JSON, and checks its size and depth before anything walks through it. */
export function parseJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: limits.body }, (request, body, done) => {
    try {
      refuseEncoded(request)
      refuseCharset(request)
      keepRawBody(request, body as Buffer)
      done(null, parseJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}

/** Refuses compressed bodies: a small request could expand to a huge one. */
export function refuseEncoded({ headers }: FastifyRequest) {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (encoding === undefined || encoding === '' || encoding === 'identity') return
  throw new Refusal('media-type', 'A body with a Content-Encoding is not accepted. Send it uncompressed.')
}

function refuseCharset({ headers }: FastifyRequest) {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase()
  if (charset === undefined || charsets.has(charset)) return
  throw new Refusal('media-type', 'This charset is not accepted. Send the body as application/json in UTF-8.')
}

// ASCII is a subset of UTF-8.
const charsets = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii'])

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  checkSize(bytes)
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes)) throw notUtf8(bytes, text)
  try {
    return JSON.parse(text)
  } catch {
    throw notJson(text)
  }
}

function notJson(text: string): Refusal {
  const fault = jsonFault(text)
  const why = fault && `: ${fault.what} ${placeOf(text, fault.at)}`
  return new Refusal('invalid', `The body is not valid JSON${why ?? ''}.`)
}

/** Decoding replaced invalid bytes with U+FFFD; the first one that wasn't sent marks their place. */
function notUtf8(bytes: Buffer, text: string): Refusal {
  let at = text.indexOf(replacement)
  let offset = Buffer.byteLength(text.slice(0, at))
  while (bytes.subarray(offset, offset + 3).equals(replacementBytes)) {
    const next = text.indexOf(replacement, at + 1)
    offset += Buffer.byteLength(text.slice(at, next))
    at = next
  }
  const byte = bytes[offset]!.toString(16).padStart(2, '0')
  const place = placeOf(text, at)
  return new Refusal(
    'invalid',
    `The body is not valid UTF-8: the byte 0x${byte} ${place} does not belong to a character.`,
  )
}

const replacement = '\u{FFFD}'
const replacementBytes = Buffer.from(replacement)

/** Counts nesting and keys byte by byte, because recursive code must never see a million brackets. */
function checkSize(bytes: Buffer) {
  let depth = 0
  let keys = 0
  let inString = false
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i]
    if (inString) {
      if (byte === 0x5c) i += 1
      else if (byte === 0x22) inString = false
    } else if (byte === 0x22) inString = true
    else if (byte === 0x7b || byte === 0x5b) depth += 1
    else if (byte === 0x7d || byte === 0x5d) depth -= 1
    else if (byte === 0x3a) keys += 1

    if (depth > limits.depth)
      throw new Refusal('invalid', `The JSON body is nested too deeply. At most ${limits.depth} levels are accepted.`)
    if (keys > limits.keys)
      throw new Refusal('invalid', `The JSON body has too many keys. At most ${limits.keys} are accepted.`)
  }
}
