import { useEffect, useState } from 'preact/hooks'
import { app } from '../api.ts'
import { type Command, commands } from '../commands.ts'
import { loadWords, words } from '../first-words.ts'
import { formatDay } from '../format.ts'
import type { IconName } from '../kit/index.ts'
import type { Item } from '../palette/items.ts'
import { places } from '../places.ts'
import { navigate } from '../router.ts'
import { can, inOrganization, organization } from '../session.ts'

export interface Entry {
  readonly label: string
  readonly detail?: string
  readonly icon: IconName
  readonly keys?: string | undefined
  readonly run: () => void
}

/** What the screen offers and where one can go; with a text, also what other screens offer. */
export function actionsFor(text: string, destinations: readonly Command[]): Entry[] {
  const going = places()
    .filter(({ role }) => organization.value && can(role))
    .map((place): Command => ({
      id: `go-${place.id}`,
      label: words.shell.palette.go(place.label),
      icon: place.icon,
      keys: place.keys,
      also: words.shell.palette.also[place.id],
      run: () => navigate(place.href),
    }))
  const offered = [...commands.value, ...going].toSorted((one, other) => Number(one.isGeneral ?? false) - Number(other.isGeneral ?? false)) // oxfmt-ignore
  const known = new Set(offered.map(({ id }) => id))
  const elsewhere = text.trim() === '' ? [] : destinations.filter(({ id }) => !known.has(id))
  return matching([...offered, ...elsewhere], text).map(({ label, icon = 'onward', keys, run }) => ({
    label,
    icon,
    keys,
    run,
  }))
}

interface Found {
  readonly destinations: readonly Command[]
  readonly items: readonly Entry[]
}

type Rest = typeof import('../parts/palette.ts')

/** What is not on this screen. The code for it is loaded when the palette opens, items when somebody types. */
export function useFound(text: string): Found {
  const [rest, setRest] = useState<Rest>()
  const [items, setItems] = useState<readonly Item[]>([])
  const [events, setEvents] = useState<readonly Entry[]>([])
  const [people, setPeople] = useState<readonly Item[]>([])
  const wanted = text.trim()
  const isTyping = wanted !== '' && organization.value !== undefined

  // If something cannot be loaded, the rest still works.
  useEffect(() => {
    Promise.all([import('../parts/palette.ts'), loadWords()]).then(
      ([part]) => setRest(part),
      () => {},
    )
  }, [])
  useEffect(() => {
    if (!rest || !isTyping) return
    const stop = new AbortController()
    rest.listItems(stop.signal).then(setItems, () => {})
    return () => stop.abort()
  }, [rest, isTyping])
  useEffect(() => {
    if (!isTyping) {
      setEvents([])
      setPeople([])
      return
    }
    const stop = new AbortController()
    const search = wanted.slice(0, 200)
    // A moment after the person stops typing.
    const timer = setTimeout(() => {
      findEvents(search, stop.signal).then(setEvents, () => setEvents([]))
      rest?.findPeople(search, stop.signal).then(setPeople, () => setPeople([]))
    }, 60)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [rest, wanted])

  const named = wanted === '' ? [] : matching(items, wanted).slice(0, mostItems)
  return { destinations: rest?.destinations() ?? [], items: [...events, ...[...named, ...people].map(entryOf)] }
}

const mostItems = 12

function entryOf({ label, detail, icon = 'onward', run }: Item): Entry {
  return { label, detail, icon, run }
}

async function findEvents(search: string, signal: AbortSignal): Promise<Entry[]> {
  const { events } = await app.events.list({ query: { search, limit: 8 } }, { signal })
  return events.map(({ prokey, title, next, first }) => ({
    label: title,
    detail: formatDay((next ?? first).starts, (next ?? first).timeZone),
    icon: 'events',
    run: () => navigate(inOrganization('events', prokey)),
  }))
}

/** Those that have all words of a text. */
function matching<C extends Command>(all: readonly C[], text: string): C[] {
  const wanted = folded(text).split(' ').filter(Boolean)
  return all.filter(({ label, also = '' }) => wanted.every((word) => folded(`${label} ${also}`).includes(word)))
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
