import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { type TestProvider, signInAtProvider } from './oidc-provider.ts'
import { signedIn } from './people.ts'
import { type TestServer, startServer } from './server.ts'
import { type Tab, openTab } from './tab.ts'

/** A server that knows the provider, and ann@example.org. */
export async function startKnowing(t: TestContext, provider: TestProvider, env: Record<string, string> = {}) {
  const server = await startServer(t, { ...provider.env, ...env })
  const ann = await signedIn(server, 'editor', { email: 'ann@example.org' })
  return { server, ann, browser: openTab(server) }
}

/** Follows the button of the sign-in page to the provider. */
export async function begin(browser: Tab, path = '/app/oidc'): Promise<URL> {
  const { status, headers } = await browser.get(path)
  assert.equal(status, 303)
  return new URL(headers.location!)
}

/** The path that a browser comes back to. */
export async function backFrom(address: URL, who: string | null): Promise<string> {
  const { pathname, search } = await signInAtProvider(address.href, who)
  return pathname + search
}

export const signIn = async (browser: Tab, who: string, path?: string) =>
  browser.get(await backFrom(await begin(browser, path), who))

export const me = async (server: TestServer, browser: Tab) => {
  const headers = { 'kalends-organization': 'none', 'sec-fetch-site': 'same-origin' }
  const cookie = `kalends=${browser.cookies.get('kalends')}`
  return (await server.request({ url: '/app/v1/me', headers: { ...headers, cookie } })).body
}

export const textOf = ({ text }: { text: string }) => /<p class="text">([^<]*)<\/p>/.exec(text)?.[1]
