/** "Pier 3, Am Sandtorkai 30, Hamburg": what it is called, and where that is. */
export function placeLines(location: string): [name: string, address?: string] {
  const [, name, address] = /^([^,،、，]{2,})[,،、，]\s*(.+)$/s.exec(location) ?? []
  return name === undefined ? [location] : [name, address!]
}
