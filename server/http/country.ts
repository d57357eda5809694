import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { memoize } from '../cache/memoize.ts'
import type { Settings } from '../config.ts'

type Reader = (address: string) => string | undefined

/**
 * Looks up the country of a request: from the header of a trusted proxy, otherwise from a local table. Makes no network
 * request and does not store the address.
 */
export async function countryReader(settings: Pick<Settings, 'trustProxy' | 'countryHeader' | 'countryTable'>) {
  const [lookUp, addressOf] = await Promise.all([openTable(settings.countryTable), clientAddress(settings)])
  const header = settings.countryHeader?.toLowerCase()
  return (request: IncomingMessage): string | undefined => {
    const remote = request.socket.remoteAddress ?? ''
    if (header !== undefined && addressOf.isTrusted(remote)) {
      const code = request.headers[header]
      if (typeof code === 'string' && code !== '') return knownCountry(code) || undefined
    }
    return knownCountry(lookUp(addressOf(request).replace(/^::ffff:(?=\d)/i, ''))) || undefined
  }
}

// CLDR also names these regions, but they are not countries: a few islands, unions, test locales, "unknown".
const otherRegions = /^(AC|CP|CQ|DG|EA|EU|EZ|IC|QO|TA|UN|XA|XB|ZZ)$/
// Made late: the first one of a process takes some tens of milliseconds.
const regions = memoize((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))

/**
 * The upper-case code, or an empty text if it is not a country, such as XX (unknown) and T1 (Tor), which proxies send.
 */
const knownCountry = memoize((text) => {
  const code = text.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) && !otherRegions.test(code) && regions('en').of(code) !== undefined ? code : ''
})

const tables = new Map<string | null, Promise<Reader>>()

/** Read once per process: it takes several megabytes. */
function openTable(path: string | null): Promise<Reader> {
  const known = tables.get(path) ?? readTable(path)
  tables.set(path, known)
  // A missing file may be there the next time.
  known.catch(() => tables.delete(path))
  return known
}

async function readTable(path: string | null): Promise<Reader> {
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

/** The visitor's address as reported by trusted proxies, otherwise that of the connection. */
async function clientAddress({ trustProxy }: Pick<Settings, 'trustProxy'>) {
  if (trustProxy.length === 0)
    return Object.assign((request: IncomingMessage) => request.socket.remoteAddress ?? '', { isTrusted: () => false })
  const { default: proxyAddress } = await import('@fastify/proxy-addr')
  const trusts = proxyAddress.compile(trustProxy)
  return Object.assign((request: IncomingMessage) => proxyAddress(request, trusts), {
    isTrusted: (address: string) => isIP(address) !== 0 && trusts(address, 0),
  })
}
