import type { RsvpAnswer } from '@kalends/contract'
import type { Context } from '../context.ts'
import { turn } from '../http/turns.ts'
import { presentAnswers } from './presentation.ts'
import { type SizedAnswer, answerReads } from './answer-reads-store.ts'

const sizesAtOnce = 1000
// Rows are held in memory until they are sent, so a long list is read in parts.
const pageBytes = 65_536
const withoutPayload = 300

interface Of {
  readonly organization: number
  readonly event: string
}

interface Range {
  readonly limit: number
  readonly offset: number
}

/** The answers to an event, oldest first, read in parts so that other requests get their turn in between. */
export function answerListing({ database, now }: Pick<Context, 'database' | 'now'>) {
  const reads = answerReads(database)

  return {
    async all(organization: number, event: string): Promise<RsvpAnswer[]> {
      const answers: RsvpAnswer[] = []
      const next = everything({ organization, event })
      for (let some = await next(); some; some = await next()) answers.push(...some)
      return answers
    },
    /** All of them, in parts that fit into memory. */
    async *parts(of: Of): AsyncGenerator<RsvpAnswer[], void, void> {
      const next = everything(of)
      for (let some = await next(); some; some = await next()) yield some
    },
    /** As JSON, all of them or a part. Each piece is read when the client takes it. */
    async *json(of: Of, range?: Range): AsyncGenerator<string, void, void> {
      const next = range ? part(of, range) : everything(of)
      // A separate function, because a generator would hold on to the answers between two pieces.
      const read = async () => (await next())?.map((answer) => JSON.stringify(answer)).join(',')
      let before = '['
      for (let text = await read(); text !== undefined; text = await read()) {
        // All of them were deleted in the meantime.
        if (text === '') continue
        yield `${before}${text}`
        before = ','
      }
      yield before === '[' ? '[]' : ']'
    },
  }

  function everything(of: Of) {
    let last: number | undefined = 0
    return inPages(of, async () => {
      const sizes: SizedAnswer[] =
        last === undefined ? [] : await reads.sizes(of.organization, of.event, now(), last, sizesAtOnce)
      last = sizes.at(-1)?.serial
      return sizes
    })
  }

  function part(of: Of, { limit, offset }: Range) {
    let isDone = false
    return inPages(of, async () => {
      if (isDone) return []
      isDone = true
      return reads.sizesOfPage(of.organization, of.event, now(), limit, offset)
    })
  }

  /** Reads answers whose sizes are known, in batches small enough to hold while a client takes them. */
  function inPages({ organization, event }: Of, nextSizes: () => Promise<SizedAnswer[]>) {
    let sizes: SizedAnswer[] = []
    let at = 0
    return async () => {
      await turn()
      if (at === sizes.length) {
        sizes = await nextSizes()
        at = 0
        if (sizes.length === 0) return undefined
      }
      const first = at
      for (let bytes = 0; at < sizes.length; at += 1) {
        bytes += sizes[at]!.bytes + withoutPayload
        if (bytes > pageBytes && at > first) break
      }
      const rows = await reads.between(organization, event, now(), sizes[first]!.serial, sizes[at - 1]!.serial)
      return database.read((db) => presentAnswers(db, rows))
    }
  }
}
