import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A provider of accounts, as a process of its own. */
export interface TestProvider {
  readonly issuer: string
  /** The settings of a server that uses it. */
  readonly env: Record<string, string>
  stop(): Promise<void>
}

export const clientSecret = 'oidc-client-secret-of-the-tests'

/** Starting one takes seconds, so the tests of a file share it. */
export async function startProvider(port = 0): Promise<TestProvider> {
  const child = fork(new URL('oidc-provider-process.js', import.meta.url), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  child.send({ clientSecret, port })
  const [issuer] = (await once(child, 'message')) as [string]
  const env = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'kalends',
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: 'Example Ltd',
  }
  return { issuer, env, stop }
}

/** What a person types into the sign-in page of the provider: the claims of an account. */
export function account(name: string, claims: Record<string, unknown> = {}): string {
  return JSON.stringify({ sub: name, email: `${name}@example.org`, email_verified: true, ...claims })
}

/** Signs in at the provider as a browser would. Returns the address it sends the browser back to. */
export async function signInAtProvider(address: string, who: string | null): Promise<URL> {
  const cookies = new Map<string, string>()
  const visit = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      cookies.set(name!, value!)
    }
    return response
  }
  let url = address
  for (let step = 0; step < 10; step += 1) {
    const page = await visit(url)
    if (page.status === 200) {
      const body = new URLSearchParams(who === null ? { cancel: 'yes' } : { login: who })
      const answer = await visit(url, { method: 'POST', body })
      url = new URL(answer.headers.get('location')!, url).href
    } else {
      const location = page.headers.get('location')
      if (location === null) throw new Error(`The provider refused: ${page.status} ${await page.text()}`)
      url = new URL(location, url).href
    }
    if (url.includes('/app/oidc/callback')) return new URL(url)
  }
  throw new Error('The provider sent the browser in circles.')
}
