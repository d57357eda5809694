import { type Asset, asset } from '../http/asset.ts'

/** A calendar file as it is sent, with the name under which it is saved. */
export function icsAsset(name: string, content: string | Buffer): Asset {
  // A short life in caches, because a change should arrive; an old copy is better than none when we are away.
  return asset('text/calendar; charset=utf-8', content, 'public, max-age=60, stale-if-error=86400', {
    'content-disposition': disposition(name),
    'access-control-allow-origin': '*',
  })
}

/** Inline, because an iPhone then offers to add the event; the name for those who save it (RFC 6266, RFC 8187). */
function disposition(name: string): string {
  const plain =
    name
      .normalize('NFD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["\\%]/g, '') || 'event.ics'
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.codePointAt(0)!.toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain.startsWith('.') ? `event${plain}` : plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`
}
