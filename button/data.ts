import type { ButtonData } from '@kalends/contract'

/** Where the script comes from, set by what wraps the file that the server sends. In a bundle of somebody else there is none. */
declare const kalendsAddress: string | undefined

/** The address of the server: named by the page, else where the script comes from. Without a slash at its end. */
export function serverAddress(domain: string | null): string {
  const named = domain?.trim().replace(/\/+$/, '')
  if (named) return /^https?:\/\//i.test(named) ? named : `https://${named}`
  return typeof kalendsAddress === 'undefined' ? '' : kalendsAddress
}

/** Why there is no button. */
export class Unavailable extends Error {}

const requests = new Map<string, Promise<ButtonData>>()

/** What the server says of a key. All buttons of a page share one request; one that failed is made again when asked for. */
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

/** What to say of a server that does not answer. */
export function unreachable(server: string, prokey: string): Unavailable {
  return new Unavailable(`${addressOf(server, prokey)} cannot be reached. Is the server running, and does the Content-Security-Policy of this page allow it under connect-src?`) // oxfmt-ignore
}

const addressOf = (server: string, prokey: string) => `${server}/${encodeURIComponent(prokey)}/config.json`

/** A server that is just starting or busy, or a network that stumbles, is asked again. */
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
  if (!answer.ok) throw new Unavailable(`${address} answered ${answer.status}.`)
  return (await answer.json()) as ButtonData
}
