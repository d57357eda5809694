import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { memoize } from '../cache/memoize.ts'
import { type ViewDimension, viewDimensions } from './dimensions.ts'

const longest = 100

/** What is recorded of a visit: no address, no cookie, nothing that identifies a person. */
export type Attribution = Partial<Record<ViewDimension, string>>

/** Whether a person opened a page, as opposed to a bot, a prefetch, or a browser that loads an image or script. */
export function isPerson({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || !isOpened(headers['sec-fetch-dest'])) return false
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')} ${String(headers['x-purpose'] ?? '')} ${String(headers['x-moz'] ?? '')}`
  return !/prefetch|prerender|preview/i.test(purpose) && !isProgram(headers['user-agent'])
}

/** Older browsers send no destination. */
const isOpened = (destination: string | string[] = '') => ['', 'document', 'iframe'].includes(String(destination))

const scanners =
  /barracuda|proofpoint|mimecast|safelinks|trendmicro|fireeye|symantec|google-?(image)?proxy|yahoomailproxy|outlook-?ios-?preview|skypeuripreview/i
const isProgram = memoize((agent) => agent === '' || isbot(agent) || scanners.test(agent))

/** Where a visit came from, if the request says so. */
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
    // Newsletters put their reader's address here, and we would keep it for ever.
    const value = holdsAddress(text) ? '' : clean(text)
    if (value !== '') found[name] = value
  }
  return found
}

/** Whether the text contains an email address, even if it was encoded more than once. */
const holdsAddress = (text: string) => /[^\s@]@[^\s@]/.test(text.replaceAll(/%(?:25)*40|[\uFF20\uFE6B]/gi, '@'))

/** The host without www; empty if the referrer is one of our own pages. */
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

/** Truncates the text and removes control characters. */
export function clean(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return [...plain].slice(0, longest).join('').trim()
}
