import type { Me } from '@kalends/contract'

/** What the server puts into the document, so that the first screen needs no request for it. */
export interface Boot {
  readonly me: Me
  /** Where visitors find pages, such as `https://events.example.org`. */
  readonly publicUrl: string
  /** The same, unless pages have a host of their own: what a domain has to point to. */
  readonly landingUrl: string
  /** Whether the server can send mail. */
  readonly sendsMail: boolean
  /** How people sign in here. */
  readonly ways: readonly ('password' | 'passkey' | 'link' | 'oidc')[]
  /** The style sheet of all screens besides Home. */
  readonly screensCss: string
  /** Whether this person may create another organization. */
  readonly mayCreateOrganization: boolean
}

export const boot = JSON.parse(document.querySelector('#boot')!.textContent) as Boot
