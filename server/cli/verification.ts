import type { Verification } from '../domains/domains.ts'
import type { Judgement } from '../domains/records.ts'
import type { Output } from './command.ts'

/** What became of a look at the DNS records. */
export function report({ domain, isVerified, records }: Verification, done: string): Output {
  const text = [...records.map(explain), '', isVerified ? done : failureOf(domain.host, records)]
  return { data: { ...domain, is_verified: isVerified, records }, text: text.join('\n'), failed: !isVerified }
}

/** Who could not ask knows nothing, neither that the records are there nor that they are not. */
function failureOf(host: string, records: readonly Judgement[]): string {
  return records.some(({ result }) => result === 'unknown')
    ? `${host} could not be checked, because a name server gave no answer. Nothing was changed. Check the network and DNS_SERVERS, then try again.`
    : `${host} is not verified. New records can take some hours to be seen everywhere; then try again.`
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
