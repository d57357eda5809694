import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { closeContext } from './browser.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { type TestServer, startServer } from '../server/testing/server.ts'
import { newEvent, newStyle, party } from '../server/testing/visitor.ts'

export interface Visit {
  readonly page: Page
  readonly complaints: string[]
  /** The paths requested from the server. */
  readonly requests: string[]
}

export interface PageOptions extends BrowserContextOptions {
  /** `{server}` is replaced by the address of the server. */
  readonly policy?: string
  /** If omitted: the embed code from the documentation. */
  readonly script?: string
  readonly html?: string
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** A strict policy: only scripts and data from the server. No styles, no images, no frames. */
const strict = "default-src 'none'; script-src {server}; connect-src {server}; base-uri 'none'; form-action 'none'"

export interface Site {
  readonly server: TestServer
  /** Opens a cross-origin page with this body, and waits until all buttons are drawn. */
  readonly embed: (body: string, options?: PageOptions) => Promise<Visit>
  /** A new event with a style, as an element to embed. */
  readonly button: (style?: Record<string, unknown>, event?: Record<string, unknown>) => Promise<string>
}

/** A server with content, and a cross-origin page that embeds buttons. */
export async function startSite(t: TestContext, browser: Browser, env: Record<string, string> = {}): Promise<Site> {
  const server = await startServer(t, env)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  server.context.settings.landingUrl = address
  await server.request({ url: '/button.js', headers: { 'accept-encoding': 'br' } })
  let current = { html: '', policy: '' }
  const web = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', current.policy)
    response.end(current.html)
  }).listen(0, '127.0.0.1')
  await once(web, 'listening')
  finallyIn(t, () => web.close())
  const foreign = `http://127.0.0.1:${(web.address() as AddressInfo).port}/`

  const embed = async (body: string, { policy = strict, script, html = '', prepare, ...options }: PageOptions = {}) => {
    const tag = script ?? '<script src="{server}/button.js" async></script>'
    const frame = `<!doctype html><html lang="en" ${html}><head><meta name="viewport" content="width=device-width"><title>A page</title></head>`
    current = {
      html: `${frame}<body><main><h1>A page</h1>${body}</main>${tag}</body></html>`.replaceAll('{server}', address),
      policy: policy.replaceAll('{server}', address),
    }
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Berlin', ...options }) // oxfmt-ignore
    finallyIn(t, () => closeContext(context))
    const page = await context.newPage()
    const [complaints, requests]: string[][] = [[], []]
    page.on('console', (message) => void complaints!.push(message.text()))
    page.on('pageerror', (error) => void complaints!.push(error.message))
    page.on(
      'request',
      (request) => request.url().startsWith(address) && requests!.push(request.url().slice(address.length)),
    )
    await page.addInitScript(`
      globalThis.seen = []
      for (const name of ['ready', 'open', 'close', 'save', 'success', 'rsvp', 'rsvp-success'])
        addEventListener('kalends:' + name, ({ detail }) => seen.push([name, detail]))
    `)
    await prepare?.(page)
    await page.goto(foreign)
    return { page, complaints: complaints!, requests: requests! }
  }

  const button = async (style: Record<string, unknown> = {}, event: Record<string, unknown> = {}) => {
    const prokey = await newEvent(server, { layout: await newStyle(server, style), dates: [party], ...event })
    // The first request loads code, which on a busy machine can make the server refuse the requests queued behind it.
    await server.request({ url: `/${prokey}/config.json` })
    return `<kalends-button prokey="${prokey}"></kalends-button>`
  }
  return { server, embed, button }
}
