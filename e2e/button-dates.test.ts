import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { newEvent, newGroup, party } from '../server/testing/visitor.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const location = 'Pier 3, Am Sandtorkai 30, 20457 Hamburg'
const [first, last] = [
  { ...party, location },
  { ...party, location, startDate: '2027-05-08', endDate: '2027-05-10' },
]
const cards = [
  'Summer party\nSat,\u00a0May\u00a01,\u00a02027\n6:00\u00a0–\u2060\u00a09:30\u00a0PM\nPier 3\nAm Sandtorkai 30, 20457 Hamburg',
  'Summer party\nSat,\u00a0May\u00a08,\u00a02027\n6:00\u00a0PM\u00a0–\u2060\nMon,\u00a0May\u00a010,\u00a02027\n9:30\u00a0PM\nPier 3\nAm Sandtorkai 30, 20457 Hamburg',
]

for (const [width, visitor, zones] of [
  [320, 'Europe/London', ['CEST']],
  [1280, 'Europe/Paris', []],
] as const)
  test(`at ${width} px, no line of a date ends with a comma, and dates ${zones.length > 0 ? 'name the zone that they share once, as pages do' : "name no zone that is the visitor's"}`, async (t) => {
    const { server, button, embed } = await startSite(t, browser)
    const group = await newGroup(server, { public_event_overview: true })
    for (const date of [first, last]) await newEvent(server, { event_group: group, dates: [date] })
    const event = await button({ options: ['google', 'ical'] }, { dates: [first, last] })
    const options = { viewport: { width, height: 700 }, timezoneId: visitor }
    const { page } = await embed(`${event}<kalends-button prokey="${group}"></kalends-button>`, options)
    const list = page.locator('kalends-button').nth(1)
    const chooser = page.getByRole('dialog', { name: 'Choose a date' })
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    await page.getByRole('menuitem', { name: 'Google Calendar' }).click()
    await chooser.waitFor()

    for (const place of [list, chooser]) {
      assert.deepEqual(await place.locator('.facts').allInnerTexts(), cards)
      assert.deepEqual(await place.locator('.zone').allInnerTexts(), [...zones])
    }
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
  })

test('dates in several zones each name their own', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const dates = [first, { ...last, timeZone: 'America/New_York' }, { ...last, timeZone: 'Asia/Tokyo' }]
  const { page } = await embed(await button({ options: ['google', 'ical'] }, { dates }), { timezoneId: 'Europe/Paris' })
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('menuitem', { name: 'Google Calendar' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a date' })
  await chooser.waitFor()

  const times = await chooser.locator('.parts:last-child > span:last-child').allInnerTexts()

  assert.deepEqual(
    times.map((time) => time.replaceAll(/[\u00a0\u2060]/g, ' ')),
    ['6:00 –  9:30 PM', '9:30 PM GMT+9', '9:30 PM EDT'],
  )
  assert.equal(await chooser.locator('.zone').count(), 0)
})
