import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { newEvent, newGroup, party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('Arabic is laid out from right to left, on phones as well, and nothing overflows', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const body =
    (await button({ language: 'ar', buttonStyle: 'date' })) + (await button({ language: 'ar', listStyle: 'modal' }))
  const { page } = await embed(body, phone)

  const [tile, facts] = [await page.locator('.tile').boundingBox(), await page.locator('.facts').boundingBox()]
  await page.locator('.atcb-button').nth(1).tap()
  const sheet = await page.getByRole('dialog').boundingBox()

  assert.ok(tile!.x > facts!.x)
  assert.deepEqual([sheet!.x, sheet!.width, Math.round(sheet!.y + sheet!.height)], [0, 360, 740])
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
  assert.deepEqual(await axe(page), [])
})

test('what texts inherit from the page does not distort the button', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const hostile = `<style>main {
    font: italic small-caps 900 40px/3 cursive; letter-spacing: 9px; word-spacing: 9px; word-break: break-all; hyphens: auto;
    text-align: end; text-align-last: end; text-indent: 4em; text-transform: uppercase; text-shadow: 3px 3px red; text-emphasis: dot red;
    white-space: pre; writing-mode: vertical-rl; cursor: wait; -webkit-text-fill-color: transparent; -webkit-text-stroke: 2px red;
  }</style>`
  const looks = async (body: string) => {
    const { page } = await embed(body, { policy: '' })
    await page.locator('.when').waitFor()
    return page.locator('.atcb').evaluate((wrapper) =>
      [wrapper, ...wrapper.querySelectorAll('.atcb-button, .title, .when span')].map((element) => {
        const { width, height } = element.getBoundingClientRect()
        const computed = element.ownerDocument.defaultView!.getComputedStyle(element)
        // What an ancestor sets without being inherited.
        const own = [...computed].filter((name) => !/^(--|block|inline|perspective|transform|width|height)/.test(name))
        return [width, height, ...own.map((name) => `${name}: ${computed.getPropertyValue(name)}`)]
      }),
    )
  }
  const element = await button({ buttonStyle: 'date' }, { dates: [{ ...party, location: 'Pier 3, Hamburg' }] })

  assert.deepEqual(await looks(hostile + element), await looks(element))
})

test('the events of a group align with the other buttons of the page, in either text direction', async (t) => {
  const { server, button, embed } = await startSite(t, browser)
  const group = await newGroup(server, { public_event_overview: true })
  await newEvent(server, { event_group: group })
  const event = await button()
  const bodyIn = (language: string) =>
    `<kalends-button language="${language}" prokey="${group}"></kalends-button>${event}`
  /** The distance of both from the left and right edges of the window. */
  const edges = async (html: string, language: string) => {
    const { page } = await embed(bodyIn(language), { html })
    const boxes = [await page.locator('.card').boundingBox(), await page.locator('.atcb-button').nth(1).boundingBox()]
    return boxes.map((box) => [box!.x, 1280 - box!.x - box!.width].map(Math.round))
  }

  const [list, other] = await edges('dir="rtl"', 'fr')
  assert.equal(list![1], other![1])
  assert.ok(list![0]! > 500, `${list![0]}`)
  const [arabic, english] = await edges('', 'ar')
  assert.equal(arabic![0], english![0])
  assert.ok(arabic![1]! > 500, `${arabic![1]}`)
})

