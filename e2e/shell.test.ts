import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { html } from '../server/html/html.ts'
import { accentProperties } from '../server/pages/colours.ts'
import { type Shell, shell } from '../server/pages/shell.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { until } from '../server/testing/until.ts'
import { leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const form = html`<main>
  <p>Hello</p>
  <img src="/picture.svg" alt="A square" />
  <form method="post" action="/sent"><button>Send</button></form>
</main>`

const everything: Shell = {
  language: 'en',
  scheme: null,
  title: 'Everything',
  stylesheets: ['/page.css'],
  properties: { ...accentProperties('#c2410c'), '--background': 'linear-gradient(to top, #fff7ed, #fed7aa)' },
  scripts: ['/page.js'],
  structuredData: { '@context': 'https://schema.org', '@type': 'Event', name: '</script><script>alert(1)</script>' },
  images: ["'self'"],
  sendsForms: true,
  connects: true,
  body: form,
}

test('colours, pictures, forms, scripts and structured data work under the policy of a page that declares them', async (t) => {
  const { page, complaints } = await openPage(t, everything)
  await until(async () => (await page.title()) === 'Answered')

  assert.equal(await page.evaluate("getComputedStyle(document.querySelector('p')).color"), 'rgb(194, 65, 12)')
  assert.match(String(await page.evaluate('getComputedStyle(document.body).backgroundImage')), /^linear-gradient/)
  assert.equal(await page.evaluate("document.querySelector('img').naturalWidth"), 20)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  assert.equal(JSON.parse(data!).name, '</script><script>alert(1)</script>')
  await page.getByRole('button').click()
  await page.waitForURL('**/sent')
  assert.deepEqual(complaints, [])
})

test('a page that does not declare them shows no pictures, sends no form and runs no script', async (t) => {
  const { images: _, sendsForms: _forms, scripts: _scripts, ...rest } = everything
  const { page, complaints } = await openPage(t, {
    ...rest,
    body: html`${form}
      <script src="/page.js"></script>`,
  })

  assert.equal(await page.evaluate("document.querySelector('img').naturalWidth"), 0)
  assert.equal(await page.title(), 'Everything')
  const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'))
  await page.evaluate("document.querySelector('form').requestSubmit()")
  await refused
  const directives = complaints.map((text) => /directive: "([a-z-]+)/.exec(text)?.[1])
  assert.deepEqual(new Set(directives), new Set(['default-src', 'form-action', 'img-src']))
})

const files: Record<string, [type: string, text: string]> = {
  '/page.css': ['text/css', 'p { color: var(--accent) } body { background: var(--background) }'],
  '/page.js': ['text/javascript', "document.title = await (await fetch('/answer')).text()"],
  '/picture.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"></svg>'],
  '/answer': ['text/plain', 'Answered'],
  '/sent': ['text/plain', 'Thank you'],
}

/** Opens a page on a new server. */
async function openPage(t: TestContext, described: Shell): Promise<{ page: Page; complaints: string[] }> {
  const { html: text, policy } = shell(described)
  const server = createServer((request, response) => {
    const [type, content] = files[request.url!] ?? ['text/html', text]
    const headers = type === 'text/html' ? { 'content-security-policy': policy } : {}
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(content)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const page = await browser.newPage()
  finallyIn(t, async () => {
    await page.close()
    server.closeAllConnections()
    server.close()
  })
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(error.message))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return { page, complaints }
}
