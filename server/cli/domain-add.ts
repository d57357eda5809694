import { addDomain } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'
import { columns } from './text.ts'

export const run: Run = async (given) => {
  const { org = '', host = '', fallback } = given.options
  const organization = idFrom(org, '--org')
  return inDatabase(given.settings(), async (context) => {
    const domain = await addDomain(context, { organization, host, fallback })
    const records = columns(domain.dns_settings.map((record) => [record.type, record.host, record.value]))
    const lines = [
      `Added ${domain.host} as the custom domain ${domain.id}. Set up these DNS records:`,
      '',
      records.replaceAll(/^/gm, '  '),
      '',
      `Then call "kalends domain publish ${domain.id}".`,
      ...(context.settings.hosts === null
        ? ['PUBLIC_URL is not set, so the CNAME leads nowhere yet. Set it first.']
        : []),
    ]
    return { data: domain, text: lines.join('\n') }
  })
}
