import type { Attendee } from '@kalends/contract'
import { formatAgo, formatMoment, formatNumber, formatTime, formatDay } from '../format.ts'
import { Badge, type Column, Icon, useColumnChoice } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { eventTitle } from '../event-title.ts'
import type { FieldColumn } from './event-form.ts'
import { asksForName } from './person-name.ts'
import { shownStatus } from './selection.ts'

/** Columns that can be chosen; the person is always shown. */
export function attendeeColumns(fields: readonly FieldColumn[], isOne: boolean): Column<Attendee>[] {
  const texts = words.attendees.columns
  const moment = (value: string | null) => value !== null && <span title={formatMoment(value)}>{formatDay(value)}</span>
  const all: (Column<Attendee> | false)[] = [
    {
      id: 'person',
      label: texts.person,
      sort: 'email',
      width: 'minmax(184px, 2fr)',
      cell: (attendee) => <PersonCell {...attendee} />,
    },
    !isOne && {
      id: 'event',
      label: texts.event,
      width: 'minmax(136px, 1.5fr)',
      isMinor: true,
      cell: ({ event_label }) => <span class="ellipsis">{eventTitle(event_label)}</span>,
    },
    {
      id: 'status',
      label: texts.status,
      sort: 'status',
      width: 'minmax(124px, 0.8fr)',
      // Erasing somebody who was going releases their seats, but is no refusal.
      cell: (attendee) =>
        (attendee.email !== '' || attendee.status !== 'declined') && <StatusBadge attendee={attendee} />,
    },
    {
      id: 'position',
      label: texts.position,
      sort: 'position',
      isMinor: true,
      width: 'minmax(136px, 0.7fr)',
      cell: ({ position, offered_until: until }) =>
        until === null ? (
          position !== null && formatNumber(position)
        ) : (
          <span title={texts.heldUntil(formatMoment(until))}>{texts.ends(formatAgo(until))}</span>
        ),
    },
    {
      id: 'amount',
      label: texts.amount,
      sort: 'amount',
      isMinor: true,
      isNumber: true,
      width: '88px',
      cell: ({ amount }) => formatNumber(amount),
    },
    {
      id: 'checked_in',
      label: texts.checkedIn,
      sort: 'checked_in',
      isMinor: true,
      width: 'minmax(130px, 0.8fr)',
      cell: ({ checked_in: arrived }) =>
        arrived !== null && (
          <span class="arrived" title={formatMoment(arrived)}>
            <Icon name="check" size={16} /> {formatTime(arrived)}
          </span>
        ),
    },
    ...fields.map((field) => ({
      id: `field.${field.name}`,
      label: field.label,
      isMinor: true,
      width: 'minmax(112px, 1.2fr)',
      cell: ({ payload }: Attendee) => <span class="ellipsis">{answeredText(payload, field)}</span>,
    })),
    {
      id: 'created',
      label: texts.created,
      sort: 'created',
      isMinor: true,
      width: 'minmax(112px, 1fr)',
      cell: ({ date_created }) => moment(date_created),
    },
    {
      id: 'updated',
      label: texts.updated,
      sort: 'updated',
      isMinor: true,
      cell: ({ date_updated }) => moment(date_updated),
    },
    { id: 'ticket', label: texts.ticket, isMinor: true, cell: ({ ticket }) => <code>{ticket}</code> },
    { id: 'language', label: texts.language, isMinor: true, cell: ({ language }) => language },
  ]
  return all.filter((column): column is Column<Attendee> => column !== false)
}

/** The answer to a question, whose choices may have several names. */
export function answeredText(payload: Attendee['payload'], { names, choices }: FieldColumn): string {
  const given = names.map((name) => payload[name]).filter((value) => value !== undefined && value !== '')
  return given
    .map((value) =>
      value === true ? words.common.yes : value === false ? words.common.no : (choices[String(value)] ?? String(value)),
    )
    .join(', ')
}

function PersonCell({ name, email, checked_in: arrived }: Attendee) {
  return (
    <span class="person-cell">
      <span class="ellipsis">
        {name || email || words.attendees.erased}
        {arrived !== null && <span class="hidden"> ({words.attendees.columns.checkedIn})</span>}
      </span>
      {name !== '' && email !== '' && <small class="ellipsis">{email}</small>}
    </span>
  )
}

const tones = {
  confirmed: 'good',
  undecided: 'accent',
  pending: 'warning',
  declined: 'neutral',
  waiting: 'neutral',
  offered: 'accent',
} as const

export function StatusBadge({ attendee }: { attendee: Pick<Attendee, 'status' | 'offered_until' | 'position'> }) {
  const status = shownStatus(attendee)
  return (
    <Badge tone={tones[status]}>
      {words.attendees.status[status]}
      {attendee.position !== null && <span class="badge-position"> · {formatNumber(attendee.position)}</span>}
    </Badge>
  )
}

/** Which columns are shown, remembered for each event. */
export function useColumns(columns: readonly Column<Attendee>[], event: string | undefined, hasLine: boolean) {
  const first = columns.filter(({ id }) => isOfForm(id) && !asksForName(id.slice(6))).slice(0, 2)
  const usual = [
    'person',
    'event',
    'status',
    ...(hasLine ? ['position'] : []),
    'amount',
    'checked_in',
    'created',
    ...first.map(({ id }) => id),
  ]
  return useColumnChoice(`kalends-columns:${organizationId.value}:${event ?? 'all'}`, columns, usual)
}

export const isOfForm = (column: string) => column.startsWith('field.')
