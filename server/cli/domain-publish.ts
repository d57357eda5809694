import { publishDomain } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'
import { report } from './verification.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async (context) => {
    const verification = await publishDomain(context, id)
    return report(
      verification,
      `${verification.domain.host} is published: landing pages can be served on it. Until there are any, it answers nothing.`,
    )
  })
}
