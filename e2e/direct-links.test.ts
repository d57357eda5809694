import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { startServer } from '../server/testing/server.ts'
import { closeContext, leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('the address of a feed can be copied by keyboard, on a phone, without browser errors', async (t) => {
  const server = await startServer(t)
  const group = (await server.post('/group', { name: 'Concerts', subscription: 'children' })).body.prokey
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })
  finallyIn(t, () => closeContext(context))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(error.message))

  await page.goto(`${address}/${group}/s/yahoo`)
  await page.getByRole('button', { name: 'Copy' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copied' }).waitFor()

  const feed = `${server.context.settings.icsUrl}/${group}/calendar.ics`
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), feed)
  assert.equal(await page.getByLabel('Calendar address').inputValue(), feed)
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
  assert.deepEqual(complaints, [])
})
