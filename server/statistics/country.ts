import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Settings } from '../config.ts'

type Reader = (address: string) => string | undefined

/**
 * The country that a request comes from, by a table on this machine or, where a proxy that we trust knows it, by its
 * header. Nobody is asked, and the address is not kept.
 */
export async function countryReader(settings: Pick<Settings, 'trustProxy' | 'countryHeader' | 'countryTable'>) {
  const [lookUp, addressOf] = await Promise.all([openTable(settings.countryTable), clientAddress(settings)])
  const header = settings.countryHeader?.toLowerCase()
  return (request: IncomingMessage): string | undefined => {
    const remote = request.socket.remoteAddress ?? ''
    if (header !== undefined && addressOf.isTrusted(remote)) {
      const told = request.headers[header]
      if (typeof told === 'string' && /^[A-Za-z]{2}$/.test(told)) return told.toUpperCase()
    }
    return lookUp(addressOf(request).replace(/^::ffff:(?=\d)/i, ''))
  }
}

async function openTable(path: string | null): Promise<Reader> {
  const [{ Reader: Table }, { readFile }, { createRequire }] = await Promise.all([
    import('mmdb-lib'),
    import('node:fs/promises'),
    import('node:module'),
  ])
  const file =
    path ??
    createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const table = new Table(await readFile(file))
  return (address) => {
    if (isIP(address) === 0) return undefined
    const found = table.get(address) as { country_code?: string; country?: { iso_code?: string } } | null
    return found?.country_code ?? found?.country?.iso_code
  }
}

/** The address of the visitor: what our proxies say, else that of the connection. */
async function clientAddress({ trustProxy }: Pick<Settings, 'trustProxy'>) {
  if (trustProxy.length === 0)
    return Object.assign((request: IncomingMessage) => request.socket.remoteAddress ?? '', { isTrusted: () => false })
  const { default: proxyAddress } = await import('@fastify/proxy-addr')
  const trusts = proxyAddress.compile(trustProxy)
  return Object.assign((request: IncomingMessage) => proxyAddress(request, trusts), {
    isTrusted: (address: string) => isIP(address) !== 0 && trusts(address, 0),
  })
}
