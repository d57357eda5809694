import type { Settings } from '../config.ts'
import type { CopyFacts } from './store.ts'

export interface Fetched extends Pick<CopyFacts, 'etag' | 'last_modified'> {
  /** undefined: unchanged since the copy was made. */
  readonly bytes: Buffer | undefined
}

const redirects = 3

/** Fetches the calendar, conditionally if `known` is given. Throws unless the response is valid. */
export async function fetchCalendar(
  url: string,
  known: CopyFacts | undefined,
  settings: Settings,
  signal: AbortSignal,
): Promise<Fetched> {
  const { fetchUntrusted } = await import('../outbound/client.ts')
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
  }
  const answer = await fetchUntrusted(url, { headers, redirects, signal }, settings)
  if (answer.status === 304 && known) {
    return { bytes: undefined, etag: known.etag, last_modified: known.last_modified }
  }
  if (answer.status !== 200) throw new Error(`The source returned ${answer.status}.`)
  if (!isCalendar(answer.bytes)) throw new Error('The source did not answer a calendar.')
  return {
    bytes: answer.bytes,
    etag: short(answer.headers.get('etag')),
    last_modified: short(answer.headers.get('last-modified')),
  }
}

/** Whether the text is a complete calendar, not an error page or a sign-in form. Its content is not checked. */
export function isCalendar(bytes: Uint8Array): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    return false
  }
  return /^BEGIN:VCALENDAR\s/i.test(text) && /\sEND:VCALENDAR$/i.test(text.slice(-20))
}

function short(header: string | null): string | null {
  return header !== null && header.length <= 1000 ? header : null
}
