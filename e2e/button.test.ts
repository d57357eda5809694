import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { newEvent, newGroup, party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('a list is not clipped by a transformed container with hidden overflow, and does not move the page', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button({ trigger: 'click' })
  const policy = "default-src 'none'; script-src {server}; connect-src {server}; style-src 'unsafe-inline'"
  const box = `<div style="transform: translateX(20px) rotate(0.01deg); overflow: hidden; height: 70px; width: 300px">${element}</div><p id="below">Below.</p>`

  const { page } = await embed(box, { policy })
  await page.locator('.atcb-button').waitFor()
  const below = await page.locator('#below').boundingBox()
  await page.locator('.atcb-button').click()

  const last = await page.getByRole('menuitem').last().boundingBox()
  const hit = await page.evaluate(`document.elementFromPoint(${last!.x + 20}, ${last!.y + 10}).localName`)
  assert.equal(hit, 'kalends-button')
  assert.ok(last!.y > 200)
  assert.deepEqual(await page.locator('#below').boundingBox(), below)
})

test('a list that opens on hover stays open for the pointer and for a click, and Escape closes it', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const { page } = await embed(await button({ options: ['google', 'ical'] }))
  const [opener, menu] = [page.locator('.atcb-button'), page.getByRole('menu')]

  await opener.hover()
  await menu.waitFor()
  await opener.click()
  assert.equal(await menu.isVisible(), true)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.mouse.move(600, 500)
  await opener.hover()
  await page.getByRole('menuitem').first().hover()
  assert.equal(await menu.isVisible(), true)
  await page.mouse.move(600, 500)
  await menu.waitFor({ state: 'hidden' })

  await opener.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('g')
  assert.equal(
    await page.evaluate("document.activeElement.shadowRoot.activeElement.getAttribute('href').endsWith('/o/google')"),
    true,
  )
  await page.keyboard.press('Tab')
  await menu.waitFor({ state: 'hidden' })
})

test("an unknown key or a dead server leaves a link or the page's own fallback, and logs why", async (t) => {
  const { embed } = await startSite(t, browser)
  const unknown = '00000000-0000-4000-8000-000000000000'

  const wrong = await embed(`<kalends-button prokey="${unknown}">\n</kalends-button><kalends-button></kalends-button>`)
  await wrong.page.getByRole('link', { name: 'Open the event page' }).waitFor()
  const filled = await embed(`<kalends-button prokey="${unknown}"><a href="/own">Our own page</a></kalends-button>`)
  await filled.page.getByRole('link', { name: 'Our own page' }).waitFor()
  const dead = await embed(`<kalends-button prokey="${unknown}" domain="http://127.0.0.1:9"></kalends-button>`)
  const link = dead.page.getByRole('link', { name: 'Open the event page' })

  assert.equal(await link.getAttribute('href'), `http://127.0.0.1:9/${unknown}`)
  assert.match(wrong.complaints.join(), /config\.json does not exist\. Check the prokey/)
  assert.match(wrong.complaints.join(), /<kalends-button> needs the attribute prokey/)
  assert.match(dead.complaints.join(), /config\.json cannot be reached/)
  assert.deepEqual(await axe(dead.page), [])
})

test('a server that is silent for 10 seconds leaves a link and logs why; a late response still draws the button', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button()
  const prokey = /prokey="([^"]+)"/.exec(element)![1]!
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const prepare = async (page: Page) => {
    await page.clock.install()
    await page.route('**/config.json', (route) => answered.then(() => route.continue()))
  }

  const { page, complaints } = await embed(element, { prepare })
  await page.locator('.placeholder').waitFor()
  await page.clock.fastForward(10_000)
  const link = page.getByRole('link', { name: 'Open the event page' })
  assert.match((await link.getAttribute('href'))!, new RegExp(`/${prokey}$`))
  assert.match(complaints.join(), /^Kalends: \S+\/config\.json cannot be reached\. Is the server running[^,]*,[^,]*$/)

  answer()
  await page.getByRole('button', { name: 'Add to calendar' }).waitFor()
  assert.equal(await link.count(), 0)
})

test('attributes override the style in every spelling, including when set later', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button({ trigger: 'click' })
  const given = (attributes: string) => element.replace('prokey', `${attributes} prokey`)
  const body = [
    given('lightMode="dark" size="10" customLabels=\'{"label.addtocalendar":"Save [b]it[/b]"}\''),
    given(
      'light-mode="dark" inline custom-labels=\'{"label.addtocalendar":"Merken"}\' style-light="--btn-text: #123456; --btn-border: red"',
    ),
    given('language="fr-CA" disabled'),
    given('hidden'),
  ].join('')

  const { page } = await embed(body)
  const drawn = (): Promise<unknown[][]> =>
    page.evaluate(`[...document.querySelectorAll('kalends-button')].map((element) => {
      const button = element.shadowRoot.querySelector('.atcb-button')
      return [button.textContent.trim(), getComputedStyle(button).fontSize, getComputedStyle(element).display, button.disabled]
    })`)
  await page.getByText('Ajouter').waitFor()

  assert.deepEqual(await drawn(), [
    ['Save it', '20px', 'block', false],
    ['Merken', '16px', 'inline-block', false],
    ['Ajouter au calendrier', '16px', 'block', true],
    ['Add to calendar', '16px', 'none', false],
  ])
  await page.evaluate("document.querySelector('kalends-button').setAttribute('size', '0|8|2')")
  await page.locator('.atcb-button').first().waitFor()
  assert.equal((await drawn())[0]![1], '10px')
  await page.setViewportSize({ width: 500, height: 600 })
  assert.equal((await drawn())[0]![1], '12px')
})

