import { dnsRecord, domainFields } from '../custom-domain.ts'
import { operations, requestBody } from '../operation.ts'
import { webAddress } from '../fields.ts'
import { type Schema, type Static, exampled, list, moment, nullable, object } from '../schema.ts'
import { flag, force, line, listOf, named, text } from './parts.ts'

const DomainRecord = object({
  ...dnsRecord,
  result: {
    type: ['string', 'null'],
    enum: ['ok', 'missing', 'wrong', 'unknown', null],
    description: 'What the last check found; null: it was not checked yet.',
    examples: ['wrong'],
  } as Schema<'ok' | 'missing' | 'wrong' | 'unknown' | null>,
  found: {
    ...list<string>({ type: 'string' }, 'The values that the last check found.'),
    examples: [['elsewhere.example']],
  } as Schema<string[]>,
})

const records = [
  {
    type: 'TXT',
    host: '_kalends.events.example.org',
    value: 'kalends-verification=d41f8c6b2a907e35',
    result: 'missing',
    found: [],
  },
  {
    type: 'CNAME',
    host: 'events.example.org',
    value: 'kalends.example.com',
    result: 'ok',
    found: ['kalends.example.com'],
  },
]

export const ManagedDomain = exampled(
  object(
    {
      ...domainFields,
      is_default: flag('Whether landing pages without a domain of their own use it.', false),
      verified: nullable(moment('When all DNS records were last correct; null: never.', '2027-04-01T09:00:00.000Z')),
      missing_since: nullable(
        moment('Since when DNS records of a published domain are missing.', '2027-04-01T09:00:00.000Z'),
      ),
      checked: nullable(moment('When the DNS records were last checked.', '2027-04-01T09:00:00.000Z')),
      records: { ...list(DomainRecord, 'The DNS records to create.'), examples: [records] },
      landing_pages: {
        ...list(named('landing page template'), 'The landing page templates that use it.'),
        examples: [[{ id: 5, name: 'Summer' }]],
      },
    },
    { description: 'Your own host name for public pages.' },
  ),
)
export type ManagedDomain = Static<typeof ManagedDomain>

const fallback: Schema<string | null> = nullable(
  webAddress('The address unknown pages redirect to; null: they say that there is no such page.', {
    example: 'https://example.org/',
  }).write as Schema<string>,
)

const domain = { role: 'admin', answer: ManagedDomain } as const
const sensitive = { ...domain, isSensitive: true } as const

export const domainOperations = operations('domains', {
  list: {
    method: 'GET',
    path: '/domains',
    role: 'admin',
    id: 'list-domains',
    summary: 'List the custom domains',
    description: 'With their DNS records and what the last check found.',
    answer: listOf(ManagedDomain, 'Oldest first.'),
  },
  add: {
    ...sensitive,
    method: 'POST',
    path: '/domains',
    id: 'add-domain',
    summary: 'Add a custom domain',
    description: 'It is a draft. Create its DNS records, then publish it.',
    body: requestBody({ host: line('The host name.', 'events.example.org') }, { fallback_url: fallback }),
    status: 201,
    errors: [409],
  },
  update: {
    ...sensitive,
    method: 'PATCH',
    path: '/domains/:id',
    id: 'update-domain',
    summary: 'Set where unknown pages of a custom domain redirect to',
    body: requestBody({ fallback_url: fallback }),
    errors: [404],
  },
  verify: {
    ...domain,
    method: 'POST',
    path: '/domains/:id/verify',
    id: 'verify-domain',
    summary: 'Check the DNS records of a custom domain now',
    description: '`records` says what was found. If a name server does not respond, the response is 503.',
    errors: [404],
  },
  publish: {
    ...sensitive,
    method: 'POST',
    path: '/domains/:id/publish',
    id: 'publish-domain',
    summary: 'Publish a custom domain',
    description:
      'Checks the DNS records, which must be correct: otherwise the response is 409 with `details.records`. From then on the domain serves the pages of the organization.',
    errors: [404, 409],
  },
  unpublish: {
    ...sensitive,
    method: 'POST',
    path: '/domains/:id/unpublish',
    id: 'unpublish-domain',
    summary: 'Make a custom domain a draft again',
    description: 'If it is the default, it no longer is.',
    errors: [404],
  },
  makeDefault: {
    ...sensitive,
    method: 'PUT',
    path: '/domains/:id/default',
    id: 'make-domain-default',
    summary: 'Use a custom domain for landing pages without one',
    description: 'It must be published. It replaces the current default.',
    errors: [404, 409],
  },
  unsetDefault: {
    ...sensitive,
    method: 'DELETE',
    path: '/domains/:id/default',
    id: 'unset-domain-default',
    summary: 'Stop using a custom domain as the default',
    errors: [404],
  },
  remove: {
    method: 'DELETE',
    path: '/domains/:id',
    role: 'admin',
    isSensitive: true,
    id: 'remove-domain',
    summary: 'Remove a custom domain',
    description: 'Unpublish it first. Landing page templates that use it will have none.',
    query: { force: force('Remove it even if landing page templates use it.') },
    answer: exampled(
      object({
        host: text('The host name.', 'events.example.org'),
        released: {
          ...list(named('landing page template'), 'The landing page templates that used it.'),
          examples: [[{ id: 5, name: 'Summer' }]],
        },
      }),
    ),
    errors: [404, 409],
  },
})
