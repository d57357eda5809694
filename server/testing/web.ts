import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { finallyIn } from './finally.ts'

export interface Web {
  readonly port: number
  /** All requests it received. */
  readonly requests: IncomingMessage[]
  /** How many connections were made. */
  connections(): number
}

/**
 * The outside web for tests: a host that OUTBOUND_ALLOW may permit, and on the same port a canary that must not be
 * reached.
 */
export async function startWeb(t: TestContext, answer: RequestListener): Promise<{ host: Web; canary: Web }> {
  for (;;) {
    const host = await listen(t, '127.0.0.2', 0, answer)
    const canary = await listen(t, '127.0.0.1', host!.port, (_request, response) => void response.end('secret'))
    // The port may be taken there.
    if (canary) return { host: host!, canary }
  }
}

async function listen(
  t: TestContext,
  address: string,
  port: number,
  answer: RequestListener,
): Promise<Web | undefined> {
  const requests: IncomingMessage[] = []
  let connections = 0
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  server.on('connection', () => (connections += 1))
  try {
    server.listen(port, address)
    await once(server, 'listening')
  } catch (error) {
    if (port !== 0 && (error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
  finallyIn(t, () => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, requests, connections: () => connections }
}
