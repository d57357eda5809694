import { hashPassword, passwordFault } from '../accounts/passwords.ts'
import { isName, userAddress } from '../accounts/users.ts'
import { waysIn } from '../accounts/ways-in.ts'
import type { Settings } from '../config.ts'
import type { SignInMessages } from '../messages/sign-in-messages.ts'
import type { NewAccount } from './forms.ts'

type Texts = Readonly<Record<string, string>>
type FieldFaults = NonNullable<NewAccount['faults']>

/** Whether a new person chooses a password. Without one, another way in must be open; a passkey is one only after they made it. */
export function passwordNeed(settings: Settings): NewAccount['password'] {
  const ways = waysIn(settings)
  if (!ways.includes('password')) return 'none'
  return ways.some((way) => way === 'link' || way === 'oidc') ? 'optional' : 'required'
}

/** What is wrong with what somebody filled in, in the language of the page. */
export async function faultsIn(
  { errors }: SignInMessages,
  given: Texts,
  asked: { readonly name?: boolean; readonly email?: boolean; readonly password: NewAccount['password'] },
): Promise<FieldFaults | undefined> {
  const faults: { -readonly [field in keyof FieldFaults]: FieldFaults[field] } = {}
  if (asked.name && !isFilledIn(given.name?.trim() ?? '')) faults.name = errors.name
  if (asked.email && userAddress(given.email ?? '') === undefined) faults.email = errors.email
  const { password = '' } = given
  const isAsked = asked.password === 'required' || (asked.password === 'optional' && password !== '')
  const fault = isAsked ? await passwordFault(password) : undefined
  if (fault) faults.password = errors[fault]
  return Object.keys(faults).length > 0 ? faults : undefined
}

const isFilledIn = (name: string) => name !== '' && isName(name)

/** Takes long, so never call it inside a transaction. Null if there is no password. */
export async function hashOf(given: Texts, need: NewAccount['password']): Promise<string | null> {
  const { password = '' } = given
  return need === 'none' || password === '' ? null : hashPassword(password)
}
