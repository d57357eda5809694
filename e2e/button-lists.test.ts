import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { buttonStyles } from '@kalends/contract'
import type { Browser, Page } from 'playwright-core'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'
import { party } from '../server/testing/visitor.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const listStyles = ['dropdown', 'dropdown-static', 'dropup-static', 'overlay', 'modal']
const options = ['apple', 'google', 'ical']
const customCss = 'https://styles.example.org/button.css'

for (const [turn, buttonStyle] of buttonStyles.entries()) {
  // The same code handles keys and touch in all buttons, so each of them takes its turn with two of the lists.
  const isTurnOf = (list: number) => list === turn % listStyles.length || list === (turn + 2) % listStyles.length

  test(`a list of a button of the style ${buttonStyle} opens and closes by mouse, keyboard and touch, wherever it appears`, async (t) => {
    const { button, embed } = await startSite(t, browser)
    const more = buttonStyle === 'custom' ? { customCss } : {}
    const buttons: string[] = []
    for (const listStyle of listStyles)
      buttons.push(await button({ buttonStyle, listStyle, options, trigger: 'click', ...more }))
    const spaced = buttons.map((each) => `<p style="margin:0;padding:150px 100px 0"></p>${each}`).join('')
    const policy =
      "default-src 'none'; script-src {server}; connect-src {server} https:; style-src 'unsafe-inline' https:"
    const prepare = (page: Page) =>
      page.route(customCss, (route) =>
        route.fulfill({
          contentType: 'text/css',
          headers: { 'access-control-allow-origin': '*' },
          body: '.atcb-button { color: #7f1d1d }',
        }),
      )

    const { page, complaints } = await embed(spaced, { policy, prepare })
    for (const [i, listStyle] of listStyles.entries()) {
      const place = page.locator('kalends-button').nth(i)
      const opener = place.locator('.atcb-button')
      const isModal = listStyle === 'modal'
      const list = isModal ? place.getByRole('dialog') : place.getByRole('menu')
      const items = isModal ? list.locator('.atcb-list-item') : list.getByRole('menuitem')
      const focused = () => page.evaluate(innerFocus)
      const message = `${buttonStyle} ${listStyle}`

      await opener.click().catch((error: Error) => assert.fail([message, ...complaints, error.message].join('\n')))
      await list.waitFor()
      assert.equal(await opener.getAttribute('aria-expanded'), 'true', message)
      assert.deepEqual(
        await items.locator('.atcb-list-text').allInnerTexts(),
        ['Apple Calendar', 'Google Calendar', 'iCal file'],
        message,
      )
      if (i === 0 || isModal) assert.deepEqual(await axe(page), [], message)
      await page.mouse.click(2, 300)
      await list.waitFor({ state: 'hidden' })
      await place.locator('.atcb-button[aria-expanded=false]').waitFor()

      if (!isTurnOf(i)) continue
      await opener.focus()
      await page.keyboard.press('Enter')
      await list.waitFor()
      assert.equal(await focused(), 'Apple Calendar', message)
      await page.keyboard.press('ArrowDown')
      assert.equal(await focused(), 'Google Calendar', message)
      await page.keyboard.press('End')
      assert.equal(await focused(), 'iCal file', message)
      await page.keyboard.press('ArrowDown')
      assert.equal(await focused(), 'Apple Calendar', message)
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'hidden' })
      assert.equal(await focused(), 'atcb-button', message)
    }
    assert.deepEqual(complaints, [])

    const touched = await embed(spaced, { policy, prepare, hasTouch: true, viewport: { width: 390, height: 800 } })
    for (const [i, listStyle] of listStyles.entries()) {
      if (!isTurnOf(i)) continue
      const place = touched.page.locator('kalends-button').nth(i)
      const item = place.locator('.atcb-list-item', { hasText: 'iCal file' })
      await place.locator('.atcb-button').tap()
      await item.waitFor()
      const opened = touched.page.context().waitForEvent('page')
      await item.tap()
      await (await opened).close()
      await item.waitFor({ state: 'hidden' })
      assert.match(String(await touched.page.evaluate('JSON.stringify(seen)')), /"save",{"prokey":"[^"]+","calendar":"ical"}/, listStyle) // oxfmt-ignore
    }
    assert.equal(await touched.page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
  })
}

