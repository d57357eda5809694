import { useEffect, useId, useRef } from 'preact/hooks'
import { app } from '../../api.ts'
import { useData } from '../../cache.ts'
import { friendly } from '../../forms/index.ts'
import { Field, SelectField, TextField } from '../../kit/index.ts'
import { organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { setShared } from './dates.ts'
import { useEditor } from './editor-context.ts'
import { EventField } from './event-field.tsx'

/** The name, and the calendar of a new event. */
export function Basics({ isNew }: { isNew: boolean }) {
  const { event } = useEditor()
  const texts = words.fields.event
  const { dates, title_event_series: series } = event.value.value
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the screen has moved the focus to its title.
    if (isNew) setTimeout(() => input.current?.focus())
  }, [])

  return (
    <div class="card stack">
      <Field
        label={texts.name.label}
        name="name"
        error={friendly(event.errors.value['dates[0].name'], 'dates[0].name', texts.name.label)}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            class="input name-input"
            placeholder={texts.name.placeholder}
            autocomplete="off"
            value={dates[0]!.name}
            onInput={({ currentTarget }) => event.set('dates', setShared(dates, 'name', currentTarget.value))}
          />
        )}
      </Field>
      {(dates.length > 1 || series !== null) && <EventField name="title_event_series" />}
      {isNew && <Calendar />}
    </div>
  )
}

const another = 'new'

/** One that exists, or a new one by its name. */
function Calendar() {
  const { event } = useEditor()
  const texts = words.editor.calendar
  const id = useId()
  const { data = [] } = useData(`${organizationId.value}/groups`, (signal) => app.groups.list({}, { signal }))
  const choices = data.filter(({ subscription }) => subscription !== 'external')
  const { event_group: group, new_event_group_name: name } = event.value.value
  const isAnother = name !== null
  const isSubscribed = choices.find(({ prokey }) => prokey === group)?.subscription === 'children'
  const nameField = (
    <TextField
      label={texts.newName}
      value={name ?? ''}
      error={friendly(event.errors.value.new_event_group_name, 'new_event_group_name', texts.newName)}
      help={texts.help}
      onInput={(next) => event.set('new_event_group_name', next)}
    />
  )
  if (choices.length === 0) return nameField
  return (
    <div class="columns" id={id}>
      <SelectField
        label={texts.label}
        {...(!isAnother && { help: isSubscribed ? texts.helpSubscribed : texts.help })}
        value={isAnother ? another : group}
        error={friendly(event.errors.value.event_group, 'event_group', texts.label)}
        options={[
          ...choices.map(({ prokey, name: label }) => ({ value: prokey, label })),
          { value: another, label: texts.another },
        ]}
        onChange={(value) => {
          event.set('event_group', value === another ? '' : value)
          event.set('new_event_group_name', value === another ? '' : null)
        }}
      />
      {isAnother && nameField}
    </div>
  )
}
