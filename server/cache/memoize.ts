const usualMost = 500
const longest = 500

/** Memoizes a pure function of a short text, such as a header: most visitors send one of a few hundred. */
export function memoize<T>(read: (text: string) => T, most = usualMost): (text?: string) => T {
  const known = new Map<string, T>()
  return (text = '') => {
    const value = known.get(text)
    if (value !== undefined || known.has(text)) return value as T
    const made = read(text)
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, made)
    return made
  }
}
