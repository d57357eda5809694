import { findOrganization } from '../accounts/organizations.ts'
import {
  type ManagedDomain,
  addDomain,
  counted,
  domains,
  makeDefault,
  removeDomain,
  unpublishDomain,
  unsetDefault,
} from '../domains/domains.ts'
import type { RecordCheck } from '../domains/records.ts'
import { type Verification, publishDomain, verifyDomain } from '../domains/verification.ts'
import { idFrom, ofOneOrganization, optionalId, organizationOption } from './arguments.ts'
import type { Command, Output } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { columns, indent, minute, table } from './text.ts'

const domainId = { name: 'ID', what: 'The id of the custom domain; see "kalends domain list".' }

export const commands: Command[] = [
  {
    name: 'domain add',
    summary: 'Add a custom domain to an organization.',
    details: 'Prints the DNS records to create. Then verify and publish the domain.',
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
        const domain = await addDomain(context, by, { organization, host, fallback })
        const records = columns(domain.dns_settings.map((record) => [record.type, record.host, record.value]))
        const lines = [
          `Added ${domain.host} as custom domain ${domain.id}. Create these DNS records:`,
          '',
          indent(records),
          '',
          `Then run "kalends domain publish ${domain.id}".`,
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
    summary: 'Check the DNS records of a custom domain.',
    argument: domainId,
    example: 'kalends domain verify 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const verification = await verifyDomain(context, by, id)
        const { host } = verification.domain
        return report(
          verification,
          `${host} is verified. Run "kalends domain publish ${id}" to use it for landing pages.`,
        )
      })
    },
  },
  {
    name: 'domain publish',
    summary: 'Serve the pages of an organization on a custom domain.',
    details:
      'Checks the DNS records again; they must be correct. The domain then serves the pages, files and links of its ' +
      'organization, and landing pages that select it use it.',
    argument: domainId,
    example: 'kalends domain publish 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const verification = await publishDomain(context, by, id)
        const { host } = verification.domain
        return report(verification, `${host} is published: it serves the pages, files and links of its organization.`)
      })
    },
  },
  {
    name: 'domain unpublish',
    summary: 'Make a custom domain a draft again.',
    details: 'If it is the default, it no longer is.',
    argument: domainId,
    example: 'kalends domain unpublish 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const { domain, wasDefault } = await unpublishDomain(context, by, id)
        const lost = wasDefault ? ' It was the default of its organization, which now has none.' : ''
        return { data: { ...domain, was_default: wasDefault }, text: `${domain.host} is a draft again.${lost}` }
      })
    },
  },
  {
    name: 'domain default',
    summary: 'Make a custom domain the default for landing pages without one.',
    argument: domainId,
    options: {
      unset: { what: 'Stop using it as the default: such pages then use the address of the service itself.' },
    },
    example: 'kalends domain default 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        if (given.switches.has('unset')) {
          const domain = await unsetDefault(context, by, id)
          return { data: domain, text: `${domain.host} is no longer the default.` }
        }
        const domain = await makeDefault(context, by, id)
        return { data: domain, text: `${domain.host} is now the default for landing pages without a custom domain.` }
      })
    },
  },
  {
    name: 'domain remove',
    summary: 'Remove a custom domain permanently.',
    details: 'Unpublish it first. Landing pages that use it will have no custom domain.',
    argument: domainId,
    options: { force: { what: 'Remove it even if landing pages use it.' } },
    example: 'kalends domain remove 2',
    namesDatabase: true,
    run: async (given) => {
      const id = idFrom(given.argument, 'ID')
      return inDatabase(given.settings(), async (context) => {
        const removed = await removeDomain(context, by, id, { force: given.switches.has('force') })
        const { host } = removed
        const landingPages = removed.landingPages.length
        const released =
          landingPages > 0
            ? ` It was used by ${counted(landingPages)}, which now ha${landingPages === 1 ? 's' : 've'} no custom domain.`
            : ''
        return { data: { id, host, removed: true, landing_pages: landingPages }, text: `Removed ${host}.${released}` }
      })
    },
  },
  {
    name: 'domain list',
    summary: 'List the custom domains.',
    details:
      'The DNS records of published domains are checked once a day. If they are missing for three days, the domain becomes a draft again.',
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
          'There is no custom domain yet. Add one with "kalends domain add --org ID --host HOST".',
        )
        return { data, text }
      })
    },
  },
]

/** As found by the daily check. */
function recordsText({ status, missing_since }: ManagedDomain): string {
  if (missing_since === null) return status === 'published' ? 'ok' : '-'
  return `missing since ${minute(missing_since)}${status === 'published' ? '' : ', so it was unpublished'}`
}

/** The result of looking up the DNS records. */
function report({ domain, isVerified, records }: Verification, done: string): Output {
  const text = [...records.map(explain), '', isVerified ? done : failureOf(domain.host, records)]
  return { data: { ...domain, is_verified: isVerified, records }, text: text.join('\n'), failed: !isVerified }
}

/** If the lookup failed, we do not know whether the records exist. */
function failureOf(host: string, records: readonly RecordCheck[]): string {
  return records.some(({ result }) => result === 'unknown')
    ? `${host} could not be checked, because a name server did not respond. Nothing was changed. Check the network and DNS_SERVERS, then try again.`
    : `${host} is not verified. New records can take several hours to become visible; try again later.`
}

function explain({ type, host, value, result, found, failure }: RecordCheck): string {
  const record = `${type} ${host}`
  switch (result) {
    case 'ok':
      return `ok       ${record}`
    case 'missing':
      return `missing  ${record}\n         expected ${value}`
    case 'wrong':
      return `wrong    ${record}\n         expected ${value}\n         found    ${found.join(', ')}`
    case 'unknown':
      return `unknown  ${record}\n         The name server did not respond (${failure}).`
  }
}
