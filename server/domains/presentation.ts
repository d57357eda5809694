import type { CustomDomain } from '@kalends/contract'
import type { Settings } from '../config.ts'
import { recordsFor } from './records.ts'
import type { DomainRow } from './store.ts'

/** A custom domain as returned by the API. */
export function presentDomain(row: DomainRow, settings: Pick<Settings, 'landingUrl'>): CustomDomain {
  return {
    id: row.id,
    status: row.status as CustomDomain['status'],
    host: row.host,
    fallback_url: row.fallback_url,
    dns_settings: recordsFor(row, settings.landingUrl),
  }
}
