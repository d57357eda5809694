/** The tables that a statement of ours reads from. */
export function tablesIn(sql: string): ReadonlySet<string> {
  return new Set(sql.matchAll(/\b(?:from|join) (\w+)/g).map((match) => match[1]!))
}

/** What statements have changed since it was last asked. */
export class TouchedTables {
  #tables = new Set<string>()
  #isUnknown = false

  note(table: string | undefined) {
    if (table === undefined) this.#isUnknown = true
    else this.#tables.add(table)
  }

  /** undefined: it may be any. */
  take(): ReadonlySet<string> | undefined {
    const taken = this.#isUnknown ? undefined : this.#tables
    this.#tables = new Set()
    this.#isUnknown = false
    return taken
  }
}

/**
 * Whether a statement changes rows, and of which table. Of a deletion it is not known: references take rows of other
 * tables along.
 */
export function changeOf(sql: string): { readonly table: string | undefined } | undefined {
  if (/^(select|begin|commit|rollback|savepoint|release|pragma)\b/.test(sql)) return undefined
  return { table: /^(?:insert into|update) "(\w+)"/.exec(sql)?.[1] }
}
