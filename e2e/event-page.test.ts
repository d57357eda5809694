import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { photo } from '../server/testing/pictures.ts'
import type { TestServer } from '../server/testing/server.ts'
import { until } from '../server/testing/until.ts'
import { upload } from '../server/testing/uploads.ts'
import { newEvent, newStyle, party } from '../server/testing/visitor.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startPages } from './page-visits.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const start = (t: TestContext) => startPages(t, browser)
const phone = { width: 360, height: 740 }
const evening = { ...party, location: 'Pier 3, Hamburg', description: '<p>Music by the water.</p>'.repeat(30) }

test('on a desktop the action is above the fold and stays beside the story, with a header image, a form or both', async (t) => {
  const { server, visit } = await start(t)
  const landingpage = await pageWithCover(server)
  const sign = { rsvp: true, rsvp_block: Number((await server.post('/rsvp-block', { name: 'x' })).body.id) }
  const events = [{ landingpage }, { landingpage, ...sign }, sign]
  const { page, go } = await visit('healthz', { viewport: { width: 1024, height: 768 } })

  for (const more of events) {
    await go(await newEvent(server, { ...more, dates: [evening] }))
    const [action, story] = [await boxOf(page, '.side .primary'), await boxOf(page, '.about')]
    assert.ok(action.y + action.height < 768)
    assert.ok(story.x > action.x + action.width)
    await page.evaluate('scrollTo(0, 400)')
    assert.ok((await boxOf(page, '.side .primary')).y > 0)
  }
  await page.setViewportSize({ width: 1024, height: 240 })
  assert.equal(await page.evaluate("getComputedStyle(document.querySelector('.side')).position"), 'static')
})

test('on a phone the header image is edge to edge above the card, which does not move when the image arrives', async (t) => {
  const { server, visit } = await start(t)
  const prokey = await newEvent(server, { landingpage: await pageWithCover(server), dates: [evening] })
  const { page, go } = await visit('healthz', { viewport: phone })
  await page.route('**/files/**', (route) => route.abort())
  await go(prokey)
  const headingWithout = await boxOf(page, 'h1')

  await page.unroute('**/files/**')
  await go(prokey)

  assert.deepEqual(await boxOf(page, '.header'), { x: 0, y: 0, width: 360, height: 180 })
  assert.deepEqual(await boxOf(page, 'h1'), headingWithout)
  const action = await boxOf(page, '.primary')
  assert.ok(action.y + action.height <= 740)
})

test('the focus stays inside an open sheet and returns to where it was opened', async (t) => {
  const { server, visit } = await start(t)
  const layout = await newStyle(server, { options: ['google', 'ical'] })
  const { page } = await visit(await newEvent(server, { layout }), { viewport: { width: 1280, height: 900 } })
  const focused = () => page.evaluate<string>(nameOfFocused)

  await page.getByRole('button', { name: 'Add to calendar' }).press('Enter')
  const stops: string[] = []
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    stops.push(await focused())
  }
  assert.deepEqual(stops, ['Google Calendar', 'iCal file', 'Close', 'Google Calendar', 'Close', 'iCal file'])
  assert.equal(await page.getByRole('link', { name: 'Made with' }).count(), 0)
  await page.keyboard.press('Escape')
  await until(async () => (await focused()) === 'Add to calendar')

  await page.getByRole('button', { name: 'Share' }).click()
  await page.mouse.click(5, 5)
  // Once the browser has told the page.
  await until(async () => (await focused()) === 'Share')
})

