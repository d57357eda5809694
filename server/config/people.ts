import type { Oidc } from './oidc.ts'
import type { Read } from './reader.ts'
import { listOf } from './values.ts'

/** How a person proves who they are. */
const signInWays = ['password', 'passkey', 'link', 'oidc'] as const
export type SignInWay = (typeof signInWays)[number]

/** Who may create organizations: owners and admins of one, everyone who can sign in, or only the command line. */
const founders = ['admins', 'everyone', 'nobody'] as const
export type Founders = (typeof founders)[number]

/** What the settings say about the people who sign in. */
export function readPeople(read: Read, oidc: Oidc | null, faults: string[]) {
  const signIn = read<readonly SignInWay[]>(
    'SIGN_IN',
    oidc ? signInWays : ['password', 'passkey', 'link'],
    (text) => {
      const ways = listOf((way) => signInWays.find((each) => each === way))(text)
      return ways?.length === 0 ? undefined : ways
    },
    `a list of ${signInWays.join(', ')}, separated by commas`,
  )
  if (signIn.includes('oidc') && !oidc && !faults.some((fault) => fault.includes('OIDC_')))
    faults.push('SIGN_IN lists oidc, but there is no provider: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.')
  const organizations = read<Founders>(
    'ORGANIZATIONS',
    'admins',
    (text) => founders.find((each) => each === text),
    `one of ${founders.join(', ')}`,
  )
  return { signIn, organizations }
}
