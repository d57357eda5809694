import type { EventDate } from '@kalends/contract'
import { useRef } from 'preact/hooks'
import { RichText, friendly } from '../../../forms/index.ts'
import { Segmented, SelectField, Switch, TextField } from '../../../kit/index.ts'
import { words } from '../../../words.ts'
import { type EditedDate, addDays, daysAhead, isDynamic } from '../dates.ts'
import { CountField } from './count-field.tsx'
import { openEndText } from './open-end.ts'

interface DateDetailsProps {
  readonly date: EditedDate
  readonly isOneOfSeveral: boolean
  readonly isSeries: boolean
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (date: EditedDate) => void
  readonly cancel: () => void
}

/** What few dates need: a status, a moving day, and texts of their own. */
export function DateDetails({ date, isOneOfSeveral, isSeries, errors, onChange, cancel }: DateDetailsProps) {
  const texts = words.editor.when
  const labels = words.fields.event
  const set = (change: Partial<EventDate>) => onChange({ ...date, ...change })
  const isMoving = isDynamic(date.startDate)
  const today = new Date().toISOString().slice(0, 10)
  // Switching back brings back what was typed.
  const left = useRef<Pick<EventDate, 'startDate' | 'endDate'>>()
  function move(isOn: boolean) {
    const back = left.current
    left.current = { startDate: date.startDate, endDate: date.endDate }
    set(back ?? { startDate: isOn ? 'today+7' : addDays(today, 7), endDate: null })
  }

  return (
    <div class="date-details stack">
      <Segmented
        label={texts.status}
        value={date.status ?? 'CONFIRMED'}
        options={(['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const).map((value) => ({ value, label: texts.statuses[value] }))} // oxfmt-ignore
        onChange={(status) =>
          status === 'CANCELLED' ? cancel() : set({ status: status === 'CONFIRMED' ? null : status })
        }
      />
      {isSeries && <p class="help">{texts.oneOfSeries}</p>}
      <SelectField
        label={texts.availability}
        value={date.availability ?? ''}
        options={[
          { value: '', label: words.common.none },
          { value: 'busy', label: texts.busy },
          { value: 'free', label: texts.free },
        ]}
        onChange={(next) => set({ availability: next === '' ? null : (next as 'busy') })}
      />
      <Switch label={texts.dynamic} help={texts.dynamicHelp} isOn={isMoving} onChange={move} />
      {isMoving && (
        <div class="date-times">
          <CountField
            label={texts.daysAhead}
            min={0}
            max={3650}
            value={daysAhead(date.startDate)}
            error={friendly(errors.startDate, 'startDate', texts.daysAhead)}
            onInput={(next) => set({ startDate: `today+${next}` })}
          />
          {date.startTime !== null && (
            <>
              <TextField
                label={texts.start}
                type="time"
                value={date.startTime}
                error={date.startTime === '' ? texts.startMissing : undefined}
                onInput={(next) => set({ startTime: next })}
              />
              <TextField
                label={texts.end}
                type="time"
                isOptional
                value={date.endTime ?? ''}
                {...(date.endTime === null && { help: openEndText(date) })}
                onInput={(next) => set({ endTime: next === '' ? null : next })}
              />
            </>
          )}
        </div>
      )}
      {isOneOfSeveral && (
        <>
          <TextField
            label={texts.ownName}
            value={date.name}
            error={friendly(errors.name, 'name', texts.ownName)}
            onInput={(next) => set({ name: next })}
          />
          <TextField
            label={texts.ownPlace}
            isOptional
            value={date.location ?? ''}
            error={friendly(errors.location, 'location', texts.ownPlace)}
            onInput={(next) => set({ location: next === '' ? null : next })}
          />
          <RichText
            label={texts.ownDescription}
            value={date.description ?? ''}
            error={friendly(errors.description, 'description', labels.description.label)}
            onInput={(next) => set({ description: next === '' ? null : next })}
          />
        </>
      )}
    </div>
  )
}
