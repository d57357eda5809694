/** Where to go after signing in. Only paths of the application: anything else could lead to another site. */
export function nextPath(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > longest || !/^\/app(?![^/?#])/.test(given)) return undefined
  // The parser treats backslashes as slashes, drops line breaks and resolves dots, as browsers do.
  const url = URL.parse(given, base)
  if (!url || url.origin !== base || !/^\/app(?:\/|$)/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

const base = 'http://kalends.invalid'
const longest = 1000
