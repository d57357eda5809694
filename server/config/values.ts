import { isIP } from 'node:net'

/** A network such as 10.0.0.0/8 or a single address, optionally limited to one port. */
export interface Target {
  address: string
  prefix: number
  port: number | null
}

export function wholeNumber(minimum: number, maximum: number) {
  return (text: string) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return value >= minimum && value <= maximum ? value : undefined
  }
}

export function origin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : undefined
}

/** With a path, unlike an origin. */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text)
  return url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password ? url.href : undefined
}

export function postgresUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && ['postgres:', 'postgresql:'].includes(url.protocol) ? text : undefined
}

export function smtpUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' ? text : undefined
}

/** With the key that opens the bucket, the first part of the path. */
export function bucketUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username === '' || url.password === '')
    return undefined
  return /^\/[a-z0-9][a-z0-9.-]+/.test(url.pathname) ? text : undefined
}

export function listOf<T>(parse: (text: string) => T | undefined) {
  return (text: string) => {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(parse)
    return parts.every((part) => part !== undefined) ? parts : undefined
  }
}

export function onlyIf(isOne: (text: string) => boolean) {
  return (text: string) => (isOne(text) ? text : undefined)
}

/** An address or a network, optionally with a port; IPv6 then needs brackets. */
export function target(text: string): Target | undefined {
  const [, inBrackets, plain, port = null] = /^(?:\[([^\]]+)\]|([\d./]+))(?::(\d+))?$/.exec(text) ?? []
  const network = inBrackets ?? plain ?? text
  if (!isNetwork(network) || (port !== null && !wholeNumber(1, 65_535)(port))) return undefined
  const [address, prefix = isIP(network.split('/')[0]!) === 6 ? 128 : 32] = network.split('/') as [string, string?]
  return { address, prefix: Number(prefix), port: port === null ? null : Number(port) }
}

/** An address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  )
}

/** An address, with a port unless it is 53; IPv6 then needs brackets. */
export function isDnsServer(text: string): boolean {
  const [, address = text] = /^\[?([^\]]+?)\]?:\d{1,5}$/.exec(isIP(text) ? '' : text) ?? []
  return isIP(address) !== 0
}

/** The address of a page, or of a mailbox as a `mailto:`. */
export function contactAddress(text: string): string | undefined {
  if (/^[^\s@<>:/]+@[a-z\d.-]+$/i.test(text)) return `mailto:${text}`
  return URL.parse(text)?.protocol === 'https:' ? new URL(text).href : undefined
}