test('labels and variables named like Object.prototype properties are ignored', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const title = { ...party, name: 'Party %%constructor%%' }
  const element = (
    await button({}, { dates: [title, { ...title, startDate: '2027-06-01' }], title_event_series: title.name })
  ).replace(
    // oxfmt-ignore
    'prokey',
    `customLabels='{"__proto__": "a", "constructor": "b", "toString.name": "c", "close": {"toString": 1}, "label.addtocalendar": "Save"}' customVar="__proto__: x" prokey`,
  )

  const { page, complaints } = await embed(element)

  await page.locator('.atcb-button', { hasText: 'Save' }).waitFor()
  assert.deepEqual(complaints, [])
})

test('all texts of an event are rendered as text, never as markup', async (t) => {
  const { server, embed } = await startSite(t, browser)
  const evil = '<img src=x onerror="window.__x=1">'
  const closing = '</script><script>window.__x=1</script>'
  const cta_block = (
    await server.post('/cta-block', {
      name: 'x',
      type: 'form',
      headline: evil,
      text: evil,
      button_label: evil,
      url: 'https://example.org/',
      fields: [
        { type: 'text', name: 'a', label: evil, placeholder: evil },
        { type: 'radio', name: 'r', label: evil, placeholder: evil },
      ],
    })
  ).body.id
  const layout = (
    await server.post('/style', {
      name: 'x',
      options: ['google', 'ical'],
      trigger: 'click',
      customLabels: { 'label.addtocalendar': evil, google: evil, 'modal.multidate.h': evil },
    })
  ).body.id
  const dates = [
    { ...party, name: `${evil}${closing}`, location: evil },
    { ...party, name: evil, startDate: '2027-05-02' },
  ]
  const event = await newEvent(server, {
    dates,
    layout,
    cta: true,
    cta_block: Number(cta_block),
    title_event_series: evil,
  })
  const group = await newGroup(server, { name: evil, public_event_overview: true })
  await newEvent(server, { event_group: group, dates: [{ ...party, name: evil, location: evil }] })

  const { page, complaints } = await embed(
    `<kalends-button prokey="${event}"></kalends-button><kalends-button prokey="${group}"></kalends-button>`,
  )
  await page.locator('.cards').waitFor()
  await page.getByRole('button', { name: evil }).click()
  await page.getByRole('menuitem', { name: evil }).click()
  await page.getByRole('dialog').waitFor()
  for (const card of await page.getByRole('dialog').locator('.card').all()) {
    const opened = page.context().waitForEvent('page')
    await card.click()
    await (await opened).close()
  }
  await page.getByRole('dialog').locator('form').waitFor()

  assert.equal(await page.evaluate('window.__x'), undefined)
  assert.equal(await page.locator('kalends-button img').count(), 0)
  assert.deepEqual(complaints, [])
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  assert.equal(data.subEvent[0].name, `${evil}${closing}`)
})

test('invalid URLs are not linked, even if a server sends them', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const prepare = (page: Page) =>
    page.route('**/config.json', async (route) => {
      const data = (await (await route.fetch()).json()) as Record<string, unknown>
      const links = { google: 'javascript:window.__x=1', ical: ' jav\tascript:window.__x=1' }
      const style = { ...(data.style as object), styleLight: { '--x': 'red;} body{display:none', 'a;}b{': 'red' } }
      await route.fulfill({ json: { ...data, links, style, url: 'data:text/html,x' } })
    })

  const { page } = await embed(await button({ options: ['google', 'ical'], trigger: 'click' }), { prepare })
  await page.locator('.atcb-button').click()
  for (const item of await page.getByRole('menuitem').all()) assert.equal(await item.getAttribute('href'), null)
  await page.getByRole('menuitem').first().click()

  assert.equal(await page.evaluate('window.__x'), undefined)
  assert.equal(await page.getByRole('heading', { name: 'A page' }).isVisible(), true)
})

test('structured data describes the event once, as long as a button for it exists', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button({ images: ['https://example.org/a.jpg'] })
  const { page } = await embed(
    element +
      element.replace('prokey', 'images="https://example.org/b.jpg" prokey') +
      (await button({ hideRichData: true })),
  )
  await page.locator('.atcb-button').nth(2).waitFor()
  const scripts = page.locator('script[type="application/ld+json"]')

  const data = JSON.parse((await scripts.textContent())!)
  assert.deepEqual([data['@type'], data.name, data.image], ['Event', 'Summer party', ['https://example.org/a.jpg']])
  await page.evaluate("document.querySelector('kalends-button').remove()")
  assert.equal(await scripts.count(), 1)
  await page.evaluate("document.querySelector('kalends-button').remove()")
  assert.equal(await scripts.count(), 0)
})
