import { findOrganization } from '../accounts/organizations.ts'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { type Samples, addressesOf, createSamples, prokeyOf } from '../demo/demo.ts'
import { anyEventReader, hasVisits } from '../statistics/counts.ts'
import { optionalId } from './arguments.ts'
import type { Command } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { columns, indent, table } from './text.ts'

export const commands: Command[] = [
  {
    name: 'demo',
    summary: 'Create sample content.',
    details:
      'Creates templates, three groups, events of every kind, one of them full with a waiting list, and RSVPs, and prints addresses to open. Running it again changes nothing.',
    options: { org: { value: 'ID', what: 'The organization; the first one by default.' } },
    example: 'kalends demo',
    namesDatabase: true,
    run: async (given) => {
      const id = optionalId(given.options.org, '--org')
      return inDatabase(given.settings(), async (context) => {
        const organization = await findOrganization(context.database, id)
        const made = await createSamples(context, { organization: organization.id as OrganizationId, by })
        if (made.isNew) await addVisits(context, made)
        const addresses = addressesOf(made, context.settings)
        const list = table(
          made.samples,
          {
            kind: (sample) => sample.path,
            'id or prokey': (sample) => ('id' in sample ? sample.id : sample.prokey),
            name: (sample) => sample.name,
          },
          '',
        )
        const heading = made.isNew
          ? `Created for ${organization.name}:`
          : `${organization.name} already has the sample content; nothing was changed:`
        return {
          data: { organization: organization.id, created: made.isNew, samples: made.samples, addresses },
          text: [
            heading,
            indent(list),
            'Open while the server is running:',
            indent(
              columns(Object.entries(addresses).map(([name, url]) => [words[name as keyof typeof addresses], url])),
            ),
            'Run in the terminal:',
            `${indent(columns(commandsFor(made)))}\n`,
          ].join('\n\n'),
        }
      })
    },
  },
]

const visited = {
  'Evening at the harbour': { days: 180, most: 24, saves: 0.3 },
  'Summer party': { days: 30, most: 6, saves: 0 },
}

async function addVisits(context: Context, made: Samples) {
  const { createSampleVisits } = await import('../demo/sample-visits.ts')
  for (const [title, interest] of Object.entries(visited)) {
    const prokey = prokeyOf(made, title)
    const [event] = prokey === undefined ? [] : await anyEventReader(context.database)(prokey)
    if (event && !(await hasVisits(context.database, event.id))) await createSampleVisits(context, event.id, interest)
  }
}

/** What to try without a browser. */
function commandsFor(made: Samples): string[][] {
  const [event, party, tasting] = ['Evening at the harbour', 'Summer party', 'Wine tasting'].map((title) =>
    prokeyOf(made, title),
  )
  return [
    ...(event ? [['Views and saves', `kalends stats ${event}`]] : []),
    ...(party
      ? [
          ['RSVPs', `kalends rsvp list ${party}`],
          ['Views of the sign-up page', `kalends stats ${party}`],
        ]
      : []),
    ...(tasting ? [['Waiting list', `kalends rsvp list ${tasting}`]] : []),
    ['Mails to attendees', 'kalends mail list'],
  ]
}

const words: Record<keyof ReturnType<typeof addressesOf>, string> = {
  page: 'Event page',
  cta: 'Call to action',
  rsvp: 'Sign-up page',
  full: 'Full, with waiting list',
  overview: 'Group page',
  feed: 'Calendar feed',
  subscribe: 'Subscribe with Apple',
  file: 'Calendar file',
  link: 'Add to Google Calendar',
  button: 'Button to embed',
  docs: 'API reference',
}
