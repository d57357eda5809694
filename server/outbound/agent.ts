import { type LookupFunction, isIP } from 'node:net'
import type { Agent } from 'undici'
import type { Settings } from '../config.ts'
import { OutboundFailure } from './failure.ts'
import { mayDial, portOf } from './permission.ts'
import { addressesOf, resolverFor } from './resolver.ts'

export type DialSettings = Pick<Settings, 'dnsServers' | 'outboundAllow'>

export interface GuardedAgent {
  readonly agent: Agent
  /** Closes its connections and cancels pending DNS queries. */
  close(): Promise<void>
}

/**
 * Connects to one host only and resolves its name once: every returned address is checked and only those are dialled,
 * so the name cannot point elsewhere between check and connection (DNS rebinding).
 */
export async function guardedAgent(
  url: URL,
  settings: DialSettings,
  limits: { connect: number; bytes: number },
): Promise<GuardedAgent> {
  const port = portOf(url)
  const isAllowed = (address: string | undefined) =>
    address !== undefined && mayDial(address, port, settings.outboundAllow)

  // An IP literal skips the lookup, so nothing else would check it.
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isAllowed(literal)) throw new OutboundFailure('address')

  const resolver = resolverFor(settings)
  const lookup: LookupFunction = (name, options, callback) => {
    void addressesOf(name, resolver).then((addresses) => {
      if (addresses.length === 0) return callback(new OutboundFailure('unreachable'), '')
      // If one address is internal, trust none of them.
      if (!addresses.every(isAllowed)) return callback(new OutboundFailure('address'), '')
      const found = addresses.map((address) => ({ address, family: isIP(address) }))
      return options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family)
    })
  }

  const { Agent, buildConnector } = await import('undici')
  const connect = buildConnector({ lookup, timeout: limits.connect, allowH2: false, maxCachedSessions: 0 })
  const agent = new Agent({
    maxResponseSize: limits.bytes,
    allowH2: false,
    connect: (options, callback) =>
      connect(options, (error, socket) => {
        if (error) return callback(error, null)
        if (isAllowed(socket.remoteAddress)) return callback(null, socket)
        socket.destroy()
        return callback(new OutboundFailure('address'), null)
      }),
  })
  return {
    agent,
    close: async () => {
      resolver.cancel()
      await agent.destroy()
    },
  }
}
