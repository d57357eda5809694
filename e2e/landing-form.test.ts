import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { party } from '../server/testing/visitor.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startPages } from './page-visits.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const [phone, desktop] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const line = '<p>Music by the water.</p>'

for (const [device, viewport] of [
  ['phone', phone],
  ['desktop', desktop],
] as const)
  test(`the way to a form that is far down stays in reach until the form is in sight, on a ${device}`, async (t) => {
    const { page, link } = await openForm(t, line.repeat(40), { viewport })

    const start = (await link.boundingBox())!
    assert.ok(start.y + start.height <= viewport.height)
    await link.click()

    assert.equal(await page.locator(':focus').getAttribute('value'), 'confirmed')
    await link.waitFor({ state: 'hidden' })
    const choice = (await page.getByText('Yes', { exact: true }).boundingBox())!
    assert.ok(choice.y > 0 && choice.y + choice.height < viewport.height)
    await page.evaluate('scrollTo(0, 0)')
    await link.waitFor()
  })

test('a form that is in sight from the start has no second way to it', async (t) => {
  const { page, link } = await openForm(t, line, { viewport: desktop })

  assert.equal(await link.isVisible(), false)
  assert.equal(await page.getByRole('radio', { name: 'Yes' }).count(), 1)
})

test('without scripts, the way to the form stays before it', async (t) => {
  const { page, link } = await openForm(t, line.repeat(40), { viewport: phone, javaScriptEnabled: false })

  await link.click()

  await page.waitForURL(/#rsvp$/)
  const [way, form] = [(await link.boundingBox())!, (await page.locator('#rsvp').boundingBox())!]
  assert.ok(way.y + way.height <= form.y)
})

async function openForm(t: TestContext, description: string, options: BrowserContextOptions) {
  const { server, visit } = await startPages(t, browser)
  const dates = [{ ...party, location: 'Pier 3, Hamburg', description }]
  const { page } = await visit(await rsvpEvent(server, { initial_confirmation: false }, { dates }), options)
  return { page, link: page.getByRole('link', { name: 'Save my seat' }) }
}
