import type { LoggedMail } from '@kalends/contract'
import { words } from '../words.ts'

const failed = 'It could not be sent: '
const retried = 'The last attempt failed, and it will be tried again: '

/** Why a mail did not arrive, without the codes of mail servers (RFC 3463) where those say something common. */
export function undeliveredWords(mail: Pick<LoggedMail, 'state' | 'outcome'>): string {
  const texts = words.settings.people.reasons
  const code = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(mail.outcome)?.[1] ?? ''
  if (['1.1', '1.6', '1.10'].includes(code)) return texts.noMailbox
  if (code.startsWith('1.')) return texts.noDomain
  if (code === '2.2') return texts.full
  if (code.startsWith('7.')) return texts.refused
  return outcomeWords(mail)
}

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
