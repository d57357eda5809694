import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { cookieName } from '../server/accounts/sessions/sessions.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { signedIn } from '../server/testing/people.ts'
import { startServer } from '../server/testing/server.ts'
import { axe } from './axe.ts'
import { closeContext, leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('a person adds a passkey, signs out and signs in with it by one click', async (t) => {
  const { page, address } = await start(t)
  await addPasskey(page)
  await signOut(page)
  // As browsers did before they offered passkeys in fields.
  await page.addInitScript('delete PublicKeyCredential.isConditionalMediationAvailable')

  await page.goto(`${address}/app/sign-in?next=/app/me`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/app/me')

  assert.equal((await me(page)).email, 'ann@example.org')
})

test('the address field offers the passkey, and choosing it signs in', async (t) => {
  const { page, address } = await start(t)
  await addPasskey(page)
  await signOut(page)

  // The authenticator chooses at once.
  await page.goto(`${address}/app/sign-in`)
  await page.waitForURL(({ pathname }) => pathname.startsWith('/app/o/'))

  assert.equal((await me(page)).email, 'ann@example.org')
})

test('a passkey that was removed here is refused, and the page says so', async (t) => {
  const { page, address } = await start(t)
  await addPasskey(page)
  await call(page, 'DELETE', '/app/v1/me/passkeys/1')
  await signOut(page)

  await page.goto(`${address}/app/sign-in`)
  await page.getByText("This passkey doesn't work here.").waitFor()

  assert.equal(new URL(page.url()).pathname, '/app/sign-in')
  assert.deepEqual(await axe(page), [])
})

test('without a script the page has no button for passkeys, and nothing is left of it', async (t) => {
  const { address } = await start(t)
  const context = await browser.newContext({ javaScriptEnabled: false })
  finallyIn(t, () => closeContext(context))
  const page = await context.newPage()

  await page.goto(`${address}/app/sign-in`)

  assert.equal(await page.getByRole('button', { name: 'Sign in', exact: true }).isVisible(), true)
  assert.equal(await page.getByText('Sign in with a passkey').isVisible(), false)
  assert.equal(await page.locator('.or').isVisible(), false)
})

/** A server, and a browser with an authenticator, in which ann@example.org is signed in. */
async function start(t: TestContext) {
  const server = await startServer(t)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as { port: number }
  // Passkeys belong to a name, which addresses are not.
  const address = (server.context.settings.publicUrl = `http://localhost:${port}`)
  const context = await browser.newContext()
  finallyIn(t, () => closeContext(context))
  const { token } = await signedIn(server, 'editor', { email: 'ann@example.org' })
  await context.addCookies([{ name: cookieName(server.context.settings), value: token, url: address }])
  const page = await context.newPage()
  await addAuthenticator(await context.newCDPSession(page))
  await page.goto(`${address}/app`)
  return { page, address }
}

/** One that agrees to everything at once. */
async function addAuthenticator(session: CDPSession) {
  await session.send('WebAuthn.enable', { enableUI: false })
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** As the web application does. */
async function addPasskey(page: Page) {
  const options = await call(page, 'POST', '/app/v1/me/passkeys/options')
  const response = await page.evaluate(
    `navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(${JSON.stringify(options)}),
    }).then((credential) => credential.toJSON())`,
  )
  const added = await call(page, 'POST', '/app/v1/me/passkeys', { response })
  assert.equal(added.name, 'Firefox on Linux', JSON.stringify(added))
}

const me = (page: Page) => call(page, 'GET', '/app/v1/me')

/** Not from the page, whose policy lets it send nothing. */
async function call(page: Page, method: string, path: string, data?: object): Promise<any> {
  const { origin } = new URL(page.url())
  const headers = { 'kalends-organization': 'none', origin, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' }
  const answer = await page.request.fetch(origin + path, { method, headers, ...(data && { data }) })
  return answer.json()
}

async function signOut(page: Page) {
  await page.context().clearCookies()
}