/** The focused element inside its shadow root: the text of a row, or its part name. */
const innerFocus = `(() => {
  const element = document.activeElement.shadowRoot.activeElement
  return element.querySelector('.atcb-list-text')?.textContent ?? element.part.value
})()`

test('in a window that is too low, a list is cut in the middle of a row and can be scrolled to its end', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const { page } = await embed(
    (await button({ trigger: 'click' })) + (await button({ trigger: 'click', listStyle: 'overlay' })),
    { viewport: { width: 700, height: 300 }, hasTouch: true, isMobile: true },
  )

  for (const i of [0, 1]) {
    const list = page.locator('kalends-button').nth(i)
    for (const height of [300, 310, 320, 330, 340]) {
      await page.setViewportSize({ width: 700, height })
      await list.locator('.atcb-button').tap()
      await list.getByRole('menu').waitFor()
      const sheet = (await list.locator('.atcb-list-wrapper').boundingBox())!
      const rows = await Promise.all((await list.getByRole('menuitem').all()).map((row) => row.boundingBox()))
      const cut = rows.find((row) => row!.y < sheet.y + sheet.height && row!.y + row!.height > sheet.y + sheet.height)
      const shown = (sheet.y + sheet.height - (cut?.y ?? 0)) / (cut?.height ?? 1)

      assert.ok(
        sheet.y >= 0 && sheet.y + sheet.height <= height,
        `${sheet.y} to ${sheet.y + sheet.height} of ${height}`,
      )
      assert.ok(shown > 0.3 && shown < 0.7, `${shown} of the last row at a height of ${height}`)
      await list.getByRole('menuitem').last().scrollIntoViewIfNeeded()
      const last = (await list.getByRole('menuitem').last().boundingBox())!
      assert.ok(last.y + last.height <= sheet.y + sheet.height)
      await page.keyboard.press('Escape')
    }
  }
})

test('in a page that is zoomed by CSS, a list opens at its button', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const body = `<div style="zoom: 1.5; padding: 100px">${await button({ trigger: 'click', options })}</div>`
  const { page } = await embed(body, { policy: '' })
  await page.locator('.atcb-button').click()
  await page.getByRole('menu').waitFor()

  const opener = (await page.locator('.atcb-button').boundingBox())!
  const list = (await page.locator('.atcb-list-wrapper').boundingBox())!

  assert.ok(Math.abs(list.x + list.width / 2 - opener.x - opener.width / 2) < 1, `${list.x} ${opener.x}`)
  assert.ok(Math.abs(list.y - opener.y - opener.height) < 1, `${list.y} ${opener.y}`)
})

test('the hand of sign-up buttons is drawn in finer lines than a plus, so that its fingers can be told apart', async (t) => {
  const { server, button, embed } = await startSite(t, browser)
  const { id: rsvp_block } = await server.client.rsvpBlock.create({ name: 'x' })
  for (const buttonStyle of ['flat', 'text']) {
    const signUp = await button({ buttonStyle }, { rsvp: true, rsvp_block })
    const { page } = await embed((await button({ buttonStyle })) + signUp)
    const strokes: string[] = []
    for (const name of ['Add to calendar', 'Save my seat'])
      strokes.push(
        await page
          .getByRole('button', { name })
          .locator('.icon')
          .evaluate((sign) => sign.ownerDocument.defaultView!.getComputedStyle(sign).strokeWidth),
      )

    assert.deepEqual(strokes, buttonStyle === 'flat' ? ['2.4px', '1.7px'] : ['2.4px', '1.8px'])
  }
})

test('calendars have their drawing in a row of buttons, and where a date is chosen', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const dates = [party, { ...party, startDate: '2027-05-02' }]
  const several = await button({ options: ['google'] }, { dates, title_event_series: 'Sailing course' })
  const { page } = await embed((await button({ options, buttonsList: true })) + several)
  const row = page.locator('kalends-button').first().locator('.atcb-button .mark')
  await row.nth(2).waitFor()
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const chosen = page.getByRole('dialog').locator('.calendar .mark')
  await chosen.waitFor()

  for (const mark of [...(await row.all()), chosen]) {
    const { width, height } = (await mark.boundingBox())!
    assert.deepEqual([width, height], [24, 24])
  }
})
