import type { Verification } from '../domains/domains.ts'
import type { Judgement } from '../domains/records.ts'
import type { Output } from './command.ts'

/** What became of a look at the DNS records. */
export function report({ domain, isVerified, records }: Verification, done: string): Output {
  const text = [
    ...records.map(explain),
    '',
    isVerified
      ? done
      : `${domain.host} is not verified. New records can take some hours to be seen everywhere; then try again.`,
  ]
  return { data: { ...domain, is_verified: isVerified, records }, text: text.join('\n'), failed: !isVerified }
}

function explain({ type, host, value, result, found, failure }: Judgement): string {
  const record = `${type} ${host}`
  switch (result) {
    case 'ok':
      return `ok       ${record}`
    case 'missing':
      return `missing  ${record}\n         expected ${value}`
    case 'wrong':
      return `wrong    ${record}\n         expected ${value}\n         found    ${found.join(', ')}`
    case 'unknown':
      return `unknown  ${record}\n         The name server gave no answer (${failure}).`
  }
}
