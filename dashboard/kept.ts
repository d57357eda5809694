const place = (key: string) => `kalends-draft:${key}`

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
