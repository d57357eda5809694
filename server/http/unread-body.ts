import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

// How much of the body is still read and discarded so that the client can read the response.
const most = { bytes: 16 * 1024 * 1024, milliseconds: 10_000 }

/**
 * Responds to a request without reading its body, and closes the connection once the client has sent it or had enough
 * time. Closing it earlier would reset the connection, and a client that sends everything before it reads would never
 * see the response.
 */
export function answerBeforeBody(reply: FastifyReply, text: string) {
  reply.header('connection', 'close')
  return reply.header('content-length', Buffer.byteLength(text)).send(Readable.from(slowEnd(text, reply.request.raw)))
}

async function* slowEnd(text: string, request: IncomingMessage) {
  yield text
  await dropBody(request)
}

/** Discards the rest of the body until the client is done or had enough time. */
export async function dropBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, most.milliseconds)
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > most.bytes) resolve()
  })
  request.once('end', resolve).once('close', resolve).resume()
  await promise
  clearTimeout(timer)
  request.pause()
}
