import type { IncomingHttpHeaders } from 'node:http'
import { domainToASCII } from 'node:url'
import type { FastifyRequest } from 'fastify'
import { noEntryFound } from '../refusal.ts'
import { isPublicHost } from './public-address.ts'

/** Text both engines store alike: valid Unicode, no control characters. Any line ending is accepted. */
export function isText(text: string): boolean {
  return text.isWellFormed() && !controlsButBreaks.test(text)
}

export function isLine(text: string): boolean {
  return text.isWellFormed() && !controls.test(text)
}

/** Whether it is one line in which nothing hides: a name that people can tell from others. */
export function isVisibleLine(text: string): boolean {
  return isLine(text) && !hidesCharacters(text)
}

/** Whether characters are invisible or change the order of others, so that one name could look like another. */
function hidesCharacters(text: string): boolean {
  return hidden.test(text)
}

// Persian and Hindi need the two that join letters.
const hidden = /(?![\u200c\u200d])[\p{Cf}\u2028\u2029]/u
const controls = /[\u0000-\u001f\u007f-\u009f]/
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Judged by how it parses, never by its prefix: `http:evil` and `httpx://` both begin with http. */
export function isWebAddress(text: string): boolean {
  return webUrl(text) !== undefined
}

/** A URL we may fetch for a customer: not ourselves, not our own network. */
export function isPublicWebAddress(text: string): boolean {
  const url = webUrl(text)
  return url !== undefined && isPublicHost(url.hostname)
}

/** The end of a sentence that says how to fix an address, if the fault is a common one. */
export function webAddressFault(text: string, { isPublic }: { isPublic: boolean }): string | undefined {
  if (/\s/.test(text)) return 'must be an address without spaces and line breaks; write %20 for a space'
  if (/^webcals?:/i.test(text)) return 'must start with https://: write that in place of webcal://'
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  if (!url) return undefined
  if (url.username !== '' || url.password !== '') return 'must be an address without a user name and password'
  if (isPublic && !isPublicHost(url.hostname))
    return 'must be an address on the public internet, not one of a private network or of this machine'
  return undefined
}

export function isStylesheetAddress(text: string): boolean {
  return webUrl(text)?.pathname.toLowerCase().endsWith('.css') ?? false
}

/** A web address, or a link that opens a phone or mail program. */
export function isLinkAddress(text: string): boolean {
  return isWebAddress(text) || (isLine(text) && /^(mailto|tel):[^\s]+$/i.test(text))
}

function webUrl(text: string): URL | undefined {
  if (!isLine(text) || !/^https?:\/\/[^\s\\]+$/i.test(text)) return undefined
  const url = URL.parse(text)
  return url && url.hostname !== '' && url.username === '' && url.password === '' ? url : undefined
}

/** A point in time, in UTC or with an offset; undefined if it doesn't exist. */
export function parseInstant(text: string): Temporal.Instant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined
  try {
    const instant = Temporal.Instant.from(text)
    // An offset can lead outside the four-digit years.
    return instantText(instant.epochMilliseconds).length === utcText.length ? instant : undefined
  } catch {
    return undefined
  }
}

const utcText = '2027-05-01T18:00:00.000Z'

export function instantText(epochMilliseconds: number): string {
  // Several times faster than Temporal, and every read returns two of them.
  return new Date(epochMilliseconds).toISOString()
}

/** One mailbox and nothing else: dot-atom local part, a DNS name with a dot, at most 254 characters. */
export function isMailbox(text: string): boolean {
  if (text.length > 254 || text.indexOf('@') > 64) return false
  return /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(
    text,
  )
}

/**
 * The mailbox someone typed, or undefined if it isn't one. An internationalized domain is converted to its ASCII form:
 * `user@bücher.example` becomes `user@xn--bcher-kva.example`.
 */
export function mailboxIn(text: string): string | undefined {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const mailbox = /^[\u0000-\u007f]*$/.test(domain) ? typed : `${typed.slice(0, at + 1)}${domainToASCII(domain)}`
  return isMailbox(mailbox) ? mailbox : undefined
}

export const prokeyPattern = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'
const prokeyText = new RegExp(`^${prokeyPattern}$`)

/** The UUID that identifies events and groups. */
export function isProkey(text: string): boolean {
  return prokeyText.test(text)
}

/** The prokey of the path, in lower case. Refuses one that cannot exist, so that the database never sees it. */
export function prokeyOf(request: FastifyRequest): string {
  const { prokey } = request.params as { prokey: string }
  if (!isProkey(prokey)) throw noEntryFound()
  return prokey.toLowerCase()
}

/** The address of a request without the slash that its path ends with. */
export const withoutSlash = (url: string) => url.replace(/\/(?=$|\?)/, '')

/** Whether the body is a form as a browser submits it without scripts. */
export function isForm({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false
}
