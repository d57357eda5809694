/**
 * Renders HTML as plain text for calendars without markup: paragraphs and headings on separate lines, list items with a
 * dash or number, links followed by their address. Input must be sanitised, so only a dozen tags can occur.
 */
export function plainText(html: string): string {
  const lists: number[] = []
  let href: string | undefined
  let linkStart = 0
  let text = ''

  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    const close = open === -1 ? -1 : html.indexOf('>', open)
    if (open !== at) {
      text += wordsOf(html.slice(at, open === -1 ? undefined : open))
      at = open === -1 ? html.length : open
      continue
    }
    if (close === -1) break
    const tag = html.slice(open + 1, close)
    const space = tag.indexOf(' ')
    const name = space === -1 ? tag : tag.slice(0, space)
    if (name === 'ul') lists.push(0)
    else if (name === 'ol') lists.push(1)
    else if (name === '/ul' || name === '/ol') lists.pop()
    else if (name === 'a') {
      href = /href="([^"]*)"/.exec(tag)?.[1]
      linkStart = text.length
    } else if (name === '/a' && href !== undefined) {
      text += addressBehind(text.slice(linkStart), decode(href))
      href = undefined
    }
    if (name === 'br') text += '\n'
    else if (name === 'li') text += `\n${bullet(lists)}`
    else if (/^\/?(p|h[1-4])$/.test(name)) text += '\n\n'
    else if (/^\/?(ul|ol)$/.test(name)) text += lists.length === 0 ? '\n\n' : ''
    at = close + 1
  }
  return tidy(text)
}

function wordsOf(html: string): string {
  return decode(/\s\s|[^\S ]/.test(html) ? html.replaceAll(/\s+/g, ' ') : html)
}

/** The marker of a list item. Numbered lists count up. */
function bullet(lists: number[]): string {
  const indent = '  '.repeat(Math.max(0, lists.length - 1))
  const number = lists.at(-1) ?? 0
  if (number === 0) return `${indent}- `
  lists[lists.length - 1] = number + 1
  return `${indent}${number}. `
}

/** ` (https://…)`, unless the link text already shows the address. */
function addressBehind(words: string, href: string): string {
  const bare = href.replace(/^(mailto|tel):/, '')
  return words.trim() === bare || words.trim() === href ? '' : ` (${bare})`
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[(name as string).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
    return code > 0x1f && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
  })
}

function tidy(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.includes('\n')) return trimmed
  return trimmed
    .split('\n')
    .map((line) => line.replace(/^ (?=\S)/, '').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}
