import { useState } from 'preact/hooks'
import { Button, Icon, SearchField } from '../kit/index.ts'
import { words } from '../words.ts'
import { NamedTextRow } from './named-text-row.tsx'
import { NewName } from './new-name.tsx'

export type NameGroups = Readonly<
  Record<string, { readonly title: string; readonly names: Readonly<Record<string, string>> }>
>

interface NamedTextsProps {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** By field: those inside this one begin with its name. */
  readonly errors: Readonly<Record<string, string>>
  readonly isDisabled: boolean
  /** What can be set, with names that people understand. */
  readonly groups: NameGroups
  /** Other spellings of names in the groups. */
  readonly spellings?: Readonly<Record<string, string>>
  /** Whether a value is a colour. */
  readonly isColour?: (name: string) => boolean
  /** Lets the person set something that is not in the groups. */
  readonly takesOthers?: boolean
  readonly value: Readonly<Record<string, string>> | null
  readonly onChange: (value: Record<string, string> | null) => void
}

/** Values by name: what is set comes first, the rest by subject, and all of it can be searched. */
export function NamedTexts(props: NamedTextsProps) {
  const { name: field, label, help, errors, isDisabled, groups, spellings = {}, isColour, value, onChange } = props
  const texts = words.templates.lists
  const [query, setQuery] = useState('')
  // A row stays where it is while somebody types in it.
  const [first, setFirst] = useState<readonly string[]>(() => Object.keys(value ?? {}))
  const known: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(groups).map(({ names }) => names))
  const isKnown = (name: string) => (spellings[name] ?? name) in known
  const nameOf = (name: string) => known[spellings[name] ?? name] ?? name
  const shownFirst = [...new Set([...first, ...Object.keys(value ?? {}).filter((name) => !(name in known))])]

  function set(name: string, text: string) {
    const { [name]: _, ...others } = value ?? {}
    const next = text === '' ? others : { ...value, [name]: text }
    onChange(Object.keys(next).length === 0 ? null : next)
  }

  const row = (name: string) => (
    <NamedTextRow
      key={name}
      name={name}
      title={nameOf(name)}
      isColour={isColour?.(name) ?? false}
      error={errors[`${field}.${name}`]}
      isDisabled={isDisabled}
      value={value?.[name] ?? ''}
      onChange={(text) => set(name, text)}
    />
  )
  const all = [...shownFirst, ...Object.keys(known).filter((name) => !shownFirst.includes(name))]
  const wanted = query.trim().toLowerCase()
  const found = all.filter((name) =>
    [name, nameOf(name), value?.[name] ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  )

  return (
    <fieldset class="named-texts" data-field={field}>
      <legend>{label}</legend>
      {help !== undefined && <p class="help">{help}</p>}
      {errors[field] !== undefined && (
        <p class="field-error" role="alert">
          <Icon name="error" size={16} /> {errors[field]}
        </p>
      )}
      <SearchField label={texts.find} value={query} onInput={setQuery} />
      {wanted !== '' ? (
        <div class="named-rows">{found.length === 0 ? <p class="help">{texts.nothing}</p> : found.map(row)}</div>
      ) : (
        <>
          {shownFirst.length > 0 && (
            <section aria-label={texts.changed}>
              <h2>{texts.changed}</h2>
              <div class="named-rows">{shownFirst.map(row)}</div>
            </section>
          )}
          {Object.entries(groups).map(([id, { title, names }]) => (
            <NameGroup key={id} title={title} names={Object.keys(names).filter((name) => !shownFirst.includes(name))} row={row} /> // oxfmt-ignore
          ))}
        </>
      )}
      {props.takesOthers && !isDisabled && (
        <NewName onAdd={(name) => (isKnown(name) ? setQuery(name) : setFirst([...first, name]))} />
      )}
      {query !== '' && (
        <span>
          <Button size="small" onClick={() => setQuery('')}>
            {texts.showGroups}
          </Button>
        </span>
      )}
    </fieldset>
  )
}

interface NameGroupProps {
  readonly title: string
  readonly names: readonly string[]
  readonly row: (name: string) => preact.ComponentChild
}

/** Its rows are drawn once it is opened. */
function NameGroup({ title, names, row }: NameGroupProps) {
  const [isOpen, setOpen] = useState(false)
  if (names.length === 0) return null
  return (
    <details class="named-group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <small>{names.length}</small>
        <Icon name="down" />
      </summary>
      {isOpen && <div class="named-rows">{names.map(row)}</div>}
    </details>
  )
}
