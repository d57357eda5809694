import { type Schema, type Static, list, nullable, object } from './schema.ts'

const line = (description: string, example: string): Schema<string> => ({
  type: 'string',
  description,
  examples: [example],
})

/** A DNS record, and what every description of a domain says. */
export const dnsRecord = {
  type: {
    type: 'string',
    enum: ['TXT', 'CNAME'],
    description: 'The type of the record.',
    examples: ['CNAME'],
  } as Schema<'TXT' | 'CNAME'>,
  host: line('The name of the record.', 'events.example.org'),
  value: line('The value of the record.', 'kalends.example.com'),
}
export const domainFields = {
  id: { type: 'integer', description: 'The id of the custom domain.', examples: [3] } as Schema<number>,
  status: {
    type: 'string',
    enum: ['published', 'draft'],
    description: 'Once published, landing pages can use it.',
    examples: ['published'],
  } as Schema<'published' | 'draft'>,
  host: line('The host name.', 'events.example.org'),
  fallback_url: nullable(line('The address unknown pages redirect to.', 'https://example.org/')),
}

const example = {
  id: 3,
  status: 'published',
  host: 'events.example.org',
  fallback_url: 'https://example.org/',
  dns_settings: [
    { type: 'TXT', host: '_kalends.events.example.org', value: 'kalends-verification=d41f8c6b2a907e35' },
    { type: 'CNAME', host: 'events.example.org', value: 'kalends.example.com' },
  ],
}

export const CustomDomain = object(
  {
    ...domainFields,
    dns_settings: {
      ...list(object(dnsRecord), 'The DNS records to create for it.'),
      examples: [example.dns_settings],
    },
  },
  { description: 'Your own host name for public pages.' },
)

export const CustomDomains = object(
  {
    default_custom_domain: {
      type: ['integer', 'null'],
      description: 'The id of the domain for landing pages without one of their own.',
      examples: [3],
    } as Schema<number | null>,
    available_custom_domains: {
      ...list(CustomDomain, 'All custom domains of the organization.'),
      examples: [[example]],
    },
  },
  { description: 'The custom domains of the organization.' },
)

export type CustomDomain = Static<typeof CustomDomain>
export type CustomDomains = Static<typeof CustomDomains>
