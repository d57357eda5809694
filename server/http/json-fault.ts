/** Why a text isn't JSON: an index into it, and the beginning of a sentence that ends with the position. */
export interface JsonFault {
  readonly at: number
  readonly what: string
}

/** The first fault of a text that JSON.parse rejects. Its own messages don't always include the position. */
export function jsonFault(text: string): JsonFault | undefined {
  let at = 0
  try {
    value('expected a value')
    blank()
    if (at < text.length) stop('expected nothing more after the end of the JSON value')
    return undefined
  } catch (error) {
    if (error instanceof Stop) return error.fault
    throw error
  }

  function value(expected: string) {
    blank()
    const first = text[at]
    if (first === '{') return entries('}', member)
    if (first === '[') return entries(']', (after) => value(`expected a value${after}`))
    if (first === '"') return string()
    if (!take(/-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y) && !take(/(true|false|null)(?![\w$])/y)) stop(expected)
  }

  function entries(end: string, entry: (after: string) => void) {
    at += 1
    blank()
    if (skip(end)) return
    for (let after = ''; ; after = ' after the comma') {
      entry(after)
      blank()
      if (skip(end)) return
      if (!skip(',')) stop(`expected "," or "${end}"`)
    }
  }

  function member(after: string) {
    blank()
    if (text[at] !== '"') stop(`expected a name in double quotes${after}`)
    string()
    blank()
    if (!skip(':')) stop('expected ":" after the name')
    value('expected a value after the colon')
  }

  function string() {
    const start = at
    at += 1
    for (;;) {
      take(/[^"\\\u0000-\u001f]+/y)
      if (skip('"')) return
      if (at >= text.length) throw new Stop(start, 'there is no closing quote for the text that begins')
      if (skip('\\')) escape()
      else if (text[at] === '\n' || text[at] === '\r')
        throw new Stop(at, 'a line break inside a text has to be written as \\n; there is one')
      else throw new Stop(at, `a control character inside a text has to be escaped; there is ${name(text[at]!)}`)
    }
  }

  function escape() {
    if (take(/["\\/bfnrt]/y)) return
    if (!skip('u')) stop('expected one of " \\ / b f n r t u after the backslash')
    if (!take(/[0-9a-fA-F]{4}/y)) stop('expected four hexadecimal digits after \\u')
  }

  function blank() {
    take(/[ \t\n\r]+/y)
  }

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }

  function skip(character: string): boolean {
    if (text[at] !== character) return false
    at += 1
    return true
  }

  function stop(expected: string): never {
    throw new Stop(at, at < text.length ? `${expected} but found ${found(text, at)}` : `${expected} but the body ends`)
  }
}

/** Line and column, counted from 1 as editors do. */
export function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/)
  return `at line ${lines.length}, column ${[...lines.at(-1)!].length + 1}`
}

class Stop extends Error {
  readonly fault: JsonFault

  constructor(at: number, what: string) {
    super(what)
    this.fault = { at, what }
  }
}

/** A whole word, such as None or undefined, is more helpful than its first letter. */
function found(text: string, at: number): string {
  const word = /[A-Za-z_$][\w$]{0,19}/y
  word.lastIndex = at
  return name(word.exec(text)?.[0] ?? String.fromCodePoint(text.codePointAt(at)!))
}

function name(piece: string): string {
  if (piece === '"') return 'a double quote'
  if (piece === '\u{FEFF}') return 'a byte order mark'
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(piece)) return `"${piece}"`
  return `U+${piece.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
