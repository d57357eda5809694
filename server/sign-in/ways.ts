import type { Settings, SignInWay } from '../config.ts'
import type { Html } from '../html/html.ts'
import type { Frame } from './page.ts'

/** A way in that has a button of its own on the sign-in page, besides the form for address and password. */
export interface OtherWay {
  readonly way: SignInWay
  /** Its markup, below the form. */
  readonly button: (frame: Frame, next: string | undefined) => Html
  /** The names of scripts that it needs, among the files of routes.ts. They may send requests to this server. */
  readonly scripts?: readonly string[]
}

/** In the order in which they appear. */
export const otherWays: readonly OtherWay[] = []

/** The ways that this server offers. A link by mail needs a mail server. */
export interface Ways {
  readonly password: boolean
  readonly link: boolean
  /** Whether a forgotten password can be replaced by mail. */
  readonly reset: boolean
  readonly others: readonly OtherWay[]
}

export function waysOf({ signIn, smtpUrl }: Pick<Settings, 'signIn' | 'smtpUrl'>): Ways {
  const isOn = (way: SignInWay) => signIn.includes(way)
  const canMail = smtpUrl !== null
  return {
    password: isOn('password'),
    link: isOn('link') && canMail,
    reset: isOn('password') && canMail,
    others: otherWays.filter(({ way }) => isOn(way)),
  }
}
