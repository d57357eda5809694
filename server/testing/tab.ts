import type { Answer, TestServer } from './server.ts'

/** A browser without scripts: it keeps cookies, and says where a form comes from. */
export interface Tab {
  /** As name and value, in the order they were set. */
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Answer>
  /** As a script of our own page does. */
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
}

export function openTab(server: TestServer, { ip = '203.0.113.7' } = {}): Tab {
  const cookies = new Map<string, string>()
  const send = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await server.request({
      method,
      url,
      remoteAddress: ip,
      headers: {
        accept: 'text/html',
        'sec-fetch-site': method === 'GET' ? 'none' : 'same-origin',
        ...(cookie !== '' && { cookie }),
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      if (/max-age=0\b/i.test(set)) cookies.delete(name!)
      else cookies.set(name!, value!)
    }
    return answer
  }
  return {
    cookies,
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, fields = {}, headers = {}) => send('POST', path, headers, new URLSearchParams(fields).toString()),
    postJson: (path, body, headers = {}) =>
      send('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
  }
}

/** What a page says, without markup. */
export function textIn({ text }: Answer): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? ''
  const entities: Record<string, string> = { '&#39;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' }
  return main
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#39|quot|amp|lt|gt);/g, (entity) => entities[entity]!)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
