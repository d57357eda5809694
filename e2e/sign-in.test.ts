import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { createLink } from '../server/accounts/one-time-links.ts'
import { createUser } from '../server/accounts/users.ts'
import { freshSettings } from '../server/testing/database.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { envOf, spawnServer } from '../server/testing/kalends.ts'
import { type TestServer, byTest, startServer } from '../server/testing/server.ts'
import { axe } from './axe.ts'
import { closeContext, leaveBrowser, openBrowser } from './browser.ts'
import { edgeContrasts } from './edges.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const password = 'a few random words'
const smallPhone = { width: 320, height: 640 }

test('the first owner comes by the printed link, signs out and in again, and invites somebody, all without scripts', async (t) => {
  const server = await spawnServer(t, envOf(await freshSettings(t)))
  const ownerLink = /http:\/\/\S+\/app\/link\/\S+/.exec(server.stdout())![0]
  const [first, second] = [await open(t, { javaScriptEnabled: false }), await open(t, { javaScriptEnabled: false })]
  const ann = await first.newPage()

  await ann.goto(ownerLink)
  await sees(ann, 'Create your account')
  await ann.getByLabel('Your name').fill('Ann Example')
  await ann.getByLabel('Email address').fill('ann@example.org')
  await ann.getByLabel('Password').fill(password)
  await ann.getByRole('button', { name: 'Create account' }).click()
  await sees(ann, 'Kalends')
  assert.match(await ann.locator('main').innerText(), /My organization · Owner/)
  await ann.getByRole('button', { name: 'Sign out' }).click()
  await sees(ann, "You're signed out")
  await ann.goto(ownerLink)
  await sees(ann, 'This link no longer works')

  await ann.goto(`${server.url}/app`)
  await sees(ann, 'Sign in')
  await ann.getByLabel('Email address').fill('ann@example.org')
  await ann.getByLabel('Password').fill('a wrong password')
  await ann.keyboard.press('Enter')
  await ann.getByRole('alert').getByText('Email address or password is not correct.').waitFor()
  assert.equal(await ann.getByLabel('Email address').inputValue(), 'ann@example.org')
  assert.equal(await ann.locator(':focus').getAttribute('id'), 'password')
  await ann.keyboard.type(password)
  await ann.keyboard.press('Enter')
  await sees(ann, 'Kalends')

  const tom = await second.newPage()
  await tom.goto(await invitation(first, server.url, 'tom@example.org'))
  await sees(tom, 'Join My organization')
  assert.equal(await tom.getByText('Ann Example').isVisible(), true)
  await tom.getByLabel('Your name').fill('Tom')
  await tom.getByLabel('Password').fill(password)
  await tom.getByRole('button', { name: 'Accept invitation' }).click()
  await sees(tom, 'Kalends')
  assert.match(await tom.locator('main').innerText(), /My organization · Editor/)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page is accessible and fits a small phone, in ${colorScheme} colours and in Arabic`, async (t) => {
    const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const visitor = await open(t, { colorScheme, viewport: smallPhone, locale: 'en' })
    const page = await visitor.newPage()
    const found: Record<string, string[]> = {}
    const check = async (name: string) => {
      const width = await page.evaluate<number>('document.documentElement.scrollWidth')
      const weak = (await edgeContrasts(page)).filter(([, ratio]) => ratio < 3).map((edge) => edge.join(' '))
      found[name] = [...(await axe(page)), ...weak, ...(width > smallPhone.width ? [`${width} pixels wide`] : [])]
    }
    const look = async (name: string, path: string) => {
      await page.goto(address + path)
      await check(name)
    }
    const press = async (name: string, button: string) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.waitForLoadState()
      await check(name)
    }

    const links = await linksIn(server)
    await look('sign in', '/app/sign-in')
    await page.getByLabel('Email address').fill('ann@example.org')
    await press('link sent', 'Email me a sign-in link')
    await look('sign in', '/app/sign-in')
    await page.getByLabel('Email address').fill('ann@example.org')
    await page.getByLabel('Password').fill('wrong')
    await press('wrong password', 'Sign in')
    await look('forgot', '/app/forgot')
    await look('choose a password', links.password)
    await page.getByLabel('New password').fill('short')
    await press('password too short', 'Save and sign in')
    await look('first owner', links.owner)
    await look('invitation', links.invitation)
    await look('new address, signed out', links.email)
    await look('used link', '/app/link/x')
    await look('signed out', '/app/signed-out')
    await look('one-time link', links.access)
    await press('home', 'Sign in')
    await look('signed in already', '/app/sign-in')
    await look('new address', links.email)
    await page.setExtraHTTPHeaders({ 'accept-language': 'ar' })
    await look('sign in, Arabic', '/app/sign-in')
    await look('choose a password, Arabic', links.password)

    for (const [name, faults] of Object.entries(found)) assert.deepEqual(faults, [], name)
    assert.equal(Object.keys(found).length, 17)
  })

test('without a mail server, the pages say whom to ask', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const page = await (await open(t, { viewport: smallPhone })).newPage()

  await page.goto(`${address}/app/sign-in`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await sees(page, 'Ask for a link')

  assert.equal(await page.getByText('kalends user link').isVisible(), true)
  assert.deepEqual(await axe(page), [])
})

/** Links for every purpose. */
async function linksIn({ context, organization }: TestServer) {
  const { database, now } = context
  const { id: user } = await createUser(context, byTest, {
    organization,
    email: 'ann@example.org',
    name: 'Ann',
    password,
  })
  const link = async (values: Parameters<typeof createLink>[2], path = 'link') =>
    `/app/${path}/${(await database.transaction((tx) => createLink(tx, now(), values))).token}`
  const role = 'owner'
  return {
    access: await link({ purpose: 'access', user }),
    password: await link({ purpose: 'password', user }, 'password'),
    email: await link({ purpose: 'email', user, email: 'ann@example.com' }, 'email'),
    owner: await link({ purpose: 'access', organization, role }),
    invitation: await link({ purpose: 'invitation', email: 'tom@example.org', organization, role }, 'invitation'),
  }
}

/** Invites somebody as the signed-in person of a browser. Returns the link. */
async function invitation(context: BrowserContext, url: string, email: string): Promise<string> {
  const answer = await context.request.post(`${url}/app/v1/invitations`, {
    headers: { 'kalends-organization': '1', 'sec-fetch-site': 'same-origin' },
    data: { email, role: 'editor' },
  })
  return ((await answer.json()) as { link: string }).link
}

async function open(t: TestContext, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  finallyIn(t, () => closeContext(context))
  return context
}

async function sees(page: Page, heading: string) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
