import { computed, signal } from '@preact/signals'

/** The address of the current screen. */
export const address = signal(new URL(location.href))
export const path = computed(() => address.value.pathname)
/** Identifies an entry of the history, to remember where the person had scrolled to. */
let entry = 0
const scrolled = new Map<number, number>()

interface NavigateOptions {
  /** Without an entry in the history. */
  readonly replace?: boolean
  /** The screen that is shown goes on under its new address, with all that was typed and selected. */
  readonly keepsScreen?: boolean
}

/** The address to which the last screen has moved, if it has. */
export let movedTo: string | undefined

export function navigate(to: string, { replace = false, keepsScreen = false }: NavigateOptions = {}) {
  const next = new URL(to, location.href)
  if (next.href === location.href) return
  scrolled.set(entry, scrollY)
  if (!replace) entry += 1
  history[replace ? 'replaceState' : 'pushState']({ entry }, '', next)
  const isSameScreen = keepsScreen || next.pathname === address.value.pathname
  movedTo = keepsScreen ? next.pathname : undefined
  address.value = next
  if (!isSameScreen) scrollTo(0, 0)
}

/** Changes parameters of the query; an empty or missing value removes one. */
export function setQuery(values: Readonly<Record<string, string | undefined>>) {
  const next = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') next.searchParams.delete(name)
    else next.searchParams.set(name, value)
  }
  navigate(next.href, { replace: true })
}

export function queryValue(name: string): string {
  return address.value.searchParams.get(name) ?? ''
}

/** The parameters of the address of a screen. */
export type Params = Readonly<Record<string, string>>

/** The parameters of a path such as `/app/o/:organization`, or undefined if it does not match. */
export function matchPath(pattern: string, given: string): Params | undefined {
  const expected = pattern.split('/')
  const parts = given.replace(/\/$/, '').split('/')
  if (expected.length !== parts.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const value = parts[index]!
    if (part.startsWith(':')) parameters[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return parameters
}

/** Follows links inside the application without loading a document, and handles back and forward. */
export function startRouter(isOurs: (path: string) => boolean) {
  history.scrollRestoration = 'manual'
  history.replaceState({ entry }, '')
  addEventListener('popstate', (event) => {
    scrolled.set(entry, scrollY)
    entry = (event.state as { entry?: number } | null)?.entry ?? 0
    address.value = new URL(location.href)
    // After the screen was drawn.
    setTimeout(() => scrollTo(0, scrolled.get(entry) ?? 0))
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || event.defaultPrevented || !isPlain || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || !isOurs(link.pathname)) return
    event.preventDefault()
    navigate(link.href)
  })
}
