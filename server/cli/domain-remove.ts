import { counted, removeDomain } from '../domains/domains.ts'
import type { Run } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  return inDatabase(given.settings(), async (context) => {
    const { host, landingPages } = await removeDomain(context, id, { force: given.switches.has('force') })
    const released =
      landingPages > 0
        ? ` It was named by ${counted(landingPages)}, which now name${landingPages === 1 ? 's' : ''} no domain.`
        : ''
    return { data: { id, host, removed: true, landing_pages: landingPages }, text: `${host} is gone.${released}` }
  })
}
