/** Who can open an address: everybody, people in the same network, or only this computer. */
export function reachOf(address: string): 'everybody' | 'network' | 'computer' {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  if (/^localhost$|\.localhost$|^127\.|^::1$/.test(host)) return 'computer'
  const isPrivate =
    /^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\.|^f[cd][0-9a-f]{2}:|^fe80:|\.(local|lan|internal|home\.arpa)$/
  return isPrivate.test(host) || !/[.:]/.test(host) ? 'network' : 'everybody'
}
