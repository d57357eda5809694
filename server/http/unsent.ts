import type { ServerResponse } from 'node:http'

type Content = string | Buffer

const shared = new WeakMap<ServerResponse, Content>()

/**
 * Registers content that a response is streamed from, and that stays in memory until it is sent. Responses may share
 * it.
 */
export function noteContent(response: ServerResponse, content: Content) {
  shared.set(response, content)
}

/** Memory held for these responses: buffered output, and the content it is streamed from. */
export function unsentBytes(responses: Iterable<ServerResponse>): number {
  return new Holdings(responses).bytes
}

const shortResponse = 16_384

/** Destroys responses, oldest first, until the rest hold at most `limit` bytes. */
export function dropSlowest(open: ReadonlySet<ServerResponse>, limit: number) {
  const held = new Holdings(open)
  for (const response of open) {
    if (held.bytes <= limit) return
    if (response.writableLength + (shared.get(response)?.length ?? 0) < shortResponse) continue
    held.drop(response)
    response.destroy()
  }
}

class Holdings {
  bytes = 0
  readonly #holders = new Map<Content, number>()

  constructor(responses: Iterable<ServerResponse>) {
    for (const response of responses) {
      this.bytes += response.writableLength
      const content = shared.get(response)
      if (content === undefined) continue
      const holders = this.#holders.get(content) ?? 0
      if (holders === 0) this.bytes += content.length
      this.#holders.set(content, holders + 1)
    }
  }

  drop(response: ServerResponse) {
    this.bytes -= response.writableLength
    const content = shared.get(response)
    if (content === undefined) return
    const holders = this.#holders.get(content)! - 1
    if (holders === 0) this.bytes -= content.length
    this.#holders.set(content, holders)
  }
}
