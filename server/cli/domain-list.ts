import { findOrganization } from '../accounts/organizations.ts'
import { domains } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { inDatabase, optionalId } from './in-database.ts'
import { minute, table } from './text.ts'

export const run: Run = async (given) => {
  const organization = optionalId(given.options.org, '--org')
  return inDatabase(given.settings(), async (context) => {
    if (organization !== undefined) await findOrganization(context.database, organization)
    const data = await domains(context, organization)
    const text = table(
      data,
      {
        id: (domain) => domain.id,
        org: (domain) => domain.organization,
        host: (domain) => domain.host,
        status: (domain) => domain.status,
        default: (domain) => (domain.is_default ? 'yes' : 'no'),
        verified: (domain) => minute(domain.verified) ?? 'not yet',
        fallback: (domain) => domain.fallback_url,
      },
      'There is no custom domain yet. "kalends domain add --org ID --host HOST" adds one.',
    )
    return { data, text }
  })
}
