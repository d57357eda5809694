import type { MailRow } from './kind.ts'

/** What became of a mail, in a sentence. */
export function outcomeOf({ state, error }: Pick<MailRow, 'state' | 'error'>): string {
  switch (state) {
    case 'sent':
      return 'The mail server has accepted it.'
    case 'kept':
      return error ?? 'There is no mail server, so it was stored, not sent.'
    case 'failed':
      return `It could not be sent: ${error}`
    case 'dropped':
      return error ?? 'It was no longer needed.'
    default:
      return waiting(error)
  }
}

/** A limit explains itself in a sentence of ours; the response of a mail server begins with its code. */
function waiting(error: string | null): string {
  if (error === null) return 'It is waiting to be sent.'
  return /^[A-Z].*\.$/s.test(error) ? error : `The last attempt failed, and it will be tried again: ${error}`
}
