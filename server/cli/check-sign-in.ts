import { joinFaults, signInSettingFaults } from '../accounts/sign-in-setup.ts'
import { waysIn } from '../accounts/ways-in.ts'
import type { Settings } from '../config.ts'
import type { Database } from '../database/open.ts'
import type { Check } from './checks.ts'

const name = 'sign-in'
const warning = (text: string): Check => ({ name, result: 'warning', text })

/** Whether the settings leave people a way in. */
export function checkSignIn(settings: Settings): Check[] {
  const faults = signInSettingFaults(settings)
  if (faults.length > 0) return faults.map(warning)
  return [{ name, result: 'ok', text: `People can sign in with: ${waysIn(settings).join(', ')}.` }]
}

/** Empty if there is nothing to report. */
export async function checkJoining(settings: Settings, database: Database): Promise<Check[]> {
  return (await joinFaults(settings, database)).map(warning)
}
