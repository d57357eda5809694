import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, BrowserContext, BrowserContextOptions, Locator } from 'playwright-core'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { type TestServer, startServer } from '../server/testing/server.ts'
import { newEvent, newGroup, newStyle, party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { closeContext, leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const phone = { width: 360, height: 740 }
const evening = { ...party, location: 'Pier 3, Hamburg', description: '<p>Bring a friend.</p>' }
const light = { card: 'rgb(255, 255, 255)', text: 'rgb(27, 36, 48)', link: 'rgb(15, 118, 110)', line: 'rgb(125, 136, 151)' } // oxfmt-ignore
const dark = {
  card: 'rgb(21, 28, 38)',
  text: 'rgb(230, 235, 241)',
  link: 'rgb(87, 159, 154)',
  line: 'rgb(102, 118, 139)',
}

for (const [lightMode, colorScheme, expected] of [
  ['system', 'light', light],
  ['system', 'dark', dark],
  ['light', 'dark', light],
  ['dark', 'light', dark],
] as const) {
  test(`an older browser in ${colorScheme} colours shows pages of the style "${lightMode}" like a new one`, async (t) => {
    const { server, visit } = await start(t)
    const layout = await newStyle(server, { lightMode })
    const landingpage = Number((await server.post('/landingpage', { name: 'x', highlight_color: '#0f766e' })).body.id)
    const rsvp = await rsvpEvent(server, {}, { layout, landingpage })

    for (const isOlder of [false, true]) {
      const form = await visit(`/${rsvp}`, { colorScheme, isOlder })
      assert.deepEqual(
        {
          card: await styleOf(form.page.locator('article'), 'background-color'),
          text: await styleOf(form.page.locator('h1'), 'color'),
          link: await styleOf(form.page.locator('.hint a'), 'color'),
          line: await styleOf(form.page.locator('#email'), 'border-top-color'),
        },
        expected,
      )
    }
  })
}

test('axe finds nothing on any page in an older browser in dark colours', async (t) => {
  const { server, visit } = await start(t)
  const event = await newEvent(server, { dates: [evening, party], cta: true, cta_block: await newForm(server) })
  const group = await newGroup(server)
  const rsvp = await rsvpEvent(server, { maxpp: 3, maybe_option: true })

  for (const path of [
    event,
    group,
    rsvp,
    `${event}/cta`,
    `${event}/add?date=2`,
    `${rsvp}/rsvp/access`,
    `${group}/s/yahoo`,
  ]) {
    const { page, complaints } = await visit(`/${path}`, { colorScheme: 'dark' })
    assert.deepEqual(await axe(page), [], path)
    assert.deepEqual(complaints, [], path)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test(`an older browser ${javaScriptEnabled ? 'with' : 'without'} JavaScript shows calendars, sharing and call to action on the page`, async (t) => {
    const { server, visit } = await start(t)
    const layout = await newStyle(server, { options: ['ical'] })
    const event_group = await newGroup(server, { layout })
    const prokey = await newEvent(server, { event_group, layout, cta: true, cta_block: await newForm(server) })

    const { page, complaints } = await visit(`/${prokey}`, { javaScriptEnabled })
    const [calendar, address] = [
      page.getByRole('link', { name: 'iCal file' }),
      page.getByLabel('Link', { exact: true }),
    ]
    assert.deepEqual([await calendar.isVisible(), await address.isVisible()], [false, false])
    assert.equal(await page.getByRole('heading', { name: 'Stay in touch' }).isVisible(), false)
    await page.getByRole('link', { name: 'Share' }).click()
    assert.deepEqual([await calendar.isVisible(), await address.isVisible()], [false, true])
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    assert.deepEqual([await calendar.isVisible(), await address.isVisible()], [true, false])
    assert.equal(await isInView(calendar), true)
    if (javaScriptEnabled) assert.deepEqual(await axe(page), [])

    await calendar.click()
    if (!javaScriptEnabled) await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: 'Subscribe' }).click()
      assert.equal(await page.getByText('Please fill in this field.').isVisible(), true)
    }
    assert.deepEqual(complaints, [])

    const group = await visit(`/${event_group}`, { javaScriptEnabled })
    await group.page.getByRole('link', { name: 'Subscribe to calendar' }).click()
    assert.equal(await group.page.getByRole('link', { name: 'iCal file' }).isVisible(), true)
  })
}

test('in an older browser a form shows what is missing, and quick senders succeed as well', async (t) => {
  const { server, visit } = await start(t)
  const fields = [{ type: 'text', name: 'name', required: true, label: 'Your name' }]
  const prokey = await rsvpEvent(server, { maxpp: 3, maybe_option: true, initial_confirmation: false, fields })

  const { page, complaints } = await visit(`/${prokey}`)
  server.advance(5000)
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  assert.equal(await page.getByText('Please fill in this field.').isVisible(), true)
  await page.getByLabel('Email address').fill('eva@example.org')
  await page.getByText('+', { exact: true }).click()
  await page.getByLabel('Your name').fill('Eva Example')
  await page.getByRole('button', { name: 'Confirm my 2 seats' }).click()
  await page.getByRole('status').waitFor()

  const { status, amount } = (await server.get(`/rsvp-answers/${prokey}/latest`)).body
  assert.deepEqual({ status, amount }, { status: 'confirmed', amount: 2 })
  assert.deepEqual(complaints, [])
})

/** Features that not all supported browsers have, each replaced by a spelling that no browser knows. */
const unknown: [known: RegExp, unknown: string][] = [
  [/light-dark\(/g, 'x-light-dark('],
  [/color-mix\(/g, 'x-color-mix('],
  [/:popover-open/g, ':x-popover-open'],
  [/:has\(/g, ':x-has('],
  [/:dir\(/g, ':x-dir('],
  [/\b(width|height)\s*[<>]/g, 'x-$&'],
  [/(\d)dvh/g, '$1x-dvh'],
  [/overflow:\s*clip/g, 'overflow:x-clip'],
  [/text-wrap/g, 'x-text-wrap'],
  [/@starting-style/g, '@x-starting-style'],
]

const missing = `
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name]
  delete HTMLFormElement.prototype.requestSubmit
  delete AbortSignal.any
  delete Promise.withResolvers
  delete Map.groupBy
  delete Object.groupBy
  delete URL.canParse
  for (const { prototype } of [Document, Element])
    for (const name of ['querySelector', 'querySelectorAll']) {
      const find = prototype[name]
      prototype[name] = function (selector) {
        return find.call(this, selector.replaceAll(':has(', ':x-has('))
      }
    }
`

/** Makes a current browser behave like one from two or three years ago. */
async function makeOlder(context: BrowserContext) {
  await context.addInitScript(missing)
  await context.route('**', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    const text = await response.text()
    const sheet = (css: string) => unknown.reduce((all, [from, to]) => all.replaceAll(from, to), css)
    const isPage = response.headers()['content-type']?.startsWith('text/html')
    const body = isPage
      ? text.replaceAll(/\spopover(?=\s)/g, ' ').replaceAll(/<style>.*?<\/style>/gs, sheet)
      : sheet(text)
    return route.fulfill({ response, body })
  })
}

interface Visit extends BrowserContextOptions {
  readonly isOlder?: boolean
}

async function start(t: TestContext) {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const visit = async (path: string, { isOlder = true, ...options }: Visit = {}) => {
    // A page's policy names the style elements it was sent with.
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: phone, bypassCSP: true, ...options })
    finallyIn(t, () => closeContext(context))
    if (isOlder) await makeOlder(context)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => void complaints.push(message.text()))
    page.on('pageerror', (error) => void complaints.push(error.message))
    await page.goto(`${address}${path}`)
    return { page, complaints }
  }
  return { server, visit }
}

async function newForm(server: TestServer): Promise<number> {
  const fields = [{ type: 'text', name: 'mail', required: true, label: 'Mail' }]
  const url = 'https://forms.example.org/'
  const cta = { name: 'x', type: 'form', headline: 'Stay in touch', url, button_label: 'Subscribe', fields }
  return Number((await server.post('/cta-block', cta)).body.id)
}

/** Tests are type-checked without DOM types. */
interface Browsing {
  getComputedStyle(element: unknown): { getPropertyValue(name: string): string }
}

function styleOf(part: Locator, property: string): Promise<string> {
  return part.evaluate(
    (element, name) => (globalThis as unknown as Browsing).getComputedStyle(element).getPropertyValue(name),
    property,
  )
}

async function isInView(part: Locator): Promise<boolean> {
  const box = await part.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= phone.height
}
