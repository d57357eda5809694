const most = 500
const longest = 500

/** Remembers what a pure function makes of a header: most visitors send one of a few hundred. */
export function memoize<T>(read: (header: string) => T): (header?: string) => T {
  const known = new Map<string, T>()
  return (header = '') => {
    const value = known.get(header)
    if (value !== undefined) return value
    const made = read(header)
    if (known.size >= most) known.clear()
    if (header.length <= longest) known.set(header, made)
    return made
  }
}
