import { verifyDomain } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'
import { report } from './verification.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async (context) => {
    const verification = await verifyDomain(context, id)
    return report(
      verification,
      `${verification.domain.host} is verified. "kalends domain publish ${id}" makes it ready for landing pages.`,
    )
  })
}
