import type { Attendee } from '@kalends/contract'
import { useEffect, useState } from 'preact/hooks'
import { formatMoment, formatNumber } from '../format.ts'
import type { Column } from '../kit/index.ts'
import { language, words } from '../words.ts'
import { calledBy } from './attendee-name.ts'
import { loadAll } from './attendee-pages.ts'
import type { Selection } from './selection.ts'

/** Loads all rows, because the table draws only those in view, and prints them. */
export function usePrinting(selection: Selection, sort: string) {
  const [rows, setRows] = useState<readonly Attendee[]>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!rows) return
    // Phones go on while they print.
    const done = () => setRows(undefined)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [rows])
  async function start() {
    try {
      setRows(inOrder(await loadAll(selection, sort, new AbortController().signal), sort))
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }
  return { rows, failure, start }
}

/** At the door people look for names. The server sorts by address, because not every form asks for a name. */
function inOrder(rows: readonly Attendee[], sort: string): readonly Attendee[] {
  if (sort.replace('-', '') !== 'email') return rows
  const byName = rows.toSorted((one, other) => calledBy(one).localeCompare(calledBy(other), language))
  return sort === 'email' ? byName : byName.toReversed()
}

interface PrintedProps {
  readonly title: string
  /** Whether there are more RSVPs than these. */
  readonly isNarrowed: boolean
  readonly rows: readonly Attendee[]
  readonly columns: readonly Column<Attendee>[]
}

/** The list on paper, with a box to tick for each person. */
export function PrintedList({ title, isNarrowed, rows, columns }: PrintedProps) {
  const texts = words.attendees
  const seats = rows.reduce((sum, { amount }) => sum + amount, 0)
  const amounts = [texts.people(rows.length, formatNumber(rows.length)), texts.printedSeats(seats, formatNumber(seats))]
  return (
    <div class="printed">
      <h2>{title}</h2>
      <p>{[...amounts, texts.printed(formatMoment(new Date()))].join(' · ')}</p>
      {isNarrowed && <p>{texts.printedNarrowed}</p>}
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
              <td class="box">{row.checked_in === null ? '☐' : '☑'}</td>
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
