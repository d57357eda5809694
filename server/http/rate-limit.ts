/** Counts by name in windows of fixed length, in bounded memory. */
export class RateLimit {
  readonly #windowMs: number
  readonly #limit: number
  readonly #counts = new Map<string, { count: number; ends: number }>()

  constructor(limit: number, windowSeconds: number) {
    this.#limit = limit
    this.#windowMs = windowSeconds * 1000
  }

  /** Counts one more. Returns the seconds to wait if that is too many, otherwise 0. `now` is monotonic. */
  hit(name: string, now: number): number {
    const known = this.#counts.get(name)
    const entry = known && known.ends > now ? known : { count: 0, ends: now + this.#windowMs }
    entry.count += 1
    if (entry !== known) {
      this.#counts.delete(name)
      if (this.#counts.size >= maxNames) this.#counts.delete(this.#counts.keys().next().value!)
      this.#counts.set(name, entry)
    }
    return entry.count > this.#limit ? Math.ceil((entry.ends - now) / 1000) : 0
  }

  /** How many are left, and the seconds until all are again. */
  left(name: string, now: number): { readonly count: number; readonly seconds: number } {
    const entry = this.#counts.get(name)
    if (!entry || entry.ends <= now) return { count: this.#limit, seconds: 0 }
    return { count: Math.max(0, this.#limit - entry.count), seconds: Math.ceil((entry.ends - now) / 1000) }
  }

  /** Takes back one count. */
  giveBack(name: string) {
    const entry = this.#counts.get(name)
    if (entry && entry.count > 0) entry.count -= 1
  }
}

const maxNames = 100_000

/** What counts as one sender: an IPv4 address, or the /64 network of an IPv6 customer. */
export function networkOf(address: string): string {
  return prefixOf(address, 4)
}

/** The /48 of an IPv6 address, which a single customer may own; for IPv4 the address itself. */
export function siteOf(address: string): string {
  return prefixOf(address, 3)
}

function prefixOf(address: string, groups: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...middle, ...right].slice(0, groups).join(':')
}
