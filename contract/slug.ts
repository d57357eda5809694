import { type Field, plain } from './fields.ts'
import { nullable } from './schema.ts'

/** First segments of our own addresses, and of some that may come. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'about',
  'admin',
  'api',
  'app',
  'assets',
  'button',
  'calendar',
  'dashboard',
  'docs',
  'embed',
  'events',
  'exports',
  'feed',
  'files',
  'groups',
  'health',
  'healthz',
  'help',
  'icons',
  'ics',
  'internal',
  'kalends',
  'login',
  'logout',
  'manage',
  'mcp',
  'metrics',
  'pages',
  'privacy',
  'readyz',
  'rsvp',
  'search',
  'sign-in',
  'static',
  'status',
  'terms',
  'tickets',
  'v1',
  'v2',
  'webhooks',
])

export const longestSlug = 80

const pattern = '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$'
const slugText = new RegExp(pattern)

/** Whether a text has the form of a slug. */
export const isSlug = (text: string): boolean => text.length <= longestSlug && slugText.test(text)

/** The address of a page on a custom domain: `summer-party` in `https://events.example.org/summer-party`. */
export function slug(title: string): Field<string> {
  return plain({
    type: 'string',
    description: `Beyond the specification: the address of the ${title}'s page on a custom domain of the organization, such as \`https://events.example.org/summer-party\`. At most ${longestSlug} lower-case letters, digits and hyphens. No other event or group of the organization may have it. Has no effect without a published custom domain. A previous slug redirects until another event or group takes it.`,
    minLength: 1,
    maxLength: longestSlug,
    pattern,
    'x-must': `must be 1 to ${longestSlug} lower-case letters, digits and hyphens, such as summer-party, and begin and end with a letter or digit`,
    examples: ['summer-party'],
  })
}

const shortLinkText =
  'Beyond the specification: a short address that redirects to the page, for print, codes and messages. It never changes, and works on custom domains of the organization as well.'
const examples = ['https://events.example.org/~k7m2x9p']

/** A short address of the page, derived from the item. */
export const shortLink: Field<string> = plain({ type: 'string', description: shortLinkText, examples })

/** The same for an item that may have no page. */
export const groupShortLink: Field<string | null> = plain(
  nullable<string>({
    type: 'string',
    description: `${shortLinkText} Null while the group has no page: with \`subscription\` \`no\` and without \`public_event_overview\`, there is nothing to lead to.`,
    examples,
  }),
)
