/** Where the script comes from, set by what wraps the file that the server sends. In a bundle of somebody else there is none. */
declare const kalendsAddress: string | undefined

/** The address of the server: named by the page, else where the script comes from. Without a slash at its end. */
export function serverAddress(domain: string | null): string {
  const named = domain?.trim().replace(/\/+$/, '')
  if (named) return /^https?:\/\//i.test(named) ? named : `https://${named}`
  return typeof kalendsAddress === 'undefined' ? '' : kalendsAddress
}
