import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { memoize } from '../cache/memoize.ts'
import { type ViewDimension, viewDimensions } from './dimensions.ts'

const longest = 100

/** What is counted of a visit: no address, no cookie, nothing that tells one person from another. */
export type Attribution = Partial<Record<ViewDimension, string>>

/** Whether a person opens a page: not a program, and not a browser that loads it just in case, or as a picture or a script. */
export function isPerson({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || !isOpened(headers['sec-fetch-dest'])) return false
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')} ${String(headers['x-purpose'] ?? '')} ${String(headers['x-moz'] ?? '')}`
  return !/prefetch|prerender|preview/i.test(purpose) && !isProgram(headers['user-agent'])
}

/** Older browsers do not say what they load a page for. */
const isOpened = (destination: string | string[] = '') => ['', 'document', 'iframe'].includes(String(destination))

const scanners =
  /barracuda|proofpoint|mimecast|safelinks|trendmicro|fireeye|symantec|google-?(image)?proxy|yahoomailproxy|outlook-?ios-?preview|skypeuripreview/i
const isProgram = memoize((agent) => agent === '' || isbot(agent) || scanners.test(agent))

/** Where a visit comes from, as far as the request says so. */
export function attributionOf({ url = '', headers }: IncomingMessage): Attribution {
  const found: Attribution = {}
  const referrer = refererHost(headers.referer, headers.host)
  if (referrer !== '') found.referrer = referrer
  const start = url.indexOf('?')
  if (start === -1) return found
  const query = new URLSearchParams(url.slice(start + 1, start + 8000))
  for (const name of viewDimensions) {
    if (!name.startsWith('utm_')) continue
    const text = query.get(name) ?? ''
    // Newsletters put the address of their reader here. It would be kept for ever.
    const value = holdsAddress(text) ? '' : clean(text)
    if (value !== '') found[name] = value
  }
  return found
}

/** Whether there is a mail address in it, even if it was encoded more than once. */
const holdsAddress = (text: string) => /[^\s@]@[^\s@]/.test(text.replaceAll(/%(?:25)*40|[\uFF20\uFE6B]/gi, '@'))

/** The host alone, without www; nothing when somebody comes from another page of ours. */
function refererHost(referer: string | undefined, own: string | undefined): string {
  const host = referer === undefined ? '' : (hostIn(referer) ?? '')
  return host === hostname(own ?? '') ? '' : clean(host)
}

const hostIn = memoize((referer) => {
  const url = URL.parse(referer)
  return url && /^https?:$|^android-app:$/.test(url.protocol) ? hostname(url.hostname) : ''
})

const hostname = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')

/** Short, and without anything that is no text. */
export function clean(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return [...plain].slice(0, longest).join('').trim()
}
