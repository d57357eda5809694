import { BlockList, isIPv4 } from 'node:net'
import type { Target } from '../config.ts'
import { isPublicAddress } from '../http/public-address.ts'

const usualPorts = new Set([80, 443, 8080, 8443])

/**
 * Whether we may dial this address for a customer: the usual ports on the public internet, plus what the operator
 * allows.
 */
export function mayDial(address: string, port: number, allowed: readonly Target[]): boolean {
  if (usualPorts.has(port) && isPublicAddress(address)) return true
  return allowed.some((target) => covers(target, address, port))
}

/** Whether the port rules out a request to this URL from the start. */
export function usesDialledPort(url: URL, allowed: readonly Target[]): boolean {
  const port = portOf(url)
  return usualPorts.has(port) || allowed.some((target) => target.port === port)
}

export function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}

function covers(target: Target, address: string, port: number): boolean {
  if (target.port === null ? !usualPorts.has(port) : target.port !== port) return false
  const network = new BlockList()
  network.addSubnet(target.address, target.prefix, familyOf(target.address))
  return network.check(address, familyOf(address))
}

function familyOf(address: string) {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}
