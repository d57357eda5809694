import type { Context } from '../../context.ts'
import { byteOrderMark } from '../../http/csv.ts'
import { turn } from '../../http/turns.ts'
import { noEntryFound } from '../../refusal.ts'
import { findToCheckIn } from './check-in-store.ts'
import { answerTable } from './csv.ts'
import { presentAnswers } from '../presentation.ts'
import type { Selection } from './selection.ts'
import { type SelectedRow, countSelected, selectAfter, selectPage, sortable } from './selection-store.ts'
import { type AnswerRow, hasEvent } from '../store.ts'

interface PageRequest {
  readonly sorting: { readonly by: string; readonly isDescending: boolean }
  readonly page: number
  readonly limit: number
}

const atOnce = 500

/** Answers as organizers look for them. */
export function attendeeList({ database, now }: Pick<Context, 'database' | 'now'>) {
  const scopeOf = (organization: number) => ({ organization, now: now() })

  return {
    page(organization: number, selection: Selection, { sorting, page, limit }: PageRequest) {
      const by = sortable.find((each) => each === sorting.by) ?? 'created'
      const range = { limit, offset: (page - 1) * limit }
      return database.read(async (db) => {
        const total = await countSelected(db, scopeOf(organization), selection)
        const order = { by, isDescending: sorting.isDescending }
        const rows = await selectPage(db, scopeOf(organization), selection, { ...order, ...range })
        return { total, rows, shown: await presentAnswers(db, rows) }
      })
    },

    async one(organization: number, id: string): Promise<SelectedRow> {
      const found = await database.read((db) => findToCheckIn(db, organization, { id }, now()))
      if (!found) throw noEntryFound()
      return found
    },

    shown,

    hasEvent: (organization: number, prokey: string) => database.read((db) => hasEvent(db, organization, prokey)),

    /** Reads the answers twice, because the heading names every field that was filled in. Neither time all at once. */
    async *csv(organization: number, selection: Selection): AsyncGenerator<string, void, void> {
      const names = new Set<string>()
      for await (const rows of parts(organization, selection))
        for (const { payload } of rows) for (const name of Object.keys(JSON.parse(payload) as object)) names.add(name)
      const table = answerTable([...names], { hasEvents: selection.event === undefined })
      yield `${byteOrderMark}${table.heading}\r\n`
      for await (const rows of parts(organization, selection))
        yield (await shown(rows)).map((answer, i) => `${table.line(answer, rows[i]!.label)}\r\n`).join('')
    },
  }

  function shown(rows: readonly AnswerRow[]) {
    return database.read((db) => presentAnswers(db, rows))
  }

  async function* parts(organization: number, selection: Selection): AsyncGenerator<SelectedRow[], void, void> {
    for (let after = 0; ;) {
      await turn()
      const rows = await database.read((db) =>
        selectAfter(db, scopeOf(organization), selection, { after, limit: atOnce }),
      )
      if (rows.length > 0) yield rows
      if (rows.length < atOnce) return
      after = rows.at(-1)!.serial
    }
  }
}
