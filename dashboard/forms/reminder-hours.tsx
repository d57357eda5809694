import { Button, Field, Icon } from '../kit/index.ts'
import { words } from '../words.ts'

/** In the order in which they are suggested. Others come from programs. */
const suggested = [24, 2, 168]
const choices = [1, 2, 3, 6, 12, 24, 48, 72, 168, 336]
const most = 3

interface ReminderHoursProps {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly value: readonly number[]
  readonly onChange: (hours: number[]) => void
}

/** How long before a date attendees are reminded, in words. */
export function ReminderHours({ value, onChange, isDisabled, ...field }: ReminderHoursProps) {
  const texts = words.fields.reminders
  const isFree = (hours: number) => !value.includes(hours)
  return (
    <Field {...field}>
      {(attributes) => (
        <div {...attributes} role="group" aria-label={field.label} class="reminders">
          {value.map((hours, position) => (
            <div key={position} class="reminder-row">
              <span class="select">
                <select
                  class="input"
                  aria-label={texts.nth(position + 1)}
                  disabled={isDisabled}
                  onChange={({ currentTarget }) => onChange(value.with(position, Number(currentTarget.value)))}
                >
                  {choicesBeside(hours)
                    .filter((each) => each === hours || isFree(each))
                    .map((each) => (
                      <option key={each} value={each} selected={each === hours}>
                        {texts.before(each)}
                      </option>
                    ))}
                </select>
                <Icon name="down" />
              </span>
              {!isDisabled && (
                <Button
                  kind="quiet"
                  icon="close"
                  label={`${words.common.remove}: ${texts.before(hours)}`}
                  onClick={() => onChange(value.toSpliced(position, 1))}
                />
              )}
            </div>
          ))}
          {value.length === 0 && isDisabled && <span>{texts.none}</span>}
          {!isDisabled && value.length < most && (
            <span>
              <Button
                size="small"
                icon="add"
                onClick={() => onChange([...value, [...suggested, ...choices].find(isFree)!])}
              >
                {texts.add}
              </Button>
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

const choicesBeside = (hours: number) => [...new Set([...choices, hours])].toSorted((one, other) => one - other)
