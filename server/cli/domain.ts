import { findOrganization } from '../accounts/organizations.ts'
import {
  type ManagedDomain,
  type Verification,
  addDomain,
  counted,
  domains,
  makeDefault,
  publishDomain,
  removeDomain,
  unpublishDomain,
  unsetDefault,
  verifyDomain,
} from '../domains/domains.ts'
import type { Judgement } from '../domains/records.ts'
import { idFrom, ofOneOrganization, optionalId, organizationOption } from './arguments.ts'
import type { Command, Output } from './command.ts'
import { inDatabase } from './in-database.ts'
import { columns, indent, minute, table } from './text.ts'

const domainId = { name: 'ID', what: 'The id of the custom domain; "kalends domain list" shows them.' }

export const commands: Command[] = [
  {
    name: 'domain add',
    summary: 'Add a custom domain to an organization.',
    details: 'It prints the DNS records that the owner of the domain has to set up. Then verify it and publish it.',
    options: {
      org: { ...organizationOption, required: true },
      host: { value: 'HOST', what: 'The host name, such as events.example.org.', required: true },
      fallback: { value: 'URL', what: 'The address unknown pages redirect to.' },
    },
    example: 'kalends domain add --org 1 --host events.example.org --fallback https://example.org/',
    namesDatabase: true,
    run: async (given) => {
      const { org = '', host = '', fallback } = given.options
      const organization = idFrom(org, '--org')
      return inDatabase(given.settings(), async (context) => {
        const domain = await addDomain(context, { organization, host, fallback })
        const records = columns(domain.dns_settings.map((record) => [record.type, record.host, record.value]))
        const lines = [
          `Added ${domain.host} as the custom domain ${domain.id}. Set up these DNS records:`,
          '',
          indent(records),
          '',
          `Then call "kalends domain publish ${domain.id}".`,
          ...(context.settings.hosts === null
            ? ['PUBLIC_URL is not set, so the CNAME leads nowhere yet. Set it first.']
            : []),
        ]
        return { data: domain, text: lines.join('\n') }
      })
    },
  },
  {
    name: 'domain verify',
    summary: 'Look whether the DNS records of a custom domain are right.',
    argument: domainId,
    example: 'kalends domain verify 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const verification = await verifyDomain(context, id)
        const { host } = verification.domain
        return report(
          verification,
          `${host} is verified. "kalends domain publish ${id}" makes it ready for landing pages.`,
        )
      })
    },
  },
  {
    name: 'domain publish',
    summary: 'Serve the pages of an organization on a custom domain.',
    details:
      'The DNS records are looked at again; they have to be right. From then on the domain answers the pages, files and ' +
      'links of its organization, and those that name it use it.',
    argument: domainId,
    example: 'kalends domain publish 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const verification = await publishDomain(context, id)
        const { host } = verification.domain
        return report(verification, `${host} is published: it answers the pages, files and links of its organization.`)
      })
    },
  },
  {
    name: 'domain unpublish',
    summary: 'Make a custom domain a draft again.',
    details: 'It is then no longer the default either.',
    argument: domainId,
    example: 'kalends domain unpublish 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const { domain, wasDefault } = await unpublishDomain(context, id)
        const lost = wasDefault ? ' It was the default of its organization, which has none now.' : ''
        return { data: { ...domain, was_default: wasDefault }, text: `${domain.host} is a draft again.${lost}` }
      })
    },
  },
  {
    name: 'domain default',
    summary: 'Make a custom domain the one for landing pages that name none.',
    argument: domainId,
    options: {
      unset: { what: 'Make it the default no longer: such pages then belong to the address of the service itself.' },
    },
    example: 'kalends domain default 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        if (given.switches.has('unset')) {
          const domain = await unsetDefault(context, id)
          return { data: domain, text: `${domain.host} is not the default any more.` }
        }
        const domain = await makeDefault(context, id)
        return { data: domain, text: `${domain.host} is the default now, where a landing page names no other.` }
      })
    },
  },
  {
    name: 'domain remove',
    summary: 'Remove a custom domain for good.',
    details: 'It has to be unpublished first. Landing pages that name it name none from then on.',
    argument: domainId,
    options: { force: { what: 'Also when landing pages name it.' } },
    example: 'kalends domain remove 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const { host, landingPages } = await removeDomain(context, id, { force: given.switches.has('force') })
        const released =
          landingPages > 0
            ? ` It was named by ${counted(landingPages)}, which now name${landingPages === 1 ? 's' : ''} no domain.`
            : ''
        return { data: { id, host, removed: true, landing_pages: landingPages }, text: `${host} is gone.${released}` }
      })
    },
  },
  {
    name: 'domain list',
    summary: 'List the custom domains.',
    details:
      'The DNS records of published domains are checked once a day. If they have been missing for three days, the domain is a draft again.',
    options: { org: ofOneOrganization },
    example: 'kalends domain list',
    run: async (given) => {
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
            records: recordsText,
            fallback: (domain) => domain.fallback_url,
          },
          'There is no custom domain yet. "kalends domain add --org ID --host HOST" adds one.',
        )
        return { data, text }
      })
    },
  },
]

/** As the daily check has found them. */
function recordsText({ status, missing_since }: ManagedDomain): string {
  if (missing_since === null) return status === 'published' ? 'ok' : '-'
  return `missing since ${minute(missing_since)}${status === 'published' ? '' : ', so it was unpublished'}`
}

/** The outcome of looking up the DNS records. */
function report({ domain, isVerified, records }: Verification, done: string): Output {
  const text = [...records.map(explain), '', isVerified ? done : failureOf(domain.host, records)]
  return { data: { ...domain, is_verified: isVerified, records }, text: text.join('\n'), failed: !isVerified }
}

/** Without an answer we know neither that the records are there nor that they are not. */
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
