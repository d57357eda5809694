import type { FoundEvent } from '@kalends/contract'
import { useMemo } from 'preact/hooks'
import { formatDate, formatMoment, formatNumber } from '../format.ts'
import { Badge, type Column, useColumnChoice } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { EventTitle, EventWhen, SignUp } from './event-parts.tsx'

const usual = ['when', 'group', 'rsvp']

/** The columns of the list, and which of them this person wants. */
export function useEventColumns() {
  const all = useMemo(eventColumns, [])
  return useColumnChoice(`kalends-columns:${organizationId.value}:events`, all, usual)
}

function eventColumns(): Column<FoundEvent>[] {
  const texts = words.events.columns
  return [
    {
      id: 'title',
      label: texts.title,
      sort: 'name',
      width: 'minmax(172px, 2.2fr)',
      cell: (event) => <EventTitle event={event} />,
    },
    {
      id: 'when',
      label: texts.when,
      sort: 'next',
      width: 'minmax(240px, 1.7fr)',
      isMinor: true,
      cell: (event) => <EventWhen event={event} />,
    },
    {
      id: 'group',
      label: texts.group,
      width: 'minmax(96px, 1fr)',
      isMinor: true,
      cell: ({ group }) => <span class="ellipsis group-name">{group.name}</span>,
    },
    { id: 'status', label: texts.status, width: '112px', isMinor: true, cell: ({ status }) => <Status is={status} /> },
    {
      id: 'rsvp',
      label: texts.rsvp,
      width: '104px',
      isMinor: true,
      cell: ({ rsvp }) => <SignUp isOffered={rsvp} />,
    },
    { id: 'seats', label: texts.seats, width: '88px', isMinor: true, isNumber: true, cell: seatsText },
    { id: 'created', label: texts.created, sort: 'created', width: 'minmax(88px, 0.5fr)', isMinor: true, cell: ({ date_created }) => <Day of={date_created} /> }, // oxfmt-ignore
    { id: 'updated', label: texts.updated, width: 'minmax(88px, 0.5fr)', isMinor: true, cell: (event) => <Day of={event.date_updated ?? event.date_created} /> }, // oxfmt-ignore
  ]
}

function Status({ is }: { is: FoundEvent['status'] }) {
  const { draft, published } = words.events.columns.statuses
  return is === 'draft' ? <Badge tone="warning">{draft}</Badge> : <span class="ellipsis">{published}</span>
}

function seatsText({ seats }: FoundEvent): string {
  if (seats === null) return ''
  const taken = formatNumber(seats.taken)
  const all = seats.max === null ? taken : words.events.columns.of(taken, formatNumber(seats.max))
  return seats.waiting === 0 ? all : `${all} +${formatNumber(seats.waiting)}`
}

const Day = ({ of }: { of: string }) => <span title={formatMoment(of)}>{formatDate(of)}</span>
