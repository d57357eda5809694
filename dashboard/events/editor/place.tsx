import { RichText, friendly } from '../../forms/index.ts'
import { TextField } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { setShared } from './dates.ts'
import { useEditor } from './editor-context.ts'

/** Where it takes place and what it is about, for all dates that do not say otherwise. */
export function Place() {
  const { event } = useEditor()
  const { location, description } = words.fields.event
  const { dates } = event.value.value
  const errorOf = (field: string, label: string) =>
    friendly(event.errors.value[`dates[0].${field}`], `dates[0].${field}`, label)
  return (
    <div class="card stack">
      <TextField
        label={location.label}
        help={location.help}
        placeholder={location.placeholder}
        isOptional
        value={dates[0]!.location ?? ''}
        error={errorOf('location', location.label)}
        onInput={(next) => event.set('dates', setShared(dates, 'location', next === '' ? null : next))}
      />
      <RichText
        label={description.label}
        value={dates[0]!.description ?? ''}
        error={errorOf('description', description.label)}
        onInput={(next) =>
          event.set('dates', setShared(event.value.peek().dates, 'description', next === '' ? null : next))
        }
      />
    </div>
  )
}
