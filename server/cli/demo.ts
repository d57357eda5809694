import { findOrganization } from '../accounts/organizations.ts'
import { createSamples } from '../demo/demo.ts'
import { optionalId } from './arguments.ts'
import type { Command } from './command.ts'
import { inDatabase } from './in-database.ts'
import { indent, table } from './text.ts'

export const commands: Command[] = [
  {
    name: 'demo',
    summary: 'Create sample content.',
    details: 'Styles, landing pages, a call to action and an RSVP template to look at. A second call changes nothing.',
    options: { org: { value: 'ID', what: 'For this organization; left out, for the first one.' } },
    example: 'kalends demo',
    namesDatabase: true,
    run: async (given) => {
      const id = optionalId(given.options.org, '--org')
      return inDatabase(given.settings(), async (context) => {
        const organization = await findOrganization(context.database, id)
        const { isNew, samples } = await createSamples(context, organization)
        const list = table(
          samples,
          { template: (sample) => sample.path, id: (sample) => sample.id, name: (sample) => sample.name },
          '',
        )
        const heading = isNew
          ? `Created for ${organization.name}:`
          : `The sample content of ${organization.name} is already there; nothing was changed:`
        return {
          data: { organization: organization.id, created: isNew, samples },
          text: `${heading}\n\n${indent(list)}`,
        }
      })
    },
  },
]
