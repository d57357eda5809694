import type { TestContext } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { startServer } from '../server/testing/server.ts'
import { closeContext } from './browser.ts'

/** A server, and a function that opens its pages in a new browser context. */
export async function startPages(t: TestContext, browser: Browser) {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const visit = async (path: string, options: BrowserContextOptions = {}) => {
    // With reduced motion there are no intermediate colours.
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    finallyIn(t, () => closeContext(context))
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => void complaints.push(message.text()))
    page.on('pageerror', (error) => void complaints.push(error.message))
    const go = (to: string) => page.goto(`${address}/${to}`)
    await go(path)
    return { page, complaints, go }
  }
  return { server, visit }
}
