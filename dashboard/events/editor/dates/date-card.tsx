import { useRef, useState } from 'preact/hooks'
import { friendly } from '../../../forms/index.ts'
import { formatTime, ownTimeZone, timeZones } from '../../../format.ts'
import { Badge, Button, Menu, Switch, TextField, confirm } from '../../../kit/index.ts'
import { can } from '../../../session.ts'
import { words } from '../../../words.ts'
import { type EditedDate, addDays, isDay, isDynamic, isOvernight, lastDay, setAllDay, setTimes } from '../dates.ts'
import { DateDetails } from './date-details.tsx'
import { openEndText } from './open-end.ts'

interface DateCardProps {
  readonly date: EditedDate
  /** Of several. */
  readonly number: number | undefined
  /** Whether it stands for all dates of a series. */
  readonly isSeries: boolean
  /** The first date, which the others take after. */
  readonly first: EditedDate
  readonly errors: Readonly<Record<string, string>>
  /** When it starts, if it is ahead. */
  readonly starts: string | undefined
  readonly onChange: (date: EditedDate) => void
  readonly duplicate?: () => void
  readonly remove?: () => void
}

/** One date: day, time, end and time zone in a line. */
export function DateCard({
  date,
  number,
  isSeries,
  first,
  errors,
  starts,
  onChange,
  duplicate,
  remove,
}: DateCardProps) {
  const texts = words.editor.when
  const isAllDay = date.startTime === null
  const isFixed = !isDynamic(date.startDate)
  const [hasEndDay, setEndDay] = useState(false)
  const [isOpen, setOpen] = useState(!isFixed || (number !== undefined && differs(date, first)))
  const isCancelled = date.status === 'CANCELLED'
  const showsEndDay = isFixed && (hasEndDay || (date.endDate !== null && date.endDate !== date.startDate))
  const set = (change: Parameters<typeof setTimes>[1]) => onChange(setTimes(date, change))
  const lastStart = useRef(date.startTime)
  if (date.startTime) lastStart.current = date.startTime
  /** Moves the end along, also if the start was emptied first. */
  const setStart = (startTime: string) =>
    onChange(setTimes({ ...date, startTime: date.startTime || lastStart.current }, { startTime }))
  const timed = useRef<Pick<EditedDate, 'startTime' | 'endTime'>>()
  function changeAllDay(isOn: boolean) {
    if (isOn && date.startTime) timed.current = { startTime: date.startTime, endTime: date.endTime }
    onChange(setAllDay(date, isOn, timed.current))
  }
  async function cancel() {
    const isSure = !isSeries || (await confirm({ ...texts.cancelSeries, isDangerous: true }))
    // The same again if not: controls show what is true.
    onChange({ ...date, ...(isSure && { status: 'CANCELLED' }) })
  }
  const errorOf = (field: 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone', label: string) =>
    friendly(errors[field], field, label)
  const openEnd = date.endTime === null ? openEndText(date, showsEndDay) : undefined
  const isForeign = date.timeZone !== null && date.timeZone !== ownTimeZone()

  return (
    <li class={isCancelled ? 'date-card cancelled' : 'date-card'}>
      {number !== undefined && (
        <header class="date-card-head">
          <h3>{texts.date(number)}</h3>
          {date.name !== first.name && <span>{date.name}</span>}
        </header>
      )}
      {isCancelled && <Badge tone="bad">{texts.statuses.CANCELLED}</Badge>}
      {date.status === 'TENTATIVE' && <Badge tone="warning">{texts.statuses.TENTATIVE}</Badge>}
      {can('editor') && (
        <span class="date-card-menu">
          <Menu
            kind="quiet"
            size="small"
            icon="more"
            label={number === undefined ? texts.menu : texts.menuOf(number)}
            items={[
              duplicate !== undefined && { label: texts.duplicate, icon: 'duplicate', run: duplicate },
              { label: isOpen ? texts.lessDetails : texts.details, icon: 'edit', run: () => setOpen(!isOpen) },
              isCancelled
                ? { label: texts.reinstate, icon: 'restore', run: () => onChange({ ...date, status: null }) }
                : {
                    label: isSeries ? texts.cancelSeries.action : texts.cancel,
                    ...(isSeries && { help: texts.oneOfSeries }),
                    icon: 'hide',
                    run: () => void cancel(),
                  },
              remove !== undefined && null,
              remove !== undefined && { label: texts.remove, icon: 'remove', isDangerous: true, run: remove },
            ]}
          />
        </span>
      )}
      {isFixed && (
        <div class="date-times">
          <TextField
            label={isAllDay && showsEndDay ? texts.from : texts.day}
            type="date"
            max={lastDay}
            value={date.startDate}
            {...(isAllDay && !showsEndDay && { help: texts.wholeDay })}
            error={errorOf('startDate', texts.day)}
            onInput={(next) => set({ startDate: next })}
          />
          {!isAllDay && (
            <TextField
              label={texts.start}
              type="time"
              value={date.startTime ?? ''}
              error={date.startTime === '' ? texts.startMissing : errorOf('startTime', texts.start)}
              onInput={setStart}
            />
          )}
          {showsEndDay && (
            <TextField
              label={texts.endDay}
              type="date"
              min={date.startDate}
              max={lastDay}
              value={date.endDate ?? date.startDate}
              {...(isAllDay && { help: texts.wholeLastDay })}
              error={errorOf('endDate', texts.endDay)}
              onInput={(next) => set({ endDate: next === '' || next === date.startDate ? null : next })}
            />
          )}
          {!isAllDay && (
            <TextField
              label={texts.end}
              type="time"
              isOptional
              value={date.endTime ?? ''}
              help={isOvernight(date) ? texts.nextDay : openEnd}
              error={errorOf('endTime', texts.end) ?? (showsEndDay ? undefined : errorOf('endDate', texts.endDay))}
              onInput={(next) => set({ endTime: next === '' ? null : next })}
            />
          )}
        </div>
      )}
      <div class="date-options">
        <Switch label={texts.allDay} isOn={isAllDay} onChange={changeAllDay} />
        {isFixed && !showsEndDay && can('editor') && (
          <Button
            kind="quiet"
            size="small"
            icon="add"
            onClick={() => {
              setEndDay(true)
              if (isAllDay && isDay(date.startDate)) set({ endDate: addDays(date.startDate, 1) })
            }}
          >
            {texts.addEndDay}
          </Button>
        )}
      </div>
      <TextField
        label={texts.zone}
        list={timeZones()}
        placeholder="UTC"
        value={date.timeZone ?? ''}
        error={errorOf('timeZone', texts.zone)}
        {...(isForeign && starts !== undefined && !isAllDay && { help: texts.yourTime(formatTime(starts)) })}
        onInput={(next) => onChange({ ...date, timeZone: next === '' ? null : next })}
      />
      {isOpen && (
        <DateDetails
          date={date}
          isOneOfSeveral={number !== undefined}
          isSeries={isSeries}
          errors={errors}
          onChange={onChange}
          cancel={() => void cancel()}
        />
      )}
    </li>
  )
}

const own = ['name', 'location', 'description', 'organizer_name', 'organizer_email'] as const

/** Whether a date says something that the first one does not. */
function differs(date: EditedDate, first: EditedDate): boolean {
  return own.some((field) => date[field] !== first[field])
}
