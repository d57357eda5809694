import { plural } from '../plural.ts'

const count = plural('en')

export const domains = {
  text: 'Show pages, feeds and links under your own name, such as events.example.org.',
  add: 'Add domain',
  addTitle: 'Add a domain',
  host: 'Host name',
  hostHelp: 'A name that you own and that is not used yet. A subdomain such as events.example.org works best.',
  fallback: 'Fallback address',
  fallbackHelp: 'Visitors of pages that don’t exist are sent there. Without one, they see that there is no such page.',
  fallbackNone: 'None',
  fallbackEdit: 'Change fallback address',
  added: (host: string) => `${host} was added`,
  emptyTitle: 'No domain yet',
  emptyText:
    'Pages of your events are shown under the address of this server. With your own domain, they carry your name.',
  published: 'Published',
  draft: 'Draft',
  isDefault: 'Default',
  states: {
    live: (checked: string) => `It serves your pages. Its records were checked ${checked}.`,
    losing: (since: string) =>
      `Its DNS records are missing since ${since}. If they don’t come back within three days, the domain becomes a draft.`,
    fresh: 'Create these records at your DNS provider, then check them. Changes can take up to an hour to arrive.',
    incomplete: (checked: string) => `Not all records are correct yet. Checked ${checked}.`,
    ready: 'All records are correct. You can publish it.',
  },
  records: (host: string) => `DNS records of ${host}`,
  record: { type: 'Type', host: 'Name', value: 'Value', result: 'Last check' },
  copyName: 'Copy name',
  copyValue: 'Copy value',
  noTarget: {
    title: 'This server doesn’t know its public address',
    text: 'A domain can’t point to it yet. On the server, set PUBLIC_URL to the address that people open, and restart it. Then this page shows the value of the CNAME record.',
    example: 'PUBLIC_URL=https://kalends.example.com',
    value: 'Shown once PUBLIC_URL is set',
  },
  results: {
    ok: 'Correct',
    missing: 'Missing',
    wrong: 'Wrong value',
    unknown: 'No response',
    unchecked: 'Not checked',
  },
  found: (values: string) => `Found: ${values}`,
  check: 'Check now',
  checked: 'All records are correct',
  publish: 'Publish',
  publishedNow: (host: string) => `${host} is published`,
  unpublish: 'Unpublish',
  unpublishTitle: (host: string) => `Unpublish ${host}?`,
  unpublishText: 'Its pages stop working under this name. Links that you have shared with it no longer open.',
  unpublished: (host: string) => `${host} is a draft again`,
  useDefault: 'Use it as the default',
  useDefaultHelp: 'For all pages whose template has no domain of its own.',
  usedBy: 'Used by',
  actionsOf: (host: string) => `Actions for ${host}`,
  remove: 'Remove domain',
  removeTitle: (host: string) => `Remove ${host}?`,
  removeText: 'Its verification is lost. To use it again, you add it and create new records.',
  releases: (pages: number, names: string) =>
    count(pages, {
      one: `The page template ${names} then has no domain.`,
      other: `${pages} page templates then have no domain: ${names}.`,
    }),
  removed: (host: string) => `${host} was removed`,
  certificates: {
    title: 'How certificates work',
    summary: 'Usually nothing to do',
    paragraphs: [
      'Browsers open your domain only with a certificate. The web server in front of this service gets one by itself the first time somebody opens a published domain, if the operator has set that up. The first visit can take a few seconds.',
      'So publish the domain first, then open one of its pages once. If the browser warns that the connection is not private, ask the operator of this server whether on-demand certificates are on.',
      'If your DNS has CAA records, they must allow the certificate authority of the operator. If your provider offers a proxy for the record, switch it off.',
    ],
  },
}