test("the zone is named in full on tap, and not at all if it is the visitor's; online, the visitor's time comes first", async (t) => {
  const { server, visit } = await start(t)
  const online = await newEvent(server, { dates: [{ ...party, location: 'https://meet.example.org/x' }] })
  const here = await visit(online, { timezoneId: 'Europe/Paris', locale: 'en-US' })
  const away = await visit(online, { timezoneId: 'Asia/Tokyo', locale: 'en-US' })
  const late = await visit(online, { timezoneId: 'Asia/Karachi', locale: 'en-US' })
  const unscripted = await visit(online, { javaScriptEnabled: false, locale: 'en-US' })

  assert.equal(await here.page.locator('.zone').isVisible(), false)
  const lines = (await away.page.locator('.facts dd').first().innerText()).replaceAll(/[^\S\n]/g, ' ').split('\n')
  assert.deepEqual(lines.slice(0, 4), ['Your time:', 'Sunday, May 2, 2027', '1:00 – 4:30 AM', 'Saturday, May 1, 2027'])
  const night = (await late.page.locator('.facts dd').first().innerText()).replaceAll(/[^\S\n]/g, ' ').split('\n')
  assert.deepEqual(night.slice(0, 3), ['Your time:', 'Saturday, May 1, 2027', '9:00 PM – 12:30 AM'])
  const name = unscripted.page.getByText('Central European Summer Time').last()
  assert.equal(await name.isVisible(), false)
  await unscripted.page.getByText('CEST').click()
  assert.equal(await name.isVisible(), true)
})

test("on a phone, the visitor's date does not break before its year", async (t) => {
  const { server, visit } = await start(t)
  const dates = [{ ...party, startDate: '2027-12-08', location: 'https://meet.example.org/x' }]
  const prokey = await newEvent(server, { dates })
  const { page } = await visit(prokey, { viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York', locale: 'en-US' }) // oxfmt-ignore

  const linesOf = `(() => {
    const text = document.querySelector('.yours bdi').firstChild
    const range = document.createRange()
    const top = (i) => (range.setStart(text, i), range.setEnd(text, i + 1), range.getClientRects()[0]?.top)
    const words = [...text.data.matchAll(/\\S+/g)].slice(0, 4)
    return Object.values(Object.groupBy(words, ({ index }) => top(index))).map((line) => line.join(' '))
  })()`

  assert.deepEqual(await page.evaluate(linesOf), ['Wednesday,', 'December 8, 2027'])
})

test('a title of long words fits a small phone, and links to the next dates can be tapped', async (t) => {
  const { server, visit } = await start(t)
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsversammlung'
  const prokey = await newEvent(server, { dates: [{ ...party, name }], recurrence: 'RRULE:FREQ=WEEKLY' })
  const { page } = await visit(prokey, { viewport: { width: 320, height: 640 }, hasTouch: true })

  assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
  assert.equal((await boxOf(page, '.next a')).height, 44)
  assert.equal((await boxOf(page, '.next li')).height, 44)
})

test('a ticket shows the header image behind its headline, on phones as well', async (t) => {
  const { server, visit } = await start(t)
  const rsvp_block = Number((await server.post('/rsvp-block', { name: 'x' })).body.id)
  const landingpage = await pageWithCover(server)
  const prokey = await newEvent(server, { landingpage, rsvp: true, rsvp_block })
  const { page, go } = await visit('healthz', { viewport: phone })
  // The shade over the image belongs to the head.
  const painted = () =>
    page.evaluate(`(() => {
      const { x, y } = document.querySelector('.ticket-head').getBoundingClientRect()
      return document.elementsFromPoint(x + 20, y + 20).slice(0, 2).map(({ classList }) => classList[0])
    })()`)

  await go(`${prokey}/rsvp/done/confirmed`)
  const onPhone = await painted()
  await page.setViewportSize({ width: 1280, height: 900 })

  assert.deepEqual(
    [onPhone, await painted()],
    [
      ['ticket-head', 'header'],
      ['ticket-head', 'header'],
    ],
  )
})

test('a place can be copied', async (t) => {
  const { server, visit } = await start(t)
  const { page } = await visit(await newEvent(server, { dates: [evening] }), { permissions: ['clipboard-read', 'clipboard-write'] }) // oxfmt-ignore

  await page.getByRole('button', { name: 'Copy address' }).click()

  await page.getByRole('button', { name: 'Copied' }).waitFor()
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), 'Pier 3, Hamburg')
})

/** Without the letter of its icon. */
const nameOfFocused =
  "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim().split('\\n').at(-1).trim()"

async function pageWithCover(server: TestServer): Promise<number> {
  const { id: header_image } = (await upload(server, await photo(1000, 500).jpeg().toBuffer(), 'image/jpeg')).body
  return Number((await server.post('/landingpage', { name: 'x', header_image })).body.id)
}

async function boxOf(page: Page, selector: string) {
  return (await page.locator(selector).first().boundingBox())!
}
