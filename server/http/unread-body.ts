import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

// What is still taken in, and thrown away, so that the answer can be read.
const most = { bytes: 16 * 1024 * 1024, milliseconds: 10_000 }

/**
 * Answers a request whose body is not wanted, at once and to its last byte, and closes the connection once the sender is
 * done or has had its chance. To close it while something is unread resets it, and then a sender that writes everything
 * before it reads never sees the answer.
 */
export function answerBeforeBody(reply: FastifyReply, body: object) {
  const text = JSON.stringify(body)
  reply.header('connection', 'close').type('application/json; charset=utf-8')
  return reply.header('content-length', Buffer.byteLength(text)).send(Readable.from(slowEnd(text, reply.request.raw)))
}

async function* slowEnd(text: string, request: IncomingMessage) {
  yield text
  await dropBody(request)
}

/** Takes in what is still being sent and drops it, until the sender is done or has had its chance. */
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
