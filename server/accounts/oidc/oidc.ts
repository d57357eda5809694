import { createHmac } from 'node:crypto'
import type { Configuration } from 'openid-client'
import { type Oidc, isLoopback } from '../../config/oidc.ts'
import type { Context } from '../../context.ts'
import { createChallenge, takeChallenge } from '../sessions/challenges.ts'
import { OidcFailure, failureFrom } from './oidc-failure.ts'
import { providerFetch } from './oidc-fetch.ts'

const hour = 60 * 60_000

/** What the provider says about a person, checked but not yet judged. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

export interface OidcClient {
  /**
   * The address at the provider that a browser is sent to. `next` comes back when it returns; `isOther` lets the person
   * choose another account there.
   */
  begin(token: string, next: string, isOther: boolean): Promise<URL>
  /** Checks what a browser has brought back. `query` begins with a question mark. */
  finish(token: string | undefined, query: string): Promise<{ readonly claims: Claims; readonly next: string }>
}

/** Signing in at the provider, with the authorization code flow and PKCE. */
export function oidcClient(context: Context, oidc: Oidc): OidcClient {
  const configuration = discovered(context, oidc)
  const redirect = () => `${context.settings.publicUrl}/app/oidc/callback`

  return {
    async begin(token, next, isOther) {
      const [{ buildAuthorizationUrl, calculatePKCECodeChallenge }, provider] = await loaded()
      const state = await createChallenge(context, 'oidc', { token }, next)
      const { nonce, verifier } = secretsOf(token, state)
      return buildAuthorizationUrl(provider, {
        redirect_uri: redirect(),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isOther && { prompt: choosingPrompt(provider) }),
      })
    },

    async finish(token, query) {
      const state = new URLSearchParams(query).get('state') ?? ''
      const begun = token === undefined ? undefined : await takeChallenge(context, 'oidc', { token }, state)
      if (token === undefined || !begun) throw new OidcFailure('outdated')
      const [{ authorizationCodeGrant }, provider] = await loaded()
      const { nonce, verifier } = secretsOf(token, state)
      try {
        const tokens = await authorizationCodeGrant(provider, new URL(redirect() + query), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return {
          claims: await withUserInfo(provider, tokens.claims()!, tokens.access_token),
          next: begun.content ?? '',
        }
      } catch (error) {
        throw failureFrom(error)
      }
    },
  }

  function loaded() {
    return Promise.all([import('openid-client'), configuration()])
  }

  /** Some providers put the address and groups only there. What the signed token says takes precedence. */
  async function withUserInfo(provider: Configuration, claims: Claims, accessToken: string): Promise<Claims> {
    const isComplete = claims.email !== undefined && (oidc.roleClaim === null || oidc.roleClaim in claims)
    if (isComplete || provider.serverMetadata().userinfo_endpoint === undefined) return claims
    const { fetchUserInfo } = await import('openid-client')
    return { ...(await fetchUserInfo(provider, accessToken, claims.sub)), ...claims }
  }
}

/** Not every provider lets people choose; all of them can ask to log in again. */
function choosingPrompt(provider: Configuration): string {
  const { prompt_values_supported: supported } = provider.serverMetadata()
  return Array.isArray(supported) && !supported.includes('select_account') ? 'login' : 'select_account'
}

/** Derived from the secret of the browser, so they need not be stored, and only this browser can finish. */
function secretsOf(token: string, state: string) {
  const derived = (name: string) => createHmac('sha256', token).update(`${name} ${state}`).digest('base64url')
  return { nonce: derived('nonce'), verifier: derived('verifier') }
}

/** What the provider declares about itself, read again every hour. While it does not respond, the last version is used. */
function discovered({ monotonic }: Context, oidc: Oidc): () => Promise<Configuration> {
  let known: { configuration: Configuration; until: number } | undefined
  let reading: Promise<Configuration> | undefined

  return async () => {
    if (known && monotonic() < known.until) return known.configuration
    // One request, no matter how many people wait for it.
    reading ??= discover(oidc)
      .catch(() => discover(oidc))
      .finally(() => (reading = undefined))
    try {
      known = { configuration: await reading, until: monotonic() + hour }
    } catch (error) {
      if (!known) throw failureFrom(error)
      known.until = monotonic() + hour / 60
    }
    return known.configuration
  }
}

async function discover({ issuer, clientId, clientSecret }: Oidc): Promise<Configuration> {
  const client = await import('openid-client')
  const server = new URL(issuer)
  const declared = new Set([`${server.href.replace(/\/$/, '')}/.well-known/openid-configuration`])
  const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)]
  const configuration = await client.discovery(
    server,
    clientId,
    {},
    (as, ...rest) => {
      const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      return (methods.includes('client_secret_basic') ? basic : post)(as, ...rest)
    },
    {
      timeout: 10,
      [client.customFetch]: providerFetch((address) => declared.has(address)),
      execute: [client.enableNonRepudiationChecks, ...(isLoopback(server) ? [client.allowInsecureRequests] : [])],
    },
  )
  const metadata = configuration.serverMetadata()
  // The addresses of several tenants at once, as Microsoft has them: everybody with an account there could sign in.
  if (metadata.issuer.includes('{'))
    throw new OidcFailure('wrong', { message: 'OIDC_ISSUER must be the address of one tenant.' })
  for (const name of ['token_endpoint', 'userinfo_endpoint', 'jwks_uri'] as const)
    if (metadata[name] !== undefined) declared.add(new URL(metadata[name]).href)
  return configuration
}
