import { isLoopback } from '../../config/oidc.ts'
import { OidcFailure } from './oidc-failure.ts'

const timeout = 5000
const mostBytes = 512 * 1024

interface FetchOptions {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests of openid-client. They reach only the addresses that the provider itself has declared, within limits, and
 * follow no redirects. The operator has chosen the provider, so it may be inside the own network.
 */
export function providerFetch(isDeclared: (address: string) => boolean) {
  return async (address: string, options: FetchOptions): Promise<Response> => {
    const url = new URL(address)
    if (!isDeclared(address) || (url.protocol !== 'https:' && !isLoopback(url)))
      throw new OidcFailure('wrong', { message: 'The provider leads to an address that it has not declared.' })
    try {
      const ends = AbortSignal.timeout(timeout)
      const response = await fetch(address, {
        method: options.method,
        headers: options.headers,
        body: (options.body ?? null) as string | null,
        redirect: 'manual',
        signal: options.signal ? AbortSignal.any([ends, options.signal]) : ends,
      })
      const { status, headers } = response
      const bytes = await limited(response)
      if (status >= 500) throw new OidcFailure('away', { message: `The provider responded with status ${status}.` })
      return new Response(status === 204 || status === 304 ? null : bytes, { status, headers })
    } catch (error) {
      if (error instanceof OidcFailure) throw error
      const { name, message, cause } = error as Error
      throw new OidcFailure('away', { message: cause instanceof Error ? cause.message : `${name}: ${message}` })
    }
  }
}

async function limited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new OidcFailure('wrong', { message: 'The response of the provider is too large.' })
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
