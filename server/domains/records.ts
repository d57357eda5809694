import type { CustomDomain } from '@kalends/contract'
import { canonicalHost } from './host.ts'

export type DnsRecord = CustomDomain['dns_settings'][number]

/** The records that the owner of a host must set up: one as proof of control, one to point to us. */
export function recordsFor({ host, token }: { host: string; token: string }, landingUrl: string): DnsRecord[] {
  return [
    { type: 'TXT', host: `_kalends.${host}`, value: `kalends-verification=${token}` },
    { type: 'CNAME', host, value: new URL(landingUrl).hostname },
  ]
}

/** The record values, or why the lookup failed. */
export type DnsResult = { values: string[] } | { failure: string }

export interface RecordCheck extends DnsRecord {
  readonly result: 'ok' | 'missing' | 'wrong' | 'unknown'
  readonly found: string[]
  /** Why the lookup failed. */
  readonly failure?: string
}

/** Other TXT records may exist next to ours. There can be only one CNAME. */
export function checkRecord(record: DnsRecord, lookup: DnsResult): RecordCheck {
  if ('failure' in lookup) return { ...record, result: 'unknown', found: [], failure: lookup.failure }
  const found = lookup.values
  if (found.length === 0) return { ...record, result: 'missing', found }
  const isRight =
    record.type === 'TXT' ? found.includes(record.value) : found.every((value) => sameHost(value, record.value))
  return { ...record, result: isRight ? 'ok' : 'wrong', found }
}

function sameHost(one: string, other: string): boolean {
  const plain = (host: string) => canonicalHost(host) ?? host.toLowerCase().replace(/\.$/, '')
  return plain(one) === plain(other)
}

/** A record to create, and what the last lookup found; `result` is null if it was never looked up. */
export interface KnownRecord extends DnsRecord {
  readonly result: RecordCheck['result'] | null
  readonly found: string[]
}

/** What the last lookup found is out of date if another value is needed since. */
export function knownRecords(
  row: { host: string; token: string; findings: string | null },
  landingUrl: string,
): KnownRecord[] {
  const known = JSON.parse(row.findings ?? '[]') as RecordCheck[]
  return recordsFor(row, landingUrl).map((needed) => {
    const last = known.find(
      ({ type, host, value }) => type === needed.type && host === needed.host && value === needed.value,
    )
    return { ...needed, result: last?.result ?? null, found: last?.found ?? [] }
  })
}
