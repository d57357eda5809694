/**
 * Why somebody could not sign in at the provider, each with its own page:
 * - `away`: the provider does not respond
 * - `busy`: too many attempts from one network
 * - `cancelled`: the person, or the provider, said no
 * - `outdated`: it took too long, was done already, or began in another browser
 * - `wrong`: the provider and this server don't agree; the log says why
 * - `unverified`: the provider does not vouch for the email address
 * - `unknown`: no user has this address
 * - `no-role`: the person is in no group that may join
 * - `taken`: the user with this address belongs to another account of the provider
 */
export type OidcReason =
  | 'away'
  | 'busy'
  | 'cancelled'
  | 'outdated'
  | 'wrong'
  | 'unverified'
  | 'unknown'
  | 'no-role'
  | 'taken'

export class OidcFailure extends Error {
  readonly reason: OidcReason
  /** For the log, where secrets and addresses are masked. */
  readonly details: Record<string, unknown>

  constructor(reason: OidcReason, details: Record<string, unknown> = {}) {
    super(`OIDC: ${reason}`)
    this.name = 'OidcFailure'
    this.reason = reason
    this.details = details
  }
}

/** An error of openid-client, or of the network below it. */
export function failureFrom(error: unknown): OidcFailure {
  if (error instanceof OidcFailure) return error
  const chain: unknown[] = []
  for (let each: unknown = error; each instanceof Error && chain.length < 5; each = each.cause) chain.push(each)
  const own = chain.find((each) => each instanceof OidcFailure)
  if (own) return own
  const { message, code, error: refusal, error_description: description } = error as Record<string, unknown>
  const details = { message: String(message), code, error: refusal, description }
  if (refusal === 'access_denied' || refusal === 'consent_required' || refusal === 'login_required')
    return new OidcFailure('cancelled', details)
  return new OidcFailure(refusal === 'temporarily_unavailable' ? 'away' : 'wrong', details)
}
