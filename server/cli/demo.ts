import { findOrganization } from '../accounts/organizations.ts'
import type { Context } from '../context.ts'
import { type Samples, addressesOf, createSamples, prokeyOf } from '../demo/demo.ts'
import { anyEventReader, hasVisits } from '../statistics/counts.ts'
import { optionalId } from './arguments.ts'
import type { Command } from './command.ts'
import { inDatabase } from './in-database.ts'
import { columns, indent, table } from './text.ts'

export const commands: Command[] = [
  {
    name: 'demo',
    summary: 'Create sample content.',
    details:
      'Templates, three groups, events of every kind and answers to one of them, with addresses to open. A second call changes nothing.',
    options: { org: { value: 'ID', what: 'For this organization; left out, for the first one.' } },
    example: 'kalends demo',
    namesDatabase: true,
    run: async (given) => {
      const id = optionalId(given.options.org, '--org')
      return inDatabase(given.settings(), async (context) => {
        const organization = await findOrganization(context.database, id)
        const made = await createSamples(context, organization)
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
          : `The sample content of ${organization.name} is already there; nothing was changed:`
        return {
          data: { organization: organization.id, created: made.isNew, samples: made.samples, addresses },
          text: [
            heading,
            indent(list),
            'To open while the server runs:',
            indent(
              columns(Object.entries(addresses).map(([name, url]) => [words[name as keyof typeof addresses], url])),
            ),
            'To read in the terminal:',
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

/** What there is to see without a browser. */
function commandsFor(made: Samples): string[][] {
  const [event, party] = [prokeyOf(made, 'Evening at the harbour'), prokeyOf(made, 'Summer party')]
  return [
    ...(event ? [['Views and saves', `kalends stats ${event}`]] : []),
    ...(party
      ? [
          ['Answers to the form', `kalends rsvp list ${party}`],
          ['Views of the form', `kalends stats ${party}`],
        ]
      : []),
    ['Mails to attendees', 'kalends mail list'],
  ]
}

const words: Record<keyof ReturnType<typeof addressesOf>, string> = {
  page: 'Page of an event',
  cta: 'What follows a save',
  rsvp: 'Page with a form',
  overview: 'Page of a group',
  feed: 'Calendar to subscribe to',
  subscribe: 'Subscribe with Apple',
  file: 'File of an event',
  link: 'Add it to Google',
  button: 'Button to embed',
  docs: 'API reference',
}
