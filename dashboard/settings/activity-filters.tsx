import { SelectField, TextField } from '../kit/index.ts'
import { queryValue, setQuery } from '../router.ts'
import { words } from '../words.ts'
import { useMembers } from './members.ts'

/** The parameters of the address that filter. */
export const filterNames = ['by', 'type', 'time', 'from', 'to'] as const
const ranges = { day: 1, week: 7, month: 30 } as const
const dayLength = 86_400_000

/** What the address asks for, as the operation wants it. The key stays the same while time passes. */
export function useActivityFilter() {
  const values = filterNames.map((name) => queryValue(name))
  const [by, type, time, from, to] = values as [string, string, string, string, string]
  const days = ranges[time as keyof typeof ranges] as number | undefined
  const query = {
    ...(by && { by }),
    ...(type && { type }),
    ...(days !== undefined && { from: new Date(Date.now() - days * dayLength).toISOString() }),
    ...(time === 'range' && from && { from: startOf(from, 0) }),
    ...(time === 'range' && to && { to: startOf(to, 1) }),
  }
  return { query, key: values.some(Boolean) ? values.join('|') : '' }
}

/** The first moment of a day, where the person is; or of a later one. */
function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + later)
  return date.toISOString()
}

export function ActivityFilters() {
  const texts = words.settings.activity
  const members = useMembers().data ?? []
  const isRange = queryValue('time') === 'range'
  const options = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }))

  return (
    <div class="settings-filters">
      <SelectField
        label={texts.person}
        value={queryValue('by')}
        options={[
          { value: '', label: texts.everybody },
          ...members.map(({ id, name, email }) => ({ value: `user:${id}`, label: name || email })),
          { value: 'key', label: texts.keys },
          { value: 'attendee', label: texts.attendees },
          { value: 'system', label: texts.system },
        ]}
        onChange={(by) => setQuery({ by })}
      />
      <SelectField
        label={texts.type}
        value={queryValue('type')}
        options={[{ value: '', label: texts.everything }, ...options(texts.types)]}
        onChange={(type) => setQuery({ type })}
      />
      <SelectField
        label={texts.time}
        value={queryValue('time') || 'any'}
        options={options(texts.times)}
        onChange={(time) => setQuery({ time: time === 'any' ? '' : time, from: '', to: '' })}
      />
      {isRange && (
        <>
          <TextField
            label={texts.from}
            type="date"
            value={queryValue('from')}
            max={queryValue('to')}
            onInput={(from) => setQuery({ from })}
          />
          <TextField
            label={texts.to}
            type="date"
            value={queryValue('to')}
            min={queryValue('from')}
            onInput={(to) => setQuery({ to })}
          />
        </>
      )}
    </div>
  )
}
