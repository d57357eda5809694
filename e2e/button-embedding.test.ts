import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('a cross-origin page with a strict policy gets a button with one script and one request, and a second button costs nothing', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button({ options: ['google', 'ical'], trigger: 'click' })
  const prokey = /prokey="([^"]+)"/.exec(element)![1]!

  const { page, complaints, requests } = await embed(`${element}<p>Between.</p>${element}`)
  await page.getByRole('button', { name: 'Add to calendar' }).nth(1).waitFor()
  assert.deepEqual(requests, ['/button.js', `/${prokey}/config.json`])
  await page.getByRole('button', { name: 'Add to calendar' }).nth(1).click()
  await page.getByRole('menuitem').nth(1).waitFor()

  assert.deepEqual(await page.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.getAttribute('href')!.replace(/^.*(?=\/o\/)/, ''))), ['/o/google', '/o/ical']) // oxfmt-ignore
  // The list, once somebody reaches for it.
  assert.deepEqual(requests.slice(2).map((path) => path.replace(/-\w+\.js$/, '')).toSorted(), ['/button/list', '/button/marks']) // oxfmt-ignore
  assert.deepEqual(complaints, [])
  assert.deepEqual(await axe(page), [])
})

test("one line is enough: an event's script draws its button in place, with one request", async (t) => {
  const { button, embed } = await startSite(t, browser)
  const prokeyOf = (element: string) => /prokey="([^"]+)"/.exec(element)![1]!
  const [first, second] = [prokeyOf(await button()), prokeyOf(await button())]
  const line = (prokey: string, more = '') => `<script src="{server}/${prokey}/button.js" async ${more}></script>`

  const { page, complaints, requests } = await embed(
    `<section>${line(first)}</section><p>Between.</p>${line(second, 'data-language="de" data-light-mode="dark"')}`,
    { script: '' },
  )
  await page.locator('section .atcb-button', { hasText: 'Add to calendar' }).waitFor()
  await page.locator('main > kalends-button .atcb.dark .atcb-button', { hasText: 'Zum Kalender hinzufügen' }).waitFor()

  assert.deepEqual(requests.toSorted(), [`/${first}/button.js`, `/${second}/button.js`, requests.find((path) => path.startsWith('/button/de-'))!].toSorted()) // oxfmt-ignore
  assert.deepEqual(complaints, [])
})

test('the same line twice draws two buttons, each with its own attributes, whatever else its script tag has', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const prokey = /prokey="([^"]+)"/.exec(await button())![1]!
  const line = (more: string) => `<script src="{server}/${prokey}/button.js" async ${more}></script>`

  const { page, complaints } = await embed(
    `<section>${line('data-size="9" data-onclick="hit = 1" data-style="color: red" data-domain="x.example"')}</section><aside>${line('')}</aside>`,
    { script: '' },
  )
  await page.locator('section .atcb-button').waitFor()
  await page.locator('aside .atcb-button').waitFor()

  const attributes = await page.evaluate(`
    [...document.querySelectorAll('kalends-button')].map((each) => each.getAttributeNames().filter((name) => name !== 'atcb-last-event').toSorted())
  `)
  assert.deepEqual(attributes, [
    ['data-by-line', 'prokey', 'size'],
    ['data-by-line', 'prokey'],
  ])
  assert.deepEqual(complaints, [])
})

test('a line with an unknown key says so and leaves a link; as a module it draws as well', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const prokey = /prokey="([^"]+)"/.exec(await button())![1]!
  const unknown = '00000000-0000-4000-8000-000000000000'

  const { page, complaints } = await embed(`<script src="{server}/${unknown}/button.js" async></script>`, {
    script: '',
  })
  await page.getByRole('link', { name: 'Open the event page' }).waitFor()
  const { page: modern } = await embed(`<script src="{server}/${prokey}/button.js" type="module"></script>`, { script: '' }) // oxfmt-ignore
  await modern.locator('.atcb-button').waitFor()

  assert.ok(complaints.some((text) => text.includes(`${unknown}/config.json does not exist. Check the prokey`)), complaints.join()) // oxfmt-ignore
})

test('pages that require trusted types get the button and its structured data', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const policy = "default-src 'none'; script-src {server}; connect-src {server}; require-trusted-types-for 'script'"

  const { page, complaints } = await embed(await button(), { policy })
  await page.locator('.atcb-button').waitFor()

  assert.match((await page.locator('script[type="application/ld+json"]').textContent())!, /"@type":"Event"/)
  assert.deepEqual(complaints, [])
})

