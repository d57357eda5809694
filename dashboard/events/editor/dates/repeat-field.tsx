import { useEffect, useState } from 'preact/hooks'
import { friendly } from '../../../forms/index.ts'
import { SelectField, TextField } from '../../../kit/index.ts'
import { language, words } from '../../../words.ts'
import { firstWeekday } from '../../calendar/days.ts'
import { isDay } from '../dates.ts'
import { useEditor } from '../editor-context.ts'
import { EventField } from '../event-field.tsx'
import { fieldText } from '../fields.ts'
import { type Frequency, type RecurrenceFields, type Repeat, type Weekday, monthlyChoices, never, newRepeat, recurrenceFields, repeatOf, weekdayOf, weekdays } from '../repeat.ts' // oxfmt-ignore
import { Choices } from './choices.tsx'
import { CountField } from './count-field.tsx'
import { MonthsField } from './months-field.tsx'

interface RepeatFieldProps {
  /** The recurrence in words. */
  readonly sentence: string | null
  readonly errors: Readonly<Record<string, string>>
}

const recurrenceNames = Object.keys(never) as (keyof RecurrenceFields)[]

/** How an event repeats, built as a sentence: every [2] [weeks] on [Mo We], ends [after] [10] times. */
export function RepeatField({ sentence, errors }: RepeatFieldProps) {
  const { event } = useEditor()
  const texts = words.editor.repeat
  const item = event.value.value
  const repeat = repeatOf(item)
  const first = item.dates[0]!.startDate
  // The field of a rule stays while somebody types in it, even if the rule is wrong or could be shown as a sentence.
  const [isWritten, setWritten] = useState(false)
  const shown = (isWritten && !item.simplified_recurrence) || repeat === 'custom' ? 'custom' : repeat
  useEffect(() => setWritten(false), [event.saved.value])
  const setFields = (fields: RecurrenceFields) => {
    for (const name of recurrenceNames) event.set(name, fields[name] as never)
  }
  const set = (change: Partial<Repeat>) =>
    setFields(recurrenceFields({ ...(repeat as Repeat), ...change }, isRule(event.saved.peek().data)))

  function choose(value: Frequency | 'none' | 'custom') {
    setWritten(value === 'custom')
    if (value === 'none') setFields(never)
    else if (value === 'custom') setFields({ ...never, recurrence: typeof repeat === 'string' ? 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1' : recurrenceFields(repeat, true).recurrence }) // oxfmt-ignore
    else setFields(recurrenceFields(typeof repeat === 'string' ? newRepeat(value) : { ...repeat, frequency: value, days: [], on: '', ...(value === 'yearly' && { months: [] }) }, isRule(event.saved.peek().data))) // oxfmt-ignore
  }

  const rule = fieldText('recurrence')
  const hasRule = shown === 'custom' && !item.simplified_recurrence
  const error = recurrenceNames
    .filter((name) => name !== 'recurrence' || !hasRule)
    .flatMap((name) => (errors[name] ? [friendly(errors[name], name, texts.label)!] : []))[0]
  return (
    <fieldset class="repeat stack">
      <legend class="hidden">{texts.label}</legend>
      <div class="repeat-sentence">
        <SelectField
          label={texts.label}
          value={typeof shown === 'string' ? shown : shown.frequency}
          error={error}
          options={(['none', 'daily', 'weekly', 'monthly', 'yearly', 'custom'] as const).map((value) => ({ value, label: texts.kinds[value] }))} // oxfmt-ignore
          onChange={choose}
        />
        {typeof shown !== 'string' && <Sentence repeat={shown} first={first} set={set} />}
      </div>
      {hasRule && (
        <TextField
          label={rule.label}
          {...(rule.help !== undefined && { help: rule.help })}
          value={item.recurrence ?? ''}
          error={friendly(errors.recurrence, 'recurrence', rule.label)}
          onInput={(next) => {
            setWritten(true)
            event.set('recurrence', next === '' ? null : next)
          }}
        />
      )}
      {shown === 'custom' && item.simplified_recurrence && (
        <div class="columns">
          {recurrenceNames.slice(2).map((name) => (
            <EventField key={name} name={name} />
          ))}
        </div>
      )}
      {sentence !== null && <p class="repeat-words">{sentence}</p>}
    </fieldset>
  )
}

/** A rule stays a rule, because others may have written it. */
const isRule = ({ simplified_recurrence, recurrence }: RecurrenceFields) =>
  !simplified_recurrence && recurrence !== null

type End = 'never' | 'count' | 'until'

interface SentenceProps {
  readonly repeat: Repeat
  readonly first: string
  readonly set: (change: Partial<Repeat>) => void
}

function Sentence({ repeat, first, set }: SentenceProps) {
  const texts = words.editor.repeat
  const { frequency, interval, count, until } = repeat
  const end: End = until !== null ? 'until' : count !== null ? 'count' : 'never'
  return (
    <>
      <CountField
        label={texts.every(frequency)}
        min={1}
        max={999}
        value={interval}
        onInput={(next) => set({ interval: next })}
      />
      {frequency === 'weekly' && <Days repeat={repeat} first={first} set={set} />}
      {frequency === 'monthly' && isDay(first) && (
        <SelectField
          label={texts.on}
          value={repeat.on}
          options={[...new Set([...monthlyChoices(first), repeat.on])].map((value) => ({ value, label: onText(value, first) }))} // oxfmt-ignore
          onChange={(on) => set({ on })}
        />
      )}
      {frequency !== 'yearly' && <MonthsField months={repeat.months} onChange={(months) => set({ months })} />}
      <SelectField
        label={texts.ends}
        value={end}
        options={(['never', 'count', 'until'] as const).map((value) => ({ value, label: texts.endings[value] }))}
        onChange={(next) =>
          set({ count: next === 'count' ? 10 : null, until: next === 'until' && isDay(first) ? inAYear(first) : null })
        }
      />
      {end === 'count' && (
        <CountField label={texts.times} min={1} max={3650} value={count!} onInput={(next) => set({ count: next })} />
      )}
      {end === 'until' && (
        <TextField
          label={texts.lastDay}
          type="date"
          min={first}
          value={until ?? ''}
          onInput={(next) => next !== '' && set({ until: next })}
        />
      )}
    </>
  )
}

const inAYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28')

function Days({ repeat, first, set }: SentenceProps) {
  const chosen: readonly Weekday[] = repeat.days.length > 0 ? repeat.days : isDay(first) ? [weekdayOf(first)] : []
  function toggle(day: Weekday) {
    const next = weekdays.filter((each) => (each === day) !== chosen.includes(each))
    if (next.length > 0) set({ days: next })
  }
  return (
    <Choices
      label={words.editor.repeat.days}
      options={weekdaysHere().map((day) => ({
        value: day,
        name: weekdayName(day, 'long'),
        short: weekdayName(day, 'short'),
      }))}
      chosen={chosen}
      onToggle={toggle}
    />
  )
}

/** In the order in which weeks have them where the person lives. */
function weekdaysHere(): readonly Weekday[] {
  const first = firstWeekday() - 1
  return [...weekdays.slice(first), ...weekdays.slice(0, first)]
}

function weekdayName(day: string, width: 'long' | 'short'): string {
  const aMonday = Date.UTC(2027, 0, 4)
  return new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(
    aMonday + weekdays.indexOf(day as Weekday) * 86_400_000,
  )
}

function onText(on: string, first: string): string {
  const texts = words.editor.repeat
  if (on === '') return texts.day(Number(first.slice(8)))
  if (on === '-1') return texts.lastOfMonth
  if (/^-?\d+$/.test(on)) return texts.day(Number(on))
  return texts.nth(Number(on.slice(0, -2)), weekdayName(on.slice(-2), 'long'))
}
