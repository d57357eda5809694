import { useId, useState } from 'preact/hooks'
import { useTemplates } from '../forms/index.ts'
import { Button, Icon, SearchField } from '../kit/index.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { type KindName, isOfOneEvent, kinds } from './kinds.ts'
import { StandardThumbnail, Thumbnail } from './thumbnail.tsx'

interface TemplateChoiceProps {
  readonly kind: KindName
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  /** What applies without a template. */
  readonly unset: string
  /** What is not offered to others is chosen in place of none: the form of an event. */
  readonly own?: number | null
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** More than these are found by their name. */
const few = 7

/** One of the templates of a kind, all of them as small pictures, or none. */
export function TemplateChoice({
  kind: place,
  name,
  label,
  help,
  error,
  unset,
  own = null,
  value,
  onChange,
}: TemplateChoiceProps) {
  const kind = kinds[place]
  const texts = words.templates
  const group = useId()
  const [query, setQuery] = useState('')
  const [isAllShown, showAll] = useState(false)
  const templates = (useTemplates(kind.resource.name as 'style').data ?? []).filter((each) => !isOfOneEvent(each))
  const chosen = templates.find(({ id }) => id === value)
  const found = templates.filter((each) => each.name.toLowerCase().includes(query.trim().toLowerCase()))
  const shown = isAllShown || query !== '' ? found : first(found, value)
  const hasStandard = place === 'styles' || place === 'pages'

  const option = (id: number | null, title: string) => (
    <label key={id} class="template-option">
      <input type="radio" name={group} checked={id === value} onChange={() => onChange(id)} />
      {id !== null ? (
        <Thumbnail kind={kind} id={id} />
      ) : hasStandard ? (
        <StandardThumbnail kind={kind} />
      ) : (
        <span class="thumbnail" aria-hidden="true">
          <Icon name={kind.icon} size={24} />
        </span>
      )}
      <span class="template-option-name" title={title}>
        <span>{title}</span>
      </span>
    </label>
  )

  return (
    <fieldset
      class="template-choice"
      data-field={name}
      {...(error && { 'aria-invalid': true })}
      aria-describedby={`${group}-help`}
    >
      <legend>{label}</legend>
      {templates.length > few && <SearchField label={texts.choice.search} value={query} onInput={setQuery} />}
      <div class="template-options">
        {query === '' && option(own, unset)}
        {shown.map((each) => option(each.id, each.name))}
        {value !== own && value !== null && !chosen && option(value, `#${value}`)}
      </div>
      {query !== '' && found.length === 0 && <p class="help">{texts.choice.nothing}</p>}
      <div id={`${group}-help`}>
        {error && <p class="field-error">{error}</p>}
        {help !== undefined && <p class="help">{help}</p>}
      </div>
      {can('editor') && (
        <div class="cluster">
          {shown.length < found.length && (
            <Button size="small" onClick={() => showAll(true)}>
              {texts.choice.all(templates.length)}
            </Button>
          )}
          {chosen && (
            <Button
              size="small"
              icon="edit"
              label={texts.choice.quoted(chosen.name)}
              href={inOrganization('templates', place, chosen.id)}
            >
              {words.common.edit}
            </Button>
          )}
          <Button size="small" icon="add" href={inOrganization('templates', place, 'new')}>
            {texts.kinds[place].new}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** A few to begin with, the chosen one among them. */
function first<T extends { id: number }>(templates: readonly T[], chosen: number | null): readonly T[] {
  const begin = templates.slice(0, few)
  const missing = templates.slice(few).find(({ id }) => id === chosen)
  return missing ? [...begin.slice(0, -1), missing] : begin
}
