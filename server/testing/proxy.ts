import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import type { TestContext } from 'node:test'
import { overTcp } from './database.ts'
import { finallyIn } from './finally.ts'

interface Link {
  readonly client: Socket
  readonly server: Socket
  /** What the client has sent so far, enough to tell connections apart. */
  sent: string
  /** Receives the server's replies instead of the client. */
  interceptor: ((reply: string) => void) | undefined
}

const remembered = 100_000

export interface Proxy {
  readonly port: number
  /** How many connections were made. */
  readonly connections: number
  /** The same URL, through the proxy. */
  through(url: string): string
  /**
   * Stops passing data without closing anything: on connections whose client has sent this text, or on all open ones.
   * `toCome` includes connections opened from now on.
   */
  silence(options?: { sent?: string; toCome?: boolean }): void
  /** Passes on held-back data and everything that follows. */
  resume(): void
  /** Adds this many milliseconds in each direction. */
  delay(milliseconds: number): void
  /** Drops connections: those whose client has sent this text, or all. */
  cut(sent?: string): void
  /** Whether new connections are closed immediately. */
  refuse(isRefusing: boolean): void
  /**
   * Passes the next message with this text on to the server, but loses the reply. Once that contains `reply`, which
   * proves that the server did the work, the connection is cut or goes silent.
   */
  loseReplyTo(text: string, reply: string, then?: 'cut' | 'silence'): Promise<void>
  close(): Promise<void>
}

/** A proxy to the server at this URL, for the duration of the test. */
export async function proxyTo(t: TestContext, url: string): Promise<Proxy> {
  const { hostname, port } = new URL(url)
  const proxy = await startProxy({ host: hostname, port: Number(port) })
  finallyIn(t, () => proxy.close())
  return proxy
}

/** Sits between a client and a server and can fail in every way that a network can. */
export async function startProxy(target: { host: string; port: number }): Promise<Proxy> {
  const links = new Set<Link>()
  const thefts: { text: string; steal: (link: Link) => void }[] = []
  const faults = { isSilent: false, isRefusing: false, delay: 0 }

  let connections = 0
  const server = createServer((client) => {
    connections += 1
    if (faults.isRefusing) return void client.destroy()
    const link: Link = {
      client,
      server: connect(target.port, target.host),
      sent: '',
      interceptor: undefined,
    }
    links.add(link)
    for (const socket of [link.client, link.server]) {
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        links.delete(link)
        destroy(link)
      })
    }
    link.client.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1')
      if (link.sent.length < remembered) link.sent += text
      const theft = thefts.findIndex((each) => text.includes(each.text))
      if (theft >= 0) thefts.splice(theft, 1)[0]!.steal(link)
      pass(bytes, link.server)
    })
    link.server.on('data', (bytes: Buffer) => {
      if (link.interceptor) link.interceptor(bytes.toString('latin1'))
      else pass(bytes, link.client)
    })
    if (faults.isSilent) silence(link)
  })

  function pass(bytes: Buffer, to: Socket) {
    const write = () => to.writable && to.write(bytes)
    if (faults.delay > 0) setTimeout(write, faults.delay)
    else write()
  }

  function silence(link: Link) {
    link.client.pause()
    link.server.pause()
  }

  function destroy({ client, server: upstream }: Link) {
    client.destroy()
    upstream.destroy()
  }

  const having = (sent = '') => [...links].filter((link) => link.sent.includes(sent))

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    port,
    get connections() {
      return connections
    },
    through(url) {
      const address = new URL(overTcp(url))
      address.host = `127.0.0.1:${port}`
      return address.href
    },
    silence({ sent, toCome = false } = {}) {
      faults.isSilent = toCome
      having(sent).forEach(silence)
    },
    resume() {
      faults.isSilent = false
      faults.delay = 0
      for (const link of links) {
        link.client.resume()
        link.server.resume()
      }
    },
    delay(milliseconds) {
      faults.delay = milliseconds
    },
    cut: (sent) => having(sent).forEach(destroy),
    refuse(isRefusing) {
      faults.isRefusing = isRefusing
    },
    loseReplyTo(text, reply, then = 'cut') {
      const { promise, resolve } = Promise.withResolvers<void>()
      const steal = (link: Link) => {
        let stolen = ''
        link.interceptor = (part) => {
          stolen += part
          if (!stolen.includes(reply)) return
          if (then === 'cut') destroy(link)
          else silence(link)
          resolve()
        }
      }
      thefts.push({ text, steal })
      return promise
    },
    async close() {
      links.forEach(destroy)
      server.close()
      await once(server, 'close')
    },
  }
}
