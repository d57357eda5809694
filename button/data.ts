import type { ButtonData } from '@kalends/contract'

/** The origin of the script, defined by the wrapper that the server adds. Undefined in other bundles. */
declare const kalendsAddress: string | undefined

/** The address of the server: from the page, otherwise the origin of the script. Without a trailing slash. */
export function serverAddress(domain: string | null): string {
  const named = domain?.trim().replace(/\/+$/, '')
  if (named) return /^https?:\/\//i.test(named) ? named : `https://${named}`
  return typeof kalendsAddress === 'undefined' ? '' : kalendsAddress
}

/** Why there is no button. */
export class Unavailable extends Error {}

interface Kept {
  readonly data: Promise<ButtonData>
  readonly at: number
}

const requests = new Map<string, Kept>()

/** Milliseconds. Single-page apps stay open for days, and show the same event again. */
const freshFor = 5 * 60_000

/**
 * The data for a key. All buttons on a page share one request. A failed one is repeated on the next call; a button that is
 * new on the page repeats an old one, unless the server is out of reach.
 */
export function dataOf(server: string, prokey: string, isNew: boolean): Promise<ButtonData> {
  const address = addressOf(server, prokey)
  const known = requests.get(address)
  if (known && !(isNew && Date.now() - known.at > freshFor)) return known.data
  const request = load(server, prokey)
  const data = known ? request.catch(() => known.data) : request
  requests.set(address, { data, at: Date.now() })
  data.catch(() => requests.delete(address))
  return data
}

export function keepData(server: string, data: ButtonData) {
  requests.set(addressOf(server, data.prokey), { data: Promise.resolve(data), at: Date.now() })
}

/** The error for a server that does not respond. */
export function unreachable(server: string, prokey: string): Unavailable {
  return new Unavailable(`${addressOf(server, prokey)} cannot be reached. Is the server running, and does the Content-Security-Policy of this page allow it under connect-src?`) // oxfmt-ignore
}

const addressOf = (server: string, prokey: string) => `${server}/${encodeURIComponent(prokey)}/config.json`

/** Retries if the server is starting or busy, or the network fails briefly. */
async function load(server: string, prokey: string, triesLeft = 2): Promise<ButtonData> {
  const address = addressOf(server, prokey)
  const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined)
  if ((!answer || answer.status === 503) && triesLeft > 0 && navigator.onLine) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return load(server, prokey, triesLeft - 1)
  }
  if (!answer) throw unreachable(server, prokey)
  if (answer.status === 404)
    throw new Unavailable(`${address} does not exist. Check the prokey, and that the event is published.`)
  if (!answer.ok) throw new Unavailable(`${address} returned ${answer.status}.`)
  return (await answer.json()) as ButtonData
}
