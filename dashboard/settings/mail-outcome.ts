import type { LoggedMail } from '@kalends/contract'
import { words } from '../words.ts'

const failed = 'It could not be sent: '
const retried = 'The last attempt failed, and it will be tried again: '

/** What became of a mail, in the language of the person. Reasons of mail servers stay as they are. */
export function outcomeWords({ state, outcome }: Pick<LoggedMail, 'state' | 'outcome'>): string {
  const texts = words.settings.mails
  if (state === 'sent') return texts.sentWords
  if (state === 'kept') return outcome.includes('sample') ? texts.sampleWords : texts.keptWords
  if (outcome.startsWith(failed)) return texts.failedWords(outcome.slice(failed.length))
  if (outcome.startsWith(retried)) return texts.retryWords(outcome.slice(retried.length))
  if (outcome === 'It is waiting to be sent.') return texts.waitingWords
  return texts.reasons[outcome] ?? outcome
}
