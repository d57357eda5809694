import { boot } from './boot.ts'

/** Drafts belong to a user: the next person to sign in in this tab doesn't see them. */
const own = `kalends-draft:${boot.me.id}:`
const place = (key: string) => own + key

/** Keeps something in the tab until it is saved. Nothing is kept of an empty object. */
export function keep(key: string, content: object) {
  try {
    if (Object.keys(content).length === 0) sessionStorage.removeItem(place(key))
    else sessionStorage.setItem(place(key), JSON.stringify(content))
  } catch {
    // The storage is full or switched off: it lives only as long as the screen.
  }
}

export function readKept<T>(key: string): Partial<T> | undefined {
  try {
    const text = sessionStorage.getItem(place(key))
    return text === null ? undefined : (JSON.parse(text) as Partial<T>)
  } catch {
    return undefined
  }
}

/** Whether something is unsaved under this key, for lists that mark it. */
export function hasDraft(key: string): boolean {
  return readKept(key) !== undefined
}

/** Where a draft keeps what its changes were made to. */
export const placeOfBase = (key: string) => `${key} before`
/** Where it is kept what was sent to create something, until it is known to exist. */
export const placeOfAttempt = (key: string) => `${key}/attempt`

/** In how many places the person has something unsaved. */
export function unsavedPlaces(): number {
  return keptKeys().filter((key) => !key.endsWith(placeOfBase('')) && !key.endsWith(placeOfAttempt(''))).length
}

/** Removes all that is kept of the person. */
export function forgetKept() {
  for (const key of keptKeys()) keep(key, {})
}

function keptKeys(): string[] {
  try {
    const keys = Object.keys(sessionStorage)
    return keys.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length))
  } catch {
    return []
  }
}