test("an event's script uses an existing element of the page for its position and attributes", async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button()
  const prokey = /prokey="([^"]+)"/.exec(element)![1]!

  for (const script of ['', 'type="module"']) {
    const { page, complaints, requests } = await embed(element.replace('prokey', 'size="9" prokey'), {
      script: `<script src="{server}/${prokey}/button.js" ${script}></script>`,
    })
    await page.locator('.atcb-button').waitFor()

    assert.equal(await page.locator('kalends-button').count(), 1)
    assert.deepEqual(requests, [`/${prokey}/button.js`])
    assert.deepEqual(complaints, [])
  }
})

test('the button is the same as a module, under its versioned name, and under the name of another button', async (t) => {
  const { server, button, embed } = await startSite(t, browser)
  const element = await button({ buttonStyle: 'round', language: 'de' })
  const { text } = await server.request({ url: '/button.js' })
  const renamed = element.replaceAll('kalends-button', 'add-to-calendar-button').replace('prokey', 'proKey')
  assert.match(text, /^\/\/# allFunctionsCalledOnLoad\nglobalThis\.Document&&\(\(kalendsScript,kalendsGiven\)=>/)

  for (const script of [
    '<script type="module" src="{server}/button.js"></script>',
    '<script src="{server}/button.js?v=2" async defer></script>',
    '<script src="{server}/button/button-00000000.js"></script>',
  ]) {
    const { page, complaints, requests } = await embed(renamed, { script })
    await page.locator('.atcb-button').waitFor()
    assert.deepEqual(complaints, [], script)
    assert.deepEqual(requests.filter((path) => path.startsWith('/button/')).map((path) => path.replace(/-[A-Z0-9]{8}/, '')).toSorted(), [...(script.includes('00000000') ? ['/button/button.js'] : []), '/button/de.js', '/button/round.js'], script) // oxfmt-ignore
  }
})

test('images named like properties of document or window change nothing, least of all where scripts come from', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button({ language: 'de', lightMode: 'bodyScheme' })
  const prokey = /prokey="([^"]+)"/.exec(element)![1]!
  const names = 'currentScript querySelector querySelectorAll createElement createElementNS getElementById body head documentElement addEventListener execCommand forms dataLayer'.split(' ') // oxfmt-ignore
  const clobbering = names.map((name) => `<img name="${name}" src="https://evil.example/button.js" alt="">`).join('')
  const foreign: string[] = []
  const prepare = (page: Page) =>
    page.route('https://evil.example/**', (route) => {
      foreign.push(route.request().resourceType())
      return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.isOwned = true' })
    })
  const policy = "default-src 'none'; script-src {server} https://evil.example; connect-src {server}; img-src https://evil.example" // oxfmt-ignore

  for (const script of [
    '<script src="{server}/button.js"></script>',
    '<script type="module" src="{server}/button.js"></script>',
    `<script src="{server}/${prokey}/button.js"></script>`,
  ]) {
    const body = script.includes(prokey) ? '' : element
    const { page, requests } = await embed(clobbering + body, { script, policy, prepare })
    await page.locator('.atcb-button', { hasText: 'Zum Kalender hinzufügen' }).click()
    await page.getByRole('menuitem').first().waitFor()

    assert.ok(
      requests.some((path) => path.startsWith('/button/de-')),
      script,
    )
    assert.equal(await page.evaluate('globalThis.isOwned'), undefined, script)
  }
  assert.deepEqual(
    foreign.filter((type) => type !== 'image'),
    [],
  )
})

test('with a nonce policy, a style sheet of the page replaces ours', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const customCss = 'https://styles.example.org/button.css'
  const element = await button({ buttonStyle: 'custom', customCss, language: 'de', load_async: true, trigger: 'click' })
  const script = '<script nonce="abc" src="{server}/button.js" async></script>'
  const policy =
    "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; connect-src {server}"
  const prepare = (page: Page) =>
    page.route(customCss, (route) =>
      route.fulfill({ contentType: 'text/css', body: '.atcb-button { border: 7px solid }' }),
    )

  const { page, complaints } = await embed(element.replace('prokey', 'cspnonce="abc" prokey'), {
    policy,
    script,
    prepare,
  })
  await page.locator('.atcb-button').waitFor()
  await page.locator('.atcb-button').click()
  await page.getByRole('menu').waitFor()

  assert.equal(await page.locator('link[rel=stylesheet]').getAttribute('href'), customCss)
  assert.equal(
    await page.evaluate(
      "getComputedStyle(document.querySelector('kalends-button').shadowRoot.querySelector('.atcb-button')).borderTopWidth",
    ),
    '7px',
  )
  assert.deepEqual(complaints, [])
})
