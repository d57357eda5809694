import { findOrganization } from '../accounts/organizations.ts'
import { createSamples } from '../demo/demo.ts'
import type { Run } from './command.ts'
import { inDatabase, optionalId } from './in-database.ts'
import { table } from './text.ts'

export const run: Run = async (given) => {
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
      text: `${heading}\n\n${list.replaceAll(/^/gm, '  ')}`,
    }
  })
}
