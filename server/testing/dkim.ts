import { type KeyLike, createHash, createVerify } from 'node:crypto'

/**
 * The headers that the DKIM signature of a mail covers, in lower case. Throws if it is invalid. An independent
 * implementation of RFC 6376 with relaxed canonicalization.
 */
export function signedHeaders(raw: string, key: KeyLike): string[] {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const find = (name: string) => headers.findLast((line) => line.toLowerCase().startsWith(`${name}:`))
  const signature = find('dkim-signature')!
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.replaceAll(/\s/g, ''))
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)] as const),
  )
  if (tags.get('a') !== 'rsa-sha256' || tags.get('c') !== 'relaxed/relaxed') throw new Error(`Not known: ${signature}`)

  const body = raw
    .slice(end + 4)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(' \r\n', '\r\n')
    .replace(/(\r\n)*$/, '\r\n')
  if (createHash('sha256').update(body).digest('base64') !== tags.get('bh')) throw new Error('The body was changed.')

  const names = tags.get('h')!.toLowerCase().split(':')
  const signed = names.map((name) => relaxed(find(name) ?? '')).filter((line) => line !== '')
  // Without the signature value, and without a final line break.
  const own = relaxed(signature.replace(/(;\s*b=)[^;]*/, '$1'))
  const verify = createVerify('RSA-SHA256').update([...signed, own].join('\r\n'))
  if (!verify.verify(key, tags.get('b')!, 'base64')) throw new Error('The signature is not valid.')
  return names
}

function relaxed(header: string): string {
  if (header === '') return ''
  const colon = header.indexOf(':')
  const value = header.slice(colon + 1).replaceAll('\r\n', '')
  return `${header.slice(0, colon).trim().toLowerCase()}:${value.replaceAll(/[ \t]+/g, ' ').trim()}`
}
