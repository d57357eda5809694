import type { Attendee } from '@kalends/contract'
import { useEffect, useState } from 'preact/hooks'
import { formatMoment } from '../format.ts'
import type { Column } from '../kit/index.ts'
import { words } from '../words.ts'
import { loadAll } from './attendee-pages.ts'
import type { Selection } from './selection.ts'

/** Loads all rows, because the table draws only those in view, and prints them. */
export function usePrinting(selection: Selection, sort: string) {
  const [rows, setRows] = useState<readonly Attendee[]>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!rows) return
    print()
    setRows(undefined)
  }, [rows])
  async function start() {
    try {
      setRows(await loadAll(selection, sort, new AbortController().signal))
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }
  return { rows, failure, start }
}

interface PrintedProps {
  readonly title: string
  readonly rows: readonly Attendee[]
  readonly columns: readonly Column<Attendee>[]
}

/** The list on paper, with a box to tick for each person. */
export function PrintedList({ title, rows, columns }: PrintedProps) {
  return (
    <div class="printed">
      <h2>{title}</h2>
      <p>{words.attendees.printed(formatMoment(new Date()))}</p>
      <table>
        <thead>
          <tr>
            <th />
            {columns.map(({ id, label }) => (
              <th key={id}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td class="box">☐</td>
              {columns.map(({ id, cell }) => (
                <td key={id}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
