import type { TestContext } from 'node:test'
import type { FrameLocator, Page } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { type TestServer, startServer } from '../server/testing/server.ts'
import { until } from '../server/testing/until.ts'
import { openBrowser } from './browser.ts'

interface Opened {
  page: Page
  preview: FrameLocator
  server: TestServer
  /** The base URL in snippets. */
  origin: string
  complaints: string[]
}

export async function openPage(
  t: TestContext,
  options: { viewport?: { width: number; height: number } | undefined; colorScheme?: 'light' | 'dark' } = {},
): Promise<Opened> {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { viewport = { width: 1280, height: 900 }, colorScheme = 'light' } = options
  const page = await (await openBrowser()).newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  finallyIn(t, () => page.close())
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`) && !request.url().startsWith('data:')) complaints.push(request.url())
  })
  await page.goto(`${address}/docs/button`)
  const preview = page.frameLocator('#preview')
  await preview.locator('.atcb-button').first().waitFor()
  return { page, preview, server, origin: server.context.settings.publicUrl, complaints }
}

export async function choose(page: Page, group: string, value: string) {
  const control = page.getByRole('group', { name: group, exact: true }).getByLabel(value, { exact: true })
  await control.check({ force: true })
  await until(() => control.isChecked())
}

export function snippet(page: Page): Promise<string> {
  return page.locator('#snippet-code').innerText()
}

export function template(origin: string, body: string): string {
  return `curl -X PATCH ${origin}/v1/style/$STYLE \\
  -H "Authorization: $KALENDS_KEY" -H 'Content-Type: application/json' \\
  -d '${body}'`
}