test("dark mode follows the system and the page's classes live", async (t) => {
  const { button, embed } = await startSite(t, browser)
  const body =
    (await button({ lightMode: 'system' })) +
    (await button({ lightMode: 'bodyScheme' })) +
    (await button({ lightMode: 'dark', buttonStyle: 'flat', trigger: 'click' }))
  const { page } = await embed(body)
  await page.locator('.atcb-button').nth(2).waitFor()
  const dark = () => page.locator('.atcb').evaluateAll((all) => all.map((each) => each.classList.contains('dark')))

  assert.deepEqual(await dark(), [false, false, true])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate("document.body.className = 'site dark'")
  await page.locator('.atcb.dark').nth(2).waitFor()
  await page.locator('.atcb-button').nth(2).click()
  assert.deepEqual(await axe(page), [])
  await page.evaluate("document.body.className = 'darker'")
  await page.locator('kalends-button').nth(1).locator('.atcb:not(.dark)').waitFor()
})

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'
for (const [device, userAgent, expected] of [
  [
    'Safari on an iPhone',
    `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`,
    ['apple', '/event.ics _self', 'google', 'calendar.google.com _blank'],
  ],
  [
    'Chrome on an iPhone',
    `${iphone} CriOS/123.0 Mobile/15E148 Safari/604.1`,
    ['apple', '/event.ics _self', 'google', 'calendar.google.com _blank'],
  ],
  [
    'an app on an iPhone',
    `${iphone} Mobile/15E148 Instagram 320.0`,
    ['apple', '/o/apple _blank', 'google', 'calendar.google.com _blank'],
  ],
  [
    'Chrome on Android',
    `${pixel}) AppleWebKit/537.36 Chrome/123.0 Mobile Safari/537.36`,
    ['google', 'calendar.google.com _blank', 'ical', '/event.ics _self'],
  ],
  [
    'an app on Android',
    `${pixel}; wv) AppleWebKit/537.36 Version/4.0 Chrome/123.0 Mobile Safari/537.36`,
    ['google', 'calendar.google.com _blank', 'ical', '/o/ical _blank'],
  ],
] as const) {
  // oxfmt-ignore
  test(`in ${device} the calendars of the device are offered, and a page helps if a file cannot be opened`, async (t) => {
    const { button, embed } = await startSite(t, browser)
    const style = { options: ['yahoo', 'google'], optionsMobile: ['google', 'ical'], optionsIOS: ['apple', 'google'], proxy: false }
    const { page } = await embed(await button({ ...style, trigger: 'click' }), { ...phone, userAgent })

    await page.locator('.atcb-button').tap()
    await page.getByRole('menuitem').first().waitFor()
    const links = await page.getByRole('menuitem').evaluateAll((items) =>
      items.flatMap((item) => [
        item.querySelector('.mark')!.getAttribute('class')!.replace('mark mark-', ''),
        `${/calendar\.google\.com|\/event\.ics|\/o\/\w+$/.exec(item.getAttribute('href')!)![0]} ${item.getAttribute('target')}`,
      ]),
    )

    assert.deepEqual(links, expected)
  })
}

test('a webcal subscription opens directly in Safari, and other iPhone browsers explain how', async (t) => {
  const { server, embed } = await startSite(t, browser)
  const layout = (await server.post('/style', { name: 'x', options: ['apple'], proxy: false })).body.id
  const element = `<kalends-button prokey="${await newGroup(server, { layout })}"></kalends-button>`

  const hrefs: string[] = []
  for (const name of ['Version/17.4', 'CriOS/123.0']) {
    const { page } = await embed(element, { ...phone, userAgent: `${iphone} ${name} Mobile/15E148 Safari/604.1` })
    hrefs.push((await page.getByRole('link', { name: 'Subscribe to calendar' }).getAttribute('href'))!)
  }

  assert.match(hrefs[0]!, /^webcal:/)
  assert.match(hrefs[1]!, /^http.*\/s\/apple$/)
})

test('lists work in browsers without AbortSignal.any, and browsers without constructable style sheets get a link element', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const element = await button({ trigger: 'click' })

  const { page, complaints } = await embed(element, { prepare: (old) => old.addInitScript('delete AbortSignal.any') })
  await page.locator('.atcb-button').click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  const { page: older } = await embed(element, {
    prepare: (old) =>
      old.addInitScript(`
        globalThis.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor') } }
        delete ShadowRoot.prototype.adoptedStyleSheets
      `),
  })

  assert.match(
    (await older.getByRole('link', { name: 'Open the event page' }).getAttribute('href'))!,
    /\/[\da-f-]{36}$/,
  )
  assert.deepEqual(complaints, [])
})
