import { waysIn } from '../accounts/ways-in.ts'
import type { Settings, SignInWay } from '../config.ts'
import { type Html, html } from '../html/html.ts'
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
const otherWays = (settings: Settings): OtherWay[] => [passkeyWay(settings), oidcWay(settings)]

/** The ways that this server offers. */
export interface Ways {
  readonly password: boolean
  readonly link: boolean
  readonly canMail: boolean
  /** Whether a forgotten password can be replaced by mail. */
  readonly reset: boolean
  readonly others: readonly OtherWay[]
}

export function waysOf(settings: Settings): Ways {
  const offered = waysIn(settings)
  const isOn = (way: SignInWay) => offered.includes(way)
  const canMail = settings.smtpUrl !== null
  return {
    password: isOn('password'),
    link: isOn('link'),
    canMail,
    reset: isOn('password') && canMail,
    others: otherWays(settings).filter(({ way }) => isOn(way)),
  }
}

/** The button needs a script, which shows it if the browser has passkeys and the page is where they work. */
function passkeyWay({ publicUrl }: Settings): OtherWay {
  return {
    way: 'passkey',
    scripts: ['passkey.js'],
    button: ({ words }, next = '/app') =>
      html`<div hidden data-passkey="${publicUrl}" data-next="${next}">
        <button class="secondary" type="button">${words.passkey.button}</button>
        <p class="alert" role="alert" hidden>${words.passkey.failed}</p>
      </div>`,
  }
}

/** A link, so that it works without a script. */
function oidcWay({ oidc }: Settings): OtherWay {
  return {
    way: 'oidc',
    button: ({ words }, next) =>
      html`<a class="secondary" href="${oidcPath(next)}">${words.oidc.button(oidc?.name ?? '')}</a>`,
  }
}

/** Where signing in at the provider begins. */
export function oidcPath(next: string | undefined): string {
  return next === undefined ? '/app/oidc' : `/app/oidc?${new URLSearchParams({ next }).toString()}`
}

/** Then the sign-in page would only hold people up. */
export function isOidcOnly({ password, link, others }: Ways): boolean {
  return !password && !link && others.length === 1 && others[0]!.way === 'oidc'
}
