import { Checkbox, Field } from '../kit/index.ts'
import { words } from '../words.ts'

/** Names that calendars have everywhere. */
export const calendarNames: Readonly<Record<string, string>> = {
  apple: 'Apple',
  google: 'Google',
  ical: 'iCal',
  ms365: 'Microsoft 365',
  msteams: 'Microsoft Teams',
  outlookcom: 'Outlook.com',
  yahoo: 'Yahoo',
}

interface CalendarChoiceProps {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** What applies without a choice; undefined: there must be one. */
  readonly unset: string | undefined
  readonly calendars: readonly string[]
  readonly value: readonly string[] | null
  readonly onChange: (calendars: string[] | null) => void
}

/** Which calendars are offered. The order of the list is the order of the button. */
export function CalendarChoice({ calendars, value, onChange, unset, isDisabled, ...field }: CalendarChoiceProps) {
  const chosen = value ?? []
  return (
    <Field {...field}>
      {(attributes) => (
        <div {...attributes} role="group" aria-label={field.label} class="calendar-choice">
          {unset !== undefined && (
            <Checkbox
              label={value === null ? unset : words.templates.lists.same}
              isChecked={value !== null}
              isDisabled={isDisabled}
              onChange={(isOwn) => onChange(isOwn ? ['google', 'ical'] : null)}
            />
          )}
          {(unset === undefined || value !== null) &&
            calendars.map((calendar) => (
              <Checkbox
                key={calendar}
                label={calendarNames[calendar] ?? calendar}
                isChecked={chosen.includes(calendar)}
                isDisabled={isDisabled}
                onChange={(isOn) => onChange(isOn ? [...chosen, calendar] : chosen.filter((each) => each !== calendar))}
              />
            ))}
        </div>
      )}
    </Field>
  )
}
