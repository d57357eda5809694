import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { newStyle, party } from '../server/testing/visitor.ts'
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

test('replies stand side by side on the smallest phones, without a break in a word', async (t) => {
  const { server, visit } = await startPages(t, browser)
  const layout = await newStyle(server, { language: 'de' })
  const block = { initial_confirmation: false, maybe_option: true }
  const { page } = await visit(await rsvpEvent(server, block, { layout }), { viewport: { width: 320, height: 640 } })

  const places = await Promise.all(['Ja', 'Vielleicht', 'Nein'].map((reply) => placeOf(page, reply)))

  const [{ y, height }] = places as [Place, Place, Place]
  for (const each of places) assert.deepEqual([each.y, each.height, each.rows], [y, height, 1])
})

interface Place {
  readonly y: number
  readonly height: number
  readonly rows: number
}

/** Where the choice is, and how many rows its words take. */
function placeOf(page: Page, reply: string) {
  return page.evaluate<Place>(`(() => {
    const choice = [...document.querySelectorAll('.segments span')].find((each) => each.textContent.includes('${reply}'))
    const { y, height } = choice.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(choice.lastChild)
    return { y, height, rows: words.getClientRects().length }
  })()`)
}

async function openForm(t: TestContext, description: string, options: BrowserContextOptions) {
  const { server, visit } = await startPages(t, browser)
  const dates = [{ ...party, location: 'Pier 3, Hamburg', description }]
  const { page } = await visit(await rsvpEvent(server, { initial_confirmation: false }, { dates }), options)
  return { page, link: page.getByRole('link', { name: 'Save my seat' }) }
}
