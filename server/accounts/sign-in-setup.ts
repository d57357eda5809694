import { isMicrosoft } from '../config/oidc.ts'
import type { Settings, SignInWay } from '../config.ts'
import type { Database } from '../database/open.ts'
import { activeOrganization } from './people-store.ts'
import { waysIn } from './ways-in.ts'

/** Sentences about settings that are valid, but leave people without a way in. Empty if there is nothing to fix. */
export async function signInFaults(settings: Settings, database: Database): Promise<string[]> {
  return [...waysFaults(settings), ...providerFaults(settings), ...(await joinFaults(settings, database))]
}

/** The same without what only the database can tell. */
export function signInSettingFaults(settings: Settings): string[] {
  return [...waysFaults(settings), ...providerFaults(settings)]
}

function waysFaults(settings: Settings): string[] {
  if (waysIn(settings).length > 0) return []
  const reasons: Partial<Record<SignInWay, string>> = {
    link: 'SIGN_IN lists link, which needs a mail server: set SMTP_URL.',
    passkey: `SIGN_IN lists passkey, which needs https and a host name: PUBLIC_URL is ${settings.publicUrl}.`,
  }
  return settings.signIn.map(
    (way) => `${reasons[way]} Until then nobody can sign in without "kalends user link". Or add password to SIGN_IN.`,
  )
}

/** The addresses of all tenants at once, where every tenant could sign in. The sign-in refuses them. */
function providerFaults({ signIn, oidc }: Settings): string[] {
  if (!oidc || !signIn.includes('oidc') || !isMicrosoft(oidc)) return []
  const [, tenant = ''] = new URL(oidc.issuer).pathname.split('/')
  if (!['common', 'organizations'].includes(tenant.toLowerCase())) return []
  return [
    `OIDC_ISSUER contains ${tenant}, which stands for many tenants, so nobody can sign in with it. Put the id of your tenant in its place.`,
  ]
}

export async function joinFaults({ signIn, oidc }: Settings, database: Database): Promise<string[]> {
  const id = signIn.includes('oidc') ? (oidc?.autoJoin ?? null) : null
  if (id === null || (await database.read((db) => activeOrganization(db, id))) !== undefined) return []
  return [
    `OIDC_AUTO_JOIN is ${id}, but this organization does not exist or is disabled, so nobody new can sign in at the provider. Run "kalends org list" to see the ids.`,
  ]
}
