import { updateOrganization } from '../accounts/organizations.ts'
import { type Run, WrongUsage } from './command.ts'
import { idFrom, inDatabase } from './in-database.ts'

export const run: Run = async (given) => {
  const id = idFrom(given.argument, 'ID')
  const { name, plan, credits } = given.options
  if (name === undefined && plan === undefined && credits === undefined)
    throw new WrongUsage('Say what to change: --name, --plan or --credits. See "kalends org update --help".')
  return inDatabase(given.settings(), async ({ database }) => {
    const organization = await database.transaction((tx) => updateOrganization(tx, id, { name, plan, credits }))
    const limit = organization.credits === null ? 'without a limit of credits' : `with ${organization.credits} credits`
    return {
      data: organization,
      text: `The organization ${id} is ${organization.name} on the plan ${organization.plan} now, ${limit}.`,
    }
  })
}
