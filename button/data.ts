import type { ButtonData } from '@kalends/contract'

/** Why there is no button. `missing`: the server knows nothing by this key. */
export class Unavailable extends Error {
  readonly reason: 'missing' | 'unreachable'
  constructor(reason: Unavailable['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

const requests = new Map<string, Promise<ButtonData>>()

/** What the server says of a key. All buttons of a page share one request; one that failed is made again when asked for. */
export function dataOf(server: string, prokey: string): Promise<ButtonData> {
  const address = `${server}/${encodeURIComponent(prokey)}/config.json`
  const known = requests.get(address)
  if (known) return known
  const request = load(address)
  requests.set(address, request)
  request.catch(() => requests.delete(address))
  return request
}

async function load(address: string): Promise<ButtonData> {
  let answer: Response
  try {
    answer = await fetch(address, { credentials: 'omit' })
  } catch {
    throw new Unavailable('unreachable', `${address} cannot be reached. Is the server running, and does the Content-Security-Policy of this page allow it under connect-src?`) // oxfmt-ignore
  }
  if (answer.status === 404)
    throw new Unavailable('missing', `${address} does not exist. Check the prokey, and that the event is published.`)
  if (!answer.ok) throw new Unavailable('unreachable', `${address} answered ${answer.status}.`)
  return (await answer.json()) as ButtonData
}
