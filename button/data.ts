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

const requests = new Map<string, Promise<ButtonData>>()

/** The data for a key. All buttons on a page share one request. A failed one is repeated on the next call. */
export function dataOf(server: string, prokey: string): Promise<ButtonData> {
  const address = addressOf(server, prokey)
  const known = requests.get(address)
  if (known) return known
  const request = load(server, prokey)
  requests.set(address, request)
  request.catch(() => requests.delete(address))
  return request
}

export function keepData(server: string, data: ButtonData) {
  requests.set(addressOf(server, data.prokey), Promise.resolve(data))
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
