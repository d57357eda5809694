import { isIP } from 'node:net'
import type { Settings, SignInWay } from '../config.ts'
import { Refusal } from '../refusal.ts'

type Setup = Pick<Settings, 'signIn' | 'smtpUrl' | 'publicUrl'>

/** The ways of SIGN_IN that can work on this server. */
export function waysIn(settings: Setup): SignInWay[] {
  return settings.signIn.filter((way) => {
    if (way === 'link') return settings.smtpUrl !== null
    return way !== 'passkey' || havePasskeys(settings)
  })
}

/** Browsers have passkeys only for names, and only where nobody on the way can change the page. */
export function havePasskeys({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return hostname === 'localhost' || (protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0)
}

/** Nobody should choose a password or make a passkey that opens nothing. */
export function refuseIfUnused(settings: Setup, way: 'password' | 'passkey') {
  if (!settings.signIn.includes(way)) throw new Refusal('forbidden', unused[way])
  if (!waysIn(settings).includes(way))
    throw new Refusal('forbidden', 'Passkeys need https and a host name, which this server does not have.')
}

const unused = {
  password: 'Passwords are not used on this server. Sign in another way.',
  passkey: 'Passkeys are not used on this server. Sign in another way.',
}
