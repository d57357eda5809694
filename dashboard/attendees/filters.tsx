import { attendeeStatuses } from '@kalends/contract'
import { useEffect, useState } from 'preact/hooks'
import { Button, Checkbox, Icon, Popover, SearchField, SelectField, TextField } from '../kit/index.ts'
import { words } from '../words.ts'
import type { FieldColumn } from './event-form.ts'
import { type Selection, clearSelection, setSelection, statusesOf } from './selection.ts'

interface FiltersProps {
  readonly selection: Selection
  readonly fields: readonly FieldColumn[]
}

/** Search as you type, and a button with all filters. */
export function Filters({ selection, fields }: FiltersProps) {
  const [text, setText] = useState(selection.search ?? '')
  useEffect(() => {
    if (text.trim() === (selection.search ?? '')) return
    const timer = setTimeout(() => setSelection({ search: text.trim().slice(0, 500) }), 120)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    // Cleared elsewhere, or by going back.
    if (selection.search === undefined && text.trim() !== '') setText('')
  }, [selection.search])

  const active = activeFilters(selection, fields).length
  return (
    <>
      <SearchField label={words.attendees.search} value={text} onInput={setText} />
      <Popover
        icon="filter"
        title={words.attendees.filter.open}
        content={<FilterFields selection={selection} fields={fields} />}
        {...(active > 0 && { label: words.attendees.filter.count(active) })}
      >
        {words.attendees.filter.open}
        {active > 0 && (
          <span class="tab-count" aria-hidden="true">
            {active}
          </span>
        )}
      </Popover>
    </>
  )
}

function FilterFields({ selection, fields }: FiltersProps) {
  const texts = words.attendees.filter
  const statuses = statusesOf(selection)
  return (
    <div class="stack filter-fields">
      <fieldset class="stack tight">
        <legend>{texts.status}</legend>
        {attendeeStatuses.map((status) => (
          <Checkbox
            key={status}
            label={words.attendees.status[status]}
            isChecked={statuses.includes(status)}
            onChange={(isOn) =>
              setSelection({
                status: attendeeStatuses.filter((each) => (each === status ? isOn : statuses.includes(each))).join(','),
              })
            }
          />
        ))}
      </fieldset>
      <SelectField
        label={texts.checkedIn}
        value={selection.checked_in === undefined ? '' : selection.checked_in ? 'yes' : 'no'}
        options={[
          { value: '', label: texts.any },
          { value: 'yes', label: texts.arrived },
          { value: 'no', label: texts.notArrived },
        ]}
        onChange={(value) => setSelection({ checked_in: value === '' ? undefined : value === 'yes' })}
      />
      {fields.length > 0 && (
        <SelectField
          label={texts.field}
          value={selection.field ?? ''}
          options={[
            { value: '', label: texts.anyField },
            ...fields.flatMap(({ names, label }) => names.map((name) => ({ value: name, label }))),
          ]}
          onChange={(field) => setSelection({ field, value: '' })}
        />
      )}
      {selection.field !== undefined && (
        <TextField
          label={texts.value}
          help={texts.valueHelp}
          value={selection.value ?? ''}
          onInput={(value) => setSelection({ value })}
        />
      )}
    </div>
  )
}

interface ActiveFilter {
  readonly label: string
  readonly remove: () => void
}

function activeFilters(selection: Selection, fields: readonly FieldColumn[]): ActiveFilter[] {
  const texts = words.attendees.filter
  const { field, value, checked_in: arrived } = selection
  const statuses = statusesOf(selection)
  const label = fields.find(({ names }) => names.includes(field ?? ''))?.label ?? field ?? ''
  return [
    ...statuses.map((status) => ({
      label: words.attendees.status[status],
      remove: () => setSelection({ status: statuses.filter((each) => each !== status).join(',') }),
    })),
    ...(arrived === undefined
      ? []
      : [
          {
            label: arrived ? texts.arrived : texts.notArrived,
            remove: () => setSelection({ checked_in: undefined }),
          },
        ]),
    ...(field === undefined
      ? []
      : [
          {
            label: value === undefined ? texts.filled(label) : texts.equals(label, value),
            remove: () => setSelection({ field: '' }),
          },
        ]),
  ]
}

/** The filters that apply, each with a way to remove it. */
export function FilterChips({ selection, fields }: FiltersProps) {
  const active = activeFilters(selection, fields)
  if (active.length === 0) return null
  const texts = words.attendees.filter
  return (
    <div class="cluster chips">
      {active.map(({ label, remove }) => (
        <button key={label} type="button" class="chip" aria-label={texts.remove(label)} onClick={remove}>
          {label} <Icon name="close" size={14} />
        </button>
      ))}
      <Button kind="quiet" size="small" onClick={clearSelection}>
        {texts.clear}
      </Button>
    </div>
  )
}
