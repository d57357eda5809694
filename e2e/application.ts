import assert from 'node:assert/strict'
import type { UserRole } from '@kalends/contract'
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { cookieName } from '../server/accounts/sessions/sessions.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { type Person, signedIn } from '../server/testing/people.ts'
import { type TestServer, startServer } from '../server/testing/server.ts'
import { closeContext, openBrowser } from './browser.ts'

export interface Application {
  readonly server: TestServer
  readonly page: Page
  readonly person: Person
  readonly address: string
  /** Opens a place of the organization, such as `events`. */
  go(place?: string): Promise<void>
  /** Another person in another browser, on the same server. */
  join(role: UserRole): Promise<{ page: Page; person: Person; go: (place?: string) => Promise<void> }>
}

interface Options {
  readonly role?: UserRole
  readonly width?: 360 | 1440
  readonly scheme?: 'light' | 'dark'
  readonly language?: string
  readonly env?: Record<string, string>
  /** `kalends.test` is insecure in the eyes of browsers. */
  readonly host?: 'localhost' | 'kalends.test'
}

/** The web application on a server of its own, with somebody signed in. A test fails if the browser reports an error. */
export async function openApplication(t: TestContext, options: Options = {}): Promise<Application> {
  const server = await startServer(t, options.env ?? {})
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as { port: number }
  const address = `http://${options.host ?? 'localhost'}:${port}`
  Object.assign(server.context.settings, { publicUrl: address, landingUrl: address, icsUrl: address })
  const open = async (role: UserRole) => {
    const person = await signedIn(server, role)
    const page = await pageOf(t, server, person, options)
    const go = async (place = '') => {
      await page.goto(`${address}/app/o/${server.organization}${place === '' ? '' : `/${place}`}`)
      await page.locator('main h1').waitFor()
    }
    return { person, page, go }
  }
  return { server, address, join: open, ...(await open(options.role ?? 'owner')) }
}

async function pageOf(t: TestContext, server: TestServer, { token }: Person, options: Options): Promise<Page> {
  const { width = 1440, scheme = 'light', language = 'en-US' } = options
  const browser = await openBrowser()
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    colorScheme: scheme,
    locale: language,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  finallyIn(t, () => closeContext(context))
  const { settings } = server.context
  await context.addCookies([{ name: cookieName(settings), value: token, url: settings.publicUrl, httpOnly: true }])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text())
  })
  t.after(() => assert.deepEqual(faults, []))
  return page
}

/** Moves through a page with the Tab key until the element has the focus. */
export async function tabTo(page: Page, name: string | RegExp, role: Parameters<Page['getByRole']>[0] = 'button') {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(name)} cannot be reached with the Tab key.`)
}
