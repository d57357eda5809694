import type { AttendeeCounts } from '@kalends/contract'
import { app, v1 } from '../api.ts'
import { type Loaded, useData } from '../cache.ts'
import { formatNumber, formatPercent } from '../format.ts'
import { Await } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { type Selection, type Status, setSelection, statusesOf } from './selection.ts'

interface Glance {
  readonly counts: AttendeeCounts
  /** Null: unlimited, or over all events. */
  readonly most: number | null
  readonly left: number | null
}

/** The key of everything that shows RSVPs, for `invalidate`. */
export const attendeeKey = () => `${organizationId.value}/attendees/`

export function useGlance(event: string | undefined): Loaded<Glance> {
  return useData<Glance>(`${attendeeKey()}glance/${event ?? ''}`, async (signal) => {
    const [counts, statistics] = await Promise.all([
      app.attendees.counts({ query: { event } }, { signal }),
      event === undefined ? undefined : v1.statistics.rsvp(event, { signal }),
    ])
    const capacity = statistics?.capacity
    return { counts, most: capacity?.max ?? null, left: capacity?.occupancy.remaining ?? null }
  })
}

export const seatsTaken = ({ confirmed, undecided, pending, offered }: AttendeeCounts) =>
  confirmed.seats + undecided.seats + pending.seats + offered.seats

interface SeatsProps {
  readonly event?: string | undefined
  /** If given, the numbers filter the list. */
  readonly selection?: Selection
}

/** Seats at a glance. Shows no people, so viewers may see it. */
export function Seats({ event, selection }: SeatsProps) {
  const glance = useGlance(event)
  return (
    <section class="seats card" aria-label={words.attendees.seats.title} aria-live="polite">
      <Await loaded={glance} skeleton={<div class="seats-waiting" aria-busy="true" />}>
        {(data) => <Glanced {...data} selection={selection} isOne={event !== undefined} />}
      </Await>
    </section>
  )
}

function Glanced({
  counts,
  most,
  left,
  selection,
  isOne,
}: Glance & { selection: Selection | undefined; isOne: boolean }) {
  const texts = words.attendees.seats
  const { confirmed, undecided, pending, declined, waiting, offered, checked_in: arrived } = counts
  const taken = seatsTaken(counts)
  const shares = [
    ['going', confirmed.seats],
    ['maybe', undecided.seats],
    ['pending', pending.seats],
    ['offered', offered.seats],
  ] as const
  return (
    <>
      <div class="seats-head">
        <p class="seats-taken">
          {most === null
            ? texts.takenOpen(taken, formatNumber(taken))
            : texts.taken(formatNumber(taken), formatNumber(most))}
        </p>
        {isOne && <p class="help">{most === null ? texts.unlimited : leftText(most, taken, left ?? 0)}</p>}
      </div>
      {most !== null && (
        <div class="seats-bar" aria-hidden="true">
          {shares.map(
            ([name, seats]) =>
              // A share without seats would still have a gap.
              seats > 0 && (
                <span
                  key={name}
                  class={name}
                  style={{ width: `${Math.min(100, (seats / Math.max(most, taken)) * 100)}%` }}
                />
              ),
          )}
        </div>
      )}
      <ul class="seats-numbers">
        <Number tone="going" label={texts.going} {...confirmed} status="confirmed" selection={selection} />
        <Number tone="maybe" label={texts.maybe} {...undecided} status="undecided" selection={selection} />
        <Number
          tone="pending"
          label={texts.pending}
          {...pending}
          status="pending"
          selection={selection}
          help={texts.pendingHelp}
        />
        <Number
          label={texts.declined}
          rsvps={declined.rsvps}
          seats={declined.rsvps}
          status="declined"
          selection={selection}
        />
        {offered.rsvps > 0 && (
          <Number
            tone="offered"
            label={texts.offered}
            {...offered}
            status="offered"
            selection={selection}
            help={texts.offeredHelp}
          />
        )}
        {waiting.rsvps > 0 && (
          <Number label={texts.waiting} {...waiting} status="waiting" selection={selection} help={texts.waitingHelp} />
        )}
        <Number
          tone="arrived"
          label={texts.checkedIn}
          {...arrived}
          selection={selection}
          {...(confirmed.seats > 0 && {
            note: texts.ofGoing(formatPercent(Math.min(1, arrived.seats / confirmed.seats))),
          })}
        />
      </ul>
    </>
  )
}

function leftText(most: number, taken: number, left: number): string {
  const texts = words.attendees.seats
  if (taken > most) return texts.over(formatNumber(taken - most))
  return left === 0 ? texts.full : `${texts.left}: ${formatNumber(left)}`
}

interface NumberProps {
  readonly label: string
  readonly rsvps: number
  readonly seats: number
  readonly tone?: string
  readonly help?: string
  readonly note?: string
  /** Left out: those who are checked in. */
  readonly status?: Status
  readonly selection: Selection | undefined
}

function Number({ label, rsvps, seats, tone = '', help, note, status, selection }: NumberProps) {
  const texts = words.attendees.seats
  const content = (
    <>
      <span class="seats-label" {...(help !== undefined && { title: help })}>
        <span class={`dot ${tone}`} aria-hidden="true" /> {label}
      </span>
      <strong>{formatNumber(seats)}</strong>
      <small>{note ?? texts.rsvps(rsvps, formatNumber(rsvps))}</small>
    </>
  )
  if (!selection) return <li>{content}</li>
  const isOn = status ? statusesOf(selection).join() === status : selection.checked_in === true
  const toggle = () => {
    if (status) setSelection({ status: isOn ? '' : status })
    else setSelection({ checked_in: isOn ? undefined : true })
  }
  return (
    <li>
      <button type="button" aria-pressed={isOn} title={texts.show(label)} onClick={toggle}>
        {content}
      </button>
    </li>
  )
}
