import { createHash } from 'node:crypto'

/** A mail, ready to be sent. */
export interface Message {
  readonly id: string
  readonly from: Mailbox
  readonly replyTo: string | null
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly calendars: readonly CalendarFile[]
  /** Pictures in the HTML, which refers to them by `cid:` and their id. */
  readonly images: readonly InlineImage[]
  readonly headers: Readonly<Record<string, string>>
}

export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** A calendar file in a mail. Its content type names the method as well (RFC 6047). */
export interface CalendarFile {
  readonly name: string
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  readonly content: string
}

export interface InlineImage {
  readonly id: string
  readonly type: 'image/png'
  readonly bytes: Uint8Array
  /** The size at which it is shown. */
  readonly width: number
  readonly height: number
}

/** The HTML of a mail for a browser, which knows nothing of the other parts of the mail. */
export function browserHtml({ html, images }: Pick<Message, 'html' | 'images'>): string {
  return images.reduce(
    (text, { id, type, bytes }) =>
      text.replaceAll(`"cid:${id}"`, `"data:${type};base64,${Buffer.from(bytes).toString('base64')}"`),
    html,
  )
}

/** Derived from the mail, so that mailboxes can merge two copies if a crash sends it twice. */
export function messageId(dedupeKey: string, mailFrom: string): string {
  const hash = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)
  return `<${hash}@${mailFrom.split('@')[1]}>`
}

/** Text for a header: a single line, without characters that hide or reorder others. */
export function headerText(text: string): string {
  const line = text.toWellFormed().replaceAll(invisible, '').replaceAll(controls, ' ').trim()
  const characters = Array.from(line)
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line
}

/** Whether mail programs would take the plain text for an encoded word. */
export const resemblesEncodedWord = (text: string): boolean => text.includes('=?')

/** Text as encoded words (RFC 2047) of at most 75 characters. No character is split between two of them. */
export function encodedWords(text: string): string {
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join(' ')
}

const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
// These reverse the order of letters or are invisible, so that one name could look like another.
const invisible = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/g
const longest = 200
