/** A request as sent over the wire. */
export function request(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
  const described = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = { host: 'localhost', ...headers, ...(body !== '' && described) }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
