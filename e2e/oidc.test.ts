import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { type TestProvider, account, startProvider } from '../server/testing/oidc-provider.ts'
import { signedIn } from '../server/testing/people.ts'
import { startServer } from '../server/testing/server.ts'
import { axe } from './axe.ts'
import { closeContext, leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
let provider: TestProvider
before(async () => {
  ;[browser, provider] = await Promise.all([openBrowser(), startProvider()])
})
after(async () => {
  await provider.stop()
  await leaveBrowser()
})

test('a person signs in at the provider, without scripts', async (t) => {
  const page = await open(t, {}, false)

  await page.getByRole('link', { name: 'Continue with Example Ltd' }).click()
  await page.getByLabel('Account').fill(account('ann'))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/app')

  assert.match(await page.locator('main').innerText(), /ann@example\.org/)
})

test('a person without access reads why, and can try another account', async (t) => {
  const page = await open(t)

  await page.getByRole('link', { name: 'Continue with Example Ltd' }).click()
  await page.getByLabel('Account').fill(account('eve'))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: "This account can't sign in here" }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('link', { name: 'Use another account' }).click()
  await page.getByLabel('Account').waitFor()
})

test('with SIGN_IN=oidc people get to the provider at once, and stay signed out after signing out', async (t) => {
  const page = await open(t, { SIGN_IN: 'oidc' })

  await page.getByLabel('Account').fill(account('ann'))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await page.getByRole('heading', { name: "You're signed out" }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/app/signed-out')
})

/** The sign-in page of a server that knows ann@example.org. */
async function open(t: TestContext, env: Record<string, string> = {}, javaScriptEnabled = true) {
  const server = await startServer(t, { ...provider.env, ...env })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as { port: number }
  const address = (server.context.settings.publicUrl = `http://localhost:${port}`)
  await signedIn(server, 'editor', { email: 'ann@example.org' })
  const context = await browser.newContext({ javaScriptEnabled })
  finallyIn(t, () => closeContext(context))
  const page = await context.newPage()
  await page.goto(`${address}/app/sign-in`)
  return page
}
