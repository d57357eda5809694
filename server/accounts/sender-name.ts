import { hidesCharacters, isLine } from '../http/formats.ts'

/** Why mails cannot come from this name, as the end of a sentence; undefined if they can. */
export function senderNameFault(name: string): string | undefined {
  if ([...name].length > 100 || !isLine(name) || hidesCharacters(name))
    return 'must be one line of text, at most 100 characters, without invisible characters.'
  // Mail programs show the name instead of the address, so a name that is an address would claim to be the sender.
  if (/\S@\S/.test(name)) return 'must be a name, not an email address. Use reply_to for the address.'
  return undefined
}
