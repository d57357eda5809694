import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { until } from '../server/testing/until.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'
import { party } from '../server/testing/visitor.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('an ignored attribute is reported once in the console, with the allowed values', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const wrong = [
    'language="klingon"',
    'light-mode="drak"',
    'size="12|6"',
    `custom-labels='{"close": }'`,
    'button-style="round"',
    'options="apple"',
  ]
  const element = (await button()).replace(' prokey', ` ${wrong.join(' ')} prokey`)

  const { page, complaints, requests } = await embed(element)
  await page.getByRole('button', { name: 'Add to calendar' }).waitFor()
  await until(async () => complaints.length === wrong.length)
  await page.evaluate("document.querySelector('kalends-button').setAttribute('inline', '')")
  await until(async () =>
    Boolean(
      await page.evaluate("getComputedStyle(document.querySelector('kalends-button')).display === 'inline-block'"),
    ),
  )

  assert.deepEqual(complaints, [
    'Kalends: <kalends-button> ignores language="klingon". Use one of ar, cs, de, en, es, et, fa, fi, fr, hi, id, it, ja, ko, nl, no, pl, pt, ro, sv, tr, vi, zh.',
    'Kalends: <kalends-button> ignores light-mode="drak". Use light, dark, system or bodyScheme.',
    'Kalends: <kalends-button> ignores size="12|6". Use a number from 0 to 10, or up to three with a bar between them, such as 8|6|4.',
    'Kalends: <kalends-button> ignores custom-labels="{"close": }". It is no valid JSON.',
    'Kalends: <kalends-button> ignores button-style="round". It is no attribute of the button: set it in the style template of the event (PATCH /v1/style/<id>).',
    'Kalends: <kalends-button> ignores options="apple". It is no attribute of the button: set it in the style template of the event (PATCH /v1/style/<id>).',
  ])
  assert.equal(requests.filter((path) => path.includes('attribute-warning')).length, 1)
})

test('documented attributes cause no console output and no extra requests', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const right = `language="en-GB" lightMode="dark" size="8|6|4" hidden-note="x" customLabels='{"close": "Shut"}' style-light="--btn-text: #123456" data-x="1" class="y"`
  const { page, complaints, requests } = await embed((await button()).replace(' prokey', ` ${right} prokey`))

  await page.getByRole('button', { name: 'Add to calendar' }).waitFor()

  assert.deepEqual(complaints, [])
  assert.deepEqual(
    requests.map((path) => path.replace(/[0-9a-f-]{36}/, 'key')),
    ['/button.js', '/key/config.json'],
  )
})

test('changing prokey or domain removes the old button immediately, along with its structured data', async (t) => {
  const { button, embed } = await startSite(t, browser)
  const [first, second] = [await button(), await button()].map((element) => /prokey="([^"]+)"/.exec(element)![1]!)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const prepare = (page: Page) =>
    page.route(`**/${second}/config.json`, (route) => answered.then(() => route.continue()))
  const { page } = await embed(`<kalends-button prokey="${first}"></kalends-button>`, { prepare })
  await page.locator('.atcb-button').waitFor()
  /** What is drawn in the task after the one that changes an attribute. */
  const change = (name: string, value: string): Promise<string[]> =>
    page.evaluate(`new Promise((done) => {
      const element = document.querySelector('kalends-button')
      element.setAttribute('${name}', '${value}')
      setTimeout(() => done([...element.shadowRoot.querySelectorAll('a, button, .placeholder')].map((each) => each.classList[0])))
    })`)
  const described = () => page.locator('script[type="application/ld+json"]').count()

  assert.deepEqual(await change('size', '9'), ['atcb-button'])
  assert.deepEqual([await change('prokey', second!), await described()], [['placeholder'], 0])
  answer()
  await page.locator('.atcb-button').waitFor()
  assert.equal(await described(), 1)
  assert.deepEqual(await change('domain', 'http://127.0.0.1:9'), ['placeholder'])
  await page.getByRole('link', { name: 'Open the event page' }).waitFor()
  assert.deepEqual(await change('prokey', first!), ['placeholder'])
})

test('in a page that stays open, a new button asks again after five minutes, and draws what was known if nobody answers', async (t) => {
  const { server, button, embed } = await startSite(t, browser)
  const element = await button({ options: ['google'] })
  const prokey = /prokey="([^"]+)"/.exec(element)![1]!
  const { page, requests } = await embed(element, { prepare: (opened) => opened.clock.install() })
  const labelOf = (label: string) => page.getByRole('link', { name: label }).waitFor()
  const showAgain = () => page.evaluate("document.querySelector('kalends-button').replaceWith(document.querySelector('kalends-button').cloneNode())") // oxfmt-ignore
  await labelOf('Add to calendar')
  await server.client.event.update(prokey, { dates: [{ ...party, status: 'CANCELLED' }] })

  await page.clock.fastForward('04:30')
  await showAgain()
  await labelOf('Add to calendar')
  assert.deepEqual(requests.filter((path) => path.endsWith('config.json')).length, 1)
  await page.clock.fastForward('05:30')
  await showAgain()
  await labelOf('This event is cancelled')
  await page.route('**/config.json', (route) => route.abort())
  await page.clock.fastForward('05:30')
  await showAgain()
  await labelOf('This event is cancelled')

  assert.deepEqual(await page.getByRole('link').count(), 1)
})
