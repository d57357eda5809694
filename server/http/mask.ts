/**
 * Removes secrets and email addresses from a text: logs are copied, kept and read by many, and can't be erased. This is
 * the only place that knows what each secret looks like.
 */
export function mask(text: string): string {
  if (!suspicious.test(text)) return text
  return decoded(text)
    .replaceAll(attendeeLink, '$1(masked)')
    .replaceAll(accountLink, '$1(masked)')
    .replaceAll(apiKey, '$1(masked)')
    .replaceAll(token, '(masked)')
    .replaceAll(password, '//(masked)@')
    .replaceAll(address, '(address)')
}

/** Most lines contain no secret; one test for all takes a fifth of the time. */
const suspicious = /[%@]|\/rsvp\/|\/app\/|(?<![\w-])[\w-]{43}/i

// Masks anything in the place of a token: one that was cut off or extended might still be recognized. Services that
// check links put a whole one into a query of their own.
const attendeeLink = /((?:\/|%2f)rsvp(?:\/|%2f)(?:confirm|manage|unsubscribe)(?:\/|%2f))[^/?#\s"'<>()\\]+/gi
const accountLink = /((?:\/|%2f)app(?:\/|%2f)(?:link|password|email|invitation)(?:\/|%2f))[^/?#\s"'<>()\\]+/gi
const apiKey = /(kal_[0-9a-f]{12}_)[\w-]+/gi
// 32 random bytes anywhere: an address may have been copied in part, or be spelled in a way that leads elsewhere.
const token = /(?<=^|[^\w-]|%[\da-f]{2})[\w-]{43}(?![\w-])/gi
const password = /\/\/[^\s/@"'<>]{1,200}@/g
// A package with its version, as in stack traces, isn't an email address.
const address = /(?<![^\s<>"(),;:/\\=@])[^\s<>"(),;:/\\=@]{1,64}(?:@|%40)(?!\d+\.\d)[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu

/** Escapes that are equivalent to the letter itself (RFC 3986, 2.3), so that nothing hides behind them. */
function decoded(text: string): string {
  return text.replaceAll(/%[2-7][\da-f]/gi, (escape) => {
    const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : escape
  })
}
