import type { UserRole } from '@kalends/contract'
import type { Read } from './reader.ts'
import { onlyIf, wholeNumber } from './values.ts'

/** A provider of accounts that people sign in with. */
export interface Oidc {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the provider is called on the sign-in page. */
  readonly name: string
  /** The claim that roles come from; null: roles are set here only. */
  readonly roleClaim: string | null
  /** The role for each value of the claim; `*` stands for every other value. */
  readonly roleMap: ReadonlyMap<string, UserRole>
  /** The organization that unknown people join; null: they are refused. */
  readonly autoJoin: number | null
}

/** Null if no provider is set. */
export function readOidc(read: Read, faults: string[]): Oidc | null {
  const issuer = read<string | null>(
    'OIDC_ISSUER',
    null,
    issuerAddress,
    'the https address of the provider without /.well-known/openid-configuration, such as https://login.example.org/realms/main',
  )
  const clientId = read<string | null>('OIDC_CLIENT_ID', null, line, 'the client id from the provider')
  const clientSecret = read<string | null>('OIDC_CLIENT_SECRET', null, line, 'the client secret from the provider')
  const name = read<string | null>(
    'OIDC_NAME',
    null,
    onlyIf((text) => [...text].length <= 60),
    'the name of the provider in at most 60 characters, such as Example Ltd',
  )
  const roleClaim = read<string | null>('OIDC_ROLE_CLAIM', null, line, 'the name of a claim, such as groups')
  const roleMap = read<ReadonlyMap<string, UserRole> | null>(
    'OIDC_ROLE_MAP',
    null,
    roleMapping,
    `values of the claim with their roles, such as admins:admin,staff:editor,*:viewer; roles are ${roles.join(', ')}`,
  )
  const autoJoin = read<number | null>(
    'OIDC_AUTO_JOIN',
    null,
    wholeNumber(1, 999_999_999),
    'the id of the organization that unknown people join; "kalends org list" shows the ids',
  )

  const given = [issuer, clientId, clientSecret, name, roleClaim, roleMap, autoJoin].some((value) => value !== null)
  // A value that was refused is missing as well, and has its own sentence.
  if (!given || faults.some((fault) => fault.includes('OIDC_'))) return null
  if (issuer === null || clientId === null || clientSecret === null)
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three, or none.')
  if ((roleClaim === null) !== (roleMap === null))
    faults.push('OIDC_ROLE_CLAIM and OIDC_ROLE_MAP belong together: set both, or neither.')
  return {
    issuer: issuer ?? '',
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    name: name ?? URL.parse(issuer ?? '')?.hostname ?? '',
    roleClaim,
    roleMap: roleMap ?? new Map(),
    autoJoin,
  }
}

const roles: readonly UserRole[] = ['owner', 'admin', 'editor', 'viewer']

const line = onlyIf((text) => !/\p{Cc}/u.test(text))

/** Whether plain http is safe there: it does not leave the machine. */
export function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Microsoft Entra ID, whose tokens differ from those of others. */
export function isMicrosoft({ issuer }: Pick<Oidc, 'issuer'>): boolean {
  return microsoft.has(new URL(issuer).hostname)
}

const microsoft = new Set(['login.microsoftonline.com', 'login.microsoftonline.us', 'login.partner.microsoftonline.cn'])

function issuerAddress(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.search || url.hash || url.pathname.includes('/.well-known/'))
    return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? text : undefined
}

/** The last colon separates the role: a value may be an address. */
function roleMapping(text: string): ReadonlyMap<string, UserRole> | undefined {
  const pairs = text.split(',').map((part) => {
    const [, value = '', name = ''] = /^\s*(.+?)\s*:\s*(\w+)\s*$/.exec(part) ?? []
    return [value, roles.find((role) => role === name)] as const
  })
  return pairs.every(([value, role]) => value !== '' && role) ? new Map(pairs as [string, UserRole][]) : undefined
}
