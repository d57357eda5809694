import { isVisibleLine } from '../http/formats.ts'
import { headerText } from './message.ts'

/** The first of these names that mails can come from; empty if none can, so that mail programs show the address. */
export function senderName(names: readonly (string | null | undefined)[]): string {
  return names.map((name) => headerText(name ?? '')).find((name) => name !== '' && !claimsAddress(name)) ?? ''
}

/** Why mails cannot come from this name, as the end of a sentence; undefined if they can. */
export function senderNameFault(name: string): string | undefined {
  if ([...name].length > 100 || !isVisibleLine(name))
    return 'must be one line of text, at most 100 characters, without invisible characters.'
  if (claimsAddress(name)) return 'must be a name, not an email or web address. Use reply_to for the address.'
  return undefined
}

/** Mail programs show the name instead of the address, so a name that is an address would claim to be the sender. */
function claimsAddress(name: string): boolean {
  // Other forms of the same characters look alike.
  return /\S@\S|:\/\/|\bwww\./i.test(name.normalize('NFKC'))
}
