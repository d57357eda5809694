import type { ManagedDomain } from '@kalends/contract'
import { boot } from '../boot.ts'
import { formatList } from '../format.ts'
import { Badge, CopyButton } from '../kit/index.ts'
import { words } from '../words.ts'

type DnsRecord = ManagedDomain['records'][number]

const tones = { ok: 'good', missing: 'warning', wrong: 'bad', unknown: 'neutral', unchecked: 'neutral' } as const

/** Whether other servers can find it: a CNAME leads to a name, never to an address or to this computer. */
const isPublicName = (host: string) => /\.[a-z][a-z\d-]*$/i.test(host) && !/\.(localhost|local|internal)$/i.test(host)

/** Whether the server has an address that a domain can point to. */
export const hasTarget = () => isPublicName(new URL(boot.landingUrl).hostname)

/** The records to create, to copy, and what the last check found. */
export function DnsRecords({ host, records }: { host: string; records: readonly DnsRecord[] }) {
  const texts = words.settings.domains
  return (
    <table class="records">
      <caption class="hidden">{texts.records(host)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.record.type}</th>
          <th scope="col">{texts.record.host}</th>
          <th scope="col">{texts.record.value}</th>
          <th scope="col">{texts.record.result}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <Row key={`${record.type} ${record.host}`} {...record} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ type, host, value, result, found }: DnsRecord) {
  const texts = words.settings.domains
  const state = result ?? 'unchecked'
  const isKnown = type !== 'CNAME' || isPublicName(value)
  return (
    <tr>
      <th scope="row">{type}</th>
      <td data-label={texts.record.host}>
        <Copyable value={host} label={texts.copyName} />
      </td>
      <td data-label={texts.record.value}>
        {isKnown ? (
          <Copyable value={value} label={texts.copyValue} />
        ) : (
          <span class="help">{texts.noTarget.value}</span>
        )}
      </td>
      <td data-label={texts.record.result}>
        {isKnown && <Badge tone={tones[state]}>{texts.results[state]}</Badge>}
        {isKnown && state === 'wrong' && found.length > 0 && (
          <small class="found">{texts.found(formatList(found))}</small>
        )}
      </td>
    </tr>
  )
}

function Copyable({ value, label }: { value: string; label: string }) {
  return (
    <span class="copyable">
      <code>{value}</code>
      <CopyButton value={value} label={label} isSmall />
    </span>
  )
}
