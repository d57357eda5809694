import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { v1 } from '../api.ts'
import { useData } from '../cache.ts'
import { compareTexts } from '../format.ts'
import { Button, SearchField, Segmented, SelectField, useIsDrawn } from '../kit/index.ts'
import { queryValue, setQuery } from '../router.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { type Filters, type Time, clearFilters, filterCount, times } from './filters.ts'

/** What is typed, at once; the address follows a moment later, because browsers limit how often it may change. */
export function useSearch(): [text: string, search: (text: string) => void] {
  const kept = queryValue('search')
  const [text, setText] = useState(kept)
  const sent = useRef(kept)
  useEffect(() => {
    if (kept === sent.current) return
    sent.current = kept
    setText(kept)
  }, [kept])
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      setQuery({ search: text })
    }, 250)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}

interface FilterBarProps {
  readonly filters: Filters
  readonly onSearch: (text: string) => void
  /** A calendar has its own time. */
  readonly hasTime?: boolean
  /** What else stands in the row. */
  readonly children?: ComponentChildren
}

export function FilterBar({ filters, onSearch, hasTime = false, children }: FilterBarProps) {
  const texts = words.events.filters
  const isDrawn = useIsDrawn()
  // There may be a hundred to choose from: the first frame only needs the one that is chosen.
  const groups = useGroupNames().filter(({ prokey }) => isDrawn || prokey === filters.group)
  return (
    <div class="filters" role="search" aria-label={texts.label}>
      <SearchField label={texts.search} value={filters.search} onInput={onSearch} />
      <div class="filter-row">
        {hasTime && (
          <Segmented<Time>
            label={texts.time}
            hidesLabel
            value={filters.time}
            options={times.map((value) => ({ value, label: texts.times[value] }))}
            onChange={(time) => setQuery({ time: time === 'upcoming' ? '' : time, sort: '' })}
          />
        )}
        <SelectField
          label={texts.group}
          hidesLabel
          value={filters.group}
          options={[
            { value: '', label: texts.allGroups },
            ...groups.map(({ prokey, name }) => ({ value: prokey, label: name })),
          ]}
          onChange={(group) => setQuery({ group })}
        />
        <SelectField
          label={texts.status}
          hidesLabel
          value={filters.status}
          options={(['', 'published', 'draft'] as const).map((value) => ({ value, label: texts.statuses[value] }))}
          onChange={(status) => setQuery({ status })}
        />
        <SelectField
          label={texts.rsvp}
          hidesLabel
          value={filters.rsvp}
          options={(['', 'yes', 'no'] as const).map((value) => ({ value, label: texts.rsvps[value] }))}
          onChange={(rsvp) => setQuery({ rsvp })}
        />
        {filterCount(filters) > 0 && (
          <Button
            kind="quiet"
            icon="close"
            label={texts.clear}
            onClick={() => {
              onSearch('')
              clearFilters()
            }}
          />
        )}
        {children}
      </div>
    </div>
  )
}

/** All groups, called calendars here, by name. */
export function useGroupNames(): readonly { readonly prokey: string; readonly name: string }[] {
  const { data } = useData(`${organizationId.value}/groups/names`, async (signal) => {
    const groups = await v1.group.all({}, { signal })
    return groups
      .map(({ prokey, name }) => ({ prokey, name }))
      .toSorted((one, other) => compareTexts(one.name, other.name))
  })
  return data ?? []
}
