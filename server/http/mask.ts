/**
 * A text without what lets somebody in who reads it, and without addresses of people: what is logged is copied, kept and
 * read by many, and cannot be erased. The form of each secret is known here and nowhere else.
 */
export function mask(text: string): string {
  if (!suspicious.test(text)) return text
  return decoded(text)
    .replaceAll(attendeeLink, '$1(masked)')
    .replaceAll(apiKey, '$1(masked)')
    .replaceAll(token, '(masked)')
    .replaceAll(password, '//(masked)@')
    .replaceAll(address, '(address)')
}

/** Most lines hold nothing of the kind; looking once takes a fifth of the time. */
const suspicious = /[%@]|\/rsvp\/|(?<![\w-])[\w-]{43}/i

// Whatever is in the place of a token goes: one that was cut off or has something behind it may still be told from others.
// Services that check links put a whole one into the query of their own.
const attendeeLink = /((?:\/|%2f)rsvp(?:\/|%2f)(?:confirm|manage|unsubscribe)(?:\/|%2f))[^/?#\s"'<>()\\]+/gi
const apiKey = /(kal_[0-9a-f]{12}_)[\w-]+/gi
// 32 random bytes, wherever they are: an address may have been copied in part, or be spelt in a way that leads elsewhere.
const token = /(?<=^|[^\w-]|%[\da-f]{2})[\w-]{43}(?![\w-])/gi
const password = /\/\/[^\s/@"'<>]{1,200}@/g
// A package with its version, as paths in stacks have it, is none.
const address = /(?<![^\s<>"(),;:/\\=@])[^\s<>"(),;:/\\=@]{1,64}(?:@|%40)(?!\d+\.\d)[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu

/** Escapes that mean the same as the letter itself (RFC 3986, 2.3), so that nothing can hide behind them. */
function decoded(text: string): string {
  return text.replaceAll(/%[2-7][\da-f]/gi, (escape) => {
    const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : escape
  })
}
