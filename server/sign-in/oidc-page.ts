import type { OidcReason } from '../accounts/oidc/oidc-failure.ts'
import { html } from '../html/html.ts'
import type { ShellPage } from '../pages/shell.ts'
import { backLink } from './forms.ts'
import { type Frame, card } from './page.ts'

const statuses: Readonly<Record<OidcReason, number>> = {
  away: 503,
  busy: 429,
  cancelled: 403,
  outdated: 400,
  wrong: 502,
  unverified: 403,
  unknown: 403,
  'no-role': 403,
  taken: 403,
}

export const statusOf = (reason: OidcReason) => statuses[reason]

interface OidcError {
  readonly reason: OidcReason
  /** The name of the provider. */
  readonly provider: string
  readonly next: string | undefined
  /** Whether there are other ways in. Otherwise the sign-in page leads here again. */
  readonly hasOtherWays: boolean
}

/** Says what happened and what to do. Details are only in the log: they are for the operator. */
export function oidcErrorPage(frame: Frame, { reason, provider, next, hasOtherWays }: OidcError): ShellPage {
  const { titles, texts, again, other } = frame.words.oidc
  // The provider remembers the account, and would use it again without asking.
  const isAccount = accountReasons.has(reason)
  const query = new URLSearchParams({ ...(next !== undefined && { next }), ...(isAccount && { account: 'other' }) })
  return card(frame, {
    sign: 'hidden',
    title: isAccount ? titles.account : titles.failed,
    text: texts[reason](provider),
    body: [
      html`<a class="secondary" href="/app/oidc?${query.toString()}">${isAccount ? other : again}</a>`,
      hasOtherWays && backLink(frame),
    ],
  })
}

const accountReasons = new Set<OidcReason>(['unverified', 'unknown', 'no-role', 'taken'])
