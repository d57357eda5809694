import type { Database } from '../database/open.ts'
import { turn } from '../http/turns.ts'
import type { Counted } from './question.ts'
import { mostValues } from './dimensions.ts'

const textsAtOnce = 1000

/** The keys with the highest counts, with their texts. Equal ones by text, like the statement in counts.ts. */
export function leadingKeys(database: Database) {
  const find = database.statement<{ id: number; text: string }>(
    `select id, text from visit_key where id in (select value from json_each(?)) order by text limit ${mostValues}`,
  )

  return async (totals: ReadonlyMap<number, number>): Promise<NonNullable<Counted['keys']>> => {
    const sorted = [...totals].toSorted(([, one], [, other]) => other - one)
    const least = sorted[mostValues - 1]?.[1] ?? 0
    let leading: { key: string; value: number }[] = []
    const higher = sorted.filter(([, total]) => total > least).map(([id]) => id)
    // Of those that share the lowest rank, which can be many, the first by text are taken.
    const equal = sorted.filter(([, total]) => total === least).map(([id]) => id)
    for (const ids of [higher, ...chunks(equal)]) {
      await turn()
      for (const { id, text } of await find(JSON.stringify(ids))) leading.push({ key: text, value: totals.get(id)! })
      leading = leading
        .toSorted((one, other) => other.value - one.value || byBytes(one.key, other.key))
        .slice(0, mostValues)
    }
    return { leading, count: totals.size, sum: totals.values().reduce((sum, total) => sum + total, 0) }
  }
}

function chunks(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / textsAtOnce) }, (_, index) =>
    ids.slice(index * textsAtOnce, (index + 1) * textsAtOnce),
  )
}

/** As the databases compare texts. */
const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
